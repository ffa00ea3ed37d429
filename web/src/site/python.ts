// Pyodide with Kade in it, loaded from the site's folder into the worker that asks.
import type { PyodideAPI } from 'pyodide';
import { fetchParts, fromMemory } from './parts';

/** Where it is loaded from: the folder's address, Pyodide's own folder in it, and the large files with their sizes. */
export interface Source {
  base: string;
  pyodide: string;
  parts: Record<string, number>;
}

const PLACE = '/lib/python3.14/site-packages';
/** Loading is most of the work, but unpacking and the first imports take their time too. */
const LOADED = 0.8;

export async function loadPython(
  { base, pyodide, parts }: Source,
  progress: (part: number) => void,
): Promise<PyodideAPI> {
  const files = await fetchParts(base, parts, (part) => progress(part * LOADED));
  const folder = new URL(pyodide, base).href;
  globalThis.fetch = fromMemory(files);
  const { loadPyodide } = (await import(/* @vite-ignore */ `${folder}pyodide.mjs`)) as typeof import('pyodide');
  const python = await loadPyodide({ indexURL: folder });
  progress(LOADED + 0.1);
  const ours = Object.keys(parts).find((file) => file.startsWith('python-')) ?? '';
  python.unpackArchive(files.get(new URL(ours, base).href) ?? new ArrayBuffer(0), 'zip', { extractDir: PLACE });
  return python;
}

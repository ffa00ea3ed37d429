// Whether this page comes from a folder of files (`kade site`) and plays in the browser itself, and what that folder has.
export interface Site {
  /** Answers that lie in the folder as files, there before Python is: request → file. */
  answers: Record<string, string>;
  /** The folder of Pyodide, with a slash at its end. */
  pyodide: string;
  /** The large files that Python is loaded from, with their sizes in bytes. */
  parts: Record<string, number>;
}

function read(): Site | null {
  const text = globalThis.document?.getElementById('kade-site')?.textContent;
  return text ? (JSON.parse(text) as Site) : null;
}

/** Null where a server answers. */
export const site: Site | null = read();

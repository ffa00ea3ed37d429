// The worker in which bots think, so that the table answers meanwhile: it is asked in lines, and answers in lines.
import { loadPython, type Source } from './python';

interface Thinker {
  think(line: string, say: (line: string) => void): void;
}

let thinker: Thinker | null = null;
addEventListener('message', ({ data }: MessageEvent<Source | string>) => {
  if (typeof data === 'string') thinker?.think(data, (line) => postMessage(line));
  else start(data).catch(() => postMessage('')); // the host then thinks beside the table
});

async function start(source: Source): Promise<void> {
  const python = await loadPython(source, () => undefined);
  thinker = python.pyimport('kade.browser.thinker') as unknown as Thinker;
  postMessage('ready');
}

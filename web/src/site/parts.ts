// What Python is loaded from: fetched with progress, and kept in the browser's cache under names that change with the content.
const PACKED = '.gz';

/** All parts, by address; those that were fetched before come from the cache, also without a network. */
export async function fetchParts(
  base: string,
  parts: Record<string, number>,
  progress: (part: number) => void,
): Promise<Map<string, ArrayBuffer>> {
  const cache = await globalThis.caches?.open(`kade-python ${base}`).catch(() => undefined);
  const total = Object.values(parts).reduce((sum, bytes) => sum + bytes, 0);
  let loaded = 0;
  const count = (more: number): void => progress(Math.min(1, (loaded += more) / total));
  const addresses = new Set(Object.keys(parts).map((file) => new URL(file, base).href));
  const found = Object.keys(parts).map(async (file): Promise<[string, ArrayBuffer]> => {
    const address = new URL(file, base).href; // what is packed is known by the name of what is in it
    const kept = await cache?.match(address);
    const response = kept ?? (await fetch(address));
    if (!response.ok) throw new Error(`${address}: ${response.status}`);
    const bytes = await read(response, count);
    if (!kept) await cache?.put(address, new Response(bytes, { headers: headersOf(response) })).catch(() => undefined);
    return file.endsWith(PACKED) ? [address.slice(0, -PACKED.length), await unpacked(bytes)] : [address, bytes];
  });
  const files = new Map(await Promise.all(found));
  for (const request of (await cache?.keys()) ?? []) {
    if (!addresses.has(request.url)) await cache?.delete(request); // of an older version
  }
  return files;
}

/** `fetch` for Pyodide, which is given what was fetched already. */
export function fromMemory(files: ReadonlyMap<string, ArrayBuffer>, ask = fetch): typeof fetch {
  return (input, init) => {
    const address = input instanceof Request ? input.url : String(input);
    const bytes = files.get(address);
    if (!bytes) return ask(input, init);
    const kind = address.endsWith('.wasm') ? 'application/wasm' : 'application/octet-stream';
    return Promise.resolve(new Response(bytes, { headers: { 'content-type': kind } }));
  };
}

/** Some hosts take the name for a promise, and what they send has been unpacked by the browser already. */
export async function unpacked(bytes: ArrayBuffer): Promise<ArrayBuffer> {
  const [first, second] = new Uint8Array(bytes.slice(0, 2));
  if (first !== 0x1f || second !== 0x8b) return bytes;
  return new Response(new Blob([bytes]).stream().pipeThrough(new DecompressionStream('gzip'))).arrayBuffer();
}

function headersOf(response: Response): HeadersInit {
  return { 'content-type': response.headers.get('content-type') ?? 'application/octet-stream' };
}

async function read(response: Response, count: (bytes: number) => void): Promise<ArrayBuffer> {
  const counted = new TransformStream<Uint8Array, Uint8Array>({
    transform(chunk, on) {
      count(chunk.byteLength);
      on.enqueue(chunk);
    },
  });
  return new Response(response.body?.pipeThrough(counted)).arrayBuffer();
}

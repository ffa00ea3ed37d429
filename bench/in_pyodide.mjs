// Kade in Pyodide, in Node.js instead of a browser: how long everything takes, and digests of games. bench/in_pyodide.py runs it.
// node in_pyodide.mjs PYODIDE ARCHIVE FROM TO TURNS [GAME…]: one JSON object a line, first the figures, then each game as it ends.
import fs from 'node:fs';
import path from 'node:path';
import { performance } from 'node:perf_hooks';
import { pathToFileURL } from 'node:url';

const [pyodide, archive, from, to, turns, ...names] = process.argv.slice(2);
const here = import.meta.dirname ?? path.dirname(new URL(import.meta.url).pathname);
const said = { clock: {}, cpu: {} };
let clock = performance.now();
let cpu = process.cpuUsage();

/** How many seconds passed since the step before, by the clock and of the processor. */
function step(name) {
  const used = process.cpuUsage(cpu);
  said.clock[name] = (performance.now() - clock) / 1000;
  said.cpu[name] = (used.user + used.system) / 1e6;
  clock = performance.now();
  cpu = process.cpuUsage();
}

const { loadPyodide } = await import(pathToFileURL(path.join(pyodide, 'pyodide.mjs')));
const python = await loadPyodide({ indexURL: pyodide + path.sep });
step('Pyodide');
python.unpackArchive(new Uint8Array(fs.readFileSync(archive)), 'zip', { extractDir: '/lib/python3.14/site-packages' });
step('unpack');
const host = python.pyimport('kade.browser.worker');
step('import');
const kept = new Map();
await host.start(new Map(), async (changes) => {
  for (const [key, bytes] of changes.toJs()) bytes === undefined ? kept.delete(key) : kept.set(key, bytes);
});

async function ask(method, url, body) {
  const answer = await host.request(method, url, '{}', body && new TextEncoder().encode(JSON.stringify(body)));
  const [status, , text] = answer.toJs();
  answer.destroy();
  if (status >= 400) throw new Error(`${url}: ${new TextDecoder().decode(text)}`);
  return JSON.parse(new TextDecoder().decode(text));
}

/** A table for two at one device, opened and decided at: until the first position is there, and until each answer. */
async function play(game, decisions) {
  const made = await ask('POST', '/api/tables', { game, seats: [{ kind: 'me' }, { kind: 'me' }] });
  let news;
  let position;
  const told = (text) => {
    const message = JSON.parse(text);
    if (message.type === 'position') position = message;
    news?.(message);
  };
  const until = (wanted) => new Promise((done) => (news = (message) => wanted(message) && done()));
  host.open(1, `/ws/${made.table}`, told, () => undefined);
  host.receive(1, JSON.stringify({ type: 'hello', tokens: Object.values(made.tokens) }));
  await until((message) => message.type === 'position');
  step(`first position of ${game}`);
  for (let number = 0; number < decisions; number++) {
    const { seat, ticket, choices } = position;
    host.receive(1, JSON.stringify({ type: 'choose', seat, ticket, choice: choices[0].id }));
    await until((message) => message.type === 'position');
  }
  step(`${decisions} decisions of ${game}`);
  host.close(1);
}

await ask('GET', '/api/games');
step('home');
for (const game of names) await play(game, 10);
said.kept = { keys: kept.size, bytes: [...kept.values()].reduce((sum, bytes) => sum + bytes.length, 0) };
said.memory = python._module.HEAP8.length;

python.FS.mkdirTree('/bench');
for (const file of ['records.py', 'levels.py']) python.FS.writeFile(`/bench/${file}`, fs.readFileSync(path.join(here, file)));
python.runPython("import sys; sys.path.insert(0, '/')");
const tell = (code) => JSON.parse(python.runPython(`import json; json.dumps(${code})`));
python.runPython('import kade; from kade.bots import patience; from bench.records import digest; from bench.levels import measure');
if (Number(turns)) {
  said.bots = tell(
    `{level: {game: measure(kade.load(game), level, ${turns}, patience())[0] for game in ${JSON.stringify(names)}} for level in ("novice", "merchant", "master")}`,
  );
}
console.log(JSON.stringify(said));
for (const game of names) {
  for (let seed = Number(from); seed < Number(to); seed++) console.log(JSON.stringify({ game, seed, digest: tell(`digest("${game}", ${seed})`) }));
}
process.exit(0);

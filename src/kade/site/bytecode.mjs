// Compiles the modules of an archive with the Python that will load them, Pyodide's: node bytecode.mjs PYODIDE IN OUT
import fs from 'node:fs';
import path from 'node:path';
import { pathToFileURL } from 'node:url';

const [pyodide, source, target] = process.argv.slice(2);
const { loadPyodide } = await import(pathToFileURL(path.join(pyodide, 'pyodide.mjs')));
const python = await loadPyodide({ indexURL: pyodide + path.sep });
python.FS.writeFile('/source.zip', fs.readFileSync(source));
python.runPython(`
import warnings, zipfile
from importlib._bootstrap_external import _code_to_hash_pyc
from importlib.util import source_hash

warnings.simplefilter("ignore")  # of other people's modules
with zipfile.ZipFile("/source.zip") as found, zipfile.ZipFile("/target.zip", "w") as made:
    for name in found.namelist():
        text = found.read(name)
        code = compile(text, name, "exec", dont_inherit=True, optimize=0)
        made.writestr(name + "c", bytes(_code_to_hash_pyc(code, source_hash(text), False)))
`);
fs.writeFileSync(target, python.FS.readFile('/target.zip'));
process.exit(0);

/**
 * Prepares what the engine of a tab starts with: node compile.mjs FROM.zip TO.zip SNAPSHOT. The modules in an archive are compiled with the Python
 * that will run them, and that Python's memory is kept as it is after its start, with the modules of its library that the package imports.
 */
import { readFileSync, writeFileSync } from "node:fs";
import { gzipSync } from "node:zlib";
import { loadPyodide } from "pyodide";

const [from, to, snapshot] = process.argv.slice(2);
const python = await loadPyodide();
python.unpackArchive(new Uint8Array(readFileSync(from)), "zip", { extractDir: "/tree" });
python.registerJsModule("parlor_browser", {});
python.runPython(`
import py_compile
import zipfile
from pathlib import Path

tree = Path("/tree")
with zipfile.ZipFile("/made.zip", "w", zipfile.ZIP_DEFLATED, compresslevel=9) as made:
    for file in sorted(path for path in tree.rglob("*") if path.is_file()):
        name = str(file.relative_to(tree))
        data = file.read_bytes()
        if file.suffix == ".py":
            # Without its source, a module is found as MODULE.pyc in its folder.
            compiled = py_compile.compile(
                str(file), str(file) + "c", dfile=name, doraise=True, invalidation_mode=py_compile.PycInvalidationMode.UNCHECKED_HASH
            )
            name, data = name + "c", Path(compiled).read_bytes()
        made.writestr(zipfile.ZipInfo(name), data, zipfile.ZIP_DEFLATED)
`);
writeFileSync(to, python.FS.readFile("/made.zip"));
const library = python.runPython(`
import sys

sys.path.insert(0, "/tree")
import parlor.tab.house

"\\n".join(f"import {name}" for name in sys.modules if name.partition(".")[0] in sys.stdlib_module_names)
`);
// What is loaded from files of machine code cannot be kept: the package itself is imported in the tab.
// It calls itself by a name of its own, so that nothing of this machine is kept either.
const kept = await loadPyodide({ _makeSnapshot: true, _sysExecutable: "/python" });
kept.runPython(library);
writeFileSync(snapshot, gzipSync(kept.makeMemorySnapshot(), { level: 9 }));

/** Compiles the Python modules in an archive with the Python that will run them: node compile.mjs FROM.zip TO.zip */
import { readFileSync, writeFileSync } from "node:fs";
import { loadPyodide } from "pyodide";

const [from, to] = process.argv.slice(2);
const python = await loadPyodide();
python.unpackArchive(new Uint8Array(readFileSync(from)), "zip", { extractDir: "/tree" });
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

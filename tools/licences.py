"""Lists the licenses of everything that Parlor is built with or runs on: `make licences`.

Python packages are those of the environment that runs this; packages of the web page are those under web/node_modules. What ends up in the
page that people load is marked with a star.
"""

import json
import sys
from importlib.metadata import Distribution, distributions
from pathlib import Path

ROOT = Path(__file__).parents[1]
MODULES = ROOT / "web" / "node_modules"
# What the built page contains: the Svelte runtime, the fonts, the outlines of the states, the codes and the rules.
IN_THE_PAGE = ("svelte", "@fontsource", "us-atlas", "topojson", "d3-geo", "uqr", "marked")


def of_python(found: Distribution) -> str:
    """The license that a Python package names."""
    said = found.metadata.json
    named = str(said.get("license_expression", ""))
    classified = [line.rpartition(" :: ")[2] for line in said.get("classifier", []) if line.startswith("License ::")]
    plain = str(said.get("license", "")).strip().splitlines()
    return named or ", ".join(classified) or (plain[0][:60] if plain else "not named")


def python_packages() -> list[tuple[str, str, str]]:
    """Name, version and license of the installed packages."""
    found = {each.metadata["Name"]: each for each in distributions() if each.metadata["Name"]}
    return [(name, found[name].version, of_python(found[name])) for name in sorted(found, key=str.lower) if name != "parlor-games"]


def web_packages() -> list[tuple[str, str, str]]:
    """Name, version and license of the packages of the page and of its build."""
    rows = []
    for path in sorted([*MODULES.glob("[!.@]*/package.json"), *MODULES.glob("@*/*/package.json")]):
        said = json.loads(path.read_text(encoding="utf-8"))
        if "version" in said:
            star = " *" if said["name"].startswith(IN_THE_PAGE) else ""
            rows.append((said["name"] + star, said["version"], str(said.get("license", "not named"))))
    return rows


def main() -> int:
    """Prints both lists."""
    for title, rows in (("Python packages", python_packages()), ("Packages of the web page", web_packages())):
        print(f"{title}: {len(rows)}")
        for name, version, licence in rows:
            print(f"  {name:36} {version:14} {licence}")
        print()
    if not MODULES.is_dir():
        print("web/node_modules is not there: make check brings it")
    return 0


if __name__ == "__main__":
    sys.exit(main())

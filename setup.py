"""Compiles the engine with mypyc if there is a working C compiler; otherwise the same modules run uncompiled.

It also builds the web table with Node (build_web.py); if that fails, everything else is still installed. PARLOR_PURE=1 asks for the pure
build; PARLOR_COMPILE=1 makes a failed compilation an error.
"""

import os
import shutil
import sys
from concurrent.futures import ThreadPoolExecutor
from pathlib import Path

from setuptools import Extension, find_packages, setup
from setuptools.command.build import build
from setuptools.command.build_ext import build_ext

sys.path.insert(0, str(Path(__file__).resolve().parent))

PURE = os.environ.get("PARLOR_PURE") == "1"
FORCED = os.environ.get("PARLOR_COMPILE") == "1"
# The compiled parts, in units that cores can build in parallel, the longest first. All depend on the engine, and the books on the table.
UNITS = {
    "parlor_engine": ("words", "core", "packs", "families"),
    "parlor_table": ("table", "players", "learn"),
    "parlor_patriot": ("library/known.py", "library/patriot", "library/sammy_1934"),
    "parlor_rumme": ("library/rumme_1914",),
    "parlor_rummy": ("library/rummy_1916", "library/sam_2015"),
}
# Modules that are not compiled: declarations, which run only once, and the catalogs, which are data.
PLAIN = {"__init__.py", "found.py", "lesson.py"}
# Build steps that only describe the package and need no compiler.
DESCRIBING = {"egg_info", "dist_info", "sdist"}


class BuildWithPage(build):
    """A build that makes the web table while the compiler runs."""

    def run(self) -> None:
        import build_web

        page = Path(self.build_lib).absolute() / "parlor" / "web_dist"
        with ThreadPoolExecutor(1) as beside:
            building = beside.submit(build_web.build, page)
            super().run()
            try:
                building.result()
            except build_web.NotBuilt as why:
                if (build_web.PAGE / "index.html").is_file():
                    shutil.copytree(build_web.PAGE, page, dirs_exist_ok=True)
                    print(f"parlor: the web table was not built anew ({why}); the one that lies in the tree is installed", file=sys.stderr)
                else:
                    print(f"parlor: the web table was not built ({why}); everything else is installed", file=sys.stderr)


class OptionalBuildExt(build_ext):
    """A build that skips the compiled modules if there is no C compiler."""

    def initialize_options(self) -> None:
        super().initialize_options()
        self.parallel = os.cpu_count()

    def run(self) -> None:
        try:
            super().run()
        except Exception as error:
            if FORCED:
                raise
            why = str(error).split(",")[0][:80]
            print(f"parlor: not compiled, the C compiler failed ({why}); the pure Python modules are installed instead", file=sys.stderr)
            self.extensions = []

    def copy_extensions_to_source(self) -> None:
        if self.extensions:
            super().copy_extensions_to_source()


def modules(parts: tuple[str, ...]) -> list[str]:
    """The modules in some parts of the package, except the packages' own __init__ files."""
    root = Path("src/parlor")
    return sorted(
        str(path)
        for part in parts
        for path in ([root / part] if part.endswith(".py") else (root / part).rglob("*.py"))
        if path.name not in PLAIN and not path.name.startswith("catalogue_")
    )


def extensions() -> list[Extension]:
    """The compiled units, or nothing for the pure build."""
    if PURE or DESCRIBING & set(sys.argv):
        return []
    from mypyc.build import mypycify

    units: list[tuple[list[str], str | None]] = [(modules(parts), name) for name, parts in UNITS.items()]
    every = [module for files, _ in units for module in files]
    # Leaves out what only the pure build needs, and what an older tree left in a cache.
    built: list[Extension] = mypycify(
        ["--always-true=COMPILED", f"--cache-dir={os.devnull}", *every], opt_level="3", debug_level="0", separate=units
    )
    # Functions within a unit may be inlined: nothing outside calls or replaces them.
    if sys.platform != "win32":
        for extension in built:
            extension.extra_compile_args = [*extension.extra_compile_args, "-fno-semantic-interposition", "-fvisibility=hidden"]
    # The units first, in their order: the small modules that open them then fill up what is left of the cores.
    order = {f"{name}__mypyc": place for place, name in enumerate(UNITS)}
    return sorted(built, key=lambda extension: order.get(extension.name, len(order)))


def node() -> list[str]:
    """The package that provides Node, if the machine has none; needed while the package is only being described."""
    if not DESCRIBING & set(sys.argv):
        return []
    import build_web

    return build_web.needs()


def description() -> str:
    """The page of the package on an index."""
    import package_page

    return package_page.description()


# The rules pages are at the top of the tree for people to read, and are also included in the package.
setup(
    long_description=description(),
    long_description_content_type="text/markdown",
    packages=[*find_packages("src"), "parlor.rules"],
    package_dir={"": "src", "parlor.rules": "rules"},
    ext_modules=extensions(),
    setup_requires=node(),
    cmdclass={"build": BuildWithPage, "build_ext": OptionalBuildExt},
)

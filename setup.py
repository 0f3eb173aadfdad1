"""Compiles the engine with mypyc where a C compiler works; the same modules run uncompiled otherwise.

PARLOR_PURE=1 asks for the pure build, PARLOR_COMPILE=1 makes a failed compilation an error.
"""

import os
import sys
from pathlib import Path

from setuptools import Extension, find_packages, setup
from setuptools.command.build_ext import build_ext

PURE = os.environ.get("PARLOR_PURE") == "1"
FORCED = os.environ.get("PARLOR_COMPILE") == "1"
COMPILED = ("core", "packs", "families", "games", "table", "players")
# Steps of a build that only describe the package need no compiler.
DESCRIBING = {"egg_info", "dist_info", "sdist"}


class OptionalBuildExt(build_ext):
    """A build that does without the compiled modules where there is no C compiler."""

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


def modules() -> list[str]:
    """The modules that are compiled, all in one unit; packages themselves stay plain."""
    root = Path("src/parlor")
    return sorted(str(path) for part in COMPILED for path in (root / part).rglob("*.py") if path.name != "__init__.py")


def extensions() -> list[Extension]:
    """The one compiled unit, or nothing for the pure build."""
    if PURE or DESCRIBING & set(sys.argv):
        return []
    from mypyc.build import mypycify

    units: list[Extension] = mypycify(modules(), opt_level="3", debug_level="0", group_name="parlor")
    if sys.platform != "win32":
        for unit in units:
            unit.extra_compile_args = [*unit.extra_compile_args, "-fno-semantic-interposition"]
    return units


# The rules pages lie at the top of the tree for people, and travel inside the package.
setup(
    packages=[*find_packages("src"), "parlor.rules"],
    package_dir={"": "src", "parlor.rules": "rules"},
    ext_modules=extensions(),
    cmdclass={"build_ext": OptionalBuildExt},
)

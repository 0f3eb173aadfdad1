"""Compiles the engine with mypyc where a C compiler works; the same modules run uncompiled otherwise."""

import os
import sys
from pathlib import Path

from setuptools import setup
from setuptools.command.build_ext import build_ext

PURE = os.environ.get("PARLOR_PURE") == "1"
COMPILED = ("core", "packs", "families", "games", "table")


class OptionalBuildExt(build_ext):
    """A build that does without the compiled modules where there is no C compiler."""

    def run(self) -> None:
        try:
            super().run()
        except Exception as error:
            print(f"parlor: not compiled ({error}); the pure Python modules are installed instead", file=sys.stderr)
            self.extensions = []

    def copy_extensions_to_source(self) -> None:
        if self.extensions:
            super().copy_extensions_to_source()


def modules() -> list[str]:
    """The modules that are compiled, all in one unit; packages themselves stay plain."""
    root = Path("src/parlor")
    return sorted(str(path) for part in COMPILED for path in (root / part).rglob("*.py") if path.name != "__init__.py")


def extensions() -> list:
    """The one compiled unit, or nothing for the pure build."""
    if PURE:
        return []
    from mypyc.build import mypycify

    units = mypycify(modules(), opt_level="3", debug_level="0", group_name="parlor")
    if sys.platform != "win32":
        for unit in units:
            unit.extra_compile_args.append("-fno-semantic-interposition")
    return units


setup(ext_modules=extensions(), cmdclass={"build_ext": OptionalBuildExt})

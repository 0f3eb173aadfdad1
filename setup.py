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
# The compiled parts, in units that two cores can build side by side; each unit depends on those before it.
UNITS = {"parlor_engine": ("core", "packs", "families"), "parlor_games": ("games",), "parlor_table": ("table", "players")}
# Steps of a build that only describe the package need no compiler.
DESCRIBING = {"egg_info", "dist_info", "sdist"}


class OptionalBuildExt(build_ext):
    """A build that does without the compiled modules where there is no C compiler."""

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
    """The modules of some parts of the package; packages themselves stay plain."""
    root = Path("src/parlor")
    return sorted(str(path) for part in parts for path in (root / part).rglob("*.py") if path.name != "__init__.py")


def extensions() -> list[Extension]:
    """The compiled units, or nothing for the pure build."""
    if PURE or DESCRIBING & set(sys.argv):
        return []
    from mypyc.build import mypycify

    units: list[tuple[list[str], str | None]] = [(modules(parts), name) for name, parts in UNITS.items()]
    every = [module for files, _ in units for module in files]
    built: list[Extension] = mypycify(every, opt_level="3", debug_level="0", separate=units)
    if sys.platform != "win32":
        for extension in built:
            extension.extra_compile_args = [*extension.extra_compile_args, "-fno-semantic-interposition"]
    return built


# The rules pages lie at the top of the tree for people, and travel inside the package.
setup(
    packages=[*find_packages("src"), "parlor.rules"],
    package_dir={"": "src", "parlor.rules": "rules"},
    ext_modules=extensions(),
    cmdclass={"build_ext": OptionalBuildExt},
)

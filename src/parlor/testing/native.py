"""Finds classes of other packages that mypyc has made native, which would corrupt the compiled classes they extend.

A native class decides the layout of its own fields. mypyc knows nothing about a base class in another package, so the fields of the
subclass silently overwrite those of the base. `@mypyc_attr(native_class=False)` makes a class safe.
"""

import sys
from collections.abc import Iterator
from types import GetSetDescriptorType, MethodDescriptorType

# Such descriptors that a class has even if it was not compiled.
PLAIN = ("__dict__", "__weakref__")
COMPILED_PARTS = ("parlor.core.", "parlor.families.", "parlor.packs.", "parlor.players.", "parlor.table.")


def native_subclasses() -> list[type]:
    """All native classes of other packages that extend one of our classes."""
    found: set[type] = {each for base in bases() for each in below(base) if not each.__module__.startswith("parlor.") and is_native(each)}
    return sorted(found, key=lambda each: (each.__module__, each.__qualname__))


def bases() -> list[type]:
    """All our classes that may be compiled."""
    modules = [(name, module) for name, module in sys.modules.items() if name.startswith(COMPILED_PARTS)]
    return [each for name, module in modules for each in vars(module).values() if isinstance(each, type) and each.__module__ == name]


def below(base: type) -> Iterator[type]:
    """All direct and indirect subclasses of a class."""
    for each in list[type](type.__subclasses__(base)):
        yield each
        yield from below(each)


def is_native(kind: type) -> bool:
    """Whether a class was compiled to a native one, so that its methods and fields are C descriptors."""
    return any(isinstance(value, (GetSetDescriptorType, MethodDescriptorType)) and name not in PLAIN for name, value in vars(kind).items())

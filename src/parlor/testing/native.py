"""Finds classes of other packages that mypyc has made native, which would spoil the compiled classes that they extend.

A native class lays its fields out by itself. Of a base in another package mypyc knows nothing, so the fields of the subclass come to lie
where those of the base are, and overwrite them without a word. `@mypyc_attr(native_class=False)` makes a class that is safe.
"""

import sys
from collections.abc import Iterator
from types import GetSetDescriptorType, MethodDescriptorType

# What a class has of the kind without having been compiled.
PLAIN = ("__dict__", "__weakref__")
COMPILED_PARTS = ("parlor.core.", "parlor.families.", "parlor.packs.", "parlor.players.", "parlor.table.")


def native_subclasses() -> list[type]:
    """All native classes of other packages that extend one of ours."""
    found: set[type] = {each for base in bases() for each in below(base) if not each.__module__.startswith("parlor.") and is_native(each)}
    return sorted(found, key=lambda each: (each.__module__, each.__qualname__))


def bases() -> list[type]:
    """Every class of ours that may be compiled."""
    modules = [(name, module) for name, module in sys.modules.items() if name.startswith(COMPILED_PARTS)]
    return [each for name, module in modules for each in vars(module).values() if isinstance(each, type) and each.__module__ == name]


def below(base: type) -> Iterator[type]:
    """All classes that extend a class, and those that extend them."""
    for each in list[type](type.__subclasses__(base)):
        yield each
        yield from below(each)


def is_native(kind: type) -> bool:
    """Whether a class was compiled to a native one: its methods and fields are C descriptors."""
    return any(isinstance(value, (GetSetDescriptorType, MethodDescriptorType)) and name not in PLAIN for name, value in vars(kind).items())

"""Prints the messages of the house as TypeScript, so that the front end cannot disagree with it."""

import sys
from typing import Any

import msgspec
from msgspec import inspect

from parlor.server import circle_messages, documents, http_messages, people_messages, ws_messages

SIMPLE = {
    inspect.StrType: "string",
    inspect.IntType: "number",
    inspect.FloatType: "number",
    inspect.BoolType: "boolean",
    inspect.NoneType: "null",
    inspect.AnyType: "unknown",
}
LEFT_OUT = {"Message", "Command", "Told"}


def typed(kind: inspect.Type) -> str:
    """A type in TypeScript."""
    if type(kind) in SIMPLE:
        return SIMPLE[type(kind)]
    match kind:
        case inspect.Metadata(type=inner):
            return typed(inner)
        case inspect.LiteralType(values=values):
            return " | ".join(f'"{value}"' for value in values)
        case inspect.UnionType(types=types):
            return " | ".join(dict.fromkeys(typed(each) for each in types))
        case inspect.ListType(item_type=item):
            text = typed(item)
            return f"({text})[]" if "|" in text else f"{text}[]"
        case inspect.DictType(value_type=value):
            return f"Record<string, {typed(value)}>"
        case inspect.StructType(cls=cls):
            return cls.__name__
    raise TypeError(f"no TypeScript for {kind}")


def interface(cls: type[msgspec.Struct]) -> str:
    """A message as an interface."""
    told: Any = inspect.type_info(cls)
    lines = [f"/** {(cls.__doc__ or '').strip().splitlines()[0]} */", f"export interface {cls.__name__} {{"]
    if told.tag is not None:
        lines.append(f'  {told.tag_field}: "{told.tag}";')
    for field in told.fields:
        asked = issubclass(cls, http_messages.Message) and not field.required
        unset = not field.required and field.default is msgspec.NODEFAULT and field.default_factory is msgspec.NODEFAULT
        lines.append(f"  {field.encode_name}{'?' if asked or unset else ''}: {typed(field.type)};")
    return "\n".join([*lines, "}"])


def messages() -> list[type[msgspec.Struct]]:
    """All messages, in the order of their modules."""
    found = [
        value
        for module in (http_messages, people_messages, documents, circle_messages, ws_messages)
        for value in vars(module).values()
        if isinstance(value, type) and issubclass(value, msgspec.Struct) and value.__module__ == module.__name__
    ]
    return [cls for cls in found if cls.__name__ not in LEFT_OUT]


def union(name: str, of: Any) -> str:
    """One name for several messages."""
    return f"export type {name} = {' | '.join(cls.__name__ for cls in of.__args__)};"


def main() -> int:
    """Prints everything."""
    print("// Made by tools/protocol_types.py from the protocol of the house: change it there.\n")
    print("\n\n".join(interface(cls) for cls in messages()))
    print("\n" + union("Said", ws_messages.Said) + "\n" + union("Heard", ws_messages.Heard))
    return 0


if __name__ == "__main__":
    sys.exit(main())

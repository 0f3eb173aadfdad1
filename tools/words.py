"""Compiles the message catalogs: every .ftl file of a language becomes part of one file of plain data.

    python tools/words.py            writes src/parlor/words/catalogue_en.py, src/parlor/terminal/catalogue_en.py,
                                     web/src/words/catalogue.en.json and so on
    python tools/words.py --check    checks that they match the .ftl files

The files are Fluent (projectfluent.org), limited to messages, placeholders, LIST($cards, type: "or"), choices by number or word, and the
attribute .you for a sentence about the reader. The words of the page are in web/words/<language>/<section>.ftl; from the English ones
come the accessors in web/src/words/messages.ts (tools/accessors.py).
"""

import argparse
import json
import re
import sys
from pathlib import Path
from pprint import pformat
from typing import Any

from accessors import Said, accessors
from fluent.syntax import FluentParser, ast

ROOT = Path(__file__).resolve().parents[1]
SOURCE = ROOT / "src" / "parlor"
TERMINAL = SOURCE / "terminal"
PAGE = ROOT / "web" / "words"
MADE = ROOT / "web" / "src" / "words"
ENGLISH = "en"
# Names that every part of the page needs: of cards, suits and house rules, and what lists are joined with.
NAMES = re.compile(r"(card|suit|one-suit|option|join|number-point)(-|$)|.*-option-")
# Files that only the house and the terminal put into words.
OF_THE_HOUSE = ("arguments", "leaflets", "paper", "programs", "shelf")
# Every language has a folder; English, to which the others are compared, comes first.
LANGUAGES = sorted((path.name for path in PAGE.iterdir()), key=lambda name: (name != ENGLISH, name))


def files(language: str) -> list[Path]:
    """The files of a language: those of the families, and those of the games."""
    return sorted([*(SOURCE / "words" / language).glob("*.ftl"), *(SOURCE / "library").rglob(f"words.{language}.ftl")])


def of_the_terminal(language: str) -> list[Path]:
    """The files of the terminal's own words in a language."""
    return sorted((TERMINAL / "words" / language).glob("*.ftl"))


def compiled(paths: list[Path]) -> dict[str, Any]:
    """All messages of some files as plain data."""
    found: dict[str, Any] = {}
    for path in paths:
        for entry in entries(path):
            if entry.id.name in found:
                raise SystemExit(f"{path}: {entry.id.name} stands in two places")
            found[entry.id.name] = sentence(entry.value, f"{path}: {entry.id.name}")
            for attribute in entry.attributes:
                found[f"{entry.id.name}.{attribute.id.name}"] = sentence(attribute.value, f"{path}: {entry.id.name}")
    return found


def entries(path: Path) -> list[Any]:
    """The messages of a file, in their order."""
    found = []
    for entry in FluentParser().parse(path.read_text(encoding="utf-8")).body:
        if isinstance(entry, ast.Junk):
            raise SystemExit(f"{path}: cannot be read: {entry.annotations[0].message}: {(entry.content or '').partition(chr(10))[0]}")
        if isinstance(entry, ast.Message) and entry.value is not None:
            found.append(entry)
    return found


def sections(language: str) -> list[Path]:
    """The files of the page's words in a language."""
    return sorted((PAGE / language).glob("*.ftl"))


def of_the_page(language: str) -> dict[str, Any]:
    """The words of the page: sentences by section and key."""
    said = {f"{path.stem}.{key}": sentence for path in sections(language) for key, sentence in compiled([path]).items()}
    return {**said, **{f"names.{key}": name for key, name in compiled(files(language)).items() if NAMES.match(key)}}


def said(path: Path) -> list[Said]:
    """The messages of a section, with what the comment above each tells about it."""
    return [Said(entry.id.name, (entry.comment.content or "").splitlines() if entry.comment else []) for entry in entries(path)]


def sentence(pattern: ast.Pattern, where: str) -> Any:
    """A sentence: a text, or a list of texts and placeholders."""
    parts: list[Any] = []
    for element in pattern.elements:
        part = element.value if isinstance(element, ast.TextElement) else place(element.expression, where)
        if isinstance(part, str) and parts and isinstance(parts[-1], str):
            parts[-1] += part
        else:
            parts.append(part)
    return parts[0] if len(parts) == 1 and isinstance(parts[0], str) else parts


def place(expression: Any, where: str) -> Any:
    """What is between braces."""
    match expression:
        case ast.StringLiteral():
            return expression.parse()["value"]
        case ast.VariableReference():
            return {"place": expression.id.name}
        case ast.FunctionReference(id=ast.Identifier(name="LIST")):
            of: Any = expression.arguments.positional[0]
            kind = expression.arguments.named[0].value.value
            return {"place": of.id.name, "list": kind}
        case ast.SelectExpression(selector=ast.VariableReference() as selector):
            cases = {name(variant): whole(sentence(variant.value, where)) for variant in expression.variants}
            default = next(variant for variant in expression.variants if variant.default)
            cases.setdefault("other", whole(sentence(default.value, where)))
            return {"place": selector.id.name, "cases": cases}
    raise SystemExit(f"{where}: {type(expression).__name__} is a part of Fluent that the catalogues do without")


def name(variant: ast.Variant) -> str:
    """The name of a case."""
    return variant.key.name if isinstance(variant.key, ast.Identifier) else str(variant.key.value)


def whole(parts: Any) -> list[Any]:
    """A sentence as a list, even if it is just text."""
    return [parts] if isinstance(parts, str) else parts


def module(messages: dict[str, Any], language: str) -> str:
    """The module of a language, for the engine."""
    lines = [f"    {key!r}: {pformat(messages[key], width=10**6, sort_dicts=False)},\n" for key in sorted(messages)]
    head = f'"""The messages of the language {language!r}, written by tools/words.py from the .ftl files. Do not edit."""\n\n'
    return head + "from typing import Any\n\nCATALOGUE: dict[str, Any] = {\n" + "".join(lines) + "}\n"


def of_the_table(language: str) -> dict[str, Any]:
    """What happens at a table, for the page; the house tells the lessons, each with its game."""
    messages = compiled([path for path in files(language) if path.stem not in OF_THE_HOUSE])
    return {key: messages[key] for key in messages if "-lesson-" not in key and not NAMES.match(key)}


def data(messages: dict[str, Any]) -> str:
    """Messages as JSON."""
    keys = sorted(messages)
    return "{\n" + ",\n".join(f"  {json.dumps(key)}: {json.dumps(messages[key], ensure_ascii=False)}" for key in keys) + "\n}\n"


def catalogues() -> dict[Path, str]:
    """Every generated file, and its contents."""
    made: dict[Path, str] = {}
    for language in LANGUAGES:
        made[SOURCE / "words" / f"catalogue_{language}.py"] = module(compiled(files(language)), language)
        made[TERMINAL / f"catalogue_{language}.py"] = module(compiled(of_the_terminal(language)), language)
        made[MADE / f"catalogue.{language}.json"] = data(of_the_table(language))
        made[MADE / f"page.{language}.json"] = data(of_the_page(language))
    made[MADE / "messages.ts"] = accessors({path.stem: said(path) for path in sections(ENGLISH)})
    return made


def main() -> None:
    """Writes the catalogs, or checks them."""
    command = argparse.ArgumentParser(description="Compile the message catalogues.")
    command.add_argument("--check", action="store_true", help="write nothing, and fail where a catalogue is not up to date")
    given = command.parse_args()
    for path, text in catalogues().items():
        if given.check:
            if not path.exists() or path.read_text(encoding="utf-8") != text:
                sys.exit(f"{path.name} is not what the .ftl files say: run python tools/words.py")
        else:
            path.write_text(text, encoding="utf-8")
            print("written:", path)


if __name__ == "__main__":
    main()

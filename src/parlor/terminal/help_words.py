"""Help in other languages than English where its English is not ours: what argparse says, and flags of the house and the lab.

Their German is in words/de/outside.ftl; what is not there stays English.
"""

import argparse
from collections.abc import Iterator
from contextlib import contextmanager
from importlib import import_module
from typing import Any

from parlor.terminal.texts import own_text, spoken
from parlor.words.say import ENGLISH

# What argparse says, as it looks it up.
SAID_BY_ARGPARSE = {
    "usage: ": "argparse-usage",
    "positional arguments": "argparse-positional",
    "options": "argparse-options",
    "show this help message and exit": "argparse-help",
    "the following arguments are required: %s": "argparse-required",
    "invalid choice: %(value)r (choose from %(choices)s)": "argparse-choice",
    "unrecognized arguments: %s": "argparse-unrecognized",
    "argument %(argument_name)s: %(message)s": "argparse-argument",
    "expected one argument": "argparse-one",
    "expected at least one argument": "argparse-some",
    "invalid %(type)s value: %(value)r": "argparse-value",
    "not allowed with argument %s": "argparse-not-with",
    "one of the arguments %s is required": "argparse-one-of",
    "ambiguous option: %(option)s could match %(matches)s": "argparse-ambiguous",
}


@contextmanager
def argparse_in(language: str) -> Iterator[None]:
    """Lets argparse speak a language for a while."""
    if language == ENGLISH:
        yield
        return
    module: dict[str, Any] = vars(argparse)
    before = module["_"]
    module["_"] = lambda said: own_text(SAID_BY_ARGPARSE.get(said, "")) or before(said)
    try:
        yield
    finally:
        module["_"] = before


def in_words(parser: argparse.ArgumentParser, path: str = "") -> None:
    """Puts the help of all flags into the language of the terminal that come from elsewhere."""
    if spoken() == ENGLISH:
        return
    for action in parser._actions:
        if isinstance(action, argparse._SubParsersAction):
            for listed in action._choices_actions:
                listed.help = own_text(f"flag{path}-{listed.dest}") or listed.help
            for name, command in action.choices.items():
                command.description = own_text(f"flag{path}-{name}-more") or command.description
                in_words(command, f"{path}-{name}")
        else:
            action.help = flag(path, action) or action.help


def flag(path: str, action: argparse.Action) -> str:
    """The help of a flag in the language of the terminal; empty if there is none."""
    if not path.startswith(("-serve", "-admin")):
        return own_text(f"flag{path}-{action.dest}")
    said, settings = own_text(f"flag-serve-{action.dest}"), import_module("parlor.server.settings")
    if not said or action.dest not in settings.HELP:
        return ""
    usual = getattr(settings.Settings(), action.dest)
    default = "" if "default" in settings.HELP[action.dest] or usual in ("", ()) else own_text("flag-usual", usual=usual)
    return f"{said}{default} [{settings.variable(action.dest)}]"

"""Everything that the house says to people comes from the message catalogs, in every language."""

import ast
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import httpx
import pytest

import parlor
from parlor.server import failures, refusals
from parlor.server.http_messages import Worded
from parlor.server.refusals import Told, by_the_engine, english, refusal, trouble
from parlor.words.catalogue_en import CATALOGUE as ENGLISH
from parlor.words.languages import LANGUAGES
from parlor.words.say import Reader, own_words, say
from tests.server.running import Running
from tests.test_languages import places

FILES = sorted(Path(refusals.__file__).parent.glob("*.py"))
OURS = ("house-", "circle-", "evening-")
OTHERS = [language for language in LANGUAGES if language != "en"]
# What is made from a sentence in one place only, where its key goes along.
MADE = {"Refusal": "refusals.py", "Trouble": "refusals.py", "Lost": "broadcast.py"}


def kinds(told: type[Told]) -> Iterator[str]:
    """The names of the exceptions that are told to people."""
    yield told.__name__
    for kind in told.__subclasses__():
        yield from kinds(kind)


def calls() -> Iterator[tuple[str, str, ast.Call]]:
    """Every call in the code of the house, with its file and the name that is called."""
    for file in FILES:
        for node in ast.walk(ast.parse(file.read_text(encoding="utf-8"))):
            if isinstance(node, ast.Call):
                called = node.func
                name = called.attr if isinstance(called, ast.Attribute) else called.id if isinstance(called, ast.Name) else ""
                yield file.name, name, node


def said() -> list[tuple[str, str, ast.Call]]:
    """Every place where the house says something; what it passes on from the engine has its keys there."""
    assert failures.STATUS, "all exceptions are loaded"
    names = {*kinds(Told), Worded.__name__}
    return [(f"{file}:{call.lineno}", name, call) for file, name, call in calls() if name in names and call.args]


def keys(value: ast.expr) -> list[str]:
    """The texts from which a key is chosen."""
    return [node.value for node in ast.walk(value) if isinstance(node, ast.Constant) and isinstance(node.value, str)]


def constants() -> set[str]:
    """Every key of the house that its code names."""
    trees = [ast.parse(file.read_text(encoding="utf-8")) for file in FILES]
    found = {node.value for tree in trees for node in ast.walk(tree) if isinstance(node, ast.Constant) and isinstance(node.value, str)}
    return {each for each in found if each.startswith(OURS)}


def test_the_house_speaks_in_keys_only() -> None:
    found = said()
    assert len(found) > 100
    for where, name, call in found:
        key = call.args[0]
        assert not isinstance(key, ast.JoinedStr), f"{where}: {name} is given a text"
        for each in keys(key) if isinstance(key, ast.Constant | ast.IfExp) else []:
            assert each in ENGLISH, f"{where}: {each!r} is no key"


def test_sentences_are_given_their_values() -> None:
    for where, name, call in said():
        key, given = call.args[0], {keyword.arg for keyword in call.keywords}
        if name == Worded.__name__ and isinstance(call.args[1], ast.Dict):
            given = {str(each.value) for each in call.args[1].keys if isinstance(each, ast.Constant)}
        if None not in given and not (name == Worded.__name__ and not isinstance(call.args[1], ast.Dict)):
            for each in keys(key) if isinstance(key, ast.Constant | ast.IfExp) else []:
                assert set(places(ENGLISH[each])) == given, f"{where}: {each}"


def test_nothing_is_told_without_its_key() -> None:
    """Answers and messages with a reason are made where the key goes along."""
    assert {(name, file) for file, name, _ in calls() if name in MADE} == set(MADE.items())


def test_every_language_has_what_the_house_says_and_nothing_else() -> None:
    named = constants()
    assert sorted(named - set(ENGLISH)) == []
    assert sorted(key for key in ENGLISH if key.startswith(OURS) and key not in named) == [], "nobody says these"
    for language in OTHERS:
        assert sorted(named - set(own_words(language))) == []


@pytest.mark.parametrize("language", OTHERS)
def test_other_languages_do_not_speak_english(language: str) -> None:
    """No sentence is left as it is in English, but for the placeholders of those that are nothing else."""
    same = [key for key in ENGLISH if key.startswith(OURS) and own_words(language)[key] == ENGLISH[key]]
    assert same == []


def test_a_sentence_goes_along_as_key_and_values() -> None:
    told = refusals.TooMany("house-unfinished-yours", number=3)
    assert str(told) == "You have 3 unfinished tables: finish one before you open another"
    answer, message = refusal(told.words), trouble(told.words, "t")
    expected: tuple[Any, ...] = (str(told), "house-unfinished-yours", {"number": 3})
    assert (answer.reason, answer.key, answer.params) == expected
    assert (message.reason, message.key, message.params, message.table) == (*expected, "t")
    assert say(answer.key, answer.params, Reader("de")).startswith("Du hast 3 angefangene Partien")


def test_what_the_engine_refuses_keeps_its_key_and_ruling() -> None:
    table = parlor.deal("quenette", 4, seed=1)
    with pytest.raises(parlor.IllegalMove) as illegal:
        table.play("play H99", table.waiting[0])
    refused = by_the_engine(illegal.value)
    assert (refused.words.key, refused.rule, str(refused)) == (illegal.value.key, illegal.value.rule, str(illegal.value))
    plain = by_the_engine(ValueError("there is no game 'chess'"))
    assert (plain.words.key, plain.rule, english(plain.words)) == ("house-impossible", None, "there is no game 'chess'")


@pytest.mark.parametrize(("asked", "name"), [("de-AT,de;q=0.9", "Gast"), ("en-US,en", "Guest"), ("fr, de", "Gast"), ("", "Guest")])
def test_a_guest_without_a_name_is_called_so_in_their_own_language(asked: str, name: str, house: Running) -> None:
    with httpx.Client(base_url=house.url, headers={"accept-language": asked}) as guest:
        assert guest.get("/api/house").json()["name"] == name
        assert guest.post("/api/tables", json={"game": "flag"}).json()["seats"][0]["name"] == name

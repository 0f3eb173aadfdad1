"""Names and what people write: what can be read of it, and names that are taken for somebody else's, since they look alike."""

import re
import unicodedata

# Letters of other alphabets, digits and signs that look like a Latin letter, after accents and letter forms were taken off.
ALIKE = {
    **dict(zip("авекмнорстухіјѕһԁԛԝӏгпѵьғԍ", "abekmhopctyxijshdqwlrnvbfg", strict=True)),
    **dict(zip("αβεζηικμνορτυχγωςσ", "abeznikmvoptuxywcc", strict=True)),
    **dict(zip("օոսցհյզլ", "onughjql", strict=True)),
    **dict(zip("ᎪᏴᏟᎠᎬᏀᎻᎥᎫᏦᏞᎷᏢᎡᏚᎢᏙᎳᎽᏃ", "abcdeghijklmprstvwyz", strict=True)),
    **dict(zip("ꓮꓐꓚꓓꓰꓝꓖꓧꓲꓙꓗꓡꓟꓠꓳꓑꓣꓢꓔꓴꓦꓪꓫꓬꓜ", "abcdefghijklmnoprstuvwxyz", strict=True)),
    **dict(zip("ßᴏ0135!|$@", "booleslisa", strict=True)),
}
# Capitals that look like another letter than their small ones do.
CAPITALS = {
    **dict(zip("ΑΒΕΖΗΙΚΜΝΟΡΤΥΧ", "abezhikmnoptyx", strict=True)),
    **dict(zip("АВЕКМНОРСТУХІЈЅ", "abekmhopctyxijs", strict=True)),
}
# The many other forms of Latin letters are known by their names: small capitals, and letters with a stroke, a hook, a tail …
FORM = re.compile(r"LATIN (?:LETTER SMALL CAPITAL|(?:SMALL|CAPITAL) LETTER(?: SCRIPT| DOTLESS| OPEN)?) ([A-Z])(?: WITH .*)?")
NAMED = {"LATIN SMALL LETTER ALPHA": "a", "LATIN SMALL LETTER IOTA": "i"}
PAIRS = (("rn", "m"), ("vv", "w"), ("cl", "d"))
# Letters without a shape.
BLANK = frozenset("\u115f\u1160\u17b4\u17b5\u2800\u3164\uffa0")
MOST_MARKS = 3
# Whom nobody should be taken for, in the languages of the house.
NOBODY = ("Parlor", "The house", "Das Haus", "Admin", "Administrator", "Operator", "Moderator", "Host", "Gastgeber", "Betreiber", "Support")


def legible(text: str) -> str:
    """What can be read of a text: one line, without what has no shape, and without heaps of accents."""
    kept: list[str] = []
    marks = 0
    for letter in text:
        if letter.isspace():
            kept.append(" ")
        elif letter.isprintable() and letter not in BLANK:
            marks = marks + 1 if unicodedata.category(letter) == "Mn" else 0
            if marks <= MOST_MARKS:
                kept.append(letter)
    return " ".join("".join(kept).split())


def plain(letter: str) -> str:
    """The Latin letter that a letter looks like, or the letter itself."""
    if letter in ALIKE or letter.isascii():
        return ALIKE.get(letter, letter)
    name = unicodedata.name(letter, "")
    form = FORM.fullmatch(name)
    return form[1].lower() if form else NAMED.get(name, letter)


def skeleton(name: str) -> str:
    """What is left of a name to the eye of a quick reader."""
    bare = [letter for letter in unicodedata.normalize("NFKD", legible(name)) if not unicodedata.combining(letter)]
    folded = unicodedata.normalize("NFKD", "".join([CAPITALS.get(letter, letter) for letter in bare]).casefold())
    seen = "".join([plain(letter) for letter in folded])
    seen = "".join([letter for letter in seen if letter.isalnum() and letter not in BLANK])
    for pair, one in PAIRS:
        seen = seen.replace(pair, one)
    # A small L, a capital I and a one are the same stroke.
    return seen.replace("i", "l")


def imitates(name: str, other: str) -> bool:
    """Whether a name could be taken for another one."""
    return bool(skeleton(other)) and skeleton(name) == skeleton(other)

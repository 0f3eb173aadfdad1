"""Names that are taken for somebody else's: what looks alike to a reader counts as the same name."""

import unicodedata

# Letters of other alphabets, digits and signs that look like a Latin letter, after accents and letter forms were taken off.
ALIKE = {
    **dict(zip("авекмнорстухіјѕһԁԛԝӏгп", "abekmhopctyxijshdqwlrn", strict=True)),
    **dict(zip("αβεζηικμνορτυχγ", "abeznikmvoptuxy", strict=True)),
    **dict(zip("ıłøđħŧß0135!|$@", "ilodhtboleslisa", strict=True)),
}
PAIRS = (("rn", "m"), ("vv", "w"), ("cl", "d"))
# Whom nobody should be taken for, in the languages of the house.
NOBODY = ("Parlor", "The house", "Das Haus", "Admin", "Administrator", "Operator", "Moderator", "Host", "Gastgeber", "Betreiber", "Support")


def skeleton(name: str) -> str:
    """What is left of a name to the eye of a quick reader."""
    plain = unicodedata.normalize("NFKD", unicodedata.normalize("NFKC", name).casefold())
    letters = "".join([ALIKE.get(letter, letter) for letter in plain if not unicodedata.combining(letter)])
    seen = "".join([letter for letter in letters if letter.isalnum()])
    for pair, one in PAIRS:
        seen = seen.replace(pair, one)
    # A small L, a capital I and a one are the same stroke.
    return seen.replace("i", "l")


def imitates(name: str, other: str) -> bool:
    """Whether a name could be taken for another one."""
    return bool(skeleton(other)) and skeleton(name) == skeleton(other)

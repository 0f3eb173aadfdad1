"""The games of one book."""

from parlor.core.game import Book

BOOK = Book(
    id="rumme-1914",
    title="Rumme and Ten Others (Milton Bradley, 1914)",
    number=2,
    name="Rumme",
    year="1914",
    about="Helmets, Unicorns, Crowns and Shields, and one card that may be any card.",
)

"""The games of one book."""

from parlor.core.game import Book

BOOK = Book(
    id="rummy-1916",
    title="Rummy and twelve companions (United Games Company, 1916)",
    number=5,
    name="Rummy",
    year="1916",
    about="Roses, Lanterns, Keys and Bells: Rummy and twelve companions in one box.",
)

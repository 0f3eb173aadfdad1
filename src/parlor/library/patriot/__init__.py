"""The games of one book."""

from parlor.core.game import Book

BOOK = Book(
    id="patriot",
    title="Liberty Patriot Games (First World War)",
    number=4,
    name="Patriot",
    year="Great War",
    about="Four nations of the First World War, from the flag to the battleship.",
)

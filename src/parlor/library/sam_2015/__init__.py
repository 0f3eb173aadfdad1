"""The games of one book."""

from parlor.core.game import Book

BOOK = Book(
    id="sam-2015",
    title="SAM (John MacNeill, 2015)",
    number=3,
    name="SAM",
    year="2015",
    about="A race with ordinary cards, against one another and the stock.",
)

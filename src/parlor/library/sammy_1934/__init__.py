"""The games of one book."""

from parlor.core.game import Book

BOOK = Book(
    id="sammy-1934",
    title="Sammy (The Sammy Card Company, 1934)",
    number=1,
    name="Sammy",
    year="1934",
    about="Fifty-six cards, one for every state and territory, with its borders and its votes.",
)

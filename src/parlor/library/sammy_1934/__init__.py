"""The games of one book."""

from parlor.core.game import Book

BOOK = Book(id="sammy-1934", title="Sammy (The Sammy Card Company, 1934)", number=1)

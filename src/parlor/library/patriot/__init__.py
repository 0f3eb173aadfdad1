"""The games of one book."""

from parlor.core.game import Book

BOOK = Book(id="patriot", title="Liberty Patriot Games (First World War)", number=4)

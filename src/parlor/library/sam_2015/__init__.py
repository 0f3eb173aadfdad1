"""The games of one book."""

from parlor.core.game import Book

BOOK = Book(id="sam-2015", title="SAM (John MacNeill, 2015)", number=3)

# Shared by games of the book.

rumme-1914-takes = { $seat } takes { $card }
    .you = You take { $card }

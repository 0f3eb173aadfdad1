whist-odd-tricks = { $number ->
    [one] a trick over six
   *[other] { $number } tricks over six
 }
whist-honors = { $number ->
    [3] three honors
   *[other] all four honors
 }

## The goal

whist-goal = Take more than six of the thirteen tricks with your partner

## The lesson

whist-lesson-aim = You and the player across the table are partners. Every trick over six counts a point for you both; five points win.
whist-lesson-hand-1 = The dealer's last card is shown to all: its suit is trumps.
whist-lesson-hand-2 = The player on the dealer's left leads. Follow the suit led if you can; if not, play what you like, a trump too.
whist-lesson-hand-3 = The highest trump takes the trick, or without trumps the highest card of the suit led. Its player leads next.
whist-lesson-watch-1 = Your partner's trick is your trick: do not trump it, and save your high cards.
whist-lesson-watch-2 = Second hand low, third hand high: your partner still plays after you as second, and nobody of yours does as third.
whist-lesson-watch-3 = Draw the trumps with your own long trumps, so that your high side cards live.

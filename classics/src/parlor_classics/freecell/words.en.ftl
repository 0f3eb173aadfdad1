## The goal

freecell-goal = Build up all four suits from ace to king

## The lesson

freecell-lesson-aim = Build the four foundations up, each in one suit from the ace to the king. All cards lie open: nearly every deal can be won.
freecell-lesson-hand-1 = In the columns cards go down by one, red and black by turns. Any card may go into an empty column.
freecell-lesson-hand-2 = A free cell takes any single card, and you may play it from there again.
freecell-lesson-hand-3 = A run moves as one if the free cells and empty columns are enough to move it card by card.
freecell-lesson-watch-1 = Look for the aces and twos first, and for what lies on them.
freecell-lesson-watch-2 = Keep cells free: a full table of cells moves single cards only.
freecell-lesson-watch-3 = An empty column is worth more than a free cell. Do not fill it without a plan.

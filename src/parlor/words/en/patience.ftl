# Patiences and races.

turned-up-in = { $card } is turned up in { $zone }
nothing-lies-there = No card may be laid there

## Foundations, stacks, a stock, cells

foundation-next = The next card of that foundation is { $card }
foundation-full = That foundation is full
stack-needs-head = Only a king fills an empty stack
stack-alternates = { $card } does not go on { $top }: stacks go down by one, red and black by turns
packing-none-to-draw = There is nothing to draw
packing-no-more-turns = The waste may not be turned over again
packing-covered = { $card } cannot be moved as it lies
packing-stays = { $card } gains nothing there: it stays where it is
packing-turned-over = The waste is turned over
packing-drawn = { $card } is drawn
packing-limit = After { $number } moves without progress the patience ends
packing-built = { $number ->
    [one] one card built up
   *[other] { $number } cards built up
 }
cells-built = { $card } is built up and stays there
cells-full = No cell is free
cells-too-many = These are { $number } cards, and with the free cells and empty columns only { $most } can be moved at once
cells-limit = { $number } moves without a card built up: the patience ends

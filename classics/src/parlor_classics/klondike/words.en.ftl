## The goal

klondike-goal = Build up all four suits from ace to king

## The lesson

klondike-lesson-aim = Build the four foundations up, each in one suit from the ace to the king. When all 52 cards lie there, you have won.
klondike-lesson-hand-1 = On the stacks cards go down by one, red and black by turns. A card moves together with those on top of it.
klondike-lesson-hand-2 = When the last face-up card leaves a stack, the next one is turned up. Only a king fills an empty stack.
klondike-lesson-hand-3 = Draw three cards from the stock and play the top one. When the stock is used up, the waste is turned over.
klondike-lesson-watch-1 = Turn up hidden cards first, those of the deepest stacks before others.
klondike-lesson-watch-2 = Do not clear a stack before a king can fill it.
klondike-lesson-watch-3 = Do not hurry low cards to the foundations if another card could still go on them.

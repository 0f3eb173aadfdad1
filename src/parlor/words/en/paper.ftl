# What is printed on paper.

paper-back = The back of a card
paper-hand = Hand
paper-total = Total

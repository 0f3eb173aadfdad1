"""What every game is made of: cards, packs, hands, phases, moves, events, the match and the shelf."""

# Leaflets: how to play a game.

# (game: string)
title = How to play { $game }
referee = The referee’s page: every rule and ruling
back = Back to the leaflet
states = All the states
hand = Hand
total = Total
# (hand: number)
counted = How hand { $hand } was counted:
keys = Keys
pack = The cards of this pack
allCards = All its cards

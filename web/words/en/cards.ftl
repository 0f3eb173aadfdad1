# table
# Numbers as spoken at the beginning of a card’s name.
numbers_0 = Nought
numbers_1 = One
numbers_2 = Two
numbers_3 = Three
numbers_4 = Four
numbers_5 = Five
numbers_6 = Six
numbers_7 = Seven
numbers_8 = Eight
numbers_9 = Nine
numbers_10 = Ten
numbers_11 = Eleven
numbers_12 = Twelve
numbers_13 = Thirteen
# (number: string, suit: string)
ofSuit = { $number } of { $suit }
# (card: string)
the = the { $card }
faceDown = face-down card
# (code: string)
unknown = card { $code }
rumme = Rumme card
# (card: string, other: string)
standsFor = { $card } as { $other }
# (state: string, sign: string, suit: string)
sammy = { $state }, { $sign } of { $suit }
# (card: string, takes: number, counts: number)
patriot = { $card }, takes { $takes }, counts { $counts }

## The fine print on the lids of the boxes; their titles are drawn.

lids_sammy = FIVE GAMES OF THE STATES
lids_rumme = AND TEN OTHERS
lids_patriot = SEVEN GAMES

electoral = E.V.
congress = M.C.
# table
suits_red = Red
suits_blue = Blue
suits_stars = Stars
suits_stripes = Stripes

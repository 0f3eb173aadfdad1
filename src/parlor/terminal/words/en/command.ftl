# The commands: their help, what they print, and what may be wrong.

## What may be wrong

no-game = there is no game '{ $name }': the games are { $games }
no-game-but = there is no game '{ $name }': did you mean { $meant }?
game-is-over = the game in { $file } is over: 'parlor replay { $file }' tells it
not-a-number = '{ $typed }' is not a whole number

## The shelf in lines

players-from-to = { $first }-{ $last } play
players-one = for one
players-some = { $numbers } play
option-line = { $name }: { $summary }; { $values } (usually { $usual })
values-numbers = a whole number from { $first } to { $last }
values-words = one of { $values }

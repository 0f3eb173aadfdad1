# Die Befehle: ihre Hilfe, was sie drucken, und was verkehrt sein kann.

## Was verkehrt sein kann

no-game = ein Spiel „{ $name }“ gibt es nicht; die Spiele sind { $games }
no-game-but = ein Spiel „{ $name }“ gibt es nicht: meinst du { $meant }?
game-is-over = die Partie in { $file } ist zu Ende: „parlor replay { $file }“ zeigt sie
not-a-number = „{ $typed }“ ist keine ganze Zahl

## Das Regal in Zeilen

players-from-to = zu { $first }-{ $last }
players-one = für einen
players-some = zu { $numbers }
option-line = { $name }: { $summary }; { $values } (meist { $usual })
values-numbers = eine ganze Zahl von { $first } bis { $last }
values-words = eins von { $values }

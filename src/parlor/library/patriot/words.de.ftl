# What several games of the patriot book say.

patriot-combination-counts = Die Kombination von { $seat } zählt { $number }
    .you = Deine Kombination zählt { $number }

## The count

patriot-cards-taken = gewonnene Karten
patriot-combinations-laid = ausgelegte Kombinationen

## Refusals

# $suit is the name of a country as its people in the plural, such as Briten.
patriot-follow-country = Du musst { $suit } bedienen: Du hast { $cards }
patriot-name-first = Das Bieten ist vorbei: Nenne erst dein Land
patriot-already-laid = { $card } liegt schon aus und steckt in einer anderen Kombination
patriot-only-one-held = Du hast { $card } nur einmal
patriot-sequence-in-power = Die Folge zählt nur im Land an der Macht, und das sind die { $suit }
patriot-sequence-of-five = Die Folge hat genau fünf Karten: von der Flagge hinunter bis zum U-Boot
patriot-no-combination = { $cards }: Das ist keine Kombination
patriot-colours-alternate = Blau muss sich mit Rot oder Grün abwechseln: { $card } darf nicht auf { $top } liegen

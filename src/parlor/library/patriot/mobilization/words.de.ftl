# Mobilization. $country is the name of a country as its people in the plural, such as Briten.

# What is laid down.
mobilization-set = einen Satz { $country }

## The count

mobilization-sets-laid = Ausgelegte Sätze: { $number } von 8
mobilization-one-set = ein Satz { $country }
mobilization-both-sets = beide Sätze { $country }

## Refusals

mobilization-nobody-holds = Nach { $card } kannst du nicht fragen: Sonst kann niemand die Karte haben
mobilization-country-not-held = Du hast keine { $country } auf der Hand

## The goal

mobilization-goal = Sammle alle sechs Karten eines Landes: 25, für beide Sätze 100

## What one is asked to do, and what it means

mobilization-ask-any = frag jemanden nach einer Karte, die dir fehlt
mobilization-ask-country = frag jemanden nach einer Karte aus einem Land, das du auf der Hand hast

## The lesson

mobilization-lesson-step-count = 25 für jeden Satz. Beide Sätze desselben Landes bringen zusammen 100.

## Was vor dem Geben ausgemacht wird

mobilization-option-ask = Fragen darfst du nach
    .country = Karten eines Landes, das du hast
    .any = jeder Karte

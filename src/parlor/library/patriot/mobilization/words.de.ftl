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

mobilization-lesson-aim = Sammle Sätze: alle sechs Karten eines Landes. Beide Sätze desselben Landes bringen hundert.
mobilization-lesson-hand-1 = Frag irgendwen nach einer Karte. Aus ihrem Land musst du selbst mindestens eine haben.
mobilization-lesson-hand-2 = Treffer? Dann bekommst du die Karte und fragst weiter. Sonst geht es links von dir weiter.
mobilization-lesson-hand-3 = Ein voller Satz legt sich von selbst aus.
mobilization-lesson-watch-1 = Jede Frage verrät, was du sammelst. Merk dir, wonach die anderen gefragt haben.
mobilization-lesson-watch-2 = Jede Karte gibt es zweimal. Wer eine hergibt, kann die zweite noch haben.
mobilization-lesson-step-aim = Sammle Sätze aus sechs Karten, jeder aus einem Land. Beide Sätze desselben Landes bringen 100.
mobilization-lesson-step-ask = Frag nach einer Karte aus einem Land, das du auf der Hand hast. Wähle erst, wen du fragst, dann die Karte.
mobilization-lesson-step-no = Pech gehabt. Danebengetippt, also geht es links weiter.
mobilization-lesson-step-got = Treffer! Die Karte wechselt den Besitzer, und wer gefragt hat, fragt weiter.
mobilization-lesson-step-laid = Sechs von sechs: Der Satz ist voll und legt sich von selbst aus.
mobilization-lesson-step-count = 25 für jeden Satz. Beide Sätze desselben Landes bringen zusammen 100.

## Was vor dem Geben ausgemacht wird

mobilization-option-ask = Fragen darfst du nach
    .country = Karten eines Landes, das du hast
    .any = jeder Karte

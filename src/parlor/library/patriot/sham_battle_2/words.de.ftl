# Sham Battle No. 2. $suit is the name of a country as its people in the plural, such as Briten.

sham-battle-2-power = { $card } wird aufgedeckt: An der Macht sind die { $suit }
sham-battle-2-exchanges = { $seat } tauscht ein Schlachtschiff gegen { $card }
    .you = Du tauschst ein Schlachtschiff gegen { $card }
sham-battle-2-draws = { $seat } zieht vom Stapel
    .you = Du ziehst vom Stapel
sham-battle-2-draws-turned = { $seat } nimmt die offene Karte: { $card }
    .you = Du nimmst die offene Karte: { $card }

## The count

sham-battle-2-exchanges-made = getauschte Schlachtschiffe

## Refusals

sham-battle-2-play-first = Spiel erst eine Karte: Auslegen und tauschen darf nur, wer den Stich gemacht hat
sham-battle-2-one-combination = Für jeden Stich darfst du nur eine Kombination auslegen
sham-battle-2-claim-first = Vor dem nächsten Stich: Leg eine Kombination aus, tausche oder passe
sham-battle-2-no-battleship = Zum Tauschen brauchst du ein Schlachtschiff vom Land an der Macht auf der Hand, und an der Macht sind die { $suit }
sham-battle-2-no-more-exchanges = In dieser Runde darf nicht mehr getauscht werden

## The goal

sham-battle-2-goal = Sammle Punkte mit Kombinationen und gewonnenen Karten

## What one is asked to do, and what it means

sham-battle-2-ask-play = spiel irgendeine Karte; bedienen musst du noch nicht
sham-battle-2-ask-nothing = passe und zieh eine Karte
sham-battle-2-ask-lay = leg eine Kombination aus, wenn du eine hast; passe dann und zieh

## The lesson

sham-battle-2-lesson-step-power = Die aufgedeckte Karte zeigt das Land an der Macht. Es sticht alle anderen.
sham-battle-2-lesson-step-laid = Was du ausgelegt hast, bleibt deins. Du kannst es immer noch in die Stiche spielen.
sham-battle-2-lesson-step-count = Kombinationen plus die Karten in deinen Stichen: Wer zuerst 1.000 hat, gewinnt.

## The leaflet

sham-battle-2-does-exchange = { $seat } nimmt die offene Karte
    .you = Du nimmst die offene Karte

# Was an jedem Tisch gesagt wird.

hand-begins = Runde { $number }: { $seat } gibt
    .you = Runde { $number }: Du gibst
said = { $seat }: { $move }
    .you = Du: { $move }
points = { $seat }: { $what }: { $points }
    .you = Du: { $what }: { $points }
points-of-partners = { $seat } und { LIST($partners, type: "and") }: { $what }: { $points }
    .you = Du und { LIST($partners, type: "and") }: { $what }: { $points }

the-card = { $name }

## Wie weit alle in der Runde sind

tally-points = bisher { $points }
tally-cards-left = { $number ->
    [one] noch 1 Karte
   *[other] noch { $number } Karten
 }
tally-tricks = { $number ->
    [one] 1 Stich
   *[other] { $number } Stiche
 }
tally-tricks-of = { $number } von { $other ->
    [one] 1 Stich
   *[other] { $other } Stichen
 }

## Was ein Zug sofort bringt

worth-points = { $number ->
    [one] 1 Punkt
   *[other] { $number } Punkte
 }
worth-off-hand = { $number ->
    [one] 1 Punkt los
   *[other] { $number } Punkte los
 }

## Absagen, die mit keinem Spiel zu tun haben

game-over = Die Partie ist zu Ende
not-text = Ein Zug ist eine Zeile Text wie „pass“, nicht { $type }
which-seat = Gerade können mehrere Plätze ziehen ({ $seats }): Sag dazu, wer zieht
not-your-turn = Du bist nicht dran
not-your-turn-but = Du bist nicht dran: { $seat } ist am Zug
misread-form = { $said } ist kein Zug: Er lautet { $form }, mit einfachen Leerzeichen, Kartenkürzeln und Namen wie in diesem Spiel
misread = { $said } gibt es in diesem Spiel nicht; die Züge sind { $forms }
guess-stands = Dieser Tisch ist nur geraten (resample): Hier lässt sich nichts zurücknehmen
nothing-to-take-back = Es gibt nichts zurückzunehmen
only-own-last-move = Zurücknehmen kannst du nur deinen eigenen letzten Zug
move-has-shown = Der letzte Zug hat eine verdeckte Karte gezeigt: Er bleibt stehen
not-held = Du hast { $cards } nicht auf der Hand
no-action = Aktion { $action } gibt es nicht: Die Aktionen gehen von 0 bis { $last }
too-few-moves = Für Aktion { $action } sind gerade zu wenige Züge erlaubt

## Was vor dem Geben ausgemacht wird

option-hands = Runden einer Partie
    .none = Runden einer Partie (0: jeder gibt einmal)
option-target = Punkte, bis zu denen gespielt wird
option-yes = ja
option-no = nein

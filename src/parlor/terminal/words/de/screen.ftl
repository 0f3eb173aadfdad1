# Der ganze Bildschirm: der Tisch, seine Tasten und seine Blätter.

## Tasten am Fuß des Bildschirms

key-play = Spiel
key-pick = Wahl
key-draw = Ziehen
key-pass = Passen
key-hint = Tipp
key-inspect = Karte
key-undo = Zurück
key-last-trick = Letzter Stich
key-scores = Punkte
key-log = Verlauf
key-rules = Regeln
key-sort = Ordnen
key-light = Licht
key-pace = Tempo
key-write = Speichern
key-people = Leute
key-again = Neue Partie
key-help = Hilfe
key-leave = Gehen
key-forward = Weiter
key-back = Zurück
key-next-hand = Nächste Runde
key-hand-before = Runde davor
key-start = Anfang
key-end = Ende
key-run = Ablauf
key-eyes = Blick
key-space = Leer

## Der Tisch

hand = Runde
your-turn = Du bist dran: { $what }
what-to-do-play = spiel eine Karte
what-to-do-draw = zieh
what-to-do-meld = leg etwas aus
what-to-do-add = leg eine Karte an
what-to-do-discard = leg eine Karte ab
what-to-do-move = leg eine Karte um
what-to-do-ask = frag nach einer Karte
what-to-do-give = gib eine Karte weiter
what-to-do-bid = biete
what-to-do-name = nenne etwas
what-to-do-secret = leg eine Karte ins Päckchen
what-to-do-turn = deck eine Karte auf
what-to-do-pass = passe
what-to-do-agree = stimm zu
what-to-do-bonus = setz einen Bonus
what-to-do-call = sag an
what-to-do-claim = hör auf und nimm die Punkte
what-to-do-content = spiel dein eigenes Blatt
what-to-do-cop = nimm das Cop-Blatt
what-to-do-double = verdopple den Bonus
what-to-do-exchange = tausch
what-to-do-fold = klapp zu
what-to-do-graft = tausch
what-to-do-propose = verlange neue Karten
what-to-do-prove = nenn einen Stich
what-to-do-refuse = lehn ab
what-to-do-resign = steig aus
what-to-do-take = nimm
what-to-do-other = { $verb }
any-of = { LIST($parts, type: "or") }
all-of = { LIST($parts, type: "and") }
waiting-for = Warten auf { $names } …
seconds-left = { "  " }({ $seconds } s)
table-over = Die Partie ist zu Ende. N gibt neu, S zeigt die Punkte, Q geht.
you = Du
seat-named = { $seat }
lifted = { $card }: Wohin? Enter legt ab, Escape zurück.
picked = Gewählt: { $cards }. Enter legt sie aus.
which-move = Was?
what-are-they = Was sollen sie sein?
card-face-down = eine verdeckte Karte
stands-for = { $card } als { $other }
button-list = { $verb } … ({ $number })
button-ask = { $whom } nach { $card } fragen
verb-play = Spielen
verb-draw = Ziehen
verb-meld = Auslegen
verb-add = Anlegen
verb-discard = Ablegen
verb-move = Umlegen
verb-ask = Fragen
verb-give = Weitergeben
verb-bid = Bieten
verb-name = Nennen
verb-secret = Ins Päckchen
verb-turn = Aufdecken
verb-pass = Passen
verb-agree = Zustimmen
verb-bonus = Bonus setzen
verb-call = Ansagen
verb-claim = Punkte nehmen
verb-content = Eigenes Blatt
verb-cop = Cop-Blatt nehmen
verb-double = Verdoppeln
verb-exchange = Tauschen
verb-fold = Zuklappen
verb-graft = Tauschen
verb-propose = Neue Karten verlangen
verb-prove = Stich nennen
verb-refuse = Ablehnen
verb-resign = Aussteigen
verb-take = Nehmen
verb-other = { $verb }
light-is = Licht: { $name }.
light-lamplight = Lampenlicht
light-pine = Tanne
light-daylight = Tageslicht
light-night = Nacht
pace-is = Tempo: { $name }.
pace-instant = sofort
pace-brisk = flott
pace-calm = ruhig
thinking = Moment, ich denke nach …
expert-would = Ein Könner würde { $move }.
expert-title = Was ein Könner tun würde
taken-back = Dein letzter Zug ist zurückgenommen.
nobody-comes = An diesen Tisch kann sonst niemand kommen.
people-title = Die Leute am Tisch
yes-do = Ja: { $what }.
no-dont = Nein.
no-trick-yet = Es gibt noch keinen Stich.
last-trick-title = Der letzte Stich
scores-title = Punktezettel
counted-title = Abrechnung von Runde { $number }
log-title = Verlauf
rules-title = So spielt man { $game }
keys-title = Tasten
write-where = In welche Datei soll die Partie?
not-saved = Nicht gespeichert: { $why }
not-over = Diese Partie läuft noch: Spiel sie zu Ende, oder geh mit Q.
not-your-turn = Du bist nicht dran
saved-in = Die Partie ist gespeichert: { $file }
cover = { $seat } ist dran. Drück Enter, wenn nur { $seat } auf den Bildschirm schaut.
sheet-back = Enter: zurück
sheet-more = ↓ weiter, Enter: zurück
menu-back = Escape: zurück
picker-keys = Pfeile bewegen, Enter wählt, Buchstaben suchen, Escape zurück.
window-small = Dieses Fenster ist zu klein.
cards-held = { $number ->
    [one] 1 Karte
   *[other] { $number } Karten
}
tricks-taken = { $number ->
    [one] 1 Stich
   *[other] { $number } Stiche
}
cards-won = { $number } gewonnen
bid-is = Gebot { $bid }
new-pile = neuer Stapel
place-yours = { $place } (du)
place-of = { $place } ({ $name })

## Was man tun kann, mit Karten, wie sie aussehen

do-play = { $what } spielen
do-draw = { $word ->
    [discard] vom Ablagestapel nehmen
   *[other] vom Stapel ziehen
 }
do-meld = { $what } auslegen
do-add = { $what } an Auslage { $place } anlegen
do-discard = { $what } ablegen
do-move = { $source ->
    [none] { $what } → { $place }
   *[other] { $what }: { $source } → { $place }
 }
do-ask = { $whom } nach { $what } fragen
do-give = { $what } weitergeben
do-bid = { $bid ->
    [none] { $what } bieten
   *[other] { $bid } bieten
 }
do-name = { LIST($words, type: "and") } nennen
do-secret = { $what } ins Päckchen legen
do-turn = eine Karte aufdecken
do-pass = passen
do-agree = zustimmen
do-bonus = einen Bonus setzen
do-call = { LIST($words, type: "and") } ansagen
do-claim = aufhören und die Punkte nehmen
do-content = das eigene Blatt spielen
do-cop = das Cop-Blatt nehmen
do-double = den Bonus verdoppeln
do-exchange = { $what ->
    [none] tauschen
   *[other] { $what } tauschen
 }
do-fold = zuklappen
do-graft = { $what } tauschen
do-propose = neue Karten verlangen
do-prove = Stich { $word } nennen
do-refuse = ablehnen
do-resign = aussteigen

## Gehen

leave-title = Den Tisch verlassen?
leave-yes = Gehen.
leave-no = Bleiben.
leave-kept = Die Partie wird aufgehoben. Beim nächsten Mal kannst du weiterspielen.
leave-saved = Die Partie ist gespeichert: { $file }.
leave-fresh = Du hast noch nichts gespielt, also wird auch nichts aufgehoben.
leave-house = Dein Platz bleibt frei: Der Link bringt dich zurück.
left-title = Deine Partie { $game } ist noch offen, in Runde { $number }.
left-go-on = Weiterspielen.
left-new = Neu geben. Die alte Partie ist damit aufgegeben.

## Die Karte unter dem Zeiger

card-sammy = { $name } · { $suit } { $number }
card-votes = { $number ->
    [one] 1 Stimme
   *[other] { $number } Stimmen
}
card-borders = grenzt an { $states }
card-counts = zählt { $number }
card-none = Geh erst mit den Pfeilen auf eine Karte.
inspect-suits = Die Farben
inspect-pictures = Die Bilder
inspect-borders = Nachbarn
inspect-no-borders = Grenzt an keinen anderen Staat.
inspect-electors = Stimmen für die Präsidentschaft: { $number }
inspect-congress = Abgeordnete: { $congressmen }, Senatoren: { $senators }
inspect-rank = Nach Einwohnern steht dieser Staat auf Platz { $rank }.
inspect-map = Die Karte: [{ $code }] ist dieser Staat, (XX) grenzt an ihn.

## Die Tasten

keys-table =
    Was du spielen kannst, steht hoch und hat einen hellen Rand. Nimmst
    du etwas anderes, nennt der Tisch die Regel, die es verbietet.

    Pfeile, Tab    umhergehen; weiter zum nächsten möglichen Zug
    Enter, Klick   Karte spielen, ziehen, Knopf drücken, ablegen
    Leertaste      Karte zum Auslegen wählen; Enter legt aus
    Escape         Gewähltes oder Aufgenommenes zurücklegen
    1 … 9          einen Knopf drücken
    I              die Karte ansehen: was sie ist, was Zeichen heißen
    H              ein Tipp: was ein Könner an deiner Stelle täte
    U              den letzten Zug zurücknehmen, wenn es erlaubt ist
    D, P           ziehen, passen
    L, S, G        letzter Stich, Punktezettel, Verlauf
    R              wie man dieses Spiel spielt
    O              die Hand nach Farbe oder nach Zahl ordnen
    T, F           ein anderes Licht; das Tempo des Computers
    W              die Partie in eine Datei speichern
    M              in einem Haus: die Leute am Tisch
    N, Q           am Ende: noch eine Partie; den Tisch verlassen
keys-replay =
    Rechts, Links        einen Zug weiter, einen Zug zurück
    Bild ab, Bild auf    zur nächsten Runde, zur Runde davor
    Pos1, Ende           zum ersten Geben, zum Schluss
    Leertaste            läuft von selbst, oder hält an
    E                    alles offen, oder ein Platz nach dem anderen
    S, G, R              Punktezettel, Verlauf, Spielregeln
    T                    ein anderes Licht
    Q                    gehen

## Eine alte Partie

replay-deal = Gegeben, { $eyes }. ← → gehen, Leertaste läuft, ? nennt die Tasten.
replay-move = Zug { $number } von { $last }, { $eyes }. ← → gehen, Leertaste läuft, ? nennt die Tasten.
replay-open = alle Karten offen
replay-as = wie { $seat } es sah

## Das Regal

shelf-title = Such ein Spiel aus: Pfeile bewegen, Buchstaben suchen, Enter nimmt es.
shelf-left = Noch nicht zu Ende
shelf-left-at = in Runde { $number }
shelf-left-about = Diese Partie liegt noch da. Enter spielt sie weiter.
shelf-usually = { $players }, meist { $number }
shelf-choices = Enter: Spieler, Stärke des Computers und Hausregeln.
setup-title = { $game }   (↑ ↓ ← → ändern, Enter gibt, Escape zurück)
setup-players = Spieler
setup-level = Computerspieler
level-random = zufällig
level-casual = locker
level-skilled = geübt
level-expert = Könner
level-master = Meister
level-strength-1 = Stärke 1, Neuling
level-strength-2 = Stärke 2, Lehrling
level-strength-3 = Stärke 3, Freizeitspieler
level-strength-4 = Stärke 4, Stammspieler
level-strength-5 = Stärke 5, Vereinsspieler
level-strength-6 = Stärke 6, alter Hase
level-strength-7 = Stärke 7, Fuchs
level-strength-8 = Stärke 8, Ass
level-strength-9 = Stärke 9, Crack

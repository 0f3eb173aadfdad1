### Runden: Leute, die wiederkommen, ihre Tische, Gespräche, Stände und Abende.

title = Runden
intro = Eine Runde ist ein Ort für Leute, die immer wieder zusammen spielen. Sie hat einen Link, der bleibt, einen Spielstand, ein Gespräch, und Abende mit den gleichen Karten für alle.
none = Du gehörst noch zu keiner Runde.
found = Eine Runde gründen
name = Name der Runde
nameExample = Donnerstagsrunde
yourName = Dein Name
closedChoice = Für Fremde geschlossen: Nur Einladungen führen hinein
members = { $count ->
        [one] 1 Mitglied
       *[other] { $count } Mitglieder
    }
youHost = du leitest sie
next = Nächstes Mal: { $when }

## Die Tür

doorText = { $host } leitet die Runde. { $count ->
        [one] Sie hat 1 Mitglied.
       *[other] Sie hat { $count } Mitglieder.
    }
join = Mitmachen
doorClosed = Diese Runde ist für Fremde geschlossen. Bitte ihre Leitung um eine Einladung.
doorOver = Diese Einladung ist abgelaufen oder verbraucht. Bitte die Leitung um eine neue.
before = Du gehörst schon dazu, auf einem anderen Gerät?
beforeLink = Mach dort unter „Du“ einen Link und öffne ihn hier.
gone = Du gehörst nicht mehr zu dieser Runde, oder es gibt sie nicht mehr.
toCircles = Zu meinen Runden

## Tische

play = Spielen wir
noTables = Gerade spielt niemand. Schlag ein Spiel vor: Wer dabei ist, setzt sich, und der Computer füllt die Lücken.
propose = Ein Spiel vorschlagen
game = Spiel
players = Spieler
unhurried = Ohne Grenze
counts = Es zählt: kein Zurücknehmen, keine Tipps, und niemand wechselt den Platz
imIn = Ich bin dabei
toTable = Zum Tisch
watch = Zusehen
result = Ansehen
seated = { $seated } von { $players } Plätzen
counted = zählt
casual = zählt nicht
phase_gathering = { $people } { $count ->
        [one] möchte
       *[other] möchten
    } { $game } spielen.
phase_playing = { $game }: Es { $count ->
        [one] spielt
       *[other] spielen
    } { $people }.
phase_over = { $game }, beendet: { $people }
goOn = Gemeinsam weiter
back = Zurück zur Runde
gaps = Geben, mit Computern auf den leeren Plätzen

## Mitglieder und Leitung

people = Mitglieder
here = da
away = nicht da
host = Leitung
you = du
muted = stumm
blocked = blockiert
options = Was tun mit { $name }
blockSure = { $name } blockieren? Was { $name } schreibt, siehst du dann nur zugeklappt, und an deine Tische kann { $name } sich nicht setzen.
mute = { $name } stummschalten
unmute = { $name } wieder schreiben lassen
remove = { $name } entfernen
makeHost = { $name } die Leitung geben
removeSure = { $name } aus der Runde entfernen? Gespräch und Tische sind dann sofort weg.
hostSure = { $name } die Leitung geben? Du bist dann ein gewöhnliches Mitglied.
leave = Die Runde verlassen
leaveSure = Die Runde verlassen? Über ihren Link kannst du zurückkommen, wenn sie offen ist.
manage = Die Runde leiten
date = Nächster Termin
dissolve = Die Runde auflösen
dissolveSure = Die Runde für immer auflösen? Gespräch, Stände und Abende werden gelöscht.
invite = Einladen
link = Der Link der Runde, der bleibt
linkText = Wer ihn öffnet, kann mitmachen.
linkClosed = Die Runde ist geschlossen: Dieser Link ist für Mitglieder. Für andere mach eine Einladung.
invitation = Eine Einladung machen
invitationLink = Einladung
invitationText = Sie lässt bis { $when } Leute herein, auch wenn die Runde geschlossen ist.
withdraw = Alle Einladungen zurückziehen
withdrawn = Jetzt lässt keine Einladung mehr jemanden herein.
yes = Ja
no = Nein

## Gespräch

chat = Gespräch
chatEmpty = Noch hat niemand etwas gesagt. Nur Mitglieder können das lesen.
say = Sag etwas
send = Senden
removed = entfernt
earlier = Frühere Zeilen
folded = von jemandem, den du blockiert hast
reportLine = Die Zeile von { $name } melden: { $text }
quoted = Die Zeile geht im Wortlaut mit.
unsay = Die Zeile von { $name } entfernen: { $text }

## Stände

standings = Stand
standingsText = Jedes Spiel ist einen Punkt wert: Du bekommst davon den Anteil der Gegner, die du hinter dir gelassen hast.
noStandings = In dieser Zeit hat kein Spiel gezählt.
period = Zeitraum
periods_evening = Letzter Abend
periods_month = Dieser Monat
periods_ever = Von Anfang an
allGames = Alle Spiele
place = Platz
player = Spieler
points = Punkte
played = Spiele
won = Siege
rating = Wertung
rated = { $rating } ± { $unsure }
ratingText = Neue beginnen bei 1000; die zweite Zahl sagt, wie sicher das ist.
headToHead = Eins gegen eins
against = gegen { $name }
met = { $ahead } – { $level } – { $behind }
metText = Vorn, gleichauf und hinten, vom Namen links aus gesehen.
someone = jemand, der gegangen ist

## Abende

evenings = Abende
eveningsText = Alle spielen an mehreren Tischen die gleichen Karten: So entscheidet nicht das Glück.
appoint = Einen Abend verabreden
starts = Beginnt
deals = Spiele
clock = Zeit für einen Zug
appointIt = Verabreden
oneHand = Ein Blatt pro Spiel
line = { $game }, { $when }
signedUp = { $count ->
        [0] noch niemand angemeldet
        [one] 1 angemeldet
       *[other] { $count } angemeldet
    }
sign = Ich mache mit
unsign = Ich kann nicht
repartner = Mit diesem Partner
signedNote = Du machst mit.
partner = Partner
partnerAny = wer kommt
pairsText = Dieses Spiel spielt man mit Partner. Zwei, die einander nennen, sind ein Paar; die anderen werden gelost.
begin = Jetzt beginnen
cancel = Absagen
state_signing = Anmelden kann man sich bis zum Beginn.
playing = Spiel { $round } von { $deals } läuft.
state_over = Der Abend ist vorbei.
state_canceled = Der Abend wurde abgesagt.
waitForRound = Dein Tisch ist fertig. Das nächste Spiel beginnt, wenn die anderen es sind.
myTable = Zu deinem Tisch
nextTable = Zu deinem nächsten Tisch
toEvening = Zum Abend
deal = Spiel { $deal }
table = Tisch { $number }
replay = Nachspielen
hidden = zu sehen, wenn alle Tische fertig sind
net = Über dem Schnitt
netText = Punkte über dem Schnitt derer, die die gleichen Karten hatten, in den Punkten des Spiels.
rawPoints = Punkte
noResult = Der Stand beginnt mit dem ersten Spiel, das alle Tische beendet haben.
finalTitle = Endstand
eveningFair = Das Haus hat sich auf alle Karten dieses Abends im Voraus festgelegt; alle, die mitmachen, mischen mit.
seal = Festlegung
secret = Geheimnis

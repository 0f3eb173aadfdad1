### Menschen: der Warteraum, offene Tische, meine Partien, Namen.

## Der Warteraum

waiting = Ein Tisch für { $title }
waitingHost = Lad deine Freunde ein, lass Computer die übrigen Plätze füllen, und gib.
waitingGuest = Gegeben wird, wenn alle Plätze besetzt sind.
waitingOutside = Magst du dich dazusetzen?
seats = Plätze
seat = Platz { $number }
empty = frei
you = du
here = da
away = noch nicht da
awayFor = seit { $time } weg
host = Gastgeber
invited = { $name } ist eingeladen und noch nicht da
makeHost = { $name } zum Gastgeber machen
sendAway = { $name } wegschicken
moveUp = Mit Platz { $number } tauschen
computer = Computer, { $level }
sit = Hier hinsetzen
sitAnywhere = Hinsetzen
getUp = Aufstehen
addComputer = Computer
remove = Platz frei machen
levelOf = Wie gut der Computer auf Platz { $number } spielt
fillAll = Computer auf alle freien Plätze
deal = Karten geben
needSeats = { $count ->
        [one] Ein Platz ist noch frei.
       *[other] { $count } Plätze sind noch frei.
    }
full = Alle Plätze sind besetzt. Du darfst bleiben und zuschauen.
fullClosed = Alle Plätze sind besetzt, und Zuschauen ist an diesem Tisch nicht erlaubt.
needKey = An diesen Tisch kommst du mit dem Schlüssel zu einem Platz: Bitte den Gastgeber um einen.
badKey = Dieser Schlüssel öffnet keinen Platz mehr. Vielleicht wurde er schon benutzt: Bitte um einen neuen.
invite = Freunde einladen
inviteText = Schick diesen Link, oder lass sie die Kamera auf das Quadrat halten.
inviteOpen = Der Tisch steht auch in der Liste der offenen Tische.
inviteKey = Jeder freie Platz hat einen eigenen Schlüssel: Schick jedem Freund einen.
inviteLocal = Dieses Haus ist nur auf diesem Rechner offen; andere Geräte erreichen es nicht. „parlor serve --host 0.0.0.0“ öffnet es in deinem Netz.
keyOf = Schlüssel zu Platz { $number }
copy = Link kopieren
copied = Kopiert.
notCopied = Der Browser lässt die Seite nicht kopieren: Markier den Link und kopier ihn selbst.
share = Teilen …
qr = QR-Code von { $link }
close = Schließen
options = Hausregeln
practice = Übung mit eingetippter Startzahl: Diese Partie zählt nicht.
clock = { $seconds } für einen Zug
fair = Das Haus hat seinen Anteil am Mischen versiegelt; der Browser von jedem Spieler gibt seinen dazu.

## Einen Platz mitnehmen

move = Mit meinem Platz auf ein anderes Gerät
moveText = Öffne dort diesen Link, oder halt dessen Kamera auf das Quadrat. Der Platz zieht auf das andere Gerät um, und dieses lässt ihn los. Der Link gilt einmal; behalt ihn für dich.
newLink = Neuen Link machen
newLinkMade = Der alte Link öffnet nichts mehr.

## Offene Tische

lobby = Offene Tische
lobbyText = Tische, die auf Mitspieler warten oder bei denen du zuschauen darfst.
lobbyEmpty = Gerade ist kein Tisch offen. Mach einen auf: Nimm ein Spiel aus dem Regal und lass alle herein.
toShelf = Zum Regal
hostedBy = eröffnet von { $name }
seated = { $seated } von { $players } Plätzen besetzt
join = Mitspielen
watch = Zuschauen
phase_gathering = wartet auf Mitspieler
phase_playing = läuft
phase_over = vorbei

## Meine Partien

mine = Meine Partien
running = Noch nicht zu Ende
noneYet = Du hast noch nicht gespielt. Das Regal ist voll.
goOn = Weiter
replay = Wiederholung
won = gewonnen
lost = nicht gewonnen
points = { $score ->
        [1] { $score } Punkt
        [-1] { $score } Punkt
       *[other] { $score } Punkte
    }
when = Wann
game = Spiel
statistics = Statistik
statisticsNote = Übungspartien zählen nicht.
played = Gespielt
wins = Gewonnen
best = Bestes
streak = In Folge
longest = Längste Serie

## Zeiten

hours = { $hours ->
        [0] { $minutes } min
       *[other] { $hours } h { $minutes } min
    }

## Namen

yourName = Dein Name
nameHint = Den sehen die anderen; bis zu 24 Buchstaben.
save = Speichern
saved = Gespeichert.
savedForLater = Gespeichert. Wo du schon sitzt, bleibt der alte Name.
tooLong = Ein Name hat höchstens 24 Buchstaben.
noName = Ein Name braucht wenigstens einen Buchstaben.

### Du: wer man auf mehreren Geräten ist, Bescheid, wenn es darauf ankommt, und die Seite des Betreibers.

link = Deine Geräte, Passkeys und Nachrichten
title = Du
guest = Bisher kennt dich nur dieser Browser. Mit einem Passkey bist du auf allen Geräten du selbst, und mit einem Handy geht nichts verloren.
lasting = Das Haus kennt dich auf diesen Geräten.
needsHttps = Dieses Haus läuft ohne HTTPS. Damit könntest du einen Passkey haben und Bescheid bekommen, wenn du dran bist. Ein Link auf ein anderes Gerät geht trotzdem.
needsName = Passkeys brauchen eine Adresse mit Namen. Öffne das Haus auf diesem Rechner als „localhost“.
noPasskeys = Dieser Browser kann keine Passkeys. Ein Link auf ein anderes Gerät geht trotzdem.
stopped = Es bleibt alles, wie es war.
already = Auf diesem Gerät hast du schon einen Passkey.

## Passkeys

passkeys = Passkeys
makePasskey = Passkey anlegen
passkeyMade = Dein Passkey ist da. Melde dich damit auf allen deinen Geräten an.
signIn = Mit Passkey anmelden
signInAbout = Hast du hier schon auf einem anderen Gerät gespielt?
# (name: string)
removePasskey = Passkey von { $name } entfernen
remove = Entfernen
# (day: string)
madeOn = angelegt am { $day }

## Geräte

devices = Deine Geräte
thisDevice = dieses hier
# (day: string)
seenOn = zuletzt da am { $day }
# (name: string)
signOutNamed = { $name } abmelden
signOut = Abmelden
otherDevice = Auf einem anderen Gerät weitermachen
linkText = Öffne diesen Link auf dem anderen Gerät, oder halte dessen Kamera auf das Quadrat. Er gilt einmal und zehn Minuten lang.
linkLabel = Dein persönlicher Link: Gib ihn niemandem sonst
makeLink = Link machen

## Mit einem Link ankommen

# (name: string)
arriving = Bist du { $name }?
arrivingText = Dieses Gerät gehört dann zu dir. Was du hier als Gast gespielt hast, kommt mit.
# (name: string)
continueAs = Als { $name } weitermachen
# (name: string, games: number)
welcome = { $games ->
        [0] Willkommen zurück, { $name }.
        [one] Willkommen zurück, { $name }. Eine Partie, die du hier als Gast gespielt hast, ist mitgekommen.
       *[other] Willkommen zurück, { $name }. { $games } Partien, die du hier als Gast gespielt hast, sind mitgekommen.
    }

## Bescheid, wenn es darauf ankommt

notices = Bescheid, wenn es darauf ankommt
noticesAbout = Alles ist aus, bis du es einschaltest.
push = Nachrichten auf diesem Gerät
pushAbout = Auch wenn die Seite geschlossen ist.
pushDenied = Dein Browser erlaubt keine Nachrichten von diesem Haus: Das lässt sich in seinen Einstellungen ändern.
mail = E-Mail
mailAbout = Nur an eine Adresse, die du bestätigt hast.
address = Deine Adresse
send = Bestätigung schicken
# (address: string)
unconfirmed = Eine E-Mail ist unterwegs an { $address }: Öffne den Link darin.
# (address: string)
confirmed = E-Mails gehen an { $address }.
forget = Adresse vergessen
of_turn = wenn ich dran bin und nicht da
of_table = wenn ein Tisch für mich offen ist
of_evening = wenn ein Abend beginnt
quiet = Ruhezeit
quietFrom = von
quietTo = bis
mailConfirmed = Deine Adresse ist bestätigt. Du bekommst Bescheid per E-Mail.
mailStopped = Du bekommst keine E-Mails mehr.

## Alles

everything = Alles über dich
export = Alles herunterladen
exportAbout = Deine Partien, Ergebnisse und Aufzeichnungen, als eine Datei.
closeAccount = Konto schließen
closeAbout = Dein Name verschwindet aus allem, was hier aufgehoben wird. Die anderen behalten ihre Partien. Offene Partien gibst du auf. Ein Zurück gibt es nicht.
typeName = Gib deinen Namen ein, um weiterzumachen
closed = Dein Konto ist geschlossen.
blocked = Leute, die du blockiert hast
unblock = Freigeben
# (name: string)
unblockNamed = { $name } freigeben

## Am Tisch

block = Blockieren
# (name: string)
blockNamed = { $name } blockieren
# (name: string)
blockText = { $name } kann sich dann nicht mehr an Tische setzen, deren Gastgeber du bist.
report = Melden
# (name: string)
reportNamed = { $name } melden
reportText = Wer dieses Haus betreibt, wird es lesen.
reported = Danke. Es wurde weitergegeben.
why = Was ist passiert?
# table
whys_name = ein schlimmer Name
whys_words = schlimme Worte
whys_cheating = Betrug
whys_stalling = lässt andere warten
whys_other = etwas anderes
more = Was man noch wissen sollte

## Meine Partien

# (names: string)
against = mit { $names }
# (names: string)
waitsFor = wartet auf { $names }
# (time: string)
timeLeft = noch { $time }

## Der Betreiber

operator = Das Haus
becomeOperator = Dieses Haus betreiben
becomeText = Wer diesen Link geöffnet hat, darf das Haus betreiben: Tische und Leute sehen, Meldungen lesen, sperren. Dazu brauchst du einen Passkey.
becomeDone = Du betreibst jetzt dieses Haus.
enter = Mit deinem Passkey öffnen
enterText = Die Seite des Hauses öffnet sich mit deinem Passkey, zwölf Stunden lang auf diesem Gerät.
# table
counts_people = Leute
counts_lasting = mit Passkey oder Geräten
counts_blocked = gesperrt
counts_gathering = Tische, die warten
counts_playing = Tische, die spielen
counts_over = fertige Partien
counts_reports = offene Meldungen
counts_circles = Runden
reports = Meldungen
noReports = Es wurde nichts gemeldet.
# (name: string, by: string)
reportAbout = { $by ->
        [none] über { $name }
       *[other] { $by } über { $name }
    }
settle = Erledigt
settled = erledigt
people = Leute
find = Suchen
search = Nach einem Namen suchen
blockPerson = Sperren
unblockPerson = Freigeben
closePerson = Konto schließen
# (name: string)
closePersonText = Der Name { $name } verschwindet aus allem, und offene Partien werden aufgegeben. Ein Zurück gibt es nicht.
isBlocked = gesperrt
isOperator = betreibt das Haus
# (games: number)
played = { $games ->
        [one] 1 Partie
       *[other] { $games } Partien
    }
tables = Tische
closeTable = Tisch schließen
closeTableText = Der Tisch ist dann für alle weg. Ein Zurück gibt es nicht.
circles = Runden
circleOf = { $members ->
        [one] 1 Mitglied
       *[other] { $members } Mitglieder
    }, Leitung: { $host }
dissolve = Auflösen
dissolveText = Die Runde { $name } ist dann weg, mit Gespräch, Ständen und Abenden. Das lässt sich nicht rückgängig machen.
reportIn = in der Runde { $name }
reserved = Reservierte Namen
reservedAbout = Niemand darf so heißen, auch nicht so ähnlich.
reserve = Reservieren
release = Freigeben
# (name: string)
releaseNamed = { $name } freigeben
kept = Wie lange was bleibt
# table
keep_tables = fertige Tische
keep_unfinished = offene Tische
keep_guests = Gäste, die nicht wiederkommen
keep_people = Leute mit Passkey, die nicht wiederkommen
keep_reports = Meldungen
keep_chats = Zeilen aus den Gesprächen der Runden
# (days: number)
days = { $days ->
        [0] für immer
        [one] 1 Tag
       *[other] { $days } Tage
    }
none = Keine.

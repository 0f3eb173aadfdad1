houseGone = Das Haus antwortet nicht. Prüf deine Verbindung und versuch es noch einmal.
houseAils = Das hat das Haus gerade nicht geschafft ({ $status }). Versuch es gleich noch einmal.
tooMany = Das war ein bisschen zu oft. Warte einen Augenblick und versuch es dann noch einmal.
noSuchGame = Ein Spiel namens „{ $id }“ steht nicht im Regal.

you = Du
youWithin = du
whose = { $you ->
    [true] von dir
   *[false] von { $name }
}
seat = Platz { $seat }
together = { LIST($names, type: "and") }
list = { $first } und { $last }

## What one may do, as a list to choose from and on labels

verbs_play = spielen
verbs_draw = ziehen
verbs_discard = ablegen
verbs_meld = auslegen
verbs_add = anlegen
verbs_move = umlegen
verbs_pass = passen
verbs_bid = bieten
verbs_ask = fragen
verbs_give = weitergeben
verbs_name = nennen
verbs_call = ansagen
verbs_claim = aufhören und die Punkte nehmen
verbs_prove = beweisen
verbs_propose = neue Karten verlangen
verbs_agree = zustimmen
verbs_refuse = ablehnen
verbs_content = das eigene Blatt spielen
verbs_cop = das Cop-Blatt nehmen
verbs_resign = aussteigen
verbs_exchange = tauschen
verbs_graft = tauschen
verbs_secret = eine geheime Karte wählen
verbs_bonus = einen Bonus setzen
verbs_double = den Bonus verdoppeln
verbs_fold = zuklappen
verbs_turn = eine Karte aufdecken

## What somebody has done: the lines of the log

spoken_play = { $you ->
    [true] Du spielst
   *[false] { $name } spielt
} { $what }
spoken_draw = { $you ->
    [true] Du ziehst
   *[false] { $name } zieht
} { $what }
spoken_discard = { $you ->
    [true] Du legst
   *[false] { $name } legt
} { $what } ab
spoken_meld = { $you ->
    [true] Du legst
   *[false] { $name } legt
} { $what } aus
spoken_add = { $you ->
    [true] Du legst
   *[false] { $name } legt
} { $what } an
spoken_move = { $you ->
    [true] Du legst
   *[false] { $name } legt
} { $what }
spoken_pass = { $you ->
    [true] Du passt
   *[false] { $name } passt
} { $what }
spoken_bid = { $you ->
    [true] Du bietest
   *[false] { $name } bietet
} { $what }
spoken_give = { $you ->
    [true] Du gibst
   *[false] { $name } gibt
} { $what } weiter
spoken_name = { $you ->
    [true] Du nennst
   *[false] { $name } nennt
} { $what }
spoken_call = { $you ->
    [true] Du sagst
   *[false] { $name } sagt
} { $what } an
spoken_claim = { $you ->
    [true] Du hörst auf und nimmst die Punkte
   *[false] { $name } hört auf und nimmt die Punkte
} { $what }
spoken_prove = { $you ->
    [true] Du beweist es mit Stich
   *[false] { $name } beweist es mit Stich
} { $what }
spoken_propose = { $you ->
    [true] Du verlangst neue Karten
   *[false] { $name } verlangt neue Karten
} { $what }
spoken_agree = { $you ->
    [true] Du stimmst zu
   *[false] { $name } stimmt zu
} { $what }
spoken_refuse = { $you ->
    [true] Du lehnst ab
   *[false] { $name } lehnt ab
} { $what }
spoken_content = { $you ->
    [true] Du spielst mit dem eigenen Blatt
   *[false] { $name } spielt mit dem eigenen Blatt
} { $what }
spoken_cop = { $you ->
    [true] Du nimmst das Cop-Blatt
   *[false] { $name } nimmt das Cop-Blatt
} { $what }
spoken_resign = { $you ->
    [true] Du steigst aus
   *[false] { $name } steigt aus
} { $what }
spoken_exchange = { $you ->
    [true] Du tauschst
   *[false] { $name } tauscht
} { $what }
spoken_graft = { $you ->
    [true] Du tauschst
   *[false] { $name } tauscht
} { $what }
spoken_secret = { $you ->
    [true] Du wählst eine geheime Karte
   *[false] { $name } wählt eine geheime Karte
} { $what }
spoken_bonus = { $you ->
    [true] Du setzt einen Bonus
   *[false] { $name } setzt einen Bonus
} { $what }
spoken_double = { $you ->
    [true] Du verdoppelst den Bonus
   *[false] { $name } verdoppelt den Bonus
} { $what }
spoken_fold = { $you ->
    [true] Du klappst zu
   *[false] { $name } klappt zu
} { $what }
spoken_turn = { $you ->
    [true] Du deckst eine Karte auf
   *[false] { $name } deckt eine Karte auf
} { $what }
spokenAsk = { $you ->
    [true] Du fragst
   *[false] { $name } fragt
} { $fromYou ->
    [true] dich
   *[false] { $whom }
} nach { $what }

## Places in such a line

drawnFrom = { $kind ->
    [stock] vom Stapel
    [discard] vom Ablagestapel
   *[other] von { $zone }
}
fromPlace = von { $place }
toPlace = auf { $place }
toMeld = an Auslage { $number }
from_stock = vom Stapel
from_discard = vom Ablagestapel
from_hand = aus der Hand
from_payoff = vom Zahlstapel
from_reserve = aus der Reserve
onto_discard = auf den Ablagestapel
onto_reserve = auf die Reserve
onto_flags = zu den Flaggen
onto_mobilized = zum passenden Satz
onto_new = auf einen neuen Stapel
onto_travel = auf die Reise

## Whose turn, and what for

yourTurn = Du bist dran: { $what }
theirTurn = { $names } ist dran
waitingFor = Wir warten auf { $names }
gameOver = Die Partie ist vorbei
mustFollow = du musst { $suit } bedienen.
toDo_play = spiel eine Karte.
toDo_fromDummy = spiel eine Karte aus dem Blatt von { $name }.
toDo_draw = zieh eine Karte.
toDo_bid = biete oder passe.
toDo_bidCard = biete eine Karte, oder passe.
toDo_ask = frag jemanden nach einer Karte.
toDo_move = leg eine Karte um.
toDo_give = such eine Karte zum Weitergeben aus.
toDo_name = such eins aus.
toDo_call = sag an oder passe.
toDo_secret = wähl eine geheime Karte aus dem ganzen Kartenspiel.
toDo_graft = tausch eine Karte, oder passe.
toDo_answer = stimm zu oder lehn ab.
toDo_turn = deck eine Karte auf.
watching = Du schaust zu
spectators = { $count ->
    [one] 1 Person schaut zu
   *[other] { $count } Leute schauen zu
}

## Seats

dealer = Geber
cards = { $count ->
    [one] 1 Karte
   *[other] { $count } Karten
}
took = { $count ->
    [one] 1 Karte genommen
   *[other] { $count } Karten genommen
}
tricks = { $count ->
    [one] 1 Stich
   *[other] { $count } Stiche
}
sets = { $count ->
    [one] 1 Satz
   *[other] { $count } Sätze
}
thinking = überlegt
toMove = ist dran
away = nicht da
awayFor = weg seit { $time }
host = Gastgeber
resigned = hat aufgegeben
empty = freier Platz
kept = Computer, hält den Platz frei
levels_random = zufällig
levels_casual = locker
levels_skilled = geübt
levels_expert = Könner
levels_master = Meister
levels_strength-1 = Stärke 1
levels_strength-2 = Stärke 2
levels_strength-3 = Stärke 3
levels_strength-4 = Stärke 4
levels_strength-5 = Stärke 5
levels_strength-6 = Stärke 6
levels_strength-7 = Stärke 7
levels_strength-8 = Stärke 8
levels_strength-9 = Stärke 9
computer = Computer, { $level }
partner = dein Partner
dummy = Strohmann
declared_content = spielt
declared_cop = Cop-Blatt
declared_resign = steigt aus
declared_pass = passt
declared_bonus = Bonus
declared_double = verdoppelt
declarant = Alleinspieler

## Zones

zones_hand = Blatt
zones_stock = Stapel
zones_discard = Ablagestapel
zones_waste = Aufgedeckte Karten
zones_trick = Stich
zones_contest = Zur Wahl
zones_turned = Aufgedeckt
zones_won = Gewonnene Karten
zones_extra = Übrige Karten
zones_cop = Cop-Blatt
zones_dead = Weggelegt
zones_secret = Geheime Karten
zones_reserve = Reserve
zones_field = Feld
zones_fieldup = Feldkarte
zones_aside = Beiseitegelegt
zones_drawn = Gezogene Karte
zones_complete = Fertige Stapel
zones_payoff = Zahlstapel
zones_center = Kansas
zones_stack = Stapel
zones_down = Verdeckt
zones_flags = Flaggen
zones_pile = Stapel
zones_travel = Reise
zones_played = Gespielt
zones_laid = Ausgelegt
zones_melds = Auslagen
zones_sets = Sätze
zones_bid = Gebot
zones_pass = Weitergegeben
zones_first = Nächstes Blatt
zones_second = Letztes Blatt
zones_centre = Mittelstapel
zones_new = Neuer Stapel
zones_mob = Mobilisiert
zones_mobilized = passender Satz
zones_meld = Auslage
ownZone = { $you ->
    [true] { $zone } von dir
   *[false] { $zone } von { $name }
}
newPileHint = Ass oder König
due = jetzt: { $card }
emptyZone = { $zone }, leer
pile = { $zone }, { $count ->
    [one] 1 Karte
   *[other] { $count } Karten
}{ $top ->
    [none] { "" }
   *[other] , oben { $top }
}
canDraw = ziehen
canDrop = hierher legen
handOf = { $you ->
    [true] Dein Blatt
   *[false] Blatt von { $name }
}
playable = spielbar
isPicked = ausgewählt
meldOf = Auslage { $number }, { $name }
meldCount = { $name }: zählt { $count }
nothingLaid = Noch liegt nichts aus

## Doing

act_draw = { $kind ->
    [stock] Vom Stapel ziehen
    [discard] Vom Ablagestapel ziehen
   *[other] Ziehen: { $zone }
}
act_discard = { $cards } ablegen
act_meld = { $cards } auslegen
act_add = { $card } an Auslage { $to } anlegen
act_play = { $card } spielen
act_move = { $card } auf { $to } legen
act_bid = { $what } bieten
act_name = { $what } nennen
act_call = { $what } ansagen
act_prove = Mit Stich { $what } beweisen
act_give = { $card } weitergeben
act_exchange = { $card ->
    [none] Gegen die aufgedeckte Karte tauschen
   *[other] { $card } tauschen
}
act_graft = { $card } tauschen
act_secret = { $card } wählen
act_ask = { $name } nach { $card } fragen
plain_pass = Passen
plain_agree = Dem Tausch zustimmen
plain_refuse = Den Tausch ablehnen
plain_propose = Neue Karten verlangen
plain_fold = Zuklappen
plain_turn = Eine Karte aufdecken
plain_claim = Aufhören und die Punkte nehmen
plain_content = Mit dem eigenen Blatt spielen
plain_cop = Das Cop-Blatt nehmen
plain_resign = Diese Runde aussteigen
plain_bonus = Einen Bonus setzen
plain_double = Den Bonus verdoppeln
plain_exchange = Gegen die aufgedeckte Karte tauschen
noTrumps = ohne Trumpf
clearPicked = Zurücklegen
choosePlace = Wähl eine leuchtende Stelle.
fewer = Weniger
more = Mehr
askWhom = Wen fragst du?
askFor = Wonach fragst du { $name }?
askYourself = dich selbst
pickFromPack = { $verb ->
    [secret] Wähl deine geheime Karte
   *[other] Wähl eine Karte für den Anfang
}
combosWith = Damit geht:
otherCombos = { $count } weitere: wähl mehr Karten, um sie zu sehen
confirm = { $what }?
confirmYes = Ja
confirmNo = Noch nicht
sortBy = Ordnen
sorts_game = wie es zum Spiel passt
sorts_suit = nach Farben
sorts_number = nach Werten
sorts_own = wie ich will

## Facts

facts_trumps = Trumpf
facts_power = Land an der Macht
facts_turned = Aufgedeckt
facts_bid = Gebot
facts_bidOf = { $bid } von { $you ->
        [true] dir
       *[false] { $name }
    }
facts_noBid = noch keins
facts_doubled = verdoppelt
facts_bonus = Bonus
facts_contest = Es geht um
facts_contests_President = Präsident
facts_contests_Congress = Kongress
facts_target = Gespielt bis
facts_hands = Runde
facts_handOf = { $hand } von { $of }
facts_turkette = Turkette-Farbe
facts_trick = Stich
facts_combination = Kombination
facts_flag = Flagge
facts_turnOvers = Umgedreht
facts_inning = Inning
facts_innings = { $inning }, { $half }
facts_halves_top = erste Hälfte
facts_halves_bottom = zweite Hälfte
facts_count = Summe
facts_exchanges = Weitergegeben
facts_of = { $count } von { $limit }
facts_goop = Der Goop
facts_phase = Abschnitt
facts_phases_play = spielen
facts_phases_bidding = bieten
facts_phases_draw = ziehen
facts_phases_opening = eröffnen
facts_phases_passing = Karten weitergeben
facts_phases_race = das Wettrennen
facts_phases_graft = tauschen
facts_phases_declaring = ansagen
facts_phases_picking = geheime Karten wählen
facts_phases_naming = die Kombination nennen
facts_phases_proving = einen Stich nennen
facts_phases_use = die Karte auslegen oder wegwerfen
facts_phases_discard = ablegen
facts_phases_country = das Land nennen
facts_phases_declaration = Kombinationen auslegen
facts_phases_claim = auslegen
facts_phases_first-part = erster Teil
facts_phases_second-part = zweiter Teil
facts_phases_asking = fragen
facts_phases_deciding = spielen oder neue Karten verlangen
facts_phases_answering = antworten
facts_phases_exchanging = tauschen
facts_phases_start = der Anfang
facts_gave = Du gabst
facts_got = Du bekamst
facts_called = Angesagt
facts_partner = Partner
facts_bound = Gebunden
facts_passing = Weitergabe
# table
facts_ways_left = nach links
facts_ways_right = nach rechts
facts_ways_across = nach gegenüber
facts_ways_nobody = keine
facts_maker = Spielmacher
facts_knockLimit = Klopfen mit höchstens
facts_freeCells = Freie Zellen
facts_suit = Farbe
facts_owed = Zu ziehen
facts_drawn = Gezogen
facts_direction = Richtung
facts_turnedAround = umgedreht
facts_cribOf = Crib von
facts_sum = Zwischensumme
facts_times = { $count ->
    [one] einmal
   *[other] { $count }-mal
}

## Refusal

notYourTurn = { $name ->
    [none] Du kannst jetzt nichts tun.
   *[other] Du bist nicht dran: { $name } ist am Zug.
}
onlyWatching = Du schaust dieser Partie nur zu.
cannot = Das geht hier nicht.
rules = Regeln
readRule = Die Regel lesen
close = Schließen

## Tools

hint = Tipp
hintThinking = Einen Augenblick …
hintNothing = Der Könner weiß hier auch nichts.
undo = Zurücknehmen
lastTrick = Letzter Stich
noLastTrick = Noch hat niemand einen Stich gemacht.
tookIt = { $you ->
    [true] Der Stich ging an dich
   *[false] Der Stich ging an { $name }
}
log = Was geschah
score = Punkte
scoreSheet = Punktezettel
handNumber = Runde { $hand }
total = Stand
noHandsYet = Noch ist keine Runde zu Ende.
keys = Tasten
keysTitle = Tasten am Tisch
keyList_walk_key = ← → ↑ ↓
keyList_walk_does = durch Karten und Stapel gehen
keyList_play_key = Enter
keyList_play_does = spielen, ziehen, wählen
keyList_pick_key = Leertaste
keyList_pick_does = eine Karte zum Auslegen wählen
keyList_draw_key = D
keyList_draw_does = ziehen
keyList_turn_key = T
keyList_turn_does = aufdecken, bis eine passt
keyList_pass_key = P
keyList_pass_does = passen
keyList_hint_key = H
keyList_hint_does = Tipp
keyList_undo_key = U
keyList_undo_does = zurücknehmen
keyList_last_key = L
keyList_last_does = letzter Stich
keyList_back_key = Esc
keyList_back_does = gewählte Karten zurücklegen, schließen
keyList_help_key = ?
keyList_help_does = Spielanleitung und diese Tasten
menu = Tisch
side = Punkte und Verlauf
finish = Von allein zu Ende
stopFinishing = Halt
handOver = Meinen Platz dem Computer geben
leaveTable = Den Tisch verlassen
keyToSeat = Mit meinem Platz auf ein anderes Gerät umziehen

## Hand count

onward = Nächste Runde
toResult = Zum Ergebnis
lookAtTable = Den Tisch ansehen
noPoints = Niemand bekommt Punkte.

## Hot seat

passScreen = Gib den Bildschirm weiter an { $name }
passScreenWhy = Sonst sollte jetzt niemand hinschauen.
iAm = Ich bin { $name }: zeig mir meine Karten

## Connection

connecting = Verbindung wird aufgebaut …
lost = Verbindung verloren, neuer Versuch …
tryNow = Jetzt versuchen
back = Wieder verbunden.
onItsWay = Dein Zug ist gemerkt und wird noch geschickt.
noTable = Diesen Tisch gibt es nicht. Vielleicht stimmt der Link nicht, oder der Tisch wurde abgeräumt.
noTableTitle = Diesen Tisch gibt es nicht
shelf = Zurück zum Regal
loading = Der Tisch wird gedeckt …
clock = { $seconds } s
clockStands = wartet
clockStandsLabel = Die Uhr wartet, solange die Abrechnung gelesen wird.
clockLabel = noch { $seconds } Sekunden

## Quick phrases

say = Sagen
phrases_hello = Hallo!
phrases_luck = Viel Glück!
phrases_well = Gut gespielt!
phrases_thanks = Danke!
phrases_oops = Hoppla …
phrases_moment = Moment, bitte.
phrases_hurry = Du bist dran!
phrases_nice = Was für ein Blatt!
phrases_again = Noch eine Partie?
phrases_bye = Muss los. Tschüss!

## Board

mapHere = Spielplan

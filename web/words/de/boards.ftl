### Texte auf den besonderen Brettern: Landkarte, Baseballfeld, Kansas, Goop-Rennen.

ordinal = { $kind ->
       *[other] { $n }.
    }

## Die Landkarte

map_title = Karte der Bundesstaaten
map_holds = { $who }: { $states ->
        [one] 1 Staat
       *[other] { $states } Staaten
    }
map_journey = { $who }: { $states ->
        [one] 1 Staat
       *[other] { $states } Staaten
    }, jetzt in { $last }
map_inPlay = Im Spiel: { $states }
map_borders = { $state } grenzt an { $others }
map_bordersNothing = { $state } grenzt an keinen anderen Staat
map_choose = { $state }: wähl, wohin
map_layOn = Auf { $state } legen
map_closer = Vergrößern
map_farther = Verkleinern
map_democrats = Demokraten
map_republicans = Republikaner
map_and = { LIST($names, type: "and") }

## Die Stimmen

votes_electoral = Wahlmännerstimmen
votes_house = Repräsentantenhaus
votes_senate = Senat
votes_needed = { $n } zum Sieg
votes_summary = { $what }: { $sides }, von { $total }
votes_yours = { $party } (ihr)
votes_side = { $name } { $votes }

## Die vier Ecken von Kansas

kansas_title = Die vier Ecken von Kansas
kansas_first = wartet auf { $state }
kansas_next = weiter: { $states }
kansas_closed = hier ist Schluss

## Das Baseballfeld

diamond_title = { $half ->
        [top] { $inning } Inning, erste Hälfte
       *[bottom] { $inning } Inning, zweite Hälfte
    }
diamond_atBat = { $name } am Schlag
diamond_outs = { $n } { $n ->
        [one] Out
       *[other] Outs
    }
diamond_runs = { $n } { $n ->
        [one] Run
       *[other] Runs
    }
diamond_runners = Läufer auf Base { LIST($bases, type: "and") }
diamond_basesEmpty = Bases leer
diamond_bases_first = eins
diamond_bases_second = zwei
diamond_bases_third = drei
diamond_line = Spielstand nach Innings
diamond_team = Spieler
diamond_totals_R = Runs
diamond_totals_H = Hits
diamond_totals_E = Errors

## Das Goop-Rennen

goop_title = Das Goop-Rennen
goop_player = Spieler
goop_books = Quartette
goop_state = Jetzt
goop_booksOf = { $n } { $n ->
        [one] Quartett
       *[other] Quartette
    }
goop_thinking = wählt eine Karte
goop_down = hat gelegt
goop_racing = zuklappen!
goop_opened = hat angefangen
goop_folded = als { $place } fertig
goop_out = keine Karten mehr
goop_goop = der Goop
goop_exchanges = { $n } von { $limit } Mal weitergegeben
goop_folding = Alle klappen zu!

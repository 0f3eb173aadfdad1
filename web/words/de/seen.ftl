says_pass = Passe
says_content = Ich spiele mit diesem Blatt
says_cop = Ich nehme das Cop-Blatt
says_resign = Ich bin raus
says_fold = Ich klappe zu!
says_propose = Tauschen?
says_agree = Einverstanden
says_refuse = Nein, danke
says_bonus = Bonus!
says_double = Ich verdopple!
says_claim = Ich nehme die Punkte

lines_does-not-have = Nein, leider nicht
lines_hands-over = Ja, hier
lines_goop-puts-down = Fertig
lines_secret-seven-picks = Ich habe meine geheime Karte
lines_secret-seven-names = Ich habe die Kombination gewählt
lines_grafto-must-graft = { $card } muss unter den Stapel
lines_united-states-cannot-place = Nichts passt
lines_ups-and-downs-no-seven = Keine Sieben
lines_flique-eleven = Elf!
lines_hoodoo-last-card = Meine letzte Karte!
lines_united-states-last-card = Meine letzte Karte!
lines_numero-out = Ich habe keine Karten mehr
lines_moosehead-scores-go = Go!

name = { $what }!
prove = Stich { $trick }
ask = { $name }, hast du { $card }?
askYou = Hast du { $card }?
askOneself = Habe ich { $card }?

## The count of a hand

countedNow = Runde { $hand } wird abgerechnet
reckoned = So wurde gezählt
times = { " " }({ $n }-mal)
who = Spieler
thisHand = Diese Runde
total = Summe
toGo = Fehlen noch
target = Gespielt wird bis { $target }
there = erreicht
runningTotal = macht { $total }

## Several people at one screen

hotSeatNames = Namen, wenn du magst
player = Spieler { $number }

## For screen readers

more = { $count ->
    [one] Noch etwas ist passiert
   *[other] Noch { $count } Dinge sind passiert
}
totals = { $name }: { $points }, insgesamt { $total }
left = noch { $points }

# Stichspiele.

trick-taken = { $seat } macht den Stich mit { $card }
    .you = Du machst den Stich mit { $card }
trump-turned = { $card } wird aufgedeckt. Trumpf: { $suit }
all-pass = Alle passen: Die Runde ist eingepasst
bid-won = { $seat } hat mit { $number } das höchste Gebot
    .you = Du hast mit { $number } das höchste Gebot
thrown-in = Alle haben gepasst: Die Runde ist eingepasst

## Absagen

follow-suit = Du musst { $suit } bedienen: Du hast { $cards }
follow-trumps = Du musst Trumpf bedienen: Du hast { $cards }
follow-or-trump = Du hast { $cards }: Bediene mit { $one } oder stich
bidding-over = Das Bieten ist vorbei: Spiel eine Karte
play-a-card = { $move } geht jetzt nicht: Spiel eine Karte
bid-higher-or-pass = Biete mehr als { $number }, oder passe
bids-run = Geboten wird von { $low } bis { $high }
bid-or-pass-first = Es wird noch geboten: Biete oder passe
bid-first = Es wird noch geboten: Du musst bieten
dealer-must-bid = Alle haben gepasst: Jetzt muss bieten, wer gibt

## Weitergeben vor dem Spiel

passing-passes = { $seat } gibt verdeckt eine Karte weiter
    .you = Du gibst verdeckt eine Karte weiter
passing-passed = { $number ->
    [1] Die Karten gehen nach links
    [-1] Die Karten gehen nach rechts
   *[other] Die Karten gehen über den Tisch
 }
passing-has-passed = Du hast deine Karten weitergegeben: Warte auf die anderen
passing-first = Gib erst Karten weiter, noch { $number }
passing-over = Das Weitergeben ist vorbei: Spiel eine Karte

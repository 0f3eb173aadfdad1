### Worum es geht, was zu tun ist, und Züge, die die Seite macht, weil es nichts zu wählen gibt.

goal = Ziel
target = { $score } von { $target }

## Was zu tun ist, nach „Du bist dran:“

drawStock = zieh eine Karte vom Stapel.
drawNext = zieh vom Stapel; sonst passt nichts.
drawOr = zieh vom Stapel, oder nimm { $card }.
take = nimm { $card } vom Ablagestapel.
bid = { $pass ->
        [true] biete { $least } oder mehr, oder passe.
       *[false] biete { $least } oder mehr; die anderen haben gepasst.
    }
bidOnly = { $pass ->
        [true] biete { $bid }, oder passe.
       *[false] biete { $bid }.
    }
bidAnd = biete { $least } oder mehr, { $also }, oder passe.
passOr = { $also }, oder passe.
also_bonus = setz einen Bonus
also_double = verdopple den Bonus
layOne = leg { $cards } aus{ $worth ->
        [none] { "" }
       *[other] { " " }({ $worth })
    }{ $rest }.
lay = leg Karten aus{ $worth ->
        [none] { "" }
       *[other] { " " }(bestenfalls { $worth })
    }{ $rest }.
addOnly = leg an eine Auslage an{ $rest }.
orDiscard = , oder leg eine Karte ab
orPass = , oder passe
discard = leg eine Karte ab; damit endet dein Zug.
noneOf = spiel irgendeine Karte; { $suit } hast du nicht.
followOrTrump = bediene { $suit }, oder spiel einen Trumpf.
askFor = wähl die Karte, nach der du { $name } fragst.
lead = spiel irgendeine Karte aus.
onlyPass = du kannst nur passen.
with = { $ask }; { $more }
brings = { $card }: { $worth }
or = { " " }oder{ " " }
soon = Einen Moment …

## Züge, bei denen es nichts zu wählen gibt

why_follow = Deine einzige passende Karte ({ $suit })
why_last = Deine letzte Karte
why_only = Die einzige Karte, die du spielen kannst
why_pass = Von deinen Karten passt keine
why_single = Etwas anderes gibt es nicht zu tun
done_play = gespielt
done_pass = gepasst
done_draw = gezogen
done_turn = aufgedeckt
done_other = erledigt
forced = { $why }: für dich { $done }.

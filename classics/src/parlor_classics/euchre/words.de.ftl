euchre-turned = { $card } wird aufgedeckt
euchre-said-order = { $seat } { $what ->
    [alone] macht sie zum Trumpf und spielt allein
   *[other] macht sie zum Trumpf
 }
    .you = Du { $what ->
    [alone] machst sie zum Trumpf und spielst allein
   *[other] machst sie zum Trumpf
 }
euchre-taken-up = { $seat } nimmt { $card } auf
    .you = Du nimmst { $card } auf
euchre-discards = { $seat } legt eine Karte weg
    .you = Du legst eine Karte weg
euchre-order-first = Sag, ob die aufgedeckte Karte Trumpf macht, oder passe
euchre-name-first = Nenn eine Farbe, oder passe
euchre-discard-first = Leg erst eine Karte weg
euchre-turned-down = { $suit } hat keiner gewollt: Nenn eine andere Farbe
euchre-stuck = Alle haben gepasst: Der Geber muss eine Farbe nennen
euchre-made = { $number ->
    [3] drei Stiche
   *[other] vier Stiche
 }
euchre-march = Durchmarsch: alle fünf Stiche
euchre-alone = alle fünf Stiche allein
euchre-euchred = wer Trumpf gemacht hat, hat verloren

## Das Ziel

euchre-goal-naming = Mach Trumpf mit einem Blatt, das drei der fünf Stiche schafft
euchre-goal-makers = Mach mit { $seat } drei Stiche, oder besser alle fünf
    .you = Mach drei Stiche, oder besser alle fünf: Du hast Trumpf gemacht
euchre-goal-others = Verhindere, dass { $seat } drei Stiche macht

## Was zu tun ist

euchre-ask-ordering = mach die aufgedeckte Farbe zum Trumpf, oder passe
euchre-ask-naming = nenn eine andere Farbe, oder passe
euchre-ask-discarding = leg eine Karte weg

## Die Lektion

euchre-lesson-aim = Wer Trumpf macht, muss mit seinem Partner drei der fünf Stiche schaffen: ein Punkt, oder zwei für alle fünf. Sonst bekommen die anderen zwei.
euchre-lesson-hand-1 = Eine Karte wird aufgedeckt. Reihum kann jeder sie nehmen lassen: Dann ist ihre Farbe Trumpf, der Geber nimmt sie und legt eine andere weg.
euchre-lesson-hand-2 = Passen alle, kann reihum jeder eine andere Farbe nennen.
euchre-lesson-hand-3 = Bediene, wenn du kannst. Der höchste Trumpf macht den Stich, sonst die höchste Karte der ausgespielten Farbe.
euchre-lesson-watch-1 = Der Trumpf-Bube ist die höchste Karte. Der andere Bube derselben Farbe, schwarz oder rot, ist die zweithöchste, auch ein Trumpf.
euchre-lesson-watch-2 = Mit zwei sicheren Stichen verlass dich für den dritten auf deinen Partner.
euchre-lesson-watch-3 = Mit einem sehr starken Blatt spiel allein: Alle fünf Stiche bringen dann vier Punkte.

## Das Regal

euchre-summary = Mach Trumpf und hol drei von fünf Stichen; die Buben sind oben.
euchre-option-target = Punkte, mit denen das Spiel endet
euchre-option-stick = ob der Geber eine Farbe nennen muss, wenn alle anderen passen

spades-unbroken = Pik darf erst ausgespielt werden, wenn ein Pik gefallen ist, und du hast { $cards }
spades-too-many = Zu zweit könnt ihr nicht mehr als dreizehn Stiche machen: Biete höchstens { $number }
spades-made = Gebot von { $number } geschafft
spades-set = Gebot von { $number } verfehlt
spades-bags = { $number ->
    [one] ein Stich zu viel
   *[other] { $number } Stiche zu viel
 }
spades-bag-penalty = zehn Stiche zu viel sind voll
spades-nil = { $by } hat keinen Stich gemacht, wie angesagt
    .you = du hast keinen Stich gemacht, wie angesagt
spades-nil-broken = { $by } hat trotz Null einen Stich gemacht
    .you = du hast trotz Null einen Stich gemacht

## Das Ziel

spades-goal-bidding = Biete, wie viele der 13 Stiche du machst
spades-goal = Macht zu zweit, was ihr geboten habt, und wenig mehr
spades-goal-nil = Mach keinen einzigen Stich: Du hast Null geboten

## Die Lektion

spades-lesson-aim = Sag an, wie viele Stiche du machst. Dein Gebot und das deines Partners zählen zusammen: zehn Punkte pro Stich, wenn ihr sie macht.
spades-lesson-hand-1 = Jeder bietet einmal, links vom Geber beginnend. Ein Gebot von 0 ist Null: hundert Punkte, wenn du gar keinen Stich machst.
spades-lesson-hand-2 = Bediene, wenn du kannst. Pik ist immer Trumpf: Das höchste Pik macht den Stich.
spades-lesson-hand-3 = Pik darf erst ausgespielt werden, wenn jemand eines gespielt hat, weil er nicht bedienen konnte.
spades-lesson-watch-1 = Zehn Stiche über eure Gebote hinaus kosten hundert Punkte. Hör also auf, wenn ihr genug habt.
spades-lesson-watch-2 = Hat dein Partner Null geboten, nimm ihm die Stiche ab, die er sonst machen müsste.
spades-lesson-watch-3 = Ein Ass ist ein Stich, ein König fast einer, und jedes Pik über drei noch einer.

## Das Regal

spades-summary = Sag mit deinem Partner die Stiche an, macht sie, und nicht viel mehr.
spades-short = bis 200 Punkte
spades-option-target = Punkte, mit denen das Spiel endet; auch wer so viele verliert, beendet es
spades-option-nil = Punkte, die eine Null bringt oder kostet
spades-option-bags = ob zehn Stiche zu viel hundert Punkte kosten

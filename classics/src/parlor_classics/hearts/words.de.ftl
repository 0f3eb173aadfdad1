hearts-low-leads = { $card } kommt als Erste auf den Tisch
hearts-unbroken = Herz darf erst ausgespielt werden, wenn ein Herz gefallen ist, und du hast { $cards }
hearts-first-trick = In den ersten Stich dürfen keine Punkte, und du hast { $cards }
hearts-taken = { $number ->
    [one] ein Herz
   *[other] { $number } Herzen
 }
hearts-queen = die Pik-Dame
hearts-jack = der Karo-Bube
hearts-moon = { $by } hat alle Herzen und die Pik-Dame: Durchmarsch
    .you = Du hast alle Herzen und die Pik-Dame: Durchmarsch
hearts-shot = Durchmarsch
hearts-pays = zahlt für den Durchmarsch

## Das Ziel

hearts-goal = Nimm keine Herzen, jedes zählt einen Punkt, und nicht die Pik-Dame: 13

## Die Lektion

hearts-lesson-aim = Nimm so wenige Punkte wie möglich: Jedes Herz kostet einen, die Pik-Dame dreizehn. Oder nimm sie alle.
hearts-lesson-hand-1 = In den meisten Runden gibst du zuerst drei Karten weiter und bekommst drei.
hearts-lesson-hand-2 = Die niedrigste Kreuz-Karte beginnt. Bediene, wenn du kannst; die höchste Karte der Farbe macht den Stich.
hearts-lesson-hand-3 = Wenn du nicht bedienen kannst, spiel, was du willst: die Gelegenheit, ein Herz oder die Dame loszuwerden.
hearts-lesson-watch-1 = Herz darf erst ausgespielt werden, wenn ein Herz gefallen ist.
hearts-lesson-watch-2 = Hohe Pik-Karten sind gefährlich, solange die Dame umgeht: Gib sie weiter, wenn du nicht viele niedrige dazu hast.
hearts-lesson-watch-3 = Wenn jemand alle Punkte zu nehmen scheint, nimm ihm ein Herz weg: Ein Durchmarsch kostet alle anderen 26.

## Das Regal

hearts-summary = Nimm keine Herzen, hüte dich vor der Pik-Dame, oder nimm sie alle.
hearts-short = bis 50 Punkte
hearts-option-target = Punkte, mit denen das Spiel endet
hearts-option-passing = an wen Karten weitergegeben werden: abwechselnd, immer nach links oder nie
hearts-option-moon = Durchmarsch: 26 für jeden anderen, oder 26 weniger für den, dem er gelingt
hearts-option-jack = ob der Karo-Bube 10 Punkte abzieht
hearts-option-queen = ob nach der Pik-Dame auch Herz ausgespielt werden darf

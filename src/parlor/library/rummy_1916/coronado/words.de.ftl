# So hören alle, dass jemand Karten wegwirft und ebenso viele neue nimmt.
coronado-exchanges = { $seat }: tauscht { $number ->
    [one] 1 Karte
   *[other] { $number } Karten
}
    .you = Du tauschst { $number ->
        [one] 1 Karte
       *[other] { $number } Karten
    }
    .named = { $seat } tauscht { $number ->
        [one] 1 Karte
       *[other] { $number } Karten
    }

## Die Abrechnung

coronado-all-five = alle fünf Stiche gemacht
# Gebunden ist, wer vor dem Spiel keine neuen Karten verlangt oder sie abgelehnt hat.
coronado-against-bound = { $number } Stiche gemacht, und der andere war gebunden
coronado-tricks = { $number } Stiche gemacht

## Absagen

coronado-stock-empty = Der Stapel ist leer
coronado-lead-or-propose = { $move } geht jetzt nicht: Spiel aus, oder verlange neue Karten
coronado-agree-or-refuse = Der andere verlangt neue Karten: Stimm zu, oder lehn ab
coronado-stock-left = { $number ->
    [one] Im Stapel ist nur noch eine Karte
   *[other] Im Stapel sind nur noch { $number } Karten
}
coronado-discard-one = Du hast neue Karten verlangt: Tausch mindestens eine
coronado-being-exchanged = { $move } geht jetzt nicht: Erst werden Karten getauscht
coronado-refused = Neue Karten wurden abgelehnt: Du musst ausspielen
coronado-beat = Du musst höher bedienen, wenn du kannst: Gespielt ist { $card }, und du hast { $cards }
coronado-trump = Du kannst nicht bedienen und musst stechen: Du hast { $cards }

## Das Ziel

coronado-goal = Mach 3 der 5 Stiche für einen Punkt, alle 5 für zwei
coronado-goal-bound = Mach 3 Stiche: { $seat } ist gebunden, das bringt zwei
    .you = Mach 3 Stiche: Du bist gebunden, sonst bekommt der andere zwei

## Was zu tun ist und was es bedeutet

coronado-ask-lead = spiel aus, oder verlange neue Karten
coronado-ask-lead-bound = verlange neue Karten, oder spiel aus; spielst du gleich aus und verlierst, kostet es zwei
coronado-ask-answer = stimm zu, oder lehn ab; { $seat } möchte Karten tauschen
coronado-ask-throw = wähl eine bis fünf Karten zum Tauschen
coronado-ask-throw-or-pass = wähl eine bis fünf Karten zum Tauschen, oder passe
coronado-means-refuse = Du spielst mit dem, was du hast, und bist gebunden: Verlierst du die Runde, kostet das zwei Punkte statt einem.

## Die Lektion

coronado-lesson-step-took = Ein Stich für dich. Drei genügen, und alle fünf bringen zwei Punkte.
coronado-lesson-step-count = Drei Stiche sind ein Punkt, fünf sind zwei. Wer den Tausch ablehnte und verlor, zahlt doppelt.

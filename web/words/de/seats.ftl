minutes = { $minutes ->
    [0] weniger als einer Minute
   *[other] { $minutes } min
}

## A lost seat

heldByComputer = Ein Computer hält dir den Platz frei.
youResigned = Du hast aufgegeben. Du kannst weiter zuschauen.
goOnWatching = Du kannst weiter zuschauen.
takeBack = Meinen Platz wieder einnehmen
toShelf = Zurück zum Regal

## Asking for a computer player’s place

askToJoin = Um einen Platz bitten
placeOf = Anstelle von { $name } (Platz { $seat })
asks = { $name } möchte den Computer auf Platz { $seat } ablösen.
youAsked = Du möchtest den Computer auf Platz { $seat } ablösen. Du kommst dazu, sobald der Gastgeber ja sagt oder die nächste Runde beginnt.
letIn = Ja, { $name } darf mitspielen
keepOut = Nein
hostAsked = Du kommst dazu, sobald die nächste Runde beginnt.

## A player is away

isAway = { $name } ist seit { $time } weg.
computerPlaysOn = Den Computer weiterspielen lassen
computerPlaysOnTitle = Soll ein Computer für { $name } weiterspielen?
computerPlaysOnText = Die Partie geht sofort weiter. Der Platz bleibt frei gehalten: { $name } kann ihn jederzeit wieder einnehmen.
becomeHost = Gastgeber werden

## The host

people = Leute am Tisch
makeHost = Zum Gastgeber machen
makeHostTitle = Soll { $name } Gastgeber werden?
makeHostText = Wer Gastgeber ist, beantwortet Bitten, schickt Leute weg und beendet eine Partie. Du bist es dann nicht mehr.
sendAway = Wegschicken
sendAwayTitle = Soll { $name } gehen?
sendAwayText = Der Platz ist dann verloren, und an diesen Tisch gibt es kein Zurück. In einer laufenden Partie spielt ein Computer weiter.
sendAwayYes = Wegschicken
end = Partie beenden
endTitle = Die Partie für alle beenden?
endText = Niemand gewinnt, und die Partie lässt sich nicht wieder aufnehmen.

## Resigning

resign = Aufgeben
resignTitle = Diese Partie aufgeben?
resignAlone = Die Partie ist dann vorbei und zählt als nicht gewonnen.
resignTwo = Du verlierst, und die Partie ist vorbei.
resignMore = Auf deinem Platz spielt ein Computer weiter, und du zählst als Letzter. In diese Partie kannst du nicht zurück.
goOnPlaying = Weiterspielen
no = Abbrechen

## What the table has agreed on

agreed = Abgemacht an diesem Tisch
takeBackYes = Du darfst deinen letzten Zug zurücknehmen, wenn er niemandem eine Karte gezeigt hat.
takeBackNo = Jeder Zug gilt.
hintsYes = Alle dürfen den Computer um Tipps bitten.
hintsNo = Niemand bekommt Tipps, solange Leute miteinander spielen.
nothingToTakeBack = Von dir ist gerade nichts zurückzunehmen.
notYourTurn = Einen Tipp bekommst du, wenn du dran bist.

## A rematch

wantsAnother = { $name } möchte noch eine Partie.
joinAnother = Mitspielen
noThanks = Nein danke
anotherWaits = Deine nächste Partie wartet.
goThere = Hingehen
anotherOn = Die nächste Partie hat begonnen.
watchIt = Zuschauen

## What people have done, between the lines of the log

traces_sat = { $name } setzt sich auf Platz { $seat }
traces_back = { $name } ist wieder da
traces_renamed = { $before } spielt weiter als { $name }
traces_left = { $name } steht von Platz { $seat } auf
traces_declinedInvitation = { $name } spielt diesmal nicht mit
traces_filled = Ein Computer spielt weiter für { $name }
traces_forYou = dich
traces_timeout = Die Zeit ist um: Ein Computer spielt weiter für { $name }
traces_asked = { $name } möchte den Computer auf Platz { $seat } ablösen
traces_declined = { $name } spielt nicht mit
traces_declinedYou = Der Gastgeber hat deine Bitte abgelehnt
traces_hosted = { $name ->
    [none] Es gibt einen neuen Gastgeber
   *[other] { $name } ist jetzt Gastgeber
}
traces_hostedYou = Du bist jetzt Gastgeber
traces_removed = { $name ->
    [none] Der Gastgeber hat jemanden weggeschickt
   *[other] { $name } musste gehen: Der Gastgeber wollte es so
}
traces_swapped = Zwei Plätze wurden getauscht
traces_undone = { $name ->
    [none] Jemand
   *[other] { $name }
} nimmt einen Zug zurück
traces_undoneYou = Du nimmst einen Zug zurück
traces_resigned = { $name } gibt auf
traces_resignedYou = Du gibst auf
traces_ended = Die Partie wurde beendet

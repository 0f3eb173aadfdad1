national-contest-captures = { $seat } holt { $card }
    .you = Du holst { $card }

## The count. The number is that of the Democrats, the other that of the Republicans.

national-contest-democrats = Demokraten
national-contest-republicans = Republikaner
national-contest-electoral-votes = Wahlmännerstimmen: Demokraten { $number }, Republikaner { $other }
national-contest-congressmen = Abgeordnete: Demokraten { $number }, Republikaner { $other }
national-contest-senators = Senatoren: Demokraten { $number }, Republikaner { $other }
national-contest-president = ins Präsidentenamt gewählt
national-contest-vice-president = ins Amt des Vizepräsidenten gewählt
national-contest-house = die { $party } holen das Repräsentantenhaus
national-contest-senate = die { $party } holen den Senat
national-contest-casting-vote = die { $party } holen den Senat, weil der Vizepräsident den Ausschlag gibt
national-contest-divided = Im Senat steht es unentschieden, und kein Vizepräsident kann den Ausschlag geben

## Refusals

national-contest-open-first = Stell erst eine Karte zur Wahl
national-contest-bid-or-pass = { $contest } steht zur Wahl: Biete oder passe
national-contest-must-bid = Du hast einen größeren Nachbarstaat und musst bieten
national-contest-no-state = { $card } ist kein Bundesstaat: Nur mit Staaten kannst du bieten
national-contest-no-border = { $state } grenzt nicht an { $contest }
national-contest-not-larger = { $state } hat nicht mehr Einwohner als { $contest }: Bieten kannst du nur mit einem größeren Nachbarn

## The goal

national-contest-goal = Hol mit deinem Partner { $number } der { $other } Wahlmännerstimmen
national-contest-goal-congress = Holt mehr Abgeordnete und mehr Senatoren als die anderen
national-contest-tally = { $number ->
    [one] 1 Stimme
   *[other] { $number } Stimmen
 }
national-contest-tally-congress = Abgeordnete { $number }, Senatoren { $other }

## What one is asked to do, and what it means

national-contest-ask-open = stell einen Staat zur Wahl; die anderen dürfen ihn überbieten
national-contest-ask-bid = biete mit einem größeren Nachbarn um { $contest }, oder passe
national-contest-ask-must = biete mit einem größeren Nachbarn um { $contest }
national-contest-ask-pass = passe; du hast keinen größeren Nachbarn von { $contest }

## The lesson

national-contest-lesson-step-mine = Der gehört dir. Staaten, die nur kleinere Nachbarn haben, kann dir keiner nehmen.
national-contest-lesson-step-count = Die Partei mit mehr Wahlmännerstimmen stellt den Präsidenten. Das ist ein Punkt.

## Was vor dem Geben ausgemacht wird

national-contest-option-contests = Worum es geht
    .both = die Präsidentschaft, dann der Kongress
    .president = die Präsidentschaft
    .congress = der Kongress
national-contest-option-bids = Wer bieten kann
    .free = darf trotzdem passen
    .forced = muss bieten

## The leaflet

national-contest-place-contest = Zur Wahl
national-contest-place-bid = Gebot
national-contest-does-play = { $seat } stellt { LIST($cards, type: "and") } zur Wahl
    .you = Du stellst { LIST($cards, type: "and") } zur Wahl
national-contest-does-bid = { $seat } bietet { LIST($cards, type: "and") }
    .you = Du bietest { LIST($cards, type: "and") }
# A state with its rank by people, the largest being no. 1; a territory by its name.
national-contest-leaflet-card = { $kind ->
    [state] { $name } (Nr. { $rank })
   *[other] { $name }
 }

# What is printed on paper.

paper-back = The back of a card
paper-hand = Hand
paper-total = Total
paper-booklet = { $number ->
    [one] How to play it
   *[other] How to play its { $number } games
 }
paper-map = The map of the states
paper-states = All the states

## What cannot be printed

paper-no-pack = there is no pack { $given }: the packs are { $packs }
paper-no-paper = there is no paper { $given }: it is printed on { LIST($papers, type: "or") }
paper-no-language = there is no language { $given }: the languages are { $languages }
paper-needs-typst = printing needs the typesetter Typst: pip install "parlor-games[paper]"
paper-no-drawings = the cards are drawn when the web table is built, and this installation has no web table
paper-no-map = the map is drawn when the web table is built, and this installation has no web table

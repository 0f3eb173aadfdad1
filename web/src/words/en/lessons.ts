/** The first lesson of every game: what one is after, how a hand goes, what to look out for. Loaded with the learn page alone. */

export interface Lesson {
  /** What wins. */
  aim: string;
  /** How a hand goes, a step a sentence. */
  hand: string[];
  /** What a beginner overlooks. */
  watch: string[];
}

export const lessons: Record<string, Lesson> = {
  "national-contest": {
    aim: "You and the player opposite are one party. Capture the states with the most electoral votes and win the Presidency; a second hand decides House and Senate.",
    hand: [
      "In turn each player puts one card into the contest.",
      "Everyone may bid for it once with a state that borders it and has more people. The largest state on the table captures it.",
      "Bid cards go back to their hands; the card in contest is won for good.",
    ],
    watch: [
      "A territory cannot be bid for: played, it is safe, but it carries no votes.",
      "A state whose neighbours are all smaller, such as New York, cannot be taken from you. Keep the weak ones back until the dangerous bidders are gone.",
      "Your bid card comes back, but everybody has seen it.",
    ],
  },
  sammy: {
    aim: "With your partner opposite, bid how many of the fourteen tricks you will take, and take them.",
    hand: [
      "Bid a number of tricks and a trump suit, or pass. Each new bid must name more tricks.",
      "The player who won the bidding plays his partner's cards too: they are laid open as the dummy.",
      "Follow the suit led if you can. The highest trump takes the trick, or else the highest card of the suit led.",
    ],
    watch: [
      "Tricks over the bid count 25 each, tricks short cost 25 each: a careful bid is seldom wrong.",
      "Each President captured counts 25 for the side that takes it, whoever held it.",
    ],
  },
  "united-states": {
    aim: "Be the first without cards: join state to state, outward from Kansas.",
    hand: [
      "Nebraska, Missouri, Oklahoma and Colorado open the four corners around Kansas.",
      "Any other state goes on a corner whose top card it borders.",
      "You go on as long as you can place a card; then the turn passes by itself.",
    ],
    watch: [
      "A card with few borders is hard to place. Build toward it while you can.",
      "When somebody goes out, he gets the borders of all cards still held, and the worst hand loses its own.",
    ],
  },
  flag: {
    aim: "Build fourteen flags of four equal cards, from the ones up to the Uncle Sams. Every flag is a rank higher.",
    hand: [
      "Turn two cards at a time from the stock. The top one may be used.",
      "On the stacks cards go downward, each on a card one higher of another suit; all open cards of a stack move together.",
      "The flag comes first: four ones, then four twos, and so on, in any order of suits.",
    ],
    watch: [
      "Free the face-down cards as early as you can.",
      "Only an Uncle Sam may fill an empty stack. You may go through the stock again, but not for ever.",
    ],
  },
  "sammys-travels": {
    aim: "Travel from state to state across borders, through as many of them as you can.",
    hand: [
      "Choose any state to begin your journey.",
      "Turn cards one at a time from the stock. The top card may join the journey if it borders the state where you stand.",
      "Cards that you pass by come round again when the stock is turned over.",
    ],
    watch: [
      "Maine has one neighbour only, so it can only be a beginning or an end.",
      "You need not use a card at once: look where it would leave you.",
    ],
  },
  rumme: {
    aim: "Be rid of your cards first. You then score what the others still hold.",
    hand: [
      "Draw a card, from the stock or the top of the discard pile.",
      "Lay down what you like: three or more of one suit in sequence, or three of a number in different suits. You may also add to any meld on the table.",
      "Discard one card to end the turn.",
    ],
    watch: [
      "The Rumme card stands for any card that you name. Left in hand it costs 15.",
      "Sequences stop at 13: a 1 does not follow it.",
    ],
  },
  "double-rumme": {
    aim: "Rumme with two packs: be rid of your cards first, and score what the others still hold.",
    hand: [
      "Draw one card, from the stock or the discard pile.",
      "Lay sequences of one suit or three of a number in different suits, and add to any meld.",
      "Discard one card to end the turn.",
    ],
    watch: [
      "Every card is there twice, but two of the same suit never lie in one Triplet.",
      "There are two Rumme cards. Each costs 15 if you are caught with it.",
    ],
  },
  turkette: {
    aim: "Take as little as you can: points are bad, and the fewest win.",
    hand: [
      "The first card dealt is shown. Its suit is the Turkette suit.",
      "Play one card to each of six tricks, and follow suit if you can. The highest of the suit led takes the trick.",
      "Tricks two, four and six cost a point each. The highest Turkette card dealt costs five, and nobody knows for sure who holds it.",
    ],
    watch: [
      "Tricks one, three and five cost nothing: a good time to be rid of high cards.",
      "Take care in the Turkette suit until its top card has fallen.",
    ],
  },
  quenette: {
    aim: "Do not take Unicorns: each costs a point, and the five of Unicorns costs five.",
    hand: [
      "Any card may be led, and you must follow its suit if you can.",
      "The highest card of the suit led takes the trick, and its taker leads again. There are no trumps.",
      "When all cards are played the Unicorns in your tricks are counted against you.",
    ],
    watch: [
      "Without the suit led you may throw anything away: a Unicorn, best of all the five.",
      "With cards left over from the deal, the first trick brings them too, and you cannot know what they hide.",
    ],
  },
  goop: {
    aim: "Collect books of four equal numbers, and do not be the last to fold.",
    hand: [
      "All players put down a card for their left-hand neighbour at the same time.",
      "With four of a number in hand you may fold instead, and the race begins.",
      "Everybody else then folds as fast as he can. The last one is the Goop; he who opened lays down his books.",
    ],
    watch: [
      "Keep pairs and threes together, and pass single cards on.",
      "Once somebody has folded there is just one thing to do: fold.",
    ],
  },
  argentina: {
    aim: "Catch the trumps that count, the ten above all, and more cards than anybody else.",
    hand: [
      "The last card dealt is turned: its suit is trumps.",
      "Follow suit if you can; otherwise trump or throw away, as you like.",
      "When your hand is played out you take up the next one, until all your cards are gone.",
    ],
    watch: [
      "The 1 is the highest card here, above the 13.",
      "The ten of trumps alone is worth ten points: bring yours home, and hunt the others'.",
    ],
  },
  grafto: {
    aim: "Bid on taking four of the seven tricks, and take them.",
    hand: [
      "A card is turned for trumps. Whoever holds the five of trumps must graft it away for that card.",
      "Each player bids once, from 1 to 15, or passes.",
      "Play seven tricks. With the suit led in hand you follow it or trump; without it you may play anything.",
    ],
    watch: [
      "The Rumme card is the highest trump.",
      "If somebody else takes four tricks, everyone who bid loses his bid. If nobody does, the hand is killed.",
    ],
  },
  baffle: {
    aim: "Count down from twenty to nothing: every trick takes a point off, and the trick with the lowest trump takes off three.",
    hand: [
      "Be content with your hand, take the cop hand unseen in its place, or resign.",
      "Those who are in play six tricks, and follow suit if they can.",
      "After the first trick the leader must lead a trump if he has one.",
    ],
    watch: [
      "Content without a trick, or cop with fewer than two: you are baffled, and go back five.",
      "To resign costs nothing. With a poor hand it is often the best.",
    ],
  },
  "secret-seven": {
    aim: "Take tricks, above all those in which some cards add up to seven, but not the one that the dealer has marked.",
    hand: [
      "The dealer hides a packet of cards, some of which make seven, and fixes the numbers.",
      "Then eleven tricks are played, with the last card dealt as trumps. Follow suit if you can.",
      "The first trick that holds the dealer's numbers brings its taker the packet, and the packet costs seven.",
    ],
    watch: [
      "The fifth, sixth and seventh trick count one each, later ones two, and every seven trick two more.",
      "As the dealer, look at every trick that makes seven: if you miss your own, it can be proved against you.",
    ],
  },
  reno: {
    aim: "Win the 13, the 1 and the 5 of trumps in your tricks, and most of the cards that count.",
    hand: [
      "Six cards each. The top card of the stock lies open: its suit is trumps.",
      "Follow suit if you can. After every trick all draw a card that lies open, the taker first.",
      "When the stock is gone the last cards are played out and counted.",
    ],
    watch: [
      "You can see the card that you will draw. Sometimes the trick is worth taking for that alone.",
      "A ten counts ten for the fourth point, so do not throw it away lightly.",
    ],
  },
  "rumme-baseball": {
    aim: "Nine innings with cards: score more runs than the other side.",
    hand: [
      "A card of the field pack is turned. It tells what happens to whoever takes the trick: a hit, a walk, an out.",
      "The batter leads to every trick; the field follows suit if it can. The higher card takes it, and a trump beats all.",
      "Three outs end the half-inning, and the other side bats.",
    ],
    watch: [
      "Odd field cards are good for the batter who takes them, even ones mostly are not. Look before you play high.",
      "Runners left on base when three are out are lost.",
    ],
  },
  flique: {
    aim: "Be the first with eleven cards in sequences before you.",
    hand: [
      "Draw a card. You must use it at once, with cards of your hand, or throw it away.",
      "A combination is two, three or four cards of one suit in sequence; you may also put the drawn card on one of your own.",
      "After laying you discard a card of your hand.",
    ],
    watch: [
      "The drawn card never goes into your hand.",
      "No combination may be longer than four, so plan which cards shall make up your eleven.",
    ],
  },
  sam: {
    aim: "Be rid of your pay-off pile, card by card.",
    hand: [
      "Your hand is filled up to five at the start of your turn.",
      "Piles in the centre rise from Ace to Queen, whatever the suit; a King is wild. Play from your hand, from the pay-off pile or from the top of your discards.",
      "A discard ends the turn. It may not be higher than the top of your discard pile, if you have a card that is not.",
    ],
    watch: [
      "The top of your pay-off pile is what counts: build the centre toward it.",
      "If all you hold is too high to discard, the whole discard pile goes under your pay-off pile.",
    ],
  },
  "liberty-bond": {
    aim: "Go out first, and have Liberty Bonds lying before you: ten points for each.",
    hand: [
      "Draw a card from the stock or the discard pile.",
      "Lay one sequence of a country or one group of equal cards, and add as many cards to melds as you like.",
      "Discard one card. The last card can only leave your hand that way.",
    ],
    watch: [
      "Only one meld a turn: lay the one with the Bond first.",
      "A Bond that you add to another's meld counts for him.",
    ],
  },
  organization: {
    aim: "Bid how many units, that is tricks, you and your partner will organize, and take them.",
    hand: [
      "Bid a number of units, or pass; you may bid again later.",
      "The highest bidder names the ruling country and leads.",
      "Follow the country led if you can. The ruling country beats the others, and of two equal cards the first is higher.",
    ],
    watch: [
      "A missed bid costs what was bid, and the units taken count nothing.",
      "There are two of every card: your Flag can only be met by its twin, and the first one wins.",
    ],
  },
  mobilization: {
    aim: "Complete sets of the six cards of a country. Both sets of one country are worth a hundred.",
    hand: [
      "Call on any player for a card of a country of which you hold one.",
      "If he has it he gives it to you, and you call again. If not, the turn goes to your left.",
      "A complete set lies down by itself.",
    ],
    watch: [
      "Every call tells what you collect. Remember what the others have called for.",
      "Every card is there twice, so a player may still hold the second one.",
    ],
  },
  "mobilization-2": {
    aim: "Bring all 48 cards out: eight sets that rise from Battleship to Flag.",
    hand: [
      "Turn the stock card by card; there is no second time through.",
      "On the five piles cards go downward by one, blue (American, French) on red or green and the other way round.",
      "All open cards of a pile move together, and what lies under them is turned up.",
    ],
    watch: [
      "The second set of a country begins only when the first has its Flag.",
      "Nothing has to be played at once. Keep a place for what is still to come.",
    ],
  },
  "mobilization-3": {
    aim: "You and your opponent have a pack each. Be rid of all your cards first.",
    hand: [
      "Play as often as you can: to the common sets in the middle, downward on the playing piles, or one up or down on anybody's reserve or discards.",
      "When you are stuck, turn a card from your stock. If it fits nowhere, discard it, and the turn passes.",
      "An empty playing pile of your own may be filled from your reserve or your discards.",
    ],
    watch: [
      "You may load cards on your opponent's reserve and discard pile. He must play them, not you.",
      "Your reserve of thirteen is the hardest to empty: play from it first.",
    ],
  },
  "sham-battle": {
    aim: "Bid what your combinations and the cards you take will count together, and reach it.",
    hand: [
      "Bid in tens from 50, or pass; you may bid again later.",
      "The highest bidder names the Country in Power and lays his combinations, and so does his partner.",
      "Then twelve tricks are played. Follow the country led if you can; the Country in Power beats the rest.",
    ],
    watch: [
      "Below the bid you lose all of it, whatever you laid and took.",
      "A Flag counts 15, Bond, Army and Aeroplane 10, the others 5. The whole pack is worth 440.",
    ],
  },
  "sham-battle-2": {
    aim: "For two: take tricks, lay combinations, and count more than the other.",
    hand: [
      "The turned card shows the Country in Power. In the first part anything may be played to a trick.",
      "The winner of a trick may lay one combination; then both draw, the winner first.",
      "When the stock is gone laid cards come back to the hands, and the last tricks are played by the strict law: follow if you can.",
    ],
    watch: [
      "Only the winner of a trick may lay down, so take one when you hold something to lay.",
      "A Battleship of the Country in Power may be exchanged for the turned card, for ten points.",
    ],
  },
  rummy: {
    aim: "Lay down what goes together and be out first. What is left in your hand counts against you.",
    hand: [
      "Draw one card, from the stock or the top of the discard pile.",
      "Lay three or more of a number, or three or more of a suit in sequence. Add to any meld on the table.",
      "Discard one card to end the turn.",
    ],
    watch: [
      "A card costs its number, so be rid of the high ones when somebody is nearly out.",
      "Take the top discard only if you can use it: everybody sees what you collect.",
    ],
  },
  parquet: {
    aim: "Rummy on one common layout: be out first, and be caught with little.",
    hand: [
      "Draw one card.",
      "Every card has its place in four rows. You may lay cards that make a line of three with what lies there already, along the row or down the column.",
      "Discard one card to end the turn.",
    ],
    watch: [
      "It does not matter who laid the other cards: two neighbours on the table, and your single card completes the line.",
      "What you lay opens ways for the others as well.",
    ],
  },
  coronado: {
    aim: "Two players, five cards each: take three of the five tricks.",
    hand: [
      "The turned card shows trumps. The elder leads at once, or proposes to exchange cards.",
      "If the dealer agrees both may throw out cards and take new ones; if he refuses, play begins.",
      "You must beat the card led in its suit if you can, else follow, else trump.",
    ],
    watch: [
      "Who leads without proposing, or refuses the first proposal, is bound: if he then loses, it costs him double.",
      "All five tricks bring two points.",
    ],
  },
  foozle: {
    aim: "Bid for tricks, alone against everybody. The first card that you lead makes trumps.",
    hand: [
      "Each player bids once, one to five tricks, higher than before, or passes. If all pass, the dealer must bid.",
      "The highest bidder leads, and the suit of his card is trumps.",
      "Follow suit if you can. Five tricks are played.",
    ],
    watch: [
      "A made bid counts once for every opponent, a failed one goes to each of them.",
      "Tricks over the bid count nothing.",
    ],
  },
  jaimy: {
    aim: "Three tricks count three points, all five count seven.",
    hand: [
      "A card is turned for trumps.",
      "With the suit led in hand you may follow or trump; without it you may play anything.",
      "If you win the first three tricks you may claim your three points, or go on for all five.",
    ],
    watch: [
      "Go on and lose a trick, and nobody scores at all.",
      "With many players most hands bring nothing: the first trick decides much.",
    ],
  },
  hoodoo: {
    aim: "Be the first without cards.",
    hand: [
      "Follow the suit led. Complete tricks go face down to a pile.",
      "Whoever cannot follow is hoodooed: he picks up the trick and the whole pile, and leads.",
      "The first to play his last card wins at once.",
    ],
    watch: [
      "Lead suits in which the others are short, and keep a card of every suit as long as you can.",
      "A large pile on the table is dangerous for the next one who cannot follow.",
    ],
  },
  numero: {
    aim: "Capture piles and hold the most cards at the end. A game of pure chance, for children.",
    hand: [
      "Turn up your top card in turn.",
      "The first card of a pile is the one to match: whoever turns the same number captures the pile.",
      "Without cards you are out. When two are left, five more piles are played.",
    ],
    watch: ["There is nothing to decide. Watch the number that began the pile."],
  },
  sachem: {
    aim: "Catch the first and the last trump, the nine of trumps, and the most sevens and eights.",
    hand: [
      "A card is turned for trumps.",
      "With the suit led in hand you may follow or trump; without it you may play anything.",
      "After six tricks each prize goes to the player in whose tricks it lies.",
    ],
    watch: [
      "The nine of trumps alone counts nine. Do not let it fall into a higher trump.",
      "Sevens and eights of all suits count together for the seven points of the Sachem.",
    ],
  },
  quatro: {
    aim: "Lay down the most fours of one number.",
    hand: [
      "Ask any player for a card of a number of which you hold one.",
      "If he has it you get it and ask again. If not, he asks next.",
      "Four of a number lie down by themselves.",
    ],
    watch: [
      "A question tells everyone that you hold that number.",
      "Listen: who asked for a seven and failed still has a seven.",
    ],
  },
  doolittle: {
    aim: "Take no tricks: each costs its taker, the last ones most of all.",
    hand: [
      "Follow suit if you can; if not, play anything. There are no trumps.",
      "The highest card of the suit led takes the trick.",
      "The six tricks cost 5, 5, 10, 10, 20 and 30. The lowest total wins.",
    ],
    watch: [
      "If you must take tricks, take the early ones: be rid of high cards while it is cheap.",
      "Keep low cards for the end.",
    ],
  },
  "despised-nines": {
    aim: "Take what you like, but not the nines: each costs four.",
    hand: [
      "Only the cards from six up are in play. Follow suit if you can.",
      "The highest card of the suit led takes the trick. There are no trumps.",
      "The nines in your tricks count against you, and the lowest total wins.",
    ],
    watch: [
      "Without the suit led, a nine is the first card to throw away.",
      "Below a nine there are only six, seven and eight. They are safe leads.",
    ],
  },
  "ups-and-downs": {
    aim: "Be the first without cards: build up and down from the sevens, suit by suit.",
    hand: [
      "A seven opens its suit. From it the row grows upward to 13 and downward to 1.",
      "In your turn you play one card that fits at an end of a row.",
      "If none fits you may open another suit with a seven, or else you must pass.",
    ],
    watch: [
      "Play toward your own far cards: your eight and nine, if you hold the thirteen.",
      "You must play if you can. With a choice, keep the card that only helps the others.",
    ],
  },
  moosehead: {
    aim: "Build a count to thirty, and score at 15, 20, 25 and 30.",
    hand: [
      "Play a card and its number is added to the count. Reach 15, 20, 25 or 30 exactly for two points.",
      "If no card of yours fits under thirty, you pass. The last to play before all pass gets one point, and a new count begins.",
      "When all cards are played, every set of your own five that adds up to fifteen counts two.",
    ],
    watch: [
      "Look what the next player needs: leave him a count that he is not likely to hit.",
      "Keep small cards to reach the exact number.",
    ],
  },
};

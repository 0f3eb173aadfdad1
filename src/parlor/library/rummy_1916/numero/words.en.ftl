numero-turns = { $seat }: turns up { $card }
    .you = You turn up { $card }
    .named = { $seat } turns up { $card }
numero-out = { $seat } is out
    .you = You are out
numero-captures = { $seat } captures the { $number } cards of the pile
    .you = You capture the { $number } cards of the pile
numero-holds = { $number ->
    [one] holds one card
   *[other] holds { $number } cards
}
numero-only-move = The only move is turn: play your top card

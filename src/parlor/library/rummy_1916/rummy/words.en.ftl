rummy-neither = A meld is three or more cards of one number, or three or more consecutive cards of one suit

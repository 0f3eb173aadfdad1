# Was die Schachtel über sich sagt; auf Englisch steht das in box.py.

box-classics = Ein gewöhnliches Kartenspiel und zehn Spiele, die jeder kennt.

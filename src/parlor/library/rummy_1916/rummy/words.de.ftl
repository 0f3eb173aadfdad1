rummy-neither = Auslegen kannst du drei oder mehr Karten mit derselben Zahl, oder eine Folge von drei oder mehr Karten einer Farbe

## Das Ziel

rummy-goal = Werde deine Karten los: Was du noch hast, zählt gegen dich

## Die Lektion

rummy-lesson-step-count = Jemand ist fertig. Die anderen zahlen, was sie noch haben, und wer am wenigsten hat, gewinnt.

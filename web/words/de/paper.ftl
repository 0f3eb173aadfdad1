print = Karten drucken
printNamed = Die Karten von { $name } drucken, mit Punkteblättern (PDF)

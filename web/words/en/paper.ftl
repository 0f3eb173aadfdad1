print = Print the cards
# (name: string)
printNamed = Print the cards of { $name }, with score sheets (PDF)

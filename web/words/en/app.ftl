title = Parlor
# (page: string)
titled = { $page } · Parlor
notLoaded = This page could not be loaded. Is the house still open? Try again in a moment.
notFound = There is no such page in this house.
back = Back to the shelf
again = Try again
# (ails: string)
ailing = The house has trouble. { $ails } Your moves are kept as soon as it is well.

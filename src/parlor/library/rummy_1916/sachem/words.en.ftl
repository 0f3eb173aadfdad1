sachem-first-trump = took the first trump
sachem-last-trump = took the last trump
sachem-nine = took the nine of trumps
sachem-nobody = No trump was played and nobody has Sachem: nobody scores
# A player has Sachem who took the most sevens and eights.
sachem-sachem = Sachem, with { $number } sevens and eights

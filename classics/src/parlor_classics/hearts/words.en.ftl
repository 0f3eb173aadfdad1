hearts-low-leads = { $card } leads to the first trick
hearts-unbroken = Hearts may not be led until one has been played, and you hold { $cards }
hearts-first-trick = No points may be played to the first trick, and you hold { $cards }
hearts-taken = { $number ->
    [one] took a heart
   *[other] took { $number } hearts
}
hearts-queen = took the queen of spades
hearts-jack = took the jack of diamonds
hearts-moon = { $by } has taken all hearts and the queen: the moon is shot
hearts-shot = shot the moon
hearts-pays = pays for the moon

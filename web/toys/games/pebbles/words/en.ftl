pebbles-mine = { $stones ->
    [one] You hold one stone. Bid:
   *[other] You hold { $stones } stones. Bid:
}
pebbles-points = { $points ->
    [one] { $points } point
   *[other] { $points } points
}
ask-bid = choose how many stones you bid
ask-throw = did it hit the tin?
move-hit = it hit
move-miss = it missed

# What is met for the first time in a game: a few words in place of the card's sentence. At most two
# short sentences each; a phone has four lines. $one and $two are letters of edicts.

marks-off = No more of these

## The base game

# $button is the button that draws.
mark-shape = Put the shape wherever you like, turn it, and press “{ $button }”. The four edicts say what brings points.
mark-edict = Edicts { $one } and { $two } pay at the end of this season. Each edict pays twice a year, as its two dots show.
# $seasons are those whose end is still to come.
mark-coin = { $seasons ->
    [1] One of these shapes brings a coin: 1 point at the end of this season.
   *[other] One of these shapes brings a coin: 1 point at the end of each of the { $seasons } seasons that are left.
}
mark-any = This card may be any terrain, even a monster. Use it where just that one is missing.
mark-ruins = A ruins card came first, so this shape must cover one of the marked ruins. Where none can be covered, one single square is drawn.
mark-ambush = { $whose ->
    [own] An ambush: draw the monsters over the marked square. Each empty square beside them costs you a point every season.
   *[other] An ambush: you draw the monsters on another player's map. Each empty square beside them costs its owner a point every season.
}
mark-monsters = Each empty square beside a monster costs a point every season, { $cost } now. Draw on the red squares to close the monsters in.
mark-mountain = { $open ->
    [1] A mountain has one open side left. Draw anything on the glowing square, and it gives you a coin.
   *[other] A mountain has { $open } open sides left. Draw anything on the glowing squares, and it gives you a coin.
}
mark-single = { $why ->
    [ruins] No shape can cover a ruin now, so one single square is drawn instead: anywhere, in any terrain.
    [any] Nothing of this card fits, so one single square is drawn instead: anywhere, in any terrain.
   *[card] Nothing of this card fits, so one single square is drawn instead: anywhere, in a terrain of the card.
}
mark-time = Each card takes time, as its hourglass says: { $time } / { $threshold } now. At { $threshold } the season ends and is scored.
mark-nowhere = { $why ->
    [ruins] The grey shape can cover no ruin now
   *[room] The grey shape fits nowhere any more
}, so the others are left. If none fits, one single square is drawn.
mark-walk = Alone, the card says where monsters come: from the { $corner ->
    [top_left] top left
    [top_right] top right
    [bottom_left] bottom left
   *[bottom_right] bottom right
} corner along the edge to the first place where they fit.
mark-last = { $time } / { $threshold }: the time of this season is up, and this is its last card. It may go over; nothing is carried on.
mark-season = The season was scored: two edicts and your coins, less the monsters. Now edicts { $one } and { $two } count.
mark-paid = Edict { $one } was paid for the last time, and brings nothing more. Plan for the others now.
# $a to $d are the letters of the four edicts.
mark-year = Spring pays { $a } and { $b }, summer { $b } and { $c }, fall { $c } and { $d }, winter { $d } and { $a }. So each edict counts twice.
mark-deck = Each season one more ambush is shuffled in. One that did not come stays in the deck, and may come later.
mark-hints = Hints are counted: a game with hints is kept apart from your bests without them. Nothing else is lost.

## Heroes

mark-hero = A hero fills one empty square, anywhere. Turn it so that its targets lie where monsters are, or may come.
mark-strike = On the targets of your hero every monster is destroyed, today and later. Where they are empty, you can still draw.
mark-dragon = The Dragon has a treasure: once none of its squares has an empty one beside it, you get 3 coins. Destroyed squares count as closed.
mark-zombie = Zombies spread: after each scoring every empty square beside them becomes a Zombie. Close them in before the season ends.
mark-troll = After each scoring the Troll destroys an empty square beside it, and you choose which. Close it in, and it destroys nothing.
mark-gorgon = The Gorgon destroys one square beside her when she comes, and only then. From now on she costs what any monster costs.
mark-after = First the season is scored, and then the monsters act. What Zombies and Trolls change counts at the next scoring.

## Edicts that are new in this browser, before the first card of a game

mark-edicts = New to you in this game: { $names }.
edicts-look = Look
edicts-new = { $count ->
    [one] A new edict
   *[other] New edicts
}
edicts-go = Draw the first card

## After a game of the base box

heroes-offer = { option-ruleset-heroes }: heroes, and monsters with powers. Each is explained when it comes.

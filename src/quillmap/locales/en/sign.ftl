# Signing a map: its province, a title, a crest. A crest is told as a list, so that no word has to
# agree with another: "Crest: shield, blue; bend, gold".

sign-title = Your map
sign-province = Name of the province
sign-own-title = Your title (others see it)
sign-crest = Crest
sign-no-crest = No crest yet
sign-shape = Shape
sign-colour = Colour
sign-pattern = Pattern
sign-pattern-colour = Colour of the pattern
sign-charge = Picture
sign-charge-colour = Colour of the picture
sign-none = None
sign-surprise = Surprise me
sign-save = Sign the map
sign-cancel = Cancel
sign-done = Your map is signed.

crest-words = Crest: { $parts }.

crest-shape-shield = shield
crest-shape-round = disc
crest-shape-lozenge = lozenge
crest-shape-banner = banner

crest-colour-gold = gold
crest-colour-silver = silver
crest-colour-red = red
crest-colour-blue = blue
crest-colour-green = green
crest-colour-purple = purple
crest-colour-black = black

crest-pattern-bend = diagonal band
crest-pattern-pale = upright band
crest-pattern-fess = level band
crest-pattern-chevron = chevron
crest-pattern-cross = cross
crest-pattern-saltire = saltire
crest-pattern-chief = upper third
crest-pattern-border = border
crest-pattern-halved = right half
crest-pattern-quartered = two quarters
crest-pattern-waves = waves

crest-charge-star = star
crest-charge-sun = sun
crest-charge-moon = moon
crest-charge-tree = tree
crest-charge-sheaf = ear of corn
crest-charge-house = house
crest-charge-tower = tower
crest-charge-mountain = mountains
crest-charge-fish = fish
crest-charge-ship = ship
crest-charge-crown = crown
crest-charge-key = key
crest-charge-quill = quill
crest-charge-compass = compass rose

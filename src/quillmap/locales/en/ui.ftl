# The frame of every screen, and words that many screens share.

skip-to-content = Skip to the content
loading = One moment …
back-to-table = Back to the table
not-loaded = This part of the page did not load. Check your connection and load the page again.
nav = Main pages
# The button that opens the main pages on a phone.
nav-menu = Menu
my-games = My games
rules = Rules
settings = Settings
language = Language
close = Close
to-start = To the start page
lost-title = Off the map
lost-about = There is nothing at this address.
offline = There is no connection right now, so nothing was sent.
unsure = The connection was lost before the answer came. What you see next is what counts.

## Fields of forms

your-name = Your name
# The name of somebody who never said one. It is kept in the record of the game.
usual-name = Wanderer
# The mark beside a choice that is not as usual; one word if possible.
changed = changed
# Buttons beside a number, for those who listen; $what is the name of the number.
one-less = One less: { $what }
one-more = One more: { $what }
time-other = Another time …
time-unit = Unit of time
# Units to choose from, behind a box with a number.
time-in-seconds = seconds
time-in-minutes = minutes
time-in-hours = hours
time-in-days = days
# The button that answers no to a question such as "Close the table?"
rather-not = Cancel

## Giving a link to somebody

copy = Copy
share = Share
copied = Copied.
copy-by-hand = Please copy the marked text.
# A button that shows a link as a picture for the camera of a phone, and what that picture is.
qr-code = QR code
qr-of = QR code: { $what }

## A page that is older than the server

outdated = There is a newer version of this page. It loads in a moment; nothing is lost.
outdated-still = There is a newer version of this page, but it has not loaded yet.
outdated-drafting = There is a newer version of this page. Load it when it suits you: your drawing stays.
outdated-load = Load it
# Of the key that opens the list of keys.
key-help = show these keys

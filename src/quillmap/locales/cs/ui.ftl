# The frame of every screen, and words that many screens share. Czech.

skip-to-content = Přejít k obsahu
loading = Okamžik…
back-to-table = Zpět ke stolu
not-loaded = Tato část stránky se nenačetla. Zkontrolujte připojení a načtěte stránku znovu.
nav = Hlavní stránky
# The button that opens the main pages on a phone.
nav-menu = Menu
my-games = Moje hry
rules = Pravidla
settings = Nastavení
language = Jazyk
close = Zavřít
to-start = Na úvod
lost-title = Mimo mapu
lost-about = Na této adrese nic není.
offline = Teď tu není připojení, nic se tedy neodeslalo.
unsure = Spojení se přerušilo dřív, než přišla odpověď. Platí to, co uvidíte za okamžik.

## Fields of forms

your-name = Vaše jméno
# The name of somebody who never said one. It is kept in the record of the game.
usual-name = Poutník
# The mark beside a choice that is not as usual; one word if possible.
changed = změněno
# Buttons beside a number, for those who listen; $what is the name of the number.
one-less = O jedno méně: { $what }
one-more = O jedno více: { $what }
time-other = Jiný čas…
time-unit = Jednotka času
# Units to choose from, behind a box with a number.
time-in-seconds = sekund
time-in-minutes = minut
time-in-hours = hodin
time-in-days = dní
# The button that answers no to a question such as "Close the table?"
rather-not = Raději ne

## Giving a link to somebody

copy = Zkopírovat
share = Sdílet
copied = Zkopírováno.
copy-by-hand = Zkopírujte prosím označený text.
# A button that shows a link as a picture for the camera of a phone, and what that picture is.
qr-code = QR kód
qr-of = QR kód: { $what }

## A page that is older than the server

outdated = Je tu novější verze této stránky. Za okamžik se načte a nic se neztratí.
outdated-still = Je tu novější verze této stránky, ale zatím se nenačetla.
outdated-drafting = Je tu novější verze této stránky. Načtěte ji, až se vám to bude hodit: kresba zůstane.
outdated-load = Načíst
# Of the key that opens the list of keys.
key-help = ukázat tyto klávesy

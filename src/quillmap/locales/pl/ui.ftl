# The frame of every screen, and words that many screens share. Polish.

skip-to-content = Przejdź do treści
loading = Chwileczkę…
back-to-table = Wróć do stołu
not-loaded = Ta część strony się nie wczytała. Sprawdź połączenie i wczytaj stronę ponownie.
nav = Główne strony
# The button that opens the main pages on a phone.
nav-menu = Menu
my-games = Moje gry
rules = Zasady
settings = Ustawienia
language = Język
close = Zamknij
to-start = Strona główna
lost-title = Poza mapą
lost-about = Pod tym adresem nic nie ma.
offline = Nie ma teraz połączenia, więc nic nie zostało wysłane.
unsure = Połączenie urwało się, zanim przyszła odpowiedź. Liczy się to, co zaraz zobaczysz.

## Fields of forms

your-name = Twoje imię
# The name of somebody who never said one. It is kept in the record of the game.
usual-name = Wędrowiec
# The mark beside a choice that is not as usual; one word if possible.
changed = zmieniono
# Buttons beside a number, for those who listen; $what is the name of the number.
one-less = O jeden mniej: { $what }
one-more = O jeden więcej: { $what }
time-other = Inny czas…
time-unit = Jednostka czasu
# Units to choose from, behind a box with a number.
time-in-seconds = sekund
time-in-minutes = minut
time-in-hours = godzin
time-in-days = dni
# The button that answers no to a question such as "Close the table?"
rather-not = Jednak nie

## Giving a link to somebody

copy = Skopiuj
share = Udostępnij
copied = Skopiowano.
copy-by-hand = Skopiuj zaznaczony tekst.
# A button that shows a link as a picture for the camera of a phone, and what that picture is.
qr-code = Kod QR
qr-of = Kod QR: { $what }

## A page that is older than the server

outdated = Jest nowsza wersja tej strony. Za chwilę się wczyta i nic nie przepadnie.
outdated-still = Jest nowsza wersja tej strony, ale jeszcze się nie wczytała.
outdated-drafting = Jest nowsza wersja tej strony. Wczytaj ją, kiedy zechcesz: rysunek zostanie.
outdated-load = Wczytaj
# Of the key that opens the list of keys.
key-help = pokaż te klawisze

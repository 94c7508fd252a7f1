# Podpisywanie mapy. Herb opisuje się jako wyliczenie, żeby żadne słowo nie musiało się odmieniać.

sign-title = Twoja mapa
sign-province = Nazwa krainy
sign-own-title = Twój tytuł (widoczny dla innych)
sign-crest = Herb
sign-no-crest = Jeszcze bez herbu
sign-shape = Kształt
sign-colour = Kolor
sign-pattern = Wzór
sign-pattern-colour = Kolor wzoru
sign-charge = Godło
sign-charge-colour = Kolor godła
sign-none = Brak
sign-surprise = Wylosuj herb
sign-save = Podpisz mapę
sign-cancel = Anuluj
sign-done = Twoja mapa jest podpisana.

crest-words = Herb: { $parts }.

crest-shape-shield = tarcza
crest-shape-round = koło
crest-shape-lozenge = romb
crest-shape-banner = chorągiew

crest-colour-gold = złoto
crest-colour-silver = srebro
crest-colour-red = czerwień
crest-colour-blue = błękit
crest-colour-green = zieleń
crest-colour-purple = purpura
crest-colour-black = czerń

crest-pattern-bend = pas skośny
crest-pattern-pale = słup
crest-pattern-fess = pas poziomy
crest-pattern-chevron = krokiew
crest-pattern-cross = krzyż
crest-pattern-saltire = krzyż skośny
crest-pattern-chief = głowica
crest-pattern-border = bordiura
crest-pattern-halved = prawa połowa
crest-pattern-quartered = dwie ćwiartki
crest-pattern-waves = fale

crest-charge-star = gwiazda
crest-charge-sun = słońce
crest-charge-moon = księżyc
crest-charge-tree = drzewo
crest-charge-sheaf = kłos
crest-charge-house = dom
crest-charge-tower = wieża
crest-charge-mountain = góry
crest-charge-fish = ryba
crest-charge-ship = statek
crest-charge-crown = korona
crest-charge-key = klucz
crest-charge-quill = pióro
crest-charge-compass = róża wiatrów

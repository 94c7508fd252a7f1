# The map, and drawing on it. Polish. Names of cards, terrain and people come in already translated.

## Squares in words, for those who listen: "D4, empty, ruins, under preview"

square-attacked = atakowany przez herosa
# This square can be chosen for the Gorgon or the Troll to destroy.
square-choose = można zniszczyć
square-under = pod podglądem
# The head of the column that names the rows A to K.
map-rows = Rząd
map-own = Twoja mapa

## What to do now

draw-section = Rysowanie na mapie
draw-explore = Narysuj kształt z karty „{$card}”.
draw-explore-ruins = Narysuj kształt z karty „{$card}” tak, by zakrył co najmniej jeden obszar z ruinami.
draw-hero = Umieść herosa z karty „{$card}”. Celowniki pokazują, co zaatakuje; potwory w tych miejscach zostaną zniszczone.
draw-ambush = Narysuj potwory z karty „{$card}” na mapie: {$who}.
# The German solo variant: the shape may be turned, but must cover this square.
draw-ambush-walk = Narysuj potwory z karty „{$card}” tak, by zakryły {$square}. Możesz je dowolnie obracać.
draw-gaze = Gorgona niszczy jeden sąsiadujący z nią obszar. Wybierz jeden z zaznaczonych.
draw-troll = Troll niszczy jeden sąsiadujący z nim pusty obszar. Wybierz jeden z zaznaczonych.
draw-single = Nic z karty „{$card}” nie mieści się już na twojej mapie, więc rysujesz jeden obszar.
draw-single-ruins = Żaden kształt z karty „{$card}” nie sięga wolnych ruin, więc rysujesz jeden obszar: gdziekolwiek i z dowolnym terenem.
draw-single-ambush = Potwory z karty „{$card}” nigdzie się tu nie mieszczą (mapa: {$who}), więc rysujesz jednego potwora.
draw-single-ambush-any = Potwory z karty „{$card}” nigdzie się tu nie mieszczą (mapa: {$who}), więc rysujesz jeden obszar z dowolnym terenem.

## Options, and whether it fits

draw-options = Co narysować
draw-with-coin = z monetą
draw-nowhere = nigdzie się nie mieści
draw-fits = Pasuje
draw-misfit = Nie pasuje.
# $kind is mountain, or whatever else fills the square.
draw-filled = { $kind ->
    [mountain] Na obszarze { $square } są góry.
   *[other] Obszar { $square } jest już wypełniony.
  }
# The monsters of the Gorgon lie well; next, a square has to be chosen.
draw-then-choose = Pasuje. Teraz wybierz, co zniszczy Gorgona.
draw-choose = Wybierz obszar, który zostanie zniszczony.
# Beside the button that draws, until a place was chosen by a click, a tap or keys.
draw-place = Wybierz miejsce na mapie.
# Said of a hero who stands on the map: "Strikes C4, D3."
draw-strikes = Atakuje { $squares }.
# Said after what a drawing would bring, once Enter was pressed for the first time.
draw-enter-draws = Jeszcze raz Enter, aby narysować.
# Said when Escape has taken back the preview.
draw-free = Kształt znów podniesiony.
# Said when a key has changed nothing: the shape lies at the edge, or looks the same when turned.
draw-as-before = Bez zmian.
draw-no-change = bez nowych gwiazdek

## What a drawing brings, when and how often. $first and $second are seasons, $points has its sign before it

when-first = { $first ->
    [spring] wiosną
    [summer] latem
    [fall] jesienią
   *[winter] zimą
  }
when-second = { $second ->
    [spring] wiosną
    [summer] latem
    [fall] jesienią
   *[winter] zimą
  }
gain-once = { $name } { $points } { when-first }
gain-twice = { $name } { $points } { when-first } i jeszcze raz { when-second }
# Every coin brings a point at the end of each season that is left.
gain-coins = { $coins ->
    [one] moneta
    [few] { $coins } monety
    [many] { $coins } monet
   *[other] { $coins } monety
  }: { $coins } { $seasons ->
    [1] { when-first }
   *[other] w każdej z { $seasons } pór roku
  }
# $points without a sign: how many points monsters cost less, or more.
gain-monsters = potwory zabierają o { $points } { $change ->
    [less] mniej
   *[more] więcej
  }, { $seasons ->
    [1] { when-first }
   *[other] teraz i w każdej porze roku
  }
gain-total = razem { $points }

## Buttons

draw-tools = Przesuwanie i obracanie
draw-turn = Obróć
draw-turn-back = Obróć z powrotem
draw-flip = Odbij
# Jumps to the next place where the shape fits.
draw-next = Następne miejsce
draw-left = W lewo
draw-up = W górę
draw-down = W dół
draw-right = W prawo
draw-confirm = Narysuj
draw-cancel = Podnieś
# From choosing the Gorgon's square back to placing the monsters.
draw-back = Wstecz
draw-sending = Wysyłanie…

## Drawn, and waiting for the others

draw-sealed = Narysowano:
draw-sealed-bot = Za ciebie rysuje bot {$bot}:
draw-sealed-until = Rysunek pozostaje ukryty i możesz go zmienić, dopóki nie narysują wszyscy.
draw-sealed-bot-until = Rysunek pozostaje ukryty, dopóki nie narysują wszyscy.
draw-take-back = Cofnij rysunek

## When something went wrong

draw-offline = Nie ma teraz połączenia. Rysunek tu zostaje; zatwierdź go, gdy połączenie wróci.
draw-unsure = Połączenie urwało się, zanim przyszła odpowiedź. Chwileczkę: zaraz zobaczysz, czy rysunek dotarł.
draw-lost = Rysunek nie dotarł. Nadal tu leży: zatwierdź go jeszcze raz.

## The typed line

# The placeholder shows the drawing on the map, such as: forest C4 C5 D5
draw-typed = Albo wpisz: teren i obszary
draw-typed-go = Pokaż

## Hints

draw-hint = Podpowiedź
draw-hint-thinking = Bot myśli…
draw-hint-shown = To podpowiedź, jeszcze nie twój rysunek. Wybierz ją, żeby ją przejąć.
draw-hints = Podpowiedzi
draw-hints-used = wykorzystano: {$count}

## Keys

draw-keys = Klawisze i mysz
# Read out when the map gets the focus.
draw-keys-said = Strzałki przesuwają kształt, R obraca, F odbija, cyfry wybierają, co narysować, N przeskakuje do następnego miejsca, w którym się mieści, Enter pokazuje podgląd, a potem rysuje, Escape podnosi kształt, M wraca na mapę z każdego miejsca strony.
draw-key-move = przesuń kształt
draw-key-turn = obróć; z Shiftem w drugą stronę
draw-key-flip = odbij
draw-key-choose = wybierz, co narysować
draw-key-next = następne miejsce, w którym się mieści; z Shiftem poprzednie
draw-key-enter = podgląd, a za drugim razem rysunek
draw-key-escape = podnieś kształt
draw-key-map = do mapy, skądkolwiek
draw-mouse = Kółko obraca (z Shiftem, gdy strona się przewija), prawy przycisk odbija, a kształt podąża za myszą, aż położy go kliknięcie.

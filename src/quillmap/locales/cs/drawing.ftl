# The map, and drawing on it. Czech. Names of cards, terrain and people come in already translated.

## Squares in words, for those who listen: "D4, empty, ruins, under preview"

square-attacked = útočí na ně hrdina
# This square can be chosen for the Gorgon or the Troll to destroy.
square-choose = lze zničit
square-under = pod náhledem
# The head of the column that names the rows A to K.
map-rows = Řádek
map-own = Vaše mapa

## What to do now

draw-section = Kreslení do mapy
draw-explore = Zakreslete tvar z karty „{$card}“.
draw-explore-ruins = Zakreslete tvar z karty „{$card}“ tak, aby zakryl alespoň jedno pole se zříceninou.
draw-hero = Umístěte hrdinu z karty „{$card}“. Terče ukazují, kam útočí; nestvůry na nich budou zničeny.
draw-ambush = Zakreslete nestvůry z karty „{$card}“ do mapy: {$who}.
# The German solo variant: the shape may be turned, but must cover this square.
draw-ambush-walk = Zakreslete nestvůry z karty „{$card}“ tak, aby zakryly {$square}. Můžete je libovolně otáčet.
draw-gaze = Gorgona zničí jedno pole, které s ní sousedí. Vyberte některé z vyznačených.
draw-troll = Troll zničí jedno prázdné pole, které s ním sousedí. Vyberte některé z vyznačených.
draw-single = Nic z karty „{$card}“ se už na vaši mapu nevejde, zakreslíte proto jediné pole.
draw-single-ruins = Žádný tvar z karty „{$card}“ nedosáhne na volnou zříceninu, zakreslíte proto jediné pole, kdekoli a s libovolným terénem.
draw-single-ambush = Nestvůry z karty „{$card}“ se sem nikam nevejdou (mapa: {$who}), zakreslíte proto jedinou nestvůru.
draw-single-ambush-any = Nestvůry z karty „{$card}“ se sem nikam nevejdou (mapa: {$who}), zakreslíte proto jediné pole s libovolným terénem.

## Options, and whether it fits

draw-options = Co zakreslit
draw-with-coin = s mincí
draw-nowhere = nikam se nevejde
draw-fits = Vejde se
draw-misfit = Nevejde se.
# $kind is mountain, or whatever else fills the square.
draw-filled = { $kind ->
    [mountain] Na poli { $square } jsou hory.
   *[other] Pole { $square } už je obsazené.
  }
# The monsters of the Gorgon lie well; next, a square has to be chosen.
draw-then-choose = Vejde se. Teď vyberte, co Gorgona zničí.
draw-choose = Vyberte pole, které bude zničeno.
# Beside the button that draws, until a place was chosen by a click, a tap or keys.
draw-place = Vyberte místo na mapě.
# Said of a hero who stands on the map: "Strikes C4, D3."
draw-strikes = Útočí na { $squares }.
# Said after what a drawing would bring, once Enter was pressed for the first time.
draw-enter-draws = Dalším stisknutím Enter zakreslíte.
# Said when Escape has taken back the preview.
draw-free = Tvar je zase zvednutý.
# Said when a key has changed nothing: the shape lies at the edge, or looks the same when turned.
draw-as-before = Beze změny.
draw-no-change = bez nových bodů

## What a drawing brings, when and how often. $first and $second are seasons, $points has its sign before it

when-first = { $first ->
    [spring] na jaře
    [summer] v létě
    [fall] na podzim
   *[winter] v zimě
  }
when-second = { $second ->
    [spring] na jaře
    [summer] v létě
    [fall] na podzim
   *[winter] v zimě
  }
gain-once = { $name } { $points } { when-first }
gain-twice = { $name } { $points } { when-first } a znovu { when-second }
# Every coin brings a point at the end of each season that is left.
gain-coins = { $coins ->
    [one] mince
    [few] { $coins } mince
   *[other] { $coins } mincí
  }: { $coins } { $seasons ->
    [1] { when-first }
   *[other] v každém ze { $seasons } období
  }
# $points without a sign: how many points monsters cost less, or more.
gain-monsters = nestvůry berou o { $points } { $change ->
    [less] méně
   *[more] více
  }, { $seasons ->
    [1] { when-first }
   *[other] teď i v každém období
  }
gain-total = dohromady { $points }

## Buttons

draw-tools = Posun a otáčení
draw-turn = Otočit
draw-turn-back = Otočit zpět
draw-flip = Převrátit
# Jumps to the next place where the shape fits.
draw-next = Další místo
draw-left = Doleva
draw-up = Nahoru
draw-down = Dolů
draw-right = Doprava
draw-confirm = Zakreslit
draw-cancel = Zvednout
# From choosing the Gorgon's square back to placing the monsters.
draw-back = Zpět
draw-sending = Odesílá se…

## Drawn, and waiting for the others

draw-sealed = Zakresleno:
draw-sealed-bot = Za vás kreslí bot {$bot}:
draw-sealed-until = Kresba zůstává skrytá a můžete ji měnit, dokud nezakreslí všichni.
draw-sealed-bot-until = Kresba zůstává skrytá, dokud nezakreslí všichni.
draw-take-back = Vzít zpět

## When something went wrong

draw-offline = Teď tu není připojení. Kresba tu zůstane; potvrďte ji, až se spojení obnoví.
draw-unsure = Spojení se přerušilo dřív, než přišla odpověď. Okamžik: hned uvidíte, zda kresba dorazila.
draw-lost = Kresba nedorazila. Pořád tu leží: potvrďte ji znovu.

## The typed line

# The placeholder shows the drawing on the map, such as: forest C4 C5 D5
draw-typed = Nebo napište: terén a pole
draw-typed-go = Ukázat

## Hints

draw-hint = Nápověda
draw-hint-thinking = Bot přemýšlí…
draw-hint-shown = To je nápověda, ještě ne vaše kresba. Vyberte ji, chcete-li ji převzít.
draw-hints = Nápovědy
draw-hints-used = { $count ->
    [one] použita {$count}
    [few] použity {$count}
    [many] použito {$count}
   *[other] použito {$count}
  }

## Keys

draw-keys = Klávesy a myš
# Read out when the map gets the focus.
draw-keys-said = Šipky posouvají tvar, R otáčí, F převrací, číslice vybírají, co zakreslit, N skočí na další místo, kam se tvar vejde, Enter ukáže náhled a potom zakreslí, Escape tvar zase zvedne, M odkudkoli vrátí na mapu.
draw-key-move = posunout tvar
draw-key-turn = otočit; se Shiftem na druhou stranu
draw-key-flip = převrátit
draw-key-choose = vybrat, co zakreslit
draw-key-next = další místo, kam se vejde; se Shiftem předchozí
draw-key-enter = náhled, podruhé zakreslení
draw-key-escape = tvar zase zvednout
draw-key-map = na mapu, odkudkoli
draw-mouse = Kolečko otáčí (se Shiftem, pokud se stránka posouvá), pravé tlačítko převrací a tvar následuje myš, dokud ho kliknutí nepoloží.

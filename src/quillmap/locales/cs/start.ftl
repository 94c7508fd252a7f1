# The start, joining, tables in lists, settings. Czech.

## The first screen

start-title = Nakreslete mapu království
start-about = Karta ukáže tvar a každý ho zakreslí do vlastní mapy. Čtyři královské výnosy říkají, za co jsou body. Po čtyřech ročních obdobích vyhrává nejlepší mapa.
learn-by-playing = Naučit se hrou, 5 minut
learn-go-on = Pokračovat v první hře
play-alone = Zahrát si sólo
play-alone-heroes = Sólo s hrdiny
# The four edicts are our own suggestion; those with heroes are the rulebook's.
# $names are four names of cards, “A, B, C and D”; $count is 0 as long as nobody knows them.
start-edicts = Bez účtu a bez čekání. Pro první hru jsme vybrali čtyři výnosy, se kterými se dobře začíná{ $count ->
    [0] .
   *[other] : { $names }.
  } S hrdiny jsou to ty, které navrhují pravidla.
start-drawn = Čtyři výnosy se pro každou hru losují znovu.
start-ways = Další způsoby hry
way-new = Nový stůl
way-new-about = S přáteli, boty nebo cizími lidmi, až ve 100 hráčích
way-race = Závod
way-race-about = Stejné karty pro všechny, každý svým tempem
way-mine = Moje hry
way-mine-about = Hrajte dál, vzpomínejte, překonejte svůj rekord
way-rules = Jak se hraje
way-rules-about = Pravidla na pár stránkách a všechny karty
start-unofficial = Quillmap je neoficiální fanouškovský projekt. Vydavatelé her Kartografové a Kartografové: Hrdinové ho nevytvářejí, nedoporučují ani nepodporují a nic z jejich ilustrací ani textů tu není. Líbí-li se vám hra, kupte si krabici.

## Games that wait for the player

waits-title = { $count ->
    [one] Jste na řadě
    [few] Jste na řadě ve { $count } hrách
    [many] Jste na řadě v { $count } hry
   *[other] Jste na řadě v { $count } hrách
}
waits-all = Zobrazit všechny
your-turn = Jste na řadě

## Joining

join-title = Připojit se ke stolu
code-label = Kód stolu
join = Vstoupit
to-lobby = Nebo se podívejte, které stoly jsou otevřené všem

## Tables in lists

nobody-yet = Zatím nikdo
# $names are some names with commas, $count how many people are not named.
and-more = { $names } a další ({ $count })
# Short, in a line of facts: "Cartographers · sheet A · alone".
sheet-short = list { $sheet }
sheet-short-own = vlastní mapa
sheet-short-random = náhodný list
solo = sólo
known-deck = známé karty
time-a-round = { $time } na tah
# Short, in a line of facts: a bot drew for somebody who was away.
helped-by-bot = s pomocí bota
hints-used = { $count ->
    [one] { $count } nápověda
    [few] { $count } nápovědy
    [many] { $count } nápovědy
   *[other] { $count } nápověd
}
seats-taken = obsazená místa: { $taken } z { $seats }
stage-playing = Hraje se
stage-over = Dohráno
stage-closed = Zavřeno předčasně
# The solo rating, with its sign: "Rating +12".
rated = Hodnocení { $rating }
points-made = { $count ->
    [one] { $count } bod
    [few] { $count } body
    [many] { $count } bodu
   *[other] { $count } bodů
}

## After a game

watch-again = Přehrát hru
deck-again = Znovu tytéž karty
# $points are those of that game.
deck-again-beat = Stejné karty: překonejte { $points }

## Settings

theme = Vzhled
theme-system = Systémový
theme-light = Světlý
theme-dark = Tmavý
confirm-first = Nejdřív náhled, potom potvrzení
confirm-first-about = Vypnuto: kresba platí hned. Ve hře s ostatními ji můžete vzít zpět, než se tah otevře; ve hře sólo už ne.
sound = Zvuk, když jsem na řadě
sound-about = Jen když je stránka na pozadí.
sounds = Tiché zvuky ve hře
sounds-about = Pero, mince, razítko a list.
marks-shown = Vysvětlovat, co se objeví poprvé
settings-kept = To vše se ukládá v tomto zařízení.

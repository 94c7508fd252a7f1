# Co příkazový řádek odpovídá a odmítá: score, legal, ambush, replay, hindsight. Ne na stránce.
# Slova, která se píší (--card, legal, hamlet), a názvy polí zůstávají beze změny.

## Výčty: „les, vesnice nebo farma“

list-or = { $first } nebo { $last }
list-and = { $first } a { $last }

## Co nelze přečíst. Před tím stojí název souboru a dvojtečka

command-input-closed = standardní vstup je zavřený
command-output-closed = standardní výstup je zavřený, takže nelze odpovědět
command-standard-input = standardní vstup
command-type-it = napište { $what ->
    [record] záznam hry
    [sheet] mapový list (jedenáct řádků po jedenácti znacích)
    [questions] otázky v JSON (jednu na řádek)
   *[seed] semínko
} a pak Ctrl-D na samostatném řádku.
command-too-long = tohle je příliš dlouhé na { $what ->
    [record] záznam hry
    [sheet] mapový list z jedenácti řádků po jedenácti znacích
    [questions] otázky v JSON, jednu na řádek
   *[seed] semínko
}
command-not-text = toto není text v UTF-8
command-not-a-record = Toto není záznam hry Quillmap.

## Co bylo napsáno špatně

command-missing = chybí { $what }
command-needs-value = { $option } potřebuje hodnotu
command-no-value = { $option } nemá žádnou hodnotu
command-cannot-be = { $option } nemůže být { $value }; na výběr je { $choices }
command-not-a-number = { $option } je celé číslo, ne { $value }
command-not-together = { $one } a { $other } se vylučují
command-unknown = příkaz { $word } neexistuje
command-no-option = přepínač { $option } neexistuje
command-word-too-many = { $word } je o jedno slovo navíc
command-did-you-mean = { $said }; nemysleli jste { $word }?
command-see-help = { $said }; příkazy vypíše quillmap --help
command-option-form = volba se píše klíč=hodnota, ne { $text }
command-no-card = karta { $name } neexistuje
command-wrong-card = { $name } je { $kind ->
    [explore] karta průzkumu
    [ruins] karta zříceniny
    [ambush] karta přepadení
    [hero] karta hrdiny
   *[scoring] bodovací karta
}; zde je potřeba { $wanted ->
    [ambush] karta přepadení
    [scoring] bodovací karta
   *[drawable] karta průzkumu, přepadení nebo hrdiny
}
command-which-card = která karta? Přidejte --card, například --card { $example }
command-jsonl = s --jsonl stojí { $what ->
    [ruins] karta a zřícenina
   *[options] karta a volby
} na každém řádku

## score

score-monster-penalty = Ztráta za nestvůry
score-monsters-and-coins = Nestvůry a mince
score-together = dohromady
score-card-or-edicts = buď --card, nebo --edicts, ne obojí
score-season-edicts = které výnosy se tehdy bodují? Přidejte --edicts se čtyřmi kartami, A až D
score-which-edicts = které čtyři karty leží pod písmeny A až D?
score-unlike-any-map = poznámka: hory, pustina a zříceniny neodpovídají žádné tištěné mapě
score-nearest-map = { score-unlike-any-map }. List { $sheet } se liší na { $squares } (terén na zřícenině je malé písmeno)

## legal

legal-count = { $name }: { $count ->
    [0] žádné umístění
    [one] { $count } umístění
    [few] { $count } umístění
   *[other] { $count } umístění
}{ $over ->
    [ruins] {" na zřícenině"}
   *[anywhere] {""}
}.
legal-single = Místo toho by hráč zakreslil kdekoli jediné pole.
legal-coin = přináší minci
legal-placement = { $name }, umístění { $number }: { $squares }
legal-no-number = { $count ->
    [0] žádné umístění není, tedy ani číslo { $number }
    [one] je jen { $count } umístění, číslo { $number } tedy není
    [few] jsou jen { $count } umístění, číslo { $number } tedy není
   *[other] je jen { $count } umístění, číslo { $number } tedy není
}

## ambush

ambush-nowhere = { $name } se nikam nevejde: karta se přeskakuje a odchází ze hry.
ambush-choices = { $name }: hráč vybírá z umístění ({ $count }); zakresleno je první.

## replay

replay-game = { $ruleset ->
    [base] { option-ruleset-base }
    [heroes] { option-ruleset-heroes }
   *[combined] Kartografové a Kartografové: Hrdinové dohromady
}, { $sheet ->
    [own] { sheet-short-own }
   *[other] { sheet-short }
}
replay-players = hráči
replay-edicts = výnosy
replay-undos = vráceno
replay-hints = nápovědy
replay-deck = balíček
replay-others = { $count ->
    [one] a { $count } další
    [few] a { $count } další
   *[other] a { $count } dalších
}
replay-deck-of = týž jako ve hře { $game }, která skončila dřív
replay-deck-lesson = z první hry s průvodcem, pro všechny stejný
replay-unfinished = Hra není dohraná: je { $season ->
    [spring] jaro
    [summer] léto
    [fall] podzim
   *[winter] zima
}.
replay-checked = Zkontrolováno: každý tah, body a to, že semínko dává právě tyto karty{ $chosen ->
    [edicts] {" "}(výnosy byly zvoleny, ne vylosovány)
    [ambushes] {" "}(přepadení byla zvolena, ne vylosována)
    [both] {" "}(výnosy a přepadení byly zvoleny, ne vylosovány)
   *[nothing] {""}
}.
replay-no-seed = Každý tah souhlasí. Karty zkontrolovány nejsou: záznam neobsahuje semínko.
replay-so-far = Každý dosavadní tah souhlasí. Semínko přijde s koncem hry.
replay-rated = { $points ->
    [one] { $points } bod
    [few] { $points } body
   *[other] { $points } bodů
} minus { $worth }, čísla pro jednoho hráče z vašich čtyř bodovacích karet: hodnocení { $rating }, { $title }.

## hindsight

hindsight-best = nejlepší nalezená zpětně
hindsight-column-rating = hodnocení
hindsight-found = Nejlepší zpětně nalezená hra má hodnocení { $best }, { $title }. { hindsight-bound }
hindsight-more = Hodnocení { $rating }; nejlepší zpětně nalezená hra má hodnocení { $best }, { $title }, o { $more } víc. { hindsight-bound }
hindsight-no-more = Hodnocení { $rating }; nejlepší zpětně nalezená hra má hodnocení { $best }, { $title }, tedy ne víc. Větší --width hledá dál.
hindsight-bound = Mohou existovat lepší: tolik bylo možné přinejmenším.
hindsight-either = uveďte buď záznam dohrané hry jednoho hráče, nebo --seed
hindsight-with-seed = --ruleset, --sheet a --options patří k --seed: záznam má vlastní
hindsight-width = --width je číslo od 1 do { $most }, ne { $text }
hindsight-seed = --seed je 64 šestnáctkových číslic, ne { $text }
hindsight-not-solo = toto není hra jednoho hráče a hindsight je pro hry jednoho hráče
hindsight-unfinished = tato hra nebyla dohrána, její karty tedy nejsou známé
hindsight-no-seed = tento záznam neobsahuje semínko, jeho karty tedy nejsou známé
hindsight-exists = { $file } už existuje a --record nic nepřepisuje

## Hlavičky úzkých sloupců

column-season = období
column-edict = výnos
column-coins = mince
column-monsters = nestvůry
column-total = body
column-sum = celkem
column-rank = pořadí
column-name = jméno
column-left = odešel

## quillmap picture

picture-kind = { $file } musí končit na .svg nebo .png
picture-seat = --seat je jedno z { $seats } míst této hry, počítáno od 1, ne { $text }
picture-date = --date je den, např. 2026-11-17, ne { $text }
picture-exists = { $file } už existuje a nic se nepřepisuje
picture-no-painter = PNG potřebuje další balíček: pip install "quillmap[pictures]"

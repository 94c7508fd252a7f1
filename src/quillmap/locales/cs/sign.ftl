# Podpis mapy. Erb se popisuje výčtem, aby se žádné slovo nemuselo ohýbat.

sign-title = Tvoje mapa
sign-province = Název provincie
sign-own-title = Tvůj titul (vidí ho všichni)
sign-crest = Erb
sign-no-crest = Zatím bez erbu
sign-shape = Tvar
sign-colour = Barva
sign-pattern = Vzor
sign-pattern-colour = Barva vzoru
sign-charge = Figura
sign-charge-colour = Barva figury
sign-none = Žádný
sign-surprise = Překvap mě
sign-save = Podepsat mapu
sign-cancel = Zrušit
sign-done = Tvoje mapa je podepsaná.

crest-words = Erb: { $parts }.

crest-shape-shield = štít
crest-shape-round = kruh
crest-shape-lozenge = kosočtverec
crest-shape-banner = korouhev

crest-colour-gold = zlatá
crest-colour-silver = stříbrná
crest-colour-red = červená
crest-colour-blue = modrá
crest-colour-green = zelená
crest-colour-purple = purpurová
crest-colour-black = černá

crest-pattern-bend = kosmý pruh
crest-pattern-pale = kůl
crest-pattern-fess = břevno
crest-pattern-chevron = krokev
crest-pattern-cross = kříž
crest-pattern-saltire = ondřejský kříž
crest-pattern-chief = hlava štítu
crest-pattern-border = lem
crest-pattern-halved = pravá polovina
crest-pattern-quartered = dvě čtvrtiny
crest-pattern-waves = vlny

crest-charge-star = hvězda
crest-charge-sun = slunce
crest-charge-moon = měsíc
crest-charge-tree = strom
crest-charge-sheaf = klas
crest-charge-house = dům
crest-charge-tower = věž
crest-charge-mountain = hory
crest-charge-fish = ryba
crest-charge-ship = loď
crest-charge-crown = koruna
crest-charge-key = klíč
crest-charge-quill = brk
crest-charge-compass = větrná růžice

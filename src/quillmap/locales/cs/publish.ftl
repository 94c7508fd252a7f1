### Jak ukázat dohranou hru všem.

publish-title = Ukázat ostatním
publish-about-alone = Každý, kdo má adresu, uvidí vaše jméno, vaši mapu, vaše body podle výnosů a ročních období a váš titul. Kdykoli to můžete vzít zpět.
publish-about-among = Každý, kdo má adresu, uvidí jméno, mapu a body podle výnosů a ročních období u každého zveřejněného místa. Ostatní se ukážou jako „Hráč 2“ s body a bez mapy. Kdykoli to můžete vzít zpět.
publish-listed = Tato hra byla v seznamu, takže ji smí vidět každý a má veřejnou stránku. Když zveřejnění zrušíte, ukáže se tam vaše místo jako „Hráč 2“ bez mapy; stůl sám zůstává otevřený všem.
publish-waits = Mapu půjde zveřejnit, až závod skončí pro všechny.
publish = Zveřejnit
unpublish = Zrušit zveřejnění
publish-of = Zveřejnit mapu hráče { $name }
unpublish-of = Zrušit zveřejnění mapy hráče { $name }
publish-on = Hra má veřejnou stránku: uvidí ji každý, kdo má její adresu.
publish-address = Veřejná adresa
publish-open = Otevřít veřejnou stránku
publish-copy-text = Zkopírovat s větou
publish-text-alone = { $points ->
    [one] { $points } bod
    [few] { $points } body
    [many] { $points } bodu
   *[other] { $points } bodů
}, { $title }: moje mapa v Quillmapu
publish-text-among = { $points ->
    [one] { $points } bod
    [few] { $points } body
    [many] { $points } bodu
   *[other] { $points } bodů
}, { $rank }. místo z { $players }: moje mapa v Quillmapu
publish-text-plain = { $points ->
    [one] { $points } bod
    [few] { $points } body
    [many] { $points } bodu
   *[other] { $points } bodů
}: moje mapa v Quillmapu

public-player = Hráč { $seat }
public-among = { $count ->
    [one] Hra jednoho hráče
    [few] Hra { $count } hráčů
    [many] Hra { $count } hráče
   *[other] Hra { $count } hráčů
}
public-points = { $points ->
    [one] { $points } bod
    [few] { $points } body
    [many] { $points } bodu
   *[other] { $points } bodů
}, hodnocení { $rating }
public-ranking = Pořadí
public-play = Nakreslit vlastní mapu
public-fair = Ukázat čistopis
public-gone = Tady nic není
public-gone-about = Na této adrese není žádná hra, nebo už není veřejná.

### Pokazywanie zakończonej gry wszystkim.

publish-title = Pokaż innym
publish-about-alone = Każdy, kto ma adres, zobaczy twoje imię, twoją mapę, twoje gwiazdki według edyktów i pór roku oraz twój tytuł. Możesz to cofnąć w każdej chwili.
publish-about-among = Każdy, kto ma adres, zobaczy imię, mapę i gwiazdki według edyktów i pór roku każdego opublikowanego miejsca. Pozostali pojawią się jako „Gracz 2” z gwiazdkami, bez mapy. Możesz to cofnąć w każdej chwili.
publish-listed = Ta gra była na liście, więc każdy może ją zobaczyć i ma ona publiczną stronę. Jeśli cofniesz publikację, twoje miejsce pojawi się tam jako „Gracz 2” bez mapy; sam stół pozostaje otwarty dla wszystkich.
publish-waits = Mapę można opublikować, gdy wyścig skończy się dla wszystkich.
publish = Opublikuj
unpublish = Cofnij publikację
publish-of = Opublikuj mapę gracza { $name }
unpublish-of = Cofnij publikację mapy gracza { $name }
publish-on = Jest publiczna strona: zobaczy ją każdy, kto ma jej adres.
publish-address = Publiczny adres
publish-open = Otwórz publiczną stronę
publish-copy-text = Skopiuj ze zdaniem
publish-text-alone = { $points ->
    [one] { $points } gwiazdka
    [few] { $points } gwiazdki
    [many] { $points } gwiazdek
   *[other] { $points } gwiazdki
}, { $title }: moja mapa w Quillmap
publish-text-among = { $points ->
    [one] { $points } gwiazdka
    [few] { $points } gwiazdki
    [many] { $points } gwiazdek
   *[other] { $points } gwiazdki
}, { $rank }. miejsce z { $players }: moja mapa w Quillmap
publish-text-plain = { $points ->
    [one] { $points } gwiazdka
    [few] { $points } gwiazdki
    [many] { $points } gwiazdek
   *[other] { $points } gwiazdki
}: moja mapa w Quillmap

public-player = Gracz { $seat }
public-among = { $count ->
    [one] Gra jednej osoby
    [few] Gra { $count } osób
    [many] Gra { $count } osób
   *[other] Gra { $count } osób
}
public-points = { $points ->
    [one] { $points } gwiazdka
    [few] { $points } gwiazdki
    [many] { $points } gwiazdek
   *[other] { $points } gwiazdki
}, ocena { $rating }
public-ranking = Klasyfikacja
public-play = Narysuj własną mapę
public-fair = Pokaż czystopis
public-gone = Tu nic nie ma
public-gone-about = Pod tym adresem nie ma gry albo nie jest już publiczna.

### Co programy pokazują obok odnośnika do opublikowanej gry. Tylko w Pythonie, nie na stronie.

card-alone = { $name }: { points-made }, { $title }
card-among = { $name }: { points-made }, { $rank }. miejsce z { $players }
card-plain = { $name }: { points-made }
card-about = Mapa według królewskich edyktów: { $edicts }. Zobacz, skąd wzięły się gwiazdki, i narysuj własną.
card-picture = Mapa gracza { $name } jako ręcznie rysowana mapa

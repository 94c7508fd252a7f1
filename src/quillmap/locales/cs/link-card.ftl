### Co programy ukazují vedle odkazu na zveřejněnou hru. Jen v Pythonu, ne na stránce.

card-alone = { $name }: { points-made }, { $title }
card-among = { $name }: { points-made }, { $rank }. místo z { $players }
card-plain = { $name }: { points-made }
card-about = Mapa podle královských výnosů: { $edicts }. Podívejte se, odkud jsou body, a nakreslete si vlastní.
card-picture = Mapa hráče { $name } jako kreslená mapa

### What programs show beside a link to a published game. Made in Python alone, so not part of the page.

# $title is what a solo game earns, such as "Master Mapsmith"; $count are the points.
card-alone = { $name }: { points-made }, { $title }
card-among = { $name }: { points-made }, rank { $rank } of { $players }
card-plain = { $name }: { points-made }
card-about = A map by the royal edicts { $edicts }. See where its points come from, and draw one of your own.
card-picture = The map of { $name } as a drawn map

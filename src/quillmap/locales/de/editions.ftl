# What differs between the printed editions, for the page of the rules.

edition-title = Worin sich die Ausgaben unterscheiden
edition-about = Die gedruckten Anleitungen sagen nicht überall dasselbe. Wir folgen der Mehrheit; wo es darauf ankommt, kannst du mit einer Option so spielen, wie es in deiner Schachtel steht.
edition-base_pl = Kartografowie, polnische Ausgabe
edition-base_pl-about = Spielt sich wie bei uns. Eine Münze „darf“ man nehmen; hier bekommst du sie immer. Bei der Schillernden Ebene ist von Arten von Feldern die Rede; wir zählen Geländearten.
edition-base_el = Cartographers, griechische Ausgabe
edition-base_el-about = Die Bastionen in der Wildnis bringen 6 statt 8 Ruhmpunkte (als Option). Passt ein Hinterhalt nirgends hin, darf das einzelne Feld jede Geländeart zeigen (auch als Option).
edition-base_cs = Kartografové, tschechische Ausgabe
edition-base_cs-about = Sie verlangt Ruinen ohne den Zusatz „wenn möglich“; können keine bedeckt werden, zeichnest du ein Feld beliebiger Geländeart, wie bei uns. Ihr zweiter Gleichstandsentscheid könnte jemanden zurückholen, der beim ersten schon verloren hat; hier teilt man sich den Rang.
edition-heroes_pl = Kartografowie: Herosi, polnische Ausgabe
edition-heroes_pl-about = Sie schweigt zum Drehen der Angriffsmuster und zu Lücken in Formen; bei uns darf gedreht werden, und in einer Lücke darf alles liegen. Auch hier „darf“ man eine Münze nehmen; bei uns bekommst du sie immer. Beim Siegel der Sterne heißt es „drei“ leere Felder; wir zählen Gruppen aus genau drei.
edition-heroes_de = Die Kartographin, deutsche Ausgabe
edition-heroes_de-about = Hinterhalte dürfen in der Solovariante gedreht und gespiegelt werden (als Option). Sie sagt klar, was andere offenlassen: Angriffsmuster dürfen gedreht werden, in Lücken darf alles liegen, und jedes Gebirge oder Gebiet wird einmal gewertet. Ihre Landkarten heißen A und B, hier C und D. Der Zufall entscheidet, welche gespielt wird (als Option).
edition-games = Zwischen den beiden Spielen
edition-games-about = In der Kartographin dauert der Sommer nur 7, das einzelne Feld darf jede Geländeart zeigen, die Münzen sind begrenzt und Hinterhalte bleiben offen liegen. Die Grenze von 14 Münzen gilt bei uns in jedem Spiel.

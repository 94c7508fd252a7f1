-- A database as the first version left it, with one game. Never changed: later versions must be
-- able to open it.

CREATE TABLE schema_version (version INTEGER NOT NULL);
INSERT INTO schema_version (version) VALUES (1);


-- One index card for each game.
CREATE TABLE games (
    id TEXT NOT NULL PRIMARY KEY,
    plies INTEGER NOT NULL,
    opened INTEGER NOT NULL,
    touched INTEGER NOT NULL,
    stage TEXT NOT NULL,
    code TEXT,
    listed INTEGER NOT NULL,
    owners TEXT NOT NULL, -- a JSON list, in the order of the card
    summary TEXT NOT NULL,
    race TEXT,
    due INTEGER,
    lease_holder TEXT,
    lease_until INTEGER
) WITHOUT ROWID;

CREATE UNIQUE INDEX games_code ON games (code) WHERE code IS NOT NULL;
CREATE INDEX games_listed ON games (opened) WHERE listed = 1 AND stage = 'waiting';
CREATE INDEX games_race ON games (race) WHERE race IS NOT NULL;
CREATE INDEX games_due ON games (due) WHERE due IS NOT NULL;

-- The lines of one game lie side by side, so a journal is read from few pages.
CREATE TABLE lines (
    game TEXT NOT NULL,
    ply INTEGER NOT NULL,
    at INTEGER NOT NULL,
    line TEXT NOT NULL,
    PRIMARY KEY (game, ply)
) WITHOUT ROWID;

-- The same owners as on the cards, from the other side.
CREATE TABLE owners (
    owner TEXT NOT NULL,
    game TEXT NOT NULL,
    PRIMARY KEY (owner, game)
) WITHOUT ROWID;

CREATE INDEX owners_game ON owners (game);

CREATE TRIGGER owners_of_a_new_game AFTER INSERT ON games
BEGIN
    INSERT OR IGNORE INTO owners (owner, game) SELECT value, new.id FROM json_each(new.owners);
END;

CREATE TRIGGER owners_of_a_changed_game AFTER UPDATE OF owners ON games
WHEN old.owners <> new.owners
BEGIN
    DELETE FROM owners WHERE game = old.id;
    INSERT OR IGNORE INTO owners (owner, game) SELECT value, new.id FROM json_each(new.owners);
END;

CREATE TABLE presence (
    game TEXT NOT NULL,
    owner TEXT NOT NULL,
    at INTEGER NOT NULL,
    PRIMARY KEY (game, owner)
) WITHOUT ROWID;

-- Written to by those who ask whether anything can be written.
CREATE TABLE probe (
    asked INTEGER NOT NULL
);

INSERT INTO probe (asked) VALUES (0);

INSERT INTO games VALUES
    ('old', 2, 1000, 2000, 'playing', 'owl', 0, '["ann","bob"]', 'two seats', NULL, 9000, NULL, NULL);
INSERT INTO lines VALUES ('old', 0, 1000, 'opened'), ('old', 1, 2000, '1 forest C4');

-- Games, their lines, whose they are, and who was seen where. Times are milliseconds since 1970.
-- Ids sort by their bytes (COLLATE "C"), as they do everywhere else.

-- One index card for each game. No index holds plies or touched, so that a new line changes none,
-- and pages keep room for the new version of a row.
CREATE TABLE games (
    id text COLLATE "C" NOT NULL PRIMARY KEY,
    plies integer NOT NULL,
    opened bigint NOT NULL,
    touched bigint NOT NULL,
    stage text NOT NULL,
    code text,
    listed boolean NOT NULL,
    owners text[] NOT NULL,
    summary text NOT NULL,
    race text,
    due bigint,
    lease_holder text,
    lease_until bigint
) WITH (fillfactor = 70);

CREATE UNIQUE INDEX games_code ON games (code) WHERE code IS NOT NULL;
CREATE INDEX games_listed ON games (opened) WHERE listed AND stage = 'waiting';
CREATE INDEX games_race ON games (race) WHERE race IS NOT NULL;
CREATE INDEX games_due ON games (due) WHERE due IS NOT NULL;

CREATE TABLE lines (
    game text COLLATE "C" NOT NULL,
    ply integer NOT NULL,
    at bigint NOT NULL,
    line text NOT NULL,
    PRIMARY KEY (game, ply)
);

-- The same owners as on the cards, from the other side.
CREATE TABLE owners (
    owner text NOT NULL,
    game text COLLATE "C" NOT NULL,
    PRIMARY KEY (owner, game)
);

CREATE INDEX owners_game ON owners (game);

CREATE FUNCTION write_owners() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
    DELETE FROM owners WHERE game = NEW.id;
    INSERT INTO owners (owner, game) SELECT DISTINCT unnest(NEW.owners), NEW.id;
    RETURN NULL;
END
$$;

CREATE TRIGGER owners_of_a_new_game AFTER INSERT ON games
    FOR EACH ROW EXECUTE FUNCTION write_owners();

CREATE TRIGGER owners_of_a_changed_game AFTER UPDATE OF owners ON games
    FOR EACH ROW WHEN (OLD.owners IS DISTINCT FROM NEW.owners) EXECUTE FUNCTION write_owners();

-- Who was seen when may be forgotten in a crash.
CREATE UNLOGGED TABLE presence (
    game text COLLATE "C" NOT NULL,
    owner text NOT NULL,
    at bigint NOT NULL,
    PRIMARY KEY (game, owner)
);

-- Written to by those who ask whether anything can be written.
CREATE TABLE probe (
    asked bigint NOT NULL
);

INSERT INTO probe (asked) VALUES (0);

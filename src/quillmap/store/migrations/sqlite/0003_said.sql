-- What people say to each other, on its way to other servers on this file; it is deleted after a few
-- seconds. No number comes twice, so that everybody knows which words are new.
CREATE TABLE said (
    number INTEGER PRIMARY KEY AUTOINCREMENT,
    at INTEGER NOT NULL DEFAULT (CAST(strftime('%s', 'now') AS INTEGER)),
    sender TEXT NOT NULL,
    game TEXT NOT NULL,
    text TEXT NOT NULL
);

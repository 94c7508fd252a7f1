-- Who has put a game into the bin, and when: {"owner": time}. It is out of that person's list until
-- it goes on; everybody else has it as before.
ALTER TABLE games ADD COLUMN binned jsonb NOT NULL DEFAULT '{}';

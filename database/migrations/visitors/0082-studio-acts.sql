-- Who did what in the studio. Rows are added; only their age, or the erasing of a person, takes away.
CREATE TABLE studio_acts (
  id TEXT NOT NULL PRIMARY KEY,
  at TEXT NOT NULL,
  -- NULL: nobody who was signed in.
  person_id TEXT,
  person_name TEXT,
  act TEXT NOT NULL,
  subject TEXT NOT NULL,
  -- JSON.
  details TEXT NOT NULL,
  -- Hash of the address under a key of the day; NULL: not known.
  origin TEXT
);
CREATE INDEX studio_acts_at ON studio_acts (at, id);
CREATE INDEX studio_acts_person ON studio_acts (person_id, at);

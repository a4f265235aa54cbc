-- The last change of every object there is or was, in the order in which they became visible. A
-- change takes the place of the object's one before, so this grows with the collection only.
CREATE TABLE object_changes (
  position INTEGER PRIMARY KEY,
  object_id TEXT NOT NULL UNIQUE,
  kind TEXT NOT NULL,
  changed_at TEXT NOT NULL
);
INSERT INTO object_changes (position, object_id, kind, changed_at)
SELECT row_number() OVER (ORDER BY updated_at, id), id, 'create', updated_at FROM objects

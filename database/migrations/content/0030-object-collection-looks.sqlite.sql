-- How an object's first delivered picture looks: numbers whose distance says how unlike two pictures
-- are, as base64. "picture" tells which picture was described, so that the same is not again. Written
-- before the object is published, so it is no foreign key.
CREATE TABLE object_looks (
  object_id TEXT PRIMARY KEY,
  picture TEXT NOT NULL,
  look TEXT NOT NULL
) WITHOUT ROWID

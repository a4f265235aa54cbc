-- The states of the content folder that were ever loaded, in their order: "made_at" is when somebody
-- last changed it, milliseconds since 1970; "place" is machine and folder it came from. A process with an older state takes nothing back.
CREATE TABLE content_lineage (
  hash TEXT PRIMARY KEY,
  number INTEGER NOT NULL,
  made_at BIGINT NOT NULL,
  place TEXT NOT NULL
);

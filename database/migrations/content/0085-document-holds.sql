-- Sets of documents that the studio changes: a load of files leaves them alone. "source_hash" is of
-- the file that the set was made from, empty where there was none; "revision" is the one of the
-- studio's draft that is published, 0 where none is. A load that meets another file keeps it here,
-- with the documents it would have made (JSON), until somebody chooses; an empty hash says that the file is gone.
CREATE TABLE document_holds (
  set_id TEXT PRIMARY KEY,
  type TEXT NOT NULL,
  uid TEXT,
  source_hash TEXT NOT NULL,
  revision INTEGER NOT NULL,
  file_hash TEXT,
  file_documents TEXT
);
CREATE INDEX document_versions_by_set ON document_versions (set_id, ref_to);

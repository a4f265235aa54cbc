-- What loading the content folder found wrong, by its parts: JSON of files that are refused, whose
-- last version stays, and of what was loaded without something. "data" of the part "pictures" is the
-- list of pictures as it was last right.
CREATE TABLE content_loads (
  part TEXT PRIMARY KEY,
  problems TEXT NOT NULL,
  data TEXT NOT NULL
);
INSERT INTO content_loads (part, problems, data)
  SELECT 'documents', source_problems, '' FROM document_state;
INSERT INTO content_loads (part, problems, data)
  SELECT 'pages', source_problems, '' FROM builder_state;
ALTER TABLE document_state DROP COLUMN source_problems;
ALTER TABLE builder_state DROP COLUMN source_problems;

-- The file of an entry below its folder; empty where none or not known. "file_hash" is of its text.
ALTER TABLE builder_entries ADD COLUMN file TEXT NOT NULL DEFAULT '';
ALTER TABLE builder_entries ADD COLUMN file_hash TEXT NOT NULL DEFAULT '';

-- The files of playlists and videos, "<type>/<uid>.json".
ALTER TABLE playlists ADD COLUMN file TEXT NOT NULL DEFAULT '';
ALTER TABLE playlists ADD COLUMN file_hash TEXT NOT NULL DEFAULT '';
ALTER TABLE playlist_videos ADD COLUMN file TEXT NOT NULL DEFAULT '';

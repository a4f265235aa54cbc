-- Pictures, films, captions and documents that items can show: those that editors uploaded, and those of
-- the content folder. "path" is the address without what stands for all: "studio/k3v.jpg" below /images/,
-- "media/k3w.mp4", "scenes/courtyard-dawn.webp". "file_key" is the name in the store, with the number of the version.
CREATE TABLE studio_media (
  id TEXT PRIMARY KEY,
  kind TEXT NOT NULL,
  -- "studio" or "files": the latter's bytes belong to the content folder.
  origin TEXT NOT NULL,
  path TEXT NOT NULL UNIQUE,
  file_key TEXT NOT NULL,
  name TEXT NOT NULL,
  media_type TEXT NOT NULL,
  bytes BIGINT NOT NULL,
  width INTEGER,
  height INTEGER,
  duration_ms INTEGER,
  dominant_color TEXT,
  -- What a thing lies on; NULL: no one color.
  ground TEXT,
  -- JSON by language. Empty words: not written yet.
  alts TEXT NOT NULL,
  credits TEXT NOT NULL,
  transcripts TEXT NOT NULL,
  is_decorative INTEGER NOT NULL,
  lacks_alt INTEGER NOT NULL,
  rights TEXT NOT NULL,
  -- Thousandths from left and top; NULL: the middle.
  focal_x INTEGER,
  focal_y INTEGER,
  -- Of captions: their language and film. Of a film: the picture that stands for it.
  language TEXT,
  film_id TEXT,
  poster_id TEXT,
  -- Counts what changes how it is drawn: another file, another focal point.
  version INTEGER NOT NULL,
  -- JSON: each file it had, with size and who brought it.
  versions TEXT NOT NULL,
  -- Folded, for search.
  words TEXT NOT NULL,
  -- By which a repeated request is known.
  upload_id TEXT,
  -- The words of a picture of the content folder were changed here.
  is_edited INTEGER NOT NULL,
  made_at BIGINT NOT NULL,
  made_by TEXT NOT NULL,
  updated_at BIGINT NOT NULL,
  updated_by TEXT NOT NULL,
  -- Deleted; its file stays as long as something names it.
  hidden_at BIGINT
);
CREATE INDEX studio_media_by_time ON studio_media (updated_at, id);
CREATE INDEX studio_media_by_film ON studio_media (film_id);
CREATE UNIQUE INDEX studio_media_by_upload ON studio_media (upload_id);

-- One row once the content folder's pictures are in: a hash of what they were.
CREATE TABLE studio_media_state (id INTEGER PRIMARY KEY, files_hash TEXT NOT NULL);

-- The list of items is made anew, now with the pictures that each one shows.
DELETE FROM studio_items_state;

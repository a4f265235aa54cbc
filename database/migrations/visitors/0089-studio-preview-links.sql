-- Links by which people without account see what is not published. Of the token only its SHA-256 is kept.
-- Times are milliseconds since 1970.
CREATE TABLE studio_preview_links (
  id TEXT PRIMARY KEY,
  token_hash TEXT NOT NULL UNIQUE,
  -- For whom or what it is, in the words of whoever made it.
  label TEXT NOT NULL,
  -- The item whose draft is shown; NULL: the site alone.
  set_id TEXT,
  -- The moment at which the site is shown; NULL: that of the visit.
  shown_at BIGINT,
  -- Where it leads, without language.
  path TEXT NOT NULL,
  language TEXT NOT NULL,
  made_by TEXT NOT NULL,
  made_by_name TEXT NOT NULL,
  made_at BIGINT NOT NULL,
  expires_at BIGINT NOT NULL,
  revoked_at BIGINT
);
CREATE INDEX studio_preview_links_by_end ON studio_preview_links (expires_at);

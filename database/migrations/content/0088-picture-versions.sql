-- Pictures that were replaced, or got another focal point, after documents named them. "sizes" is JSON:
-- the size of each version, by its number. Documents keep what they say; readers get the newest.
CREATE TABLE picture_versions (
  picture_id TEXT PRIMARY KEY,
  version INTEGER NOT NULL,
  sizes TEXT NOT NULL,
  dominant_color TEXT
);

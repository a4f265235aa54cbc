-- When a version is shown, milliseconds since 1970: from the first, up to, not including, the second.
-- 0 and the greatest number: always. A version that is to be replaced at a time has an end, and the one
-- that comes after it that beginning.
ALTER TABLE document_versions ADD COLUMN visible_from BIGINT NOT NULL DEFAULT 0;
ALTER TABLE document_versions ADD COLUMN visible_to BIGINT NOT NULL DEFAULT 9007199254740991;
CREATE INDEX document_versions_by_beginning ON document_versions (visible_from)
  WHERE visible_from > 0;
CREATE INDEX document_versions_by_end ON document_versions (visible_to)
  WHERE visible_to < 9007199254740991;

ALTER TABLE playlists ADD COLUMN visible_from BIGINT NOT NULL DEFAULT 0;
ALTER TABLE playlists ADD COLUMN visible_to BIGINT NOT NULL DEFAULT 9007199254740991;
ALTER TABLE playlist_videos ADD COLUMN visible_from BIGINT NOT NULL DEFAULT 0;
ALTER TABLE playlist_videos ADD COLUMN visible_to BIGINT NOT NULL DEFAULT 9007199254740991;

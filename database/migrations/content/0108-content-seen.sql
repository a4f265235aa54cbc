-- How the files of the content folder looked when this state was loaded, as a hash, and until when it
-- holds, milliseconds since 1970. Files that look the same until then need not be read again.
ALTER TABLE content_lineage ADD COLUMN seen TEXT NOT NULL DEFAULT '';
ALTER TABLE content_lineage ADD COLUMN seen_until BIGINT NOT NULL DEFAULT 0;

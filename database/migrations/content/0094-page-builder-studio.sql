-- The revision of the studio's draft that is published; 0: files or an import brought the entry.
ALTER TABLE builder_entries ADD COLUMN studio_revision INTEGER NOT NULL DEFAULT 0;

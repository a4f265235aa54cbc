-- The English words that a translation was made of, as JSON, where they are others by now (`PageSources`).
ALTER TABLE studio_page_drafts ADD COLUMN sources TEXT NOT NULL DEFAULT '{}';

-- What a list says of a draft, as JSON: its name and where it is shown. Empty: the draft was not changed since.
ALTER TABLE studio_page_drafts ADD COLUMN summary TEXT NOT NULL DEFAULT '';

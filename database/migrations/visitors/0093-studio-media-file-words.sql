-- What the content folder's lists said of a file when the studio last agreed with them, as JSON; NULL: it
-- still does, or they never said anything. An export tells by it whose words are newer.
ALTER TABLE studio_media ADD COLUMN file_words TEXT;

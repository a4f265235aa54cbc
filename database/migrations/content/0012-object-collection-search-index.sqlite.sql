-- Words, orders and counts are answered by an index in memory (services/object-collection/embedded/
-- search), so the database no longer keeps its own.
DROP TABLE object_words;
DROP INDEX objects_by_title;
DROP INDEX objects_by_date;
DROP INDEX objects_by_added_at;
DROP INDEX objects_by_accession_number;
ALTER TABLE objects DROP COLUMN sort_year;
ALTER TABLE objects DROP COLUMN on_view;
ALTER TABLE staged_objects DROP COLUMN sort_year;
ALTER TABLE staged_objects DROP COLUMN on_view;
ALTER TABLE staged_objects DROP COLUMN title_words;
ALTER TABLE staged_objects DROP COLUMN main_words;
ALTER TABLE staged_objects DROP COLUMN rest_words

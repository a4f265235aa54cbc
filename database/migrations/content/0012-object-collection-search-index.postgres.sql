-- Words, orders and counts are answered by an index in memory (services/object-collection/embedded/
-- search), so the database no longer keeps its own.
DROP INDEX objects_by_words;
DROP INDEX objects_by_title;
DROP INDEX objects_by_date;
DROP INDEX objects_by_added_at;
DROP INDEX objects_by_accession_number;
ALTER TABLE objects
  DROP COLUMN sort_year,
  DROP COLUMN on_view,
  DROP COLUMN title_words,
  DROP COLUMN main_words,
  DROP COLUMN all_words;
ALTER TABLE staged_objects
  DROP COLUMN sort_year,
  DROP COLUMN on_view,
  DROP COLUMN title_words,
  DROP COLUMN main_words,
  DROP COLUMN rest_words

-- Languages in which an item lacks something: how it stands, and how many English words are missing or
-- outdated. Made of the same as the list of all items, which is made anew to fill it.
CREATE TABLE studio_item_lacks (
  set_id TEXT NOT NULL,
  language TEXT NOT NULL,
  state TEXT NOT NULL,
  words INTEGER NOT NULL,
  PRIMARY KEY (set_id, language)
);
DELETE FROM studio_items_state;

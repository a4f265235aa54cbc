-- The studio's first screen asks what was published last, what one person wrote, what is coming, what
-- two say differently and what languages lack: none of it by reading all that there is.
CREATE INDEX studio_revisions_by_kind ON studio_revisions (kind, made_at);
CREATE INDEX studio_revisions_by_person ON studio_revisions (person_id, made_at, kind, set_id);
CREATE INDEX studio_items_by_beginning ON studio_items (visible_from);
CREATE INDEX studio_items_by_end ON studio_items (visible_to);
CREATE INDEX studio_items_in_conflict ON studio_items (updated_at) WHERE has_conflict = 1;
CREATE INDEX studio_item_lacks_by_language ON studio_item_lacks (language, state, set_id);

-- Whoever changes what is public tells all processes of the site when the change is committed: each
-- of these tables holds a version, or what was loaded. Source: decision 0194.
CREATE FUNCTION tell_content_change() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  PERFORM pg_notify('girih_content', '');
  RETURN NULL;
END $$;
CREATE TRIGGER document_state_told AFTER INSERT OR UPDATE ON document_state
  FOR EACH STATEMENT EXECUTE FUNCTION tell_content_change();
CREATE TRIGGER builder_state_told AFTER INSERT OR UPDATE ON builder_state
  FOR EACH STATEMENT EXECUTE FUNCTION tell_content_change();
CREATE TRIGGER object_collection_state_told AFTER INSERT OR UPDATE ON object_collection_state
  FOR EACH STATEMENT EXECUTE FUNCTION tell_content_change();
CREATE TRIGGER content_loads_told AFTER INSERT OR UPDATE ON content_loads
  FOR EACH STATEMENT EXECUTE FUNCTION tell_content_change();

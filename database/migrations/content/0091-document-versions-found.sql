-- Documents are asked for by their ids and sets within a layer, and what a publication changed by its
-- number: with less in an index, all that is published was read for one item.
DROP INDEX document_versions_by_document;
CREATE INDEX document_versions_by_document ON document_versions (document_id, layer, ref_to);
DROP INDEX document_versions_by_set;
CREATE INDEX document_versions_by_set ON document_versions (set_id, layer, ref_to);
DROP INDEX document_versions_by_layer;
CREATE INDEX document_versions_by_layer ON document_versions (layer, ref_to, ref_from);

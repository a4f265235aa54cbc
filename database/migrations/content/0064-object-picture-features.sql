-- The word of the field for numbers that say how a picture looks.
ALTER TABLE object_looks RENAME TO object_picture_features;
ALTER TABLE object_picture_features RENAME COLUMN look TO features;

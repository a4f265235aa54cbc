-- Hash of where a hold was asked for, under a salt that is deleted after a day: what one visitor holds is counted.
ALTER TABLE reservations ADD COLUMN held_by TEXT;
CREATE INDEX reservations_by_holder ON reservations (held_by, state);

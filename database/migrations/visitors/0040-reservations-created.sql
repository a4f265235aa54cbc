-- Times of which somebody has, had or wants places. Times nobody asked for are only in the programme.
-- The row of a time is locked by whoever changes its places: what is taken is the sum below it.
CREATE TABLE reservation_slots (
  id TEXT PRIMARY KEY,
  offer TEXT NOT NULL,
  -- As the programme had it when the time was last used: the list at the desk needs no programme.
  offer_json TEXT NOT NULL,
  slot_json TEXT NOT NULL,
  capacity INTEGER NOT NULL,
  starts_at TEXT NOT NULL,
  ends_at TEXT NOT NULL,
  closes_at TEXT NOT NULL,
  cancelled_at TEXT,
  revision INTEGER NOT NULL DEFAULT 1
);

CREATE INDEX reservation_slots_by_offer ON reservation_slots (offer, starts_at);

-- A hold becomes a reservation in place. `held` counts until expires_at, `reserved` always.
CREATE TABLE reservations (
  id TEXT PRIMARY KEY,
  slot_id TEXT NOT NULL REFERENCES reservation_slots (id),
  state TEXT NOT NULL,
  quantity INTEGER NOT NULL,
  lines TEXT NOT NULL,
  hold_key TEXT UNIQUE,
  expires_at TEXT,
  extensions INTEGER NOT NULL DEFAULT 0,
  code TEXT UNIQUE,
  name TEXT,
  email TEXT,
  email_folded TEXT,
  language TEXT,
  tour_language TEXT,
  access TEXT,
  consent_version TEXT,
  fingerprint TEXT,
  changes INTEGER NOT NULL DEFAULT 0,
  created_at TEXT NOT NULL,
  reserved_at TEXT,
  state_changed_at TEXT NOT NULL
);

CREATE INDEX reservations_by_slot ON reservations (slot_id, state);
CREATE INDEX reservations_by_person ON reservations (email_folded);
CREATE INDEX reservations_by_end ON reservations (state, expires_at);

-- Who wants places at a time that is full. `offered`: places are held, see reservation_id.
CREATE TABLE reservation_waiting (
  id TEXT PRIMARY KEY,
  slot_id TEXT NOT NULL REFERENCES reservation_slots (id),
  state TEXT NOT NULL,
  quantity INTEGER NOT NULL,
  lines TEXT NOT NULL,
  name TEXT NOT NULL,
  email TEXT NOT NULL,
  email_folded TEXT NOT NULL,
  language TEXT NOT NULL,
  consent_version TEXT NOT NULL,
  reservation_id TEXT,
  created_at TEXT NOT NULL,
  state_changed_at TEXT NOT NULL
);

CREATE INDEX reservation_waiting_by_slot ON reservation_waiting (slot_id, state, created_at);
CREATE INDEX reservation_waiting_by_person ON reservation_waiting (email_folded);
CREATE INDEX reservation_waiting_by_reservation ON reservation_waiting (reservation_id);

/** Tables of reservations in the visitors' database; migration 0040 says what they are for. */
export interface ReservationTables {
  reservation_slots: SlotRow;
  reservations: ReservationRow;
  reservation_waiting: WaitingRow;
}

export interface SlotRow {
  id: string;
  /** Uid. */
  offer: string;
  /** An `Offer` and a `Slot` of the contract, as JSON. */
  offer_json: string;
  slot_json: string;
  capacity: number;
  /** ISO 8601, UTC, as all times here. */
  starts_at: string;
  ends_at: string;
  closes_at: string;
  /** The museum has cancelled it. */
  cancelled_at: string | null;
  revision: number;
}

/** `released`: a hold that was given back. */
export type ReservationState =
  | 'held'
  | 'released'
  | 'reserved'
  | 'cancelled'
  | 'cancelled-by-museum';

export interface ReservationRow {
  id: string;
  slot_id: string;
  state: ReservationState;
  quantity: number;
  /** JSON, places by ticket. */
  lines: string;
  hold_key: string | null;
  /** Hash of where the hold was asked for; null: by the waiting list, or not known. */
  held_by: string | null;
  expires_at: string | null;
  extensions: number;
  code: string | null;
  name: string | null;
  email: string | null;
  email_folded: string | null;
  language: string | null;
  tour_language: string | null;
  access: string | null;
  consent_version: string | null;
  /** Hash of what was typed. */
  fingerprint: string | null;
  changes: number;
  created_at: string;
  reserved_at: string | null;
  state_changed_at: string;
}

export interface WaitingRow {
  id: string;
  slot_id: string;
  state: 'waiting' | 'offered' | 'taken' | 'left' | 'over';
  quantity: number;
  lines: string;
  name: string;
  email: string;
  email_folded: string;
  language: string;
  consent_version: string;
  reservation_id: string | null;
  created_at: string;
  state_changed_at: string;
}

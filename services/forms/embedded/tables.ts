import type { FormKind } from '../contract.ts';

/** Tables of the forms service in the visitors' database; migration 0010 says what they are for. */
export interface FormsTables {
  form_submissions: SubmissionRow;
  form_uploads: UploadRow;
  newsletter_subscriptions: SubscriptionRow;
}

export interface SubmissionRow {
  id: string;
  kind: FormKind;
  reference: string;
  idempotency_key: string;
  /** Hash of kind and fields. */
  fingerprint: string;
  fields: string;
  email_folded: string | null;
  language: string;
  consent_version: string;
  /** `received`: nobody of the museum was told; `told`: a mail to the museum is in the queue. */
  state: 'received' | 'told';
  /** ISO 8601, UTC, as all times here. */
  received_at: string;
  state_changed_at: string;
}

export interface UploadRow {
  id: string;
  /** Null: handed in by nobody yet. */
  submission_id: string | null;
  position: number;
  file_name: string;
  media_type: string;
  bytes: number;
  /** SHA-256 of the content. */
  fingerprint: string;
  content: Uint8Array;
  created_at: string;
}

export interface SubscriptionRow {
  id: string;
  email_folded: string;
  email: string;
  first_name: string | null;
  last_name: string | null;
  language: string;
  topics: string;
  /** Only the mailed link makes an address `confirmed`. */
  state: 'unconfirmed' | 'confirmed' | 'unsubscribed';
  consent_version: string;
  consented_at: string;
  created_at: string;
  state_changed_at: string;
  /** How often the address began to subscribe, from 1. */
  round: number;
  /** When its owner said yes, last. */
  confirmed_at: string | null;
}

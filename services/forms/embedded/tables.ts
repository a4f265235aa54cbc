import type { FormKind } from '../contract.ts';

/** Tables of the forms service in the visitors' database; migration 0010 says what they are for. */
export interface FormsTables {
  form_submissions: SubmissionRow;
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
  /** `received`: nobody has been told yet. */
  state: 'received';
  /** ISO 8601, UTC, as all times here. */
  received_at: string;
  state_changed_at: string;
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

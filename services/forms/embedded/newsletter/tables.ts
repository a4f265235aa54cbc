import type { SubscriptionRow } from '../tables.ts';

/** Tables of the newsletter in the visitors' database; migrations 0010 and 0032 describe them. */
export interface NewsletterTables {
  newsletter_subscriptions: SubscriptionRow;
  newsletter_syncs: SyncRow;
}

export interface SyncRow {
  email_folded: string;
  email: string;
  /** `put`: tell what the subscription says now. `forget`: delete the address there too. */
  action: 'put' | 'forget';
  version: number;
  attempts: number;
  due_at: string;
  /** `dead`: given up; the command `visitors:newsletter` begins anew. */
  state: 'queued' | 'dead';
  problem: string | null;
}

import type { Database } from '#database/database.ts';
import { withTables } from '#database/database.ts';
import type { SharedVisitorTables } from '#database/visitors/tables.ts';

/** Times are ISO 8601, UTC; yes and no are 1 and 0; lists are JSON. Migrations 0080 to 0082 describe them. */
export interface PeopleTables extends SharedVisitorTables {
  studio_users: {
    id: string;
    name: string;
    /** Lower case. */
    email: string;
    emailVerified: number;
    image: string | null;
    createdAt: string;
    updatedAt: string;
    twoFactorEnabled: number | null;
    role: string;
    languages: string;
    language: string;
    blockedAt: string | null;
  };
  studio_sessions: {
    id: string;
    expiresAt: string;
    token: string;
    createdAt: string;
    updatedAt: string;
    ipAddress: string | null;
    userAgent: string | null;
    userId: string;
  };
  studio_accounts: {
    id: string;
    accountId: string;
    providerId: string;
    userId: string;
    password: string | null;
    createdAt: string;
    updatedAt: string;
  };
  studio_verifications: { id: string; identifier: string; value: string; expiresAt: string };
  studio_two_factors: { id: string; userId: string; verified: number | null; backupCodes: string };
  studio_passkeys: {
    id: string;
    name: string | null;
    userId: string;
    credentialID: string;
    createdAt: string | null;
  };
  studio_invitations: InvitationRow;
  studio_used_codes: { user_id: string; code_hash: string; expires_at: string };
  studio_acts: ActRow;
}

export interface InvitationRow {
  id: string;
  token_hash: string;
  kind: 'first' | 'person' | 'restore';
  email: string | null;
  role: string;
  languages: string;
  language: string;
  invited_by: string | null;
  created_at: string;
  expires_at: string;
  used_at: string | null;
}

export interface ActRow {
  id: string;
  at: string;
  person_id: string | null;
  person_name: string | null;
  act: string;
  subject: string;
  details: string;
  origin: string | null;
}

export const peopleQuery = (database: Database) => withTables<PeopleTables>(database);

export type PeopleQuery = ReturnType<typeof peopleQuery>;

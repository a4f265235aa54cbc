import { z } from 'zod';
import { isMailAddress } from '#database/visitors/check-mail.ts';
import { minPasswordLength } from '#shared/studio/password-rules.ts';
import { oneLine } from '../room/parsed.ts';

/** One of the library's calls that the studio lets through. */
export interface AuthCall {
  /** What of the body is passed on. */
  readonly body: z.ZodType | null;
  /** What of the answer reaches the browser; never a token of a session. */
  readonly keeps: readonly string[] | 'all';
  /** Answered before it is done: how long it takes would tell whether there is such an account. */
  readonly isUnseen?: boolean;
  readonly counts?: 'sign-in' | 'recovery' | 'link';
  /** It begins a session, in this way. */
  readonly begins?: 'password' | 'code' | 'backup-code' | 'passkey';
  /** What is written down when it was done by somebody signed in. */
  readonly act?: string;
  /** Links to a new password are worth nothing from then on. */
  readonly endsRecoveries?: boolean;
  /** Other sessions of the person end; they may have begun by what was taken away, or without a factor. */
  readonly endsOthers?: boolean;
  /** The person is told by mail. */
  readonly isTold?: boolean;
}

const password = z.string().min(1).max(128);
const newPassword = z.string().min(minPasswordLength).max(128);
const code = z.strictObject({ code: z.string().min(6).max(20) });
const passwordOnly = z.strictObject({ password });
const nothing = z.looseObject({}).transform(() => ({}));
/** A credential as browsers write it (WebAuthn, `toJSON`). */
const credential = z.looseObject({ id: z.string().max(2_000) });

/** Everything of the library that may be called; all else, and any call it may get one day, is closed. */
export const authCalls: ReadonlyMap<string, AuthCall> = new Map<string, AuthCall>([
  [
    'POST /sign-in/email',
    {
      body: z.strictObject({ email: z.string().min(3).max(254), password }),
      keeps: ['twoFactorRedirect'],
      counts: 'sign-in',
      begins: 'password',
    },
  ],
  ['POST /sign-out', { body: nothing, keeps: [], act: 'session.ended' }],
  [
    'POST /two-factor/verify-totp',
    { body: code, keeps: [], counts: 'sign-in', begins: 'code', endsOthers: true },
  ],
  [
    'POST /two-factor/verify-backup-code',
    { body: code, keeps: [], counts: 'sign-in', begins: 'backup-code' },
  ],
  [
    'POST /two-factor/enable',
    { body: passwordOnly, keeps: ['totpURI', 'backupCodes'], counts: 'sign-in' },
  ],
  [
    'POST /two-factor/disable',
    {
      body: passwordOnly,
      keeps: [],
      counts: 'sign-in',
      act: 'account.second-factor-off',
      endsOthers: true,
      isTold: true,
    },
  ],
  [
    'POST /two-factor/generate-backup-codes',
    {
      body: passwordOnly,
      keeps: ['backupCodes'],
      counts: 'sign-in',
      act: 'account.backup-codes-made',
    },
  ],
  [
    'POST /change-password',
    {
      body: z
        .strictObject({ currentPassword: password, newPassword })
        .transform((body) => ({ ...body, revokeOtherSessions: true })),
      keeps: [],
      counts: 'sign-in',
      act: 'account.password-changed',
      endsRecoveries: true,
      isTold: true,
    },
  ],
  [
    'POST /request-password-reset',
    {
      body: z.strictObject({ email: z.string().max(254).refine(isMailAddress) }),
      keeps: [],
      counts: 'recovery',
      isUnseen: true,
    },
  ],
  [
    'POST /reset-password',
    {
      body: z.strictObject({ token: z.string().max(200), newPassword }),
      keeps: [],
      counts: 'link',
    },
  ],
  ['GET /passkey/generate-register-options', { body: null, keeps: 'all' }],
  [
    'POST /passkey/verify-registration',
    {
      body: z.strictObject({ response: credential, name: oneLine(100) }),
      keeps: [],
      act: 'account.passkey-added',
      isTold: true,
    },
  ],
  ['GET /passkey/generate-authenticate-options', { body: null, keeps: 'all', counts: 'sign-in' }],
  [
    'POST /passkey/verify-authentication',
    {
      body: z.strictObject({ response: credential }),
      keeps: [],
      counts: 'sign-in',
      begins: 'passkey',
    },
  ],
  [
    'POST /passkey/delete-passkey',
    {
      body: z.strictObject({ id: z.string().max(100) }),
      keeps: [],
      act: 'account.passkey-removed',
      endsOthers: true,
      isTold: true,
    },
  ],
]);

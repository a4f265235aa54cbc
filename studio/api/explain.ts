import { minPasswordLength } from '#shared/studio/password-rules.ts';
import { fill, type Words } from '../words/words.ts';
import { AskFailed } from './ask.ts';

/** Codes of the server, and which sentence says what to do. */
const sentences: Readonly<Record<string, keyof Words['refusals']>> = {
  'invalid-email-or-password': 'wrong',
  'invalid-password': 'wrong',
  'invalid-code': 'wrongCode',
  'invalid-backup-code': 'wrongCode',
  'code-used': 'wrongCode',
  'too-many': 'tooMany',
  blocked: 'blocked',
  'has-account': 'hasAccount',
  'last-administrator': 'lastAdministrator',
  passkey: 'passkey',
  'only-way-in': 'onlyWayIn',
  shown: 'shown',
  busy: 'tooMany',
  'session-not-fresh': 'old',
  'provider-down': 'providerDown',
  'signup-disabled': 'stranger',
  'account-not-linked': 'unverified',
  'second-factor-missing': 'oneFactor',
  'access-denied': 'cancelled',
  'state-mismatch': 'elsewhereFailed',
  'state-not-found': 'elsewhereFailed',
  'unable-to-get-user-info': 'elsewhereFailed',
  openid: 'elsewhereFailed',
  'no-such-time': 'noSuchTime',
  'too-far': 'tooFar',
  'no-page': 'noPage',
  'too-many-links': 'tooManyLinks',
  'too-many-names': 'tooManyNames',
};

/** Why a call was refused, in words of whoever uses the studio. */
export function explainRefusal(error: unknown, { refusals }: Words): string {
  if (!(error instanceof AskFailed)) return fill(refusals.other, { id: '–' });
  if (error.status === 'network') return refusals.network;
  const known = sentences[error.code];
  if (known) return fill(refusals[known], { count: minPasswordLength });
  return fill(refusals.other, { id: error.requestId || '–' });
}

import { createHmac } from 'node:crypto';
import { APIError, createAuthMiddleware, getSessionFromCtx } from 'better-auth/api';
import type { People } from './open-people.ts';
import { toPerson } from './read-person.ts';
import type { PeopleQuery } from './tables.ts';

/** Longer than a code is good: that of the step before and after counts too. RFC 6238 §5.2. */
const codeMs = 2 * 60_000;
const codePaths = ['/two-factor/verify-totp', '/two-factor/verify-backup-code'];

/**
 * Lets a code of a second factor be tried once, and only so many of one account in a while: the library
 * takes the same code twice. Whoever tries many has the password, which its owner is told.
 */
export const createCodeGuard = ({ query, throttle, secret, now, tell }: CodeGuardDependencies) =>
  createAuthMiddleware(async (ctx) => {
    if (!codePaths.includes(ctx.path)) return;
    const session = await getSessionFromCtx(ctx);
    const personId = session?.user.id ?? (await findWhoSignsIn(ctx));
    if (personId === null) return;
    const { isAllowed, isToBeTold } = await throttle.countCode(await toCodeKey(query, personId));
    if (isToBeTold) await tellOwner(query, personId, tell);
    if (!isAllowed) {
      throw new APIError('TOO_MANY_REQUESTS', { code: 'TOO_MANY', message: 'Too many codes.' });
    }
    if (ctx.path !== '/two-factor/verify-totp') return;
    const code = String((ctx.body as { code?: unknown } | undefined)?.code ?? '');
    const time = now().getTime();
    await query
      .deleteFrom('studio_used_codes')
      .where('expires_at', '<', new Date(time).toISOString())
      .execute();
    const inserted = await query
      .insertInto('studio_used_codes')
      .values({
        user_id: personId,
        code_hash: createHmac('sha256', secret).update(`${personId} ${code}`).digest('hex'),
        expires_at: new Date(time + codeMs).toISOString(),
      })
      .onConflict((conflict) => conflict.columns(['user_id', 'code_hash']).doNothing())
      .returning('user_id')
      .executeTakeFirst();
    if (inserted) return;
    throw new APIError('UNAUTHORIZED', { code: 'CODE_USED', message: 'The code was used before.' });
  });

export interface CodeGuardDependencies extends Pick<People, 'query' | 'throttle' | 'now' | 'tell'> {
  readonly secret: string;
}

/** A new password begins anew: whoever used up the codes has the old one. */
async function toCodeKey(query: PeopleQuery, personId: string): Promise<string> {
  const account = await query
    .selectFrom('studio_accounts')
    .select('updatedAt')
    .where('userId', '=', personId)
    .where('providerId', '=', 'credential')
    .executeTakeFirst();
  return `${personId} ${account?.updatedAt ?? ''}`;
}

async function tellOwner(query: PeopleQuery, personId: string, tell: People['tell']) {
  const row = await query
    .selectFrom('studio_users')
    .selectAll()
    .where('id', '=', personId)
    .executeTakeFirst();
  if (row) tell(toPerson(row), 'codes');
}

type AuthContext = Parameters<Parameters<typeof createAuthMiddleware>[0]>[0];

/** Whoever gave the password and owes the code; the library keeps that under a cookie. */
async function findWhoSignsIn(ctx: AuthContext): Promise<string | null> {
  const cookie = ctx.context.createAuthCookie('two_factor');
  const key = await ctx.getSignedCookie(cookie.name, ctx.context.secret);
  if (!key) return null;
  return (await ctx.context.internalAdapter.findVerificationValue(key))?.value ?? null;
}

import { betterAuth } from 'better-auth';
import type { Database } from '#database/database.ts';
import { createLimits } from '#database/visitors/limits.ts';
import { queueMail } from '#database/visitors/mail-queue.ts';
import { readSharedKey } from '#database/visitors/shared-key.ts';
import type { Person } from '#shared/studio/rights.ts';
import type { Log } from '../../process/log.ts';
import { type AuditLog, createAuditLog } from './audit-log.ts';
import { createAuthOptions, type OpenIdAccess } from './auth-options.ts';
import { endRecoveries } from './end-links.ts';
import { keepSession, usualIdleMs } from './keep-session.ts';
import type { StudioMailKind } from './mail-messages.ts';
import { toClosed } from './openid-link.ts';
import { openIdName } from './openid-name.ts';
import { findProvider, type OpenIdSettings, ProviderDown } from './openid-provider.ts';
import { toPerson } from './read-person.ts';
import { type PeopleQuery, peopleQuery } from './tables.ts';
import { createThrottle, type Throttle } from './throttle.ts';
import { createCodeGuard } from './used-codes.ts';
import { writeStudioMail } from './write-mail.ts';

export interface PeopleDependencies {
  /** That of visitors. */
  readonly database: Database;
  /** Scheme and host of the studio. */
  readonly origin: string;
  /** Nothing else answers there; absent: the site does. */
  readonly hasOwnHost?: boolean;
  /** False: no mail leaves the server, each lies in its outbox; absent: they are sent. */
  readonly sendsMails?: boolean;
  /** Absent: nobody signs in elsewhere. */
  readonly openId?: OpenIdSettings | null;
  readonly log: Pick<Log, 'warn' | 'error'>;
  readonly now: () => Date;
  /** Sessions that nobody uses for so long end; the usual time where absent. */
  readonly idleMs?: number;
  /** How long tries on an account under attack wait; the usual time where absent. */
  readonly slowMs?: number;
}

export interface Session {
  readonly id: string;
  readonly person: Person;
}

/** Those who work in the studio: accounts, sessions, what they did. */
export interface People {
  readonly origin: string;
  readonly sendsMails: boolean;
  /** Tells the log of something that whoever runs the studio should look at. */
  warn(error: Error): void;
  /** Does not wait for what must not hold up an answer; where it fails, the log says so. */
  doLater(what: string, work: Promise<unknown>): void;
  readonly query: PeopleQuery;
  readonly audit: AuditLog;
  readonly throttle: Throttle;
  readonly now: () => Date;
  /** The library's own calls, below `/studio/api/auth`. */
  answerAuth(request: Request): Promise<Response>;
  /**
   * The same calls where they need the provider of OpenID Connect.
   * @throws {ProviderDown} where it does not answer; the next call asks again
   */
  answerOpenId(request: Request): Promise<Response>;
  /** Null: nobody, or somebody who is blocked. */
  findSession(request: Request): Promise<Session | null>;
  findByEmail(email: string): Promise<Person | null>;
  /** Puts a mail to somebody into the queue; where that fails, the log says so. */
  tell(person: Pick<Person, 'email' | 'language'>, kind: StudioMailKind, address?: string): void;
}

/** Imported when the studio is first called: the library is large, and most processes never need it. */
export async function openPeople(dependencies: PeopleDependencies): Promise<People> {
  const { database, origin, log, now } = dependencies;
  const query = peopleQuery(database);
  const audit = createAuditLog(database, now);
  const throttle = createThrottle(createLimits(database), now, dependencies.slowMs);
  const secret = await readSharedKey(database, 'studio');
  const findRow = (column: 'id' | 'email', value: string) =>
    query.selectFrom('studio_users').selectAll().where(column, '=', value).executeTakeFirst();

  const tell: People['tell'] = (person, kind, address) => {
    // Not waited for: whoever asks must not learn from the time it takes whether there is an account.
    queueMail(database, writeStudioMail(kind, person, address), now()).catch((error) =>
      log.error({ err: error }, 'a mail of the studio was not queued'),
    );
  };

  const createAuth = (openId?: OpenIdAccess) =>
    betterAuth(
      createAuthOptions({
        database,
        origin,
        hasOwnHost: dependencies.hasOwnHost ?? false,
        secret,
        ...(openId && { openId }),
        hooks: { before: createCodeGuard({ query, throttle, secret, now, tell }) },
        async sendRecovery(email, token) {
          const row = await findRow('email', email);
          if (!row || row.blockedAt !== null) return;
          tell(toPerson(row), 'recovery', `${origin}/studio/reset#${token}`);
        },
        async onRecovered(personId) {
          const row = await findRow('id', personId);
          if (!row) return;
          await endRecoveries(query, personId);
          tell(toPerson(row), 'recovered');
          await audit.record(toPerson(row), 'account.recovered', personId);
        },
        async maySignIn(personId) {
          const row = await findRow('id', personId);
          return row !== undefined && row.blockedAt === null;
        },
        log(level, message, details) {
          const [err] = details;
          if (level === 'error') log.error({ ...(err instanceof Error && { err }) }, message);
        },
      }),
    );
  const auth = createAuth();

  const openIdAuth = createOnce(async () => {
    const settings = dependencies.openId;
    if (!settings) throw new ProviderDown('There is no provider.');
    const provider = await findProvider(settings);
    const found = createAuth({
      settings,
      provider,
      async findObstacle({ id, email, methods }) {
        const accounts = query.selectFrom('studio_accounts').where('providerId', '=', openIdName);
        const linked = await accounts
          .select('userId')
          .where('accountId', '=', id)
          .executeTakeFirst();
        const row = linked
          ? await findRow('id', linked.userId)
          : await findRow('email', email.toLowerCase());
        if (!row) return null;
        const other = await accounts
          .select('accountId')
          .where('userId', '=', row.id)
          .executeTakeFirst();
        if (other && (other.accountId !== id || id === toClosed(row.id))) {
          return 'ACCOUNT_NOT_LINKED';
        }
        return row.twoFactorEnabled && !methods.includes('mfa') ? 'SECOND_FACTOR_MISSING' : null;
      },
      async onLinked(personId) {
        const row = await findRow('id', personId);
        if (!row) return;
        tell(toPerson(row), 'changed');
        await audit.record(toPerson(row), 'account.openid-linked', personId);
      },
    });
    // The library asks the provider itself, and goes on without it where that fails.
    const { socialProviders } = await found.$context;
    if (socialProviders.some(({ id }) => id === openIdName)) return found;
    throw new ProviderDown('The provider did not describe itself a second time.');
  });

  return {
    origin,
    sendsMails: dependencies.sendsMails ?? true,
    warn: (err) => log.warn({ err }, 'signing in at the provider of OpenID Connect failed'),
    doLater(what, work) {
      work.catch((error) => log.error({ err: error }, `${what} failed`));
    },
    query,
    audit,
    throttle,
    now,
    tell,
    answerAuth: (request) => auth.handler(request),
    answerOpenId: async (request) => (await openIdAuth()).handler(request),
    async findSession({ headers, url }) {
      if (!headers.get('Cookie')?.includes('studio.session_token=')) return null;
      const found = await auth.api.getSession({ headers });
      // Read anew: a changed role counts at once.
      const row = found && (await findRow('id', found.user.id));
      if (!found || !row || row.blockedAt !== null) return null;
      const use = { url, now: now(), idleMs: dependencies.idleMs ?? usualIdleMs };
      if (!(await keepSession(query, found.session, use))) return null;
      return { id: found.session.id, person: toPerson(row) };
    },
    async findByEmail(email) {
      const row = await findRow('email', email.toLowerCase());
      return row ? toPerson(row) : null;
    },
  };
}

/** Made at the first call; where that fails, the next one tries again. */
function createOnce<Made>(make: () => Promise<Made>): () => Promise<Made> {
  let made: Promise<Made> | null = null;
  return () => {
    made ??= make();
    made.catch(() => {
      made = null;
    });
    return made;
  };
}

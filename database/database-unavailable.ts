import { ServiceUnavailable } from '#shared/http/service-unavailable.ts';

/** Why a database could not do what it was asked; nothing is wrong with what was asked. */
export type Outage = 'unreachable' | 'busy' | 'full' | 'read-only';

const sentences: Readonly<Record<Outage, string>> = {
  unreachable: 'does not answer',
  busy: 'is too busy',
  full: 'cannot write because its disk is full. Free some space, then try again',
  'read-only':
    'cannot write because its files are read-only. Look whether its disk is sound and whose they are',
};

/**
 * A database that is away, busy or out of room. What was asked was not done, or (when the connection
 * was lost while a change was committed) it is not known whether it was.
 */
export class DatabaseUnavailable extends ServiceUnavailable {
  readonly outage: Outage;

  constructor(database: string, outage: Outage, cause: unknown) {
    super(`${database} database`, 'a query', { cause });
    this.message = `The database of ${database} ${sentences[outage]}.`;
    this.outage = outage;
  }
}

/** Which outage a driver's error tells of; null: another mistake. */
export function findOutage(error: unknown): Outage | null {
  if (!(error instanceof Error)) return null;
  if (error instanceof AggregateError) return findOutage(error.errors[0]);
  const { code, errcode, message } = error as Error & { code?: unknown; errcode?: unknown };
  if (typeof errcode === 'number') return sqliteOutages[errcode & 0xff] ?? null;
  if (typeof code === 'string') return findByCode(code);
  // The PostgreSQL driver gives what it notices itself no code.
  if (message === lateQuery) return 'unreachable';
  return lostConnection.test(message) ? 'unreachable' : fullPool.test(message) ? 'busy' : null;
}

/** Source: pg 8 and pg-pool 3, whose errors these are. */
const lostConnection =
  /^(Connection terminated|Client has encountered a connection error|Client was closed|Connection ended|Postgres connection has been discarded)/;
const fullPool = /^timeout exceeded when trying to connect/;
/** PostgreSQL ends long queries by itself: no answer at all means that it cannot be heard. */
export const lateQuery = 'Query read timeout';

/** Primary result codes. Source: sqlite.org/rescode.html. */
const sqliteOutages: Readonly<Record<number, Outage>> = {
  5: 'busy',
  6: 'busy',
  8: 'read-only',
  10: 'unreachable',
  13: 'full',
  14: 'unreachable',
};

/** SQLSTATE of PostgreSQL (appendix A of its manual) or a system error of the connection. */
function findByCode(code: string): Outage | null {
  if (/^(53100|ENOSPC|EDQUOT)$/.test(code)) return 'full';
  if (code === 'EROFS') return 'read-only';
  // A lock or a query took too long, a deadlock was broken up, memory or connections ran out.
  if (/^(55P03|57014|40001|40P01|53\w{3})$/.test(code)) return 'busy';
  // 25P02 follows a failure within the transaction, 25P03 and 57P05 are waits that were ended.
  if (/^(08\w{3}|57P\d\d|25P03|25006|58030)$/.test(code)) return 'unreachable';
  return connectionErrors.has(code) ? 'unreachable' : null;
}

const connectionErrors = new Set([
  'ECONNREFUSED',
  'ECONNRESET',
  'ECONNABORTED',
  'EPIPE',
  'ETIMEDOUT',
  'ENOTFOUND',
  'EAI_AGAIN',
  'EHOSTUNREACH',
  'ENETUNREACH',
]);

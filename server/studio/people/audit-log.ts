import { createHmac, randomUUID } from 'node:crypto';
import type { Kysely } from 'kysely';
import type { Database } from '#database/database.ts';
import { readSharedKey } from '#database/visitors/shared-key.ts';
import type { Person } from '#shared/studio/rights.ts';
import { readCurrentVisitor } from '../../security/visitor-context.ts';
import { type ActRow, type PeopleTables, peopleQuery } from './tables.ts';

/** Who acts: somebody signed in, or nobody yet. */
export type Actor = Pick<Person, 'id' | 'name'> | null;

/**
 * Writes down that somebody did something.
 * @param act `<what>.<done>`, for example `item.published`
 * @param subject on what: an id or an address; empty: on nothing in particular
 * @param details few and short; no secrets, no words of visitors
 * @param query a transaction, with which the note stands or falls
 */
export type RecordAct = (
  person: Actor,
  act: string,
  subject: string,
  details?: Readonly<Record<string, unknown>>,
  // biome-ignore lint/suspicious/noExplicitAny: every room types its transaction with its own tables
  query?: Kysely<any>,
) => Promise<void>;

export interface Act {
  readonly id: string;
  /** ISO 8601, UTC. */
  readonly at: string;
  /** Null: nobody who was signed in, or somebody whose data was erased. */
  readonly personId: string | null;
  readonly personName: string | null;
  readonly act: string;
  readonly subject: string;
  readonly details: Readonly<Record<string, unknown>>;
  /** The same for all acts of one day from one place; null: not known. */
  readonly origin: string | null;
}

export interface ActFilter {
  readonly personId?: string | undefined;
  /** Beginning of the act, `people.`, or a whole one: lower-case letters, dots and hyphens. */
  readonly act?: string | undefined;
  readonly from?: string | undefined;
  readonly to?: string | undefined;
}

export interface AuditLog {
  readonly record: RecordAct;
  /**
   * Newest first.
   * @param after cursor of the page before
   */
  list(
    filter: ActFilter,
    after: string | null,
    count?: number,
  ): Promise<{ readonly acts: readonly Act[]; readonly next: string | null }>;
}

const pageSize = 50;

export function createAuditLog(database: Database, now: () => Date): AuditLog {
  const query = peopleQuery(database);
  return {
    async record(person, act, subject, details = {}, work = query) {
      const time = now();
      await (work as Kysely<PeopleTables>)
        .insertInto('studio_acts')
        .values({
          id: randomUUID(),
          at: time.toISOString(),
          person_id: person?.id ?? null,
          person_name: person?.name ?? null,
          act,
          subject: subject.slice(0, 300),
          details: JSON.stringify(details).slice(0, 4_000),
          origin: await hashOrigin(work, time),
        })
        .execute();
    },

    async list(filter, after, count = pageSize) {
      let rows = query.selectFrom('studio_acts').selectAll();
      if (filter.personId) rows = rows.where('person_id', '=', filter.personId);
      if (filter.act) {
        rows = rows.where('act', 'like', `${filter.act}%`);
      }
      if (filter.from) rows = rows.where('at', '>=', filter.from);
      if (filter.to) rows = rows.where('at', '<', filter.to);
      const cursor = after === null ? null : readCursor(after);
      if (cursor) {
        rows = rows.where((row) =>
          row.or([
            row('at', '<', cursor.at),
            row.and([row('at', '=', cursor.at), row('id', '<', cursor.id)]),
          ]),
        );
      }
      const found = await rows
        .orderBy('at', 'desc')
        .orderBy('id', 'desc')
        .limit(count + 1)
        .execute();
      const acts = found.slice(0, count);
      const last = acts.at(-1);
      return {
        acts: acts.map(toAct),
        next: found.length > count && last ? `${last.at} ${last.id}` : null,
      };
    },
  };
}

/** Under a key of the day, which is swept with those of the limits: afterwards it leads to nobody. */
async function hashOrigin(work: Kysely<PeopleTables>, time: Date): Promise<string | null> {
  const visitor = readCurrentVisitor();
  if (visitor === undefined) return null;
  const key = await readSharedKey(work, `limits ${time.toISOString().slice(0, 10)}`);
  return createHmac('sha256', key)
    .update(`studio-acts\n${visitor}`)
    .digest('base64url')
    .slice(0, 16);
}

function readCursor(text: string): { at: string; id: string } | null {
  const [at, id] = text.split(' ');
  return at && id ? { at, id } : null;
}

const toAct = (row: ActRow): Act => ({
  id: row.id,
  at: row.at,
  personId: row.person_id,
  personName: row.person_name,
  act: row.act,
  subject: row.subject,
  details: readDetails(row.details),
  origin: row.origin,
});

function readDetails(text: string): Readonly<Record<string, unknown>> {
  try {
    return JSON.parse(text) as Record<string, unknown>;
  } catch {
    // Cut where it was too long.
    return { text };
  }
}

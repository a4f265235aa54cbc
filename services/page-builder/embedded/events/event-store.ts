import { setTimeout as wait } from 'node:timers/promises';
import { sql, type Transaction } from 'kysely';
import { type Database, withTables } from '#database/database.ts';
import { type CountedEvent, type CountedKind, otherPage } from './count-events.ts';

/** Tables in the visitors' database; migration 0020 there says what the columns are for. */
export interface EventTables {
  builder_event_counts: CountKey & { total: number; visitors: number; amount: number };
  builder_event_visitors: Omit<CountKey, 'page'> & { visitor: string };
}

interface CountKey {
  day: string;
  content_id: string;
  variation_id: string;
  page: string;
  kind: CountedKind;
}

const gatherMs = 100;
const maxWaiting = 10_000;
const maxPagesADay = 5_000;
/** Rows of one statement: SQLite takes 32,766 values. */
const rowsPerStatement = 500;

/**
 * Counts events in the database. Those that arrive within a tenth of a second are written together;
 * whoever records waits until they are on disk.
 */
export class EventStore {
  readonly #database: Database;
  #waiting: CountedEvent[] = [];
  #writing: Promise<void> | null = null;
  #pages = { day: '', known: new Set<string>() };

  constructor(database: Database) {
    this.#database = database;
  }

  /** @returns false when so many are waiting that these were not taken */
  async record(events: readonly CountedEvent[]): Promise<boolean> {
    if (this.#waiting.length + events.length > maxWaiting) return false;
    this.#waiting.push(...events.map((event) => this.#withBoundedPage(event)));
    this.#writing ??= wait(gatherMs).then(() => {
      const gathered = this.#waiting;
      this.#waiting = [];
      this.#writing = null;
      return writeCounts(this.#database, gathered);
    });
    await this.#writing;
    return true;
  }

  /** Addresses are without number for those who make them up. */
  #withBoundedPage(event: CountedEvent): CountedEvent {
    if (this.#pages.day !== event.day) this.#pages = { day: event.day, known: new Set() };
    const { known } = this.#pages;
    if (!known.has(event.page) && known.size >= maxPagesADay) return { ...event, page: otherPage };
    known.add(event.page);
    return event;
  }
}

const writeCounts = (database: Database, events: readonly CountedEvent[]): Promise<void> =>
  withTables<EventTables>(database)
    .transaction()
    .execute(async (tables) => {
      const fresh = await noteVisitors(tables, events);
      const rows = sumUp(events, fresh);
      for (let start = 0; start < rows.length; start += rowsPerStatement) {
        await tables
          .insertInto('builder_event_counts')
          .values(rows.slice(start, start + rowsPerStatement))
          .onConflict((conflict) =>
            conflict.columns(['day', 'content_id', 'variation_id', 'page', 'kind']).doUpdateSet({
              total: sql<number>`builder_event_counts.total + excluded.total`,
              visitors: sql<number>`builder_event_counts.visitors + excluded.visitors`,
              amount: sql<number>`builder_event_counts.amount + excluded.amount`,
            }),
          )
          .execute();
      }
    });

/** @returns keys of the visitors who were not counted before today; hashes of other days are forgotten */
async function noteVisitors(
  tables: Transaction<EventTables>,
  events: readonly CountedEvent[],
): Promise<Set<string>> {
  const rows = new Map(
    events.flatMap(({ visitor, ...event }) => {
      if (visitor === null) return [];
      const row = {
        day: event.day,
        content_id: event.contentId,
        variation_id: event.variationId,
        kind: event.kind,
        visitor,
      };
      return [[toVisitorKey({ ...event, visitor }), row] as const];
    }),
  );
  const fresh = new Set<string>();
  const all = [...rows];
  for (let start = 0; start < all.length; start += rowsPerStatement) {
    const inserted = await tables
      .insertInto('builder_event_visitors')
      .values(all.slice(start, start + rowsPerStatement).map(([, row]) => row))
      .onConflict((conflict) => conflict.doNothing())
      .returningAll()
      .execute();
    for (const row of inserted) {
      const { content_id: contentId, variation_id: variationId, kind, visitor } = row;
      fresh.add(toVisitorKey({ contentId, variationId, kind, visitor }));
    }
  }
  const day = events[0]?.day;
  if (day && fresh.size > 0) {
    await tables.deleteFrom('builder_event_visitors').where('day', '<', day).execute();
  }
  return fresh;
}

const toVisitorKey = ({
  contentId,
  variationId,
  kind,
  visitor,
}: Pick<CountedEvent, 'contentId' | 'variationId' | 'kind' | 'visitor'>) =>
  [contentId, variationId, kind, visitor].join(' ');

function sumUp(
  events: readonly CountedEvent[],
  fresh: Set<string>,
): EventTables['builder_event_counts'][] {
  const rows = new Map<string, EventTables['builder_event_counts']>();
  for (const event of events) {
    const { day, contentId, variationId, page, kind, amount } = event;
    const key = [day, contentId, variationId, page, kind].join(' ');
    const row = rows.get(key) ?? {
      day,
      content_id: contentId,
      variation_id: variationId,
      page,
      kind,
      total: 0,
      visitors: 0,
      amount: 0,
    };
    row.total += 1;
    row.amount += amount;
    // A visitor is new once, however often the batch holds them.
    if (fresh.delete(toVisitorKey(event))) row.visitors += 1;
    rows.set(key, row);
  }
  return [...rows.values()];
}

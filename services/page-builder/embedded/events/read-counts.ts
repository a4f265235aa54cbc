import { type Database, withTables } from '#database/database.ts';
import type { CountedKind } from './count-events.ts';
import type { EventTables } from './event-store.ts';

/** The counts of one page, for one entry in one variation. */
export interface CountRow {
  readonly page: string;
  readonly contentId: string;
  /** Empty: the default. */
  readonly variationId: string;
  readonly counts: Readonly<Record<CountedKind, { total: number; visitors: number }>>;
  /** Sum of what conversions were worth. */
  readonly amount: number;
}

/**
 * Sums of the days from one to another, both included, by page, entry and variation.
 * @param from `YYYY-MM-DD`
 */
export async function readCounts(
  database: Database,
  { from, to }: { readonly from: string; readonly to: string },
): Promise<CountRow[]> {
  const rows = await withTables<EventTables>(database)
    .selectFrom('builder_event_counts')
    .select(['page', 'content_id', 'variation_id', 'kind'])
    .select(({ fn }) => [
      fn.sum<number>('total').as('total'),
      fn.sum<number>('visitors').as('visitors'),
      fn.sum<number>('amount').as('amount'),
    ])
    .where('day', '>=', from)
    .where('day', '<=', to)
    .groupBy(['page', 'content_id', 'variation_id', 'kind'])
    .orderBy('page')
    .orderBy('content_id')
    .orderBy('variation_id')
    .execute();
  const groups = Map.groupBy(rows, (row) =>
    JSON.stringify([row.page, row.content_id, row.variation_id]),
  );
  return [...groups.values()].flatMap((group) => {
    const [first] = group;
    if (!first) return [];
    const countOf = (kind: CountedKind) => {
      const row = group.find((one) => one.kind === kind);
      // PostgreSQL sums whole numbers to a decimal, which arrives as a text.
      return { total: Number(row?.total ?? 0), visitors: Number(row?.visitors ?? 0) };
    };
    return [
      {
        page: first.page,
        contentId: first.content_id,
        variationId: first.variation_id,
        counts: {
          impression: countOf('impression'),
          click: countOf('click'),
          conversion: countOf('conversion'),
        },
        amount: group.reduce((sum, row) => sum + Number(row.amount), 0),
      },
    ];
  });
}

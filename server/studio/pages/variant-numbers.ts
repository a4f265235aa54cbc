import { readCounts } from '#services/page-builder/embedded/events/read-counts.ts';
import { toMuseumTime } from '#shared/calendar/museum-time.ts';
import { addDays, toDateText } from '#shared/dates/local-date.ts';
import { openPage } from './open-page.ts';
import type { PageRoom } from './page-room.ts';

/** What visitors did on one form of a page. */
export interface VariantNumbers {
  /** Of the variation; that of the page: what all others get. */
  readonly id: string;
  /** Who saw it, told apart within one day. */
  readonly visitors: number;
  readonly clicked: number;
  readonly converted: number;
}

/** Days up to today. */
const days = 30;

/**
 * Numbers of the page and of each of its variations, on all addresses together.
 * @throws {StudioError} 404
 */
export async function readVariantNumbers(room: PageRoom, id: string): Promise<VariantNumbers[]> {
  const { entry } = await openPage(room, id);
  const today = toMuseumTime(room.now(), await room.findTimeZone()).date;
  const range = { from: toDateText(addDays(today, 1 - days)), to: toDateText(today) };
  const rows = (await readCounts(room.visitors, range)).filter((row) => row.contentId === id);
  const ids = [id, ...Object.keys(entry.variations ?? {})];
  return ids.map((variant) => {
    const own = rows.filter(({ variationId }) => (variationId || id) === variant);
    const sum = (kind: 'impression' | 'click' | 'conversion') =>
      own.reduce((total, { counts }) => total + counts[kind].visitors, 0);
    return {
      id: variant,
      visitors: sum('impression'),
      clicked: sum('click'),
      converted: sum('conversion'),
    };
  });
}

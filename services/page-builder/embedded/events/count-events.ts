import { createHash } from 'node:crypto';
import { toMuseumTime } from '#shared/calendar/museum-time.ts';
import { toDateText } from '#shared/dates/local-date.ts';
import { withoutLanguage } from '#shared/languages/localized-path.ts';
import type { EntryIndex } from '../store.ts';
import type { TrackEvent } from './track-body.ts';

const countedKinds = ['impression', 'click', 'conversion'] as const;
export type CountedKind = (typeof countedKinds)[number];

/** One event in the form in which it is counted. */
export interface CountedEvent {
  /** `YYYY-MM-DD` in the museum's zone. */
  readonly day: string;
  readonly contentId: string;
  /** Empty: the default. */
  readonly variationId: string;
  /** Without language, query and fragment. */
  readonly page: string;
  readonly kind: CountedKind;
  readonly amount: number;
  /** Hash that is another one every day; null: unknown. */
  readonly visitor: string | null;
}

export interface CountingScope {
  readonly index: EntryIndex;
  readonly apiKey: string;
  readonly now: number;
  readonly timeZone: string;
}

const maxPageLength = 200;

/**
 * Events of content that is here; others are dropped, so that nobody fills the tables with names
 * that do not exist.
 */
export function toCountedEvents(
  events: readonly TrackEvent[],
  { index, apiKey, now, timeZone }: CountingScope,
): CountedEvent[] {
  const day = toDateText(toMuseumTime(new Date(now), timeZone).date);
  return events.flatMap(({ type, data }) => {
    const kind = countedKinds.find((one) => one === type);
    const entry = data.contentId ? index.byId.get(data.contentId) : undefined;
    if (!kind || !entry || (data.ownerId && data.ownerId !== apiKey)) return [];
    const isVariation = data.variationId && entry.variationIds.includes(data.variationId);
    const visitor = data.visitorId ?? data.sessionId;
    return [
      {
        day,
        contentId: entry.id,
        variationId: isVariation ? (data.variationId as string) : '',
        page: toPage(data.userAttributes?.urlPath ?? data.metadata?.url ?? ''),
        kind,
        // Generation 2 of the official clients names it in the metadata only.
        amount: kind === 'conversion' ? (data.amount ?? data.metadata?.amount ?? 0) : 0,
        visitor: visitor ? toHash(day, visitor) : null,
      },
    ];
  });
}

function toPage(address: string): string {
  const path = URL.canParse(address) ? new URL(address).pathname : (address.split(/[?#]/)[0] ?? '');
  const bare = withoutLanguage(path).replace(/(.)\/+$/, '$1');
  return /^\/[\w/.~%-]*$/.test(bare) && bare.length <= maxPageLength ? bare : otherPage;
}

/** The name under which addresses that cannot be a page's are counted. */
export const otherPage = '(other)';

const toHash = (day: string, visitor: string): string =>
  createHash('sha256').update(`${day} ${visitor}`).digest('base64url').slice(0, 16);

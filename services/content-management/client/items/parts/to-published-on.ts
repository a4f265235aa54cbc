import type { ItemReader } from '../../fields/item-reader.ts';

/**
 * The day the editor names, else the museum's day of the first publication, YYYY-MM-DD. A draft
 * that has neither is dated today.
 */
export function toPublishedOn(item: ItemReader): string {
  const named = item.shared.date('published_at');
  if (named) return named;
  const published = Date.parse(item.firstPublishedAt ?? '');
  return toDay(Number.isNaN(published) ? new Date() : new Date(published), item.scope.timeZone);
}

/** Sweden writes dates as ISO 8601 does. */
const toDay = (instant: Date, timeZone: string): string =>
  new Intl.DateTimeFormat('sv-SE', { timeZone, dateStyle: 'short' }).format(instant);

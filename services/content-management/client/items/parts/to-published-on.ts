import { toMuseumTime } from '#shared/calendar/museum-time.ts';
import { toDateText } from '#shared/dates/local-date.ts';
import type { ItemReader } from '../../fields/item-reader.ts';

/**
 * The day the editor names, else the museum's day of the first publication, YYYY-MM-DD. A draft
 * that has neither is dated today.
 */
export function toPublishedOn(item: ItemReader): string {
  const named = item.shared.date('published_at');
  if (named) return named;
  const published = Date.parse(item.firstPublishedAt ?? '');
  const instant = Number.isNaN(published) ? new Date() : new Date(published);
  return toDateText(toMuseumTime(instant, item.scope.timeZone).date);
}

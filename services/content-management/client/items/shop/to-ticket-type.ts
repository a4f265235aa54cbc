import type { TicketType } from '#services/content-management/contract.ts';
import { freeDays } from '#shared/calendar/free-days.ts';
import { weekdaysFromMonday } from '#shared/dates/local-date.ts';
import type { ItemReader } from '../../fields/item-reader.ts';
import { toRichTextSummary } from '../../fields/to-rich-text.ts';
import { readAccess } from '../parts/read-access.ts';
import { orUid } from '../parts/to-item-reference.ts';
import { toLocalTime } from '../parts/to-opening-hours.ts';

const kinds = [
  'admission',
  'guided_tour',
  'self_guided_tour',
  'group_tour',
  'school_tour',
  'virtual_tour',
  'program',
] as const;

/** Prices without a currency are in dollars: the museum stands in Honolulu. */
export const defaultCurrency = 'USD';

export function toTicketType(item: ItemReader): TicketType {
  return {
    id: item.id,
    uid: item.uid,
    name: orUid(item, item.text('name')),
    image: item.picture('image'),
    summary: toRichTextSummary(item.richText('description')),
    kind: item.shared.choice('kind', kinds) ?? 'admission',
    price: item.shared.number('price'),
    currency: item.shared.plain('currency') ?? defaultCurrency,
    isFree: item.shared.flag('is_free'),
    freeDays: item.shared.choice('free_days', freeDays),
    priceLabel: item.text('price_label'),
    location: item.text('location'),
    audience: item.text('audience'),
    access: readAccess(item),
    accessNote: item.text('access_note'),
    description: item.richText('description'),
    durationMinutes: item.shared.number('duration_minutes'),
    minGroup: item.shared.number('min_group'),
    maxGroup: item.shared.number('max_group'),
    capacity: item.shared.number('capacity'),
    maxPerReservation: item.shared.number('max_per_reservation'),
    cutOffMinutes: item.shared.number('cut_off_minutes'),
    isDaylightOnly: item.shared.flag('is_daylight_only'),
    schedule: item.rows('schedule').flatMap((row) => {
      const weekday = row.choice('weekday', weekdaysFromMonday);
      const starts = toLocalTime(row, 'starts');
      return weekday && starts ? [{ weekday, starts, language: row.text('language') }] : [];
    }),
    booking: item.link('booking'),
  };
}

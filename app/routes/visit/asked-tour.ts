import type { TicketType } from '#services/content-management/contract.ts';
import type { FieldProblems, FormValues } from '#services/forms/contract.ts';
import { isHouseClosed } from '#shared/calendar/opening-hours.ts';
import { parseLocalDate } from '#shared/dates/local-date.ts';
import { groupTypes, tourRequestRules } from '#shared/forms/tour-request-rules.ts';
import type { LocalizedText } from '#shared/languages/localized-text.ts';

type Fields = Readonly<Record<string, string>>;

/**
 * What the link that led to the form knows: the kind of group, the number of people, the day. The form
 * opens with what it can take.
 * @param dates today, the first and the last possible day, as YYYY-MM-DD
 * @returns the fields by name; `tooSoon`: a day ahead that comes before the first possible one
 */
export function readAskedTour(
  asked: URLSearchParams,
  dates: { readonly today: string; readonly min: string; readonly max: string },
): Fields & { readonly tooSoon?: string } {
  const groupType = asked.get('groupType') ?? '';
  const people = asked.get('partySize') ?? '';
  const day = asked.get('firstDate') ?? '';
  const isDay = parseLocalDate(day) !== null && day.length === 10;
  const { min, max } = tourRequestRules.partySize;
  return {
    ...(groupTypes.some((type) => type === groupType) && { groupType }),
    ...(/^\d{1,3}$/.test(people) &&
      Number(people) >= min &&
      Number(people) <= max && { partySize: people }),
    ...(isDay && day >= dates.min && day <= dates.max && { firstDate: day }),
    ...(isDay && day >= dates.today && day < dates.min && { tooSoon: day }),
  };
}

/** What groups pay, of the tickets whose link leads to this form. */
export function listGroupPrices(
  tickets: readonly Pick<TicketType, 'name' | 'priceLabel' | 'booking'>[],
): { readonly groupType: string; readonly name: LocalizedText; readonly price: LocalizedText }[] {
  return tickets.flatMap(({ name, priceLabel, booking }) => {
    const groupType = /\/visit\/tour-form\?groupType=([a-z]+)$/.exec(booking?.href ?? '')?.[1];
    return groupType && priceLabel ? [{ groupType, name, price: priceLabel }] : [];
  });
}

/** The days that were asked for on which nobody opens the door; a tour on a screen needs none. */
export function findClosedDays(
  values: FormValues,
  hours: Parameters<typeof isHouseClosed>[1],
): FieldProblems {
  if (values.groupType === 'virtual') return {};
  const fields = ['firstDate', 'secondDate'].flatMap((name) => {
    const limit = values[name];
    const day = typeof limit === 'string' ? parseLocalDate(limit) : null;
    return day && isHouseClosed(day, hours) ? [[name, { code: 'closed-day', limit }] as const] : [];
  });
  return Object.fromEntries(fields) as FieldProblems;
}

import type { Address, Settings } from '#services/content-management/contract.ts';
import type { ItemReader } from '../../fields/item-reader.ts';
import { orUid } from '../parts/to-item-reference.ts';
import { toExceptionalHours, toLocalTime, toOpeningHours } from '../parts/to-opening-hours.ts';

const networks = ['instagram', 'facebook', 'linkedin', 'youtube'] as const;

export function toSettings(item: ItemReader): Settings {
  return {
    siteName: orUid(item, item.text('site_name')),
    timeZone: toTimeZone(item) ?? item.scope.timeZone,
    openingHours: toOpeningHours(item),
    exceptionalHours: toExceptionalHours(item),
    reservations: toReservationRules(item),
    reservationClosures: item.shared.rows('reservation_closures').flatMap((row) => {
      const date = row.date('date');
      const endDate = row.date('end_date') ?? date;
      return date && endDate
        ? [{ date, endDate, ticket: row.plain('ticket'), starts: toLocalTime(row, 'starts') }]
        : [];
    }),
    residencyCall: toResidencyCall(item),
    hoursNote: item.richText('hours_note'),
    addresses: toAddresses(item),
    gettingHere: item.text('getting_here'),
    access: item.text('access'),
    phone: item.shared.plain('phone'),
    email: item.shared.plain('email'),
    contacts: item.rows('contacts').flatMap((row) => {
      const label = row.text('label');
      return label ? [{ label, email: row.plain('email'), phone: row.plain('phone') }] : [];
    }),
    socialLinks: item.shared.rows('social_links').flatMap((row) => {
      const network = row.choice('network', networks);
      const link = row.link('link');
      return network && link ? [{ network, href: link.href }] : [];
    }),
    foundationLink: item.link('foundation_link'),
    conveningInquiryLink: item.link('convening_inquiry_link'),
    eventInquiryLink: item.link('event_inquiry_link'),
    siteCreditLink: item.link('site_credit_link'),
    alert: toAlert(item),
    defaultShareImage: item.picture('default_meta_image'),
  };
}

function toResidencyCall(item: ItemReader): Settings['residencyCall'] {
  const [row] = item.shared.rows('residency_call');
  const opens = row?.yearlyDay('first_day');
  const closes = row?.yearlyDay('last_day');
  if (!row || !opens || !closes) return null;
  const hour = row.number('closes_at_hour') ?? 24;
  return { opens, closes, closesAtHour: Math.min(24, Math.max(1, hour)) };
}

function toReservationRules(item: ItemReader): Settings['reservations'] {
  const [row] = item.shared.rows('reservations');
  return {
    daysAhead: row?.number('days_ahead') ?? null,
    capacity: row?.number('capacity') ?? null,
    maxPerReservation: row?.number('max_per_reservation') ?? null,
    cutOffMinutes: row?.number('cut_off_minutes') ?? null,
    waitingOfferHours: row?.number('waiting_offer_hours') ?? null,
  };
}

function toTimeZone(item: ItemReader): string | null {
  const name = item.shared.plain('timezone');
  if (!name) return null;
  try {
    new Intl.DateTimeFormat('en', { timeZone: name });
    return name;
  } catch {
    item.scope.report(
      `The settings of the content management service name a time zone that is not known: ${name}.`,
    );
    return null;
  }
}

const toAddresses = (item: ItemReader): Address[] =>
  item.rows('addresses').map((row) => ({
    kind: row.choice('kind', ['visit', 'mailing']) ?? 'visit',
    name: row.text('name'),
    street: row.plain('street'),
    city: row.plain('city'),
    region: row.plain('region'),
    postalCode: row.plain('postal_code'),
    country: row.plain('country'),
    location: row.geoPoint('location'),
    map: row.link('map'),
    directions: row.richText('directions'),
  }));

/**
 * Switch and times are the master document's, so that an alert ends in all languages at once.
 * Whether it is time to show it is decided by the page, which knows what time it is.
 */
function toAlert(item: ItemReader): Settings['alert'] {
  const [master] = item.shared.rows('alert');
  const [row] = item.rows('alert');
  const message = master?.flag('is_active') ? row?.richText('message') : null;
  if (!master || !row || !message) return null;
  return {
    message,
    link: row.link('link'),
    startsAt: master.instant('starts_at'),
    endsAt: master.instant('ends_at'),
  };
}

import { afterAll, beforeAll, expect, test } from 'vitest';
import type { ProgramListItem } from '#app/components/cards/ProgramList.tsx';
import { offerConvening } from '#app/components/programs/list/offer-convening.ts';
import { toProgramLists } from '#app/components/programs/list/program-list.ts';
import { buildWhatsOn, listNext } from '#app/components/programs/whats-on/build-whats-on.ts';
import type { WhatsOnGroup } from '#app/components/programs/whats-on/group-rows.ts';
import { toUpcoming } from '#app/components/programs/whats-on/occasions.ts';
import { listOfferings } from '#app/components/programs/whats-on/offerings/list-offerings.ts';
import type { WhatsOnItems } from '#app/components/programs/whats-on/offerings/offering-options.ts';
import eventWords from '#locales/en/events.json';
import exhibitions from '#locales/en/exhibitions.json';
import actions from '#locales/en/programActions.json';
import whatsOn from '#locales/en/whatsOn.json';
import type { Settings } from '#services/content-management/contract.ts';
import { toMuseumDay } from '#shared/calendar/dated-href.ts';
import { toMuseumTime } from '#shared/calendar/museum-time.ts';
import { isPast } from '#shared/calendar/program-times.ts';
import { openContent, type SiteContent } from './setup/render-site.ts';

const events = { ...eventWords, actions };

// Every dated row of the demo says whether there is room, and leads to its own day.

const timeZone = 'Pacific/Honolulu';
/** From now on: this day, each of a week, and later ones, at ten in the morning and at eleven at night. */
const moments = [0, 1, 2, 3, 4, 5, 6, 13, 20, 30, 50].flatMap((days) =>
  [20, 33].map((hour) => {
    const midnight = Math.floor(Date.now() / 86_400_000) * 86_400_000;
    return new Date(midnight + days * 86_400_000 + hour * 3_600_000);
  }),
);

let content: SiteContent;
let items: WhatsOnItems;
let settings: Settings | null;
let slots: Awaited<ReturnType<SiteContent['services']['reservations']['listSlots']>>;

beforeAll(async () => {
  content = await openContent();
  const { contentManagement, reservations } = content.services;
  items = {
    exhibitions: await contentManagement.listExhibitions('en'),
    programs: await contentManagement.listPublicPrograms('en'),
    events: await contentManagement.listEvents('en'),
    convenings: await contentManagement.listConvenings('en'),
    tickets: await contentManagement.listTicketTypes('en'),
  };
  settings = await contentManagement.findSettings('en');
  slots = await reservations.listSlots();
});
afterAll(() => content.close());

function look(instant: Date) {
  const clock = { instant, timeZone, now: toMuseumTime(instant, timeZone), settings };
  const { list } = whatsOn;
  const byId = new Map(slots.map((slot) => [slot.id, slot]));
  const offerings = listOfferings(items, {
    ...{ english: items, clock, language: 'en', slots: byId },
    messages: {
      ...events,
      exhibitionDates: exhibitions.dates,
      withAdmission: list.prices.admission,
      guidedTour: list.guidedTour,
      heldIn: list.heldIn,
      languages: list.languages,
    },
  });
  const words = { ...events, ...list };
  const ask = (query: string) =>
    buildWhatsOn(offerings, new URLSearchParams(query), clock, 'en', words);
  const home = listNext(toUpcoming(offerings, clock), clock, 'en', words);
  const programs = [...items.programs, ...items.events];
  const { upcoming } = toProgramLists(programs, clock, 'en', events, byId);
  return { ask, home, upcoming };
}

const rowsOf = (groups: readonly WhatsOnGroup[]) => groups.flatMap((group) => group.items);
const saysRoom = ({ status, offer }: ProgramListItem) =>
  Boolean(status ?? offer?.places?.text ?? offer?.hint);

test('each dated row, wherever it stands, says how many places are left or why none are counted', () => {
  const silent = new Set<string>();
  const last =
    slots
      .map(({ date }) => date)
      .sort()
      .at(-1) ?? '';
  let count = 0;
  for (const instant of moments) {
    const { ask, home, upcoming } = look(instant);
    const day = toMuseumDay(new Date(instant.getTime() + 86_400_000).toISOString(), timeZone);
    const listings = [
      '',
      'page=2',
      'page=4',
      'when=today',
      'when=tonight',
      'when=weekend',
      'kind=tour',
    ]
      .concat('kind=exhibition', 'kind=convening', 'kind=open-studio', `day=${day}`)
      .map(ask);
    const groups = [...home, ...listings.flatMap((one) => [...one.groups, ...one.next])];
    for (const row of [...upcoming, ...rowsOf(groups)]) {
      count += 1;
      // The service of reservations knows the days of now, not of that moment.
      const isKnown =
        (row.dateTime ?? '') < last || !row.offer?.action?.link.href.includes('offer=');
      if (row.dateTime && isKnown && !saysRoom(row)) silent.add(`${row.uid} ${row.dateTime}`);
    }
    // What every open day has is told once, for no day of them all.
    for (const { daily } of groups.filter(({ dateTime }) => dateTime !== null)) {
      for (const thing of daily) if (!thing.room) silent.add(`daily ${thing.id}`);
    }
  }
  expect(count).toBeGreaterThan(1_000);
  expect([...silent]).toEqual([]);
});

test('a row of a program, a date and no more, leads to the page at that day', () => {
  for (const instant of moments) {
    const { ask, home, upcoming } = look(instant);
    const rows = [...upcoming, ...rowsOf([...home, ...ask('').groups, ...ask('page=3').groups])];
    const programs = rows.filter(({ type }) => type === 'event' || type === 'public_program');
    expect(programs.length).toBeGreaterThan(4);
    for (const { href, dateTime } of programs) {
      if (!dateTime || isPast({ startsAt: dateTime, endsAt: null }, instant)) continue;
      expect(href).toMatch(new RegExp(`\\?day=${toMuseumDay(dateTime, timeZone)}$`));
    }
  }
});

test('after tonight come evenings alone', () => {
  let count = 0;
  // The demo's evenings reach three weeks ahead.
  for (const instant of moments.slice(0, 14)) {
    for (const row of rowsOf(look(instant).ask('when=tonight').next)) {
      count += 1;
      const { hour } = toMuseumTime(new Date(row.dateTime ?? ''), timeZone);
      expect(row.isAllDay ?? false, row.uid).toBe(false);
      expect(hour, row.uid).toBeGreaterThanOrEqual(16);
    }
  }
  expect(count).toBeGreaterThan(10);
});

test('rooms that are seen with a tour lead to its times on the day of the row', () => {
  const [first] = moments;
  const { groups } = look(first as Date).ask('kind=exhibition');
  const rooms = rowsOf(groups).find(({ uid }) => uid === 'rooms-of-light');
  const day = toMuseumDay(rooms?.dateTime ?? '', timeZone);
  const { action, hint } = rooms?.offer ?? {};
  expect(action ? action.link.href : hint).toContain(action ? `offer=house-tour&day=${day}` : '');
});

test('who asks for a place in a convening reads that one asks', () => {
  const registration = { href: '/about/contact-us', isExternal: false, text: null };
  const offer = offerConvening({ status: 'scheduled', registration }, events.actions);
  expect(offer.hint).toBe('Places on request');
});

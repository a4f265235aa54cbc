import { expect, test } from 'vitest';
import type { ProgramListItem } from '#app/components/cards/ProgramList.tsx';
import englishEvents from '#locales/en/events.json';
import exhibitionsEnglish from '#locales/en/exhibitions.json';
import englishActions from '#locales/en/programActions.json';
import whatsOn from '#locales/en/whatsOn.json';
import type {
  Convening,
  Exhibition,
  ProgramEvent,
  ProgramTime,
  PublicProgram,
  Settings,
  TicketType,
} from '#services/content-management/contract.ts';
import type { Slot } from '#services/reservations/contract.ts';
import { toMuseumTime } from '#shared/calendar/museum-time.ts';
import { audienceGroups } from '#shared/languages/read-audience.ts';
import { buildWhatsOn, chooseEvening, chooseNext, listNext } from './build-whats-on.ts';
import { toUpcoming } from './occasions.ts';
import { listOfferings } from './offerings/list-offerings.ts';
import { type Offering, offeringKinds } from './offerings/offering.ts';
import type { WhatsOnItems } from './offerings/offering-options.ts';
import { accessKinds, priceKinds, programLanguages, whatsOnPeriods } from './whats-on-filters.ts';

const english = { ...englishEvents, actions: englishActions };

const timeZone = 'Pacific/Honolulu';
// A Wednesday, 10 am in Honolulu.
const instant = new Date('2027-03-10T20:00:00Z');
const open = (day: string) => ({ day, opens: '10:00', closes: '17:00', lastEntry: null });
const settings = {
  openingHours: ['wednesday', 'thursday', 'friday', 'saturday', 'sunday'].map(open),
  exceptionalHours: [],
} as Partial<Settings> as Settings;
const clock = { instant, timeZone, now: toMuseumTime(instant, timeZone), settings };
const text = (words: string) => ({ text: words, language: 'en' as const });

/** A time in Honolulu, an hour long. */
const at = (date: string, hour: number, change: Partial<ProgramTime> = {}): ProgramTime => {
  const start = Date.parse(`${date}T00:00:00-10:00`) + hour * 3_600_000;
  return {
    startsAt: new Date(start).toISOString(),
    endsAt: new Date(start + 3_600_000).toISOString(),
    isFullyBooked: false,
    isCancelled: false,
    ...change,
  };
};
const item = (uid: string) => ({
  id: uid,
  uid,
  href: `/${uid}`,
  title: text(uid),
  image: null,
  summary: null,
});
const program = (
  uid: string,
  category: PublicProgram['category'],
  times: ProgramTime[],
  change: Partial<PublicProgram> = {},
) =>
  ({
    ...item(uid),
    type: 'public_program',
    status: 'scheduled',
    category,
    audience: text('Everyone; guide dogs too'),
    languages: [],
    access: [],
    times,
    ...change,
  }) as Partial<PublicProgram> as PublicProgram;

const items: WhatsOnItems = {
  exhibitions: [
    {
      ...item('cobalt'),
      type: 'exhibition',
      startDate: '2027-03-01',
      endDate: '2027-03-20',
      access: ['step-free', 'described'],
    },
    {
      ...item('ended'),
      type: 'exhibition',
      startDate: '2026-03-01',
      endDate: '2026-05-20',
      access: [],
    },
  ] as Partial<Exhibition>[] as Exhibition[],
  programs: [
    program(
      'star',
      'workshop',
      [at('2027-03-06', 12), at('2027-03-13', 12), at('2027-04-03', 12)],
      {
        booking: { href: '/tickets', isExternal: false, text: null },
        priceLabel: text('$20, materials included'),
      },
    ),
    program('walk', 'tour', [at('2027-03-10', 11)], {
      languages: ['haw'],
      access: ['step-free'],
      priceLabel: text('Free'),
    }),
    program('music', 'performance', [at('2027-03-10', 18)]),
    program('old-talk', 'talk', [at('2027-02-01', 12)]),
    program('to-be-set', 'talk', []),
  ],
  events: [
    {
      ...program('studio', null, [at('2027-03-14', 13)]),
      type: 'event',
      eventType: 'residency',
      label: text('Open studio'),
    } as Partial<ProgramEvent> as ProgramEvent,
  ],
  convenings: [
    {
      ...item('water'),
      type: 'convening',
      status: 'scheduled',
      startsAt: at('2027-03-12', 9).startsAt,
      endsAt: at('2027-03-13', 16).startsAt,
    } as Partial<Convening> as Convening,
  ],
  tickets: [
    {
      ...item('house-tour'),
      name: text('House tour'),
      kind: 'guided_tour',
      price: 30,
      currency: 'USD',
      durationMinutes: 60,
      access: ['step-free'],
      accessNote: text('One room is left out.'),
      schedule: [
        { weekday: 'saturday', starts: '10:30', language: text('English') },
        { weekday: 'saturday', starts: '13:30', language: text('Spanish') },
      ],
    } as Partial<TicketType> as TicketType,
  ],
};

const slot = (id: string, left: number, state: Slot['state']): [string, Slot] => {
  const [offer = '', when = ''] = id.split('@');
  const [date = '', time = ''] = when.split('T');
  const startsAt = new Date(`${when}-10:00`).toISOString();
  return [id, { id, offer, date, time, startsAt, left, state } as Partial<Slot> as Slot];
};

function offer(slots: Map<string, Slot> | null = null, of = items) {
  const messages = {
    ...english,
    exhibitionDates: exhibitionsEnglish.dates,
    withAdmission: 'With admission',
    guidedTour: 'Guided tour',
    heldIn: whatsOn.list.heldIn,
    languages: whatsOn.list.languages,
  };
  return listOfferings(of, { english: of, clock, language: 'en', messages, slots });
}

function build(query: string, slots: Map<string, Slot> | null = null, of = items) {
  return buildWhatsOn(offer(slots, of), new URLSearchParams(query), clock, 'en', {
    ...english,
    ...whatsOn.list,
  });
}
const tell = (query: string) =>
  build(query).groups.map(
    ({ heading, items: rows, daily, onView }) =>
      `${heading}: ${[
        ...rows.map(({ uid, note }) => (note ? `${uid} (${note})` : uid)),
        ...daily.map(({ title, hours }) => `daily ${title.text} ${hours}`),
        ...(onView ? [onView.text] : []),
      ].join(', ')}`,
  );

test('a page that only leads to the list has the next day alone, and two where that is one thing', () => {
  const daysOf = (of: WhatsOnItems) =>
    listNext(toUpcoming(offer(null, of), clock), clock, 'en', { ...english, ...whatsOn.list }).map(
      (group) => group.items.map(({ uid }) => uid).join(', '),
    );
  expect(daysOf(items)).toEqual(['walk, music']);
  const programs = items.programs.filter(({ uid }) => uid !== 'music');
  expect(daysOf({ ...items, programs })).toEqual(['walk', 'water']);
});

test('a day goes by the hour, and tells largest what one can still come to, also where most days have it', () => {
  const tour = {
    ...items.tickets[0],
    schedule: ['wednesday', 'thursday', 'friday', 'saturday', 'sunday'].map((weekday) => ({
      weekday,
      starts: '13:30',
      language: text('English'),
    })),
  } as Partial<TicketType> as TicketType;
  const slots = (left: number) =>
    new Map(
      Array.from({ length: 14 }, (_, inDays) =>
        slot(
          `house-tour@2027-03-${10 + inDays}T13:30`,
          inDays === 0 ? left : 9,
          inDays === 0 && left === 0 ? 'sold-out' : 'open',
        ),
      ),
    );
  const walk = program('walk', 'tour', [at('2027-03-10', 11, { isFullyBooked: true })]);
  const music = program('music', 'performance', [at('2027-03-10', 18)]);
  const of = {
    ...{ ...items, programs: [walk, music], tickets: [tour], events: [], convenings: [] },
    exhibitions: items.exhibitions.slice(0, 1),
  };
  const tellDay = (
    groups: ReturnType<typeof listNext> | ReturnType<typeof build>['groups'] | undefined,
  ) => [
    groups?.[0]?.items.map(({ uid }) => uid).join(', '),
    groups?.[0]?.daily.map(({ title }) => title.text).join(', '),
  ];
  const lead = (left: number, change: Partial<WhatsOnItems> = {}) =>
    listNext(toUpcoming(offer(slots(left), { ...of, ...change }), clock), { ...clock }, 'en', {
      ...english,
      ...whatsOn.list,
    });
  expect(tellDay(lead(12))).toEqual(['walk, house-tour, music', '']);
  expect(tellDay(build('', slots(12), of).groups)).toEqual(['walk, house-tour, music', '']);
  expect(tellDay(build('when=today', slots(12), of).groups)).toEqual([
    'walk, house-tour, music, cobalt',
    '',
  ]);
  expect(tellDay(lead(0))).toEqual(['walk, house-tour, music', '']);
  // A later day has it among what most days have.
  expect(tellDay(build('', slots(12), of).groups.slice(1))).toEqual(['', 'House tour']);
  // A day with nothing of its own is one on which the house can be seen.
  expect(lead(12, { programs: [] }).map(({ dateTime }) => dateTime)).toEqual(['2027-03-10']);
});

test('exhibitions, which every day has, are counted apart', () => {
  const { total, dated, days } = build('when=today');
  expect([total, dated, build('when=tonight').dated]).toEqual([3, 2, 1]);
  expect(days[1]).toEqual({ day: '2027-03-11', count: 1, dated: 0 });
});

test('everything of a day stands under it, what every open day has once after the first, what has no date at the end', () => {
  expect(tell('')).toEqual([
    'Today, Wednesday, March\u00a010: walk, music',
    'Every open day: Exhibitions',
    'Tomorrow, Thursday, March\u00a011: ',
    'Friday, March\u00a012: water',
    'Saturday, March\u00a013: water, house-tour (and 1 more time), star',
    'Sunday, March\u00a014: studio',
    'Wednesday, March\u00a017: ',
    'Thursday, March\u00a018: ',
  ]);
  expect(build('').groups[2]?.closed?.text).toBe('As on every open day');
  const { pageCount } = build('');
  expect(tell(`page=${pageCount}`).at(-1)).toBe('Date to be announced: to-be-set');
});

test('what is held on most days closes a day with the times that have room, and is a line where it is full', () => {
  const daily = program(
    'lamps',
    'other',
    // On a Sunday it is not.
    Array.from({ length: 20 }, (_, inDays) => {
      const date = `2027-03-${10 + inDays}`;
      return inDays === 4 ? [] : [at(date, 11), at(date, 17, { isFullyBooked: inDays === 2 })];
    })
      .flat()
      .map((time, index) => (index === 2 ? { ...time, isFullyBooked: true } : time))
      .map((time, index) => (index === 3 ? { ...time, isFullyBooked: true } : time)),
  );
  const only = {
    exhibitions: [],
    programs: [daily, program('talk', 'talk', [at('2027-03-14', 12)])],
    events: [],
    convenings: [],
    tickets: [],
  };
  const told = build('', null, only).groups.slice(0, 3);
  expect(
    told.map(({ items: rows, daily: closing }) => [
      rows.map(({ status }) => status),
      closing.map(({ hours }) => hours),
    ]),
  ).toEqual([
    [[], ['11\u00a0am, 5\u00a0pm']],
    [['Sold out'], []],
    [[], ['11\u00a0am']],
  ]);
  expect(build('kind=other', null, only).groups[0]?.items).toHaveLength(1);
});

const every14 = Array.from({ length: 14 }, (_, inDays) => at(`2027-03-${10 + inDays}`, 17));
/** So that it is not told once for all days. */
const allButFriday = every14.filter((_, inDays) => inDays !== 2);
const fridayTalk = program('friday-talk', 'talk', [at('2027-03-12', 12)]);

test('what every open day has is told once for all of them, and what comes next once too', () => {
  const lamps = program('lamps', 'other', every14, { location: text('Outside the gate') });
  const tour = program(
    'tour',
    'other',
    // The house is closed on Mondays and Tuesdays; at weekends the tour is held twice.
    every14.flatMap((_, inDays) => {
      const date = `2027-03-${10 + inDays}`;
      const weekday = (3 + inDays) % 7;
      if (weekday === 1 || weekday === 2) return [];
      return weekday === 0 ? [at(date, 10), at(date, 14)] : [at(date, 10)];
    }),
  );
  const own = program('talk', 'talk', [at('2027-03-13', 18)]);
  const only = { ...items, programs: [tour, lamps, own], events: [], convenings: [], tickets: [] };
  const [, once, also, ...days] = build('', null, only).groups;
  expect(once).toMatchObject({ heading: 'Every open day', dateTime: null, items: [] });
  expect(also).toMatchObject({ heading: 'Every day, also when the house is closed', onView: null });
  expect(
    [once, also].map((group) =>
      group?.daily.map(({ title, hours, place }) => [title.text, hours, place?.text]),
    ),
  ).toEqual([
    [['tour', '10\u00a0am and later', undefined]],
    [['lamps', '5\u00a0pm', 'Outside the gate']],
  ]);
  expect(once?.onView).toMatchObject({ text: 'Exhibitions', href: '/whats-on?kind=exhibition' });
  expect(days.flatMap(({ daily, onView }) => [...daily, ...(onView ? [onView] : [])])).toEqual([]);
  // A filter looks for each thing: every day says what it has.
  expect(build('kind=other', null, only).groups.every(({ items: rows }) => rows.length > 0)).toBe(
    true,
  );
  const tonight = build('when=tonight', null, only);
  expect(tonight.groups.flatMap(({ items: rows }) => rows.map(({ uid }) => uid))).toEqual([
    'lamps',
  ]);
  expect(tonight.next.flatMap(({ items: rows }) => rows.map(({ uid }) => uid))).toEqual(['talk']);
});

test('in a list that is narrowed, what every day has stands once and hides nothing', () => {
  const free = { priceLabel: text('Free') };
  const lamps = program('lamps', 'other', every14, { ...free, access: ['step-free'] });
  const talks = ['2027-03-11', '2027-03-15', '2027-03-20'].map((day) =>
    program(`talk-${day}`, 'talk', [at(day, 12)], free),
  );
  const only = { exhibitions: [], programs: [lamps, ...talks], events: [], convenings: [] };
  const tellOf = (query: string) =>
    build(query, null, { ...items, ...only, tickets: [] }).groups.map(
      ({ dateTime, items: rows, daily }) => [
        dateTime,
        rows.map(({ uid }) => uid).join(', '),
        daily.map(({ title, room }) => title.text + (room ? ` ${room}` : '')).join(', '),
      ],
    );
  expect(tellOf('price=free')).toEqual([
    ['2027-03-11', 'talk-2027-03-11', ''],
    [null, '', 'lamps'],
    ['2027-03-15', 'talk-2027-03-15', ''],
    ['2027-03-20', 'talk-2027-03-20', ''],
  ]);
  // Who looks for that alone is told of each day.
  expect(tellOf('access=step-free').map(([, rows]) => rows)).toEqual(Array(7).fill('lamps'));
});

test('of what is held in a language on some days only nobody is told that every day has it', () => {
  const tour = {
    ...items.tickets[0],
    schedule: ['wednesday', 'thursday', 'friday', 'saturday', 'sunday'].map((weekday) => ({
      ...{ weekday, starts: '13:30' },
      language: text(weekday === 'saturday' ? 'Spanish' : 'English'),
    })),
  } as Partial<TicketType> as TicketType;
  const only = { ...items, exhibitions: [], programs: [], events: [], convenings: [] };
  const groups = build('language=es', null, { ...only, tickets: [tour] }).groups;
  expect(groups.slice(0, 2).map((group) => [group.dateTime, group.items.length])).toEqual([
    ['2027-03-13', 1],
    ['2027-03-20', 1],
  ]);
});

test('of a day on which the house is closed it is told where a daily thing is', () => {
  const daily = program('lamps', 'other', allButFriday, { location: text('Outside the gate') });
  const only = {
    exhibitions: [],
    programs: [daily, fridayTalk],
    events: [],
    convenings: [],
    tickets: [],
  };
  const places = build('', null, only).groups.map(({ dateTime, daily: [thing] }) => [
    dateTime,
    thing?.place?.text ?? null,
  ]);
  expect(places).toContainEqual(['2027-03-14', null]);
  // A Monday.
  expect(places).toContainEqual(['2027-03-15', 'Outside the gate']);
});

test('closed days in a row with the same small things are told as one', () => {
  const daily = program('lamps', 'other', allButFriday);
  const only = {
    exhibitions: [],
    programs: [daily, fridayTalk],
    events: [],
    convenings: [],
    tickets: [],
  };
  const { groups } = build('', null, only);
  const monday = groups.find(({ dateTime }) => dateTime === '2027-03-15');
  expect(monday).toMatchObject({
    heading: 'Monday, March\u00a015\u00a0– Tuesday, March\u00a016',
    until: '2027-03-16',
    labels: { daily: 'Each of these days' },
  });
  expect(monday?.daily).toHaveLength(1);
  expect(groups.some(({ dateTime }) => dateTime === '2027-03-16')).toBe(false);
  // What somebody wrote for one of them stands under it alone.
  const talk = program('talk', 'talk', [at('2027-03-16', 12)]);
  const own = build('', null, { ...only, programs: [daily, fridayTalk, talk] });
  expect(own.groups.map(({ dateTime }) => dateTime)).toContain('2027-03-16');
});

test('under each day of every page stands as much as the calendar says of it', () => {
  const { pageCount, days } = build('');
  const pages = Array.from({ length: pageCount }, (_, page) => build(`page=${page + 1}`));
  const shown = new Map(
    pages.flatMap(({ groups }) =>
      groups.flatMap(({ dateTime, until, items: rows, daily }) =>
        [dateTime, until ?? null].flatMap((day) =>
          day ? [[day, rows.length + daily.length] as const] : [],
        ),
      ),
    ),
  );
  expect(days.length).toBeGreaterThan(7);
  // But for the exhibitions, which are told once.
  for (const { day, dated } of days) expect([day, shown.get(day)]).toEqual([day, dated]);
});

test('exhibitions alone stand once, below the day from which on they are', () => {
  expect(tell('kind=exhibition')).toEqual([
    'From today, Wednesday, March\u00a010: cobalt (Until March\u00a020)',
  ]);
  expect(build('kind=exhibition&day=2027-03-13').groups[0]?.heading).toBe(
    'Saturday, March\u00a013',
  );
});

test('tonight is what begins at five or later, today is all of the day', () => {
  expect(build('when=tonight').groups[0]?.items.map(({ uid }) => uid)).toEqual(['music']);
  expect(build('when=today').groups[0]?.items.map(({ uid }) => uid)).toEqual([
    'walk',
    'music',
    'cobalt',
  ]);
});

test('what is under way and takes nobody else says so, with its next time', () => {
  const walk = program('walk', 'tour', [at('2027-03-10', 9.5), at('2027-03-13', 12)]);
  const music = program('music', 'performance', [at('2027-03-10', 18)]);
  const slots = new Map([
    slot('walk@2027-03-10T09:30', 3, 'over'),
    slot('walk@2027-03-13T12:00', 3, 'open'),
  ]);
  const of = (...programs: PublicProgram[]) => ({
    ...{ ...items, programs, exhibitions: [], tickets: [], events: [], convenings: [] },
  });
  const today = (...programs: PublicProgram[]) =>
    build('when=today', slots, of(...programs)).groups[0]?.items ?? [];
  expect(today(walk, music).map(({ uid }) => uid)).toEqual(['walk', 'music']);
  expect(today(walk)[0]?.offer).toMatchObject({
    price: null,
    action: null,
    hint: 'Under way',
    next: { text: expect.stringMatching(/^Next with room: Sat, Mar.13, noon/) },
  });
  const next = chooseNext(toUpcoming(offer(slots, of(walk)), clock), clock);
  expect(next?.time.startsAt).toBe(walk.times[1]?.startsAt);
});

test('a day tells each thing once, at its first time that has room', () => {
  const rows = build('day=2027-03-13').groups.flatMap((group) => group.items);
  expect(rows.map(({ uid, note }) => [uid, note])).toEqual([
    ['water', null],
    ['house-tour', 'and 1 more time'],
    ['star', null],
    ['cobalt', 'Until March\u00a020'],
  ]);
  const slots = new Map([
    slot('house-tour@2027-03-13T10:30', 0, 'sold-out'),
    slot('house-tour@2027-03-13T13:30', 4, 'open'),
    slot('star@2027-03-13T12:00', 2, 'few'),
  ]);
  const left = build('day=2027-03-13', slots).groups.flatMap((group) => group.items);
  expect(left.map(({ uid, offer }) => [uid, offer?.places?.text ?? null])).toEqual([
    ['water', null],
    ['star', '2 places left'],
    ['house-tour', '4 places left'],
    ['cobalt', null],
  ]);
  // Its name leads to what it is, its action to its time.
  expect(left[2]).toMatchObject({
    href: '/whats-on/public-programs/house-tour?day=2027-03-13',
    offer: {
      action: { link: { href: '/tickets?offer=house-tour&day=2027-03-13&by=13%3A30#times' } },
    },
  });
  expect(left[1]?.offer).toMatchObject({
    price: { text: '$20' },
    places: { isFew: true },
    action: {
      text: 'Reserve',
      link: { href: '/tickets?offer=star&day=2027-03-13&by=12%3A00#times' },
    },
  });
});

test('what is full leads to its waiting list, what is free says that nothing has to be reserved', () => {
  const slots = new Map([slot('star@2027-03-13T12:00', 0, 'sold-out')]);
  const star = build('kind=workshop&day=2027-03-13', slots).groups[0]?.items[0];
  expect(star).toMatchObject({
    status: 'Sold out',
    offer: {
      action: { text: 'Waiting list', link: { href: '/tickets/wait/star%402027-03-13T12%3A00' } },
    },
  });
  expect(build('language=haw').groups[0]?.items[0]?.offer).toMatchObject({
    price: { text: 'Free' },
    action: null,
    hint: 'No reservation needed',
  });
});

test('the list narrows by kind, audience, language, access and price, and counts what each would show', () => {
  const uids = (query: string) =>
    build(query).groups.flatMap(({ items: rows }) => rows.map(({ uid }) => uid));
  expect(uids('kind=open-studio')).toEqual(['studio']);
  expect(uids('kind=event')).toEqual(['studio']);
  expect(uids('kind=convening')).toEqual(['water', 'water']);
  expect(build('kind=convening').total).toBe(1);
  expect(new Set(uids('language=es'))).toEqual(new Set(['house-tour']));
  expect(new Set(uids('access=step-free'))).toEqual(new Set(['walk', 'house-tour']));
  // Exhibitions, which every day has, are one line that leads to those of the choice.
  const onView = build('language=es&access=step-free').groups.flatMap(
    (group) => group.onView ?? [],
  );
  expect(onView.map(({ href }) => href)).toEqual([
    '/whats-on?kind=exhibition&language=es&access=step-free',
  ]);
  expect(uids('price=free')).toEqual(['walk']);
  expect(uids('price=paid&audience=everyone')).toEqual(['star', 'star']);
  const { choices, days } = build('');
  expect(choices.access).toEqual([
    { value: 'step-free', count: 3 },
    { value: 'described', count: 1 },
  ]);
  // What narrows nothing is not offered, but where an address names it.
  expect(choices.audience).toEqual([]);
  const kindsOf = (query: string) => build(query).choices.kind.map(({ value }) => value);
  expect(kindsOf('')).not.toContain('program');
  expect(kindsOf('kind=program')).toContain('program');
  // An open studio is an event, and counts once.
  const supper = { ...items.events[0], ...item('supper'), label: null } as ProgramEvent;
  const both = { ...items, events: [...items.events, supper] };
  expect(build('kind=event', null, both).total).toBe(2);
  expect(build('kind=other-event', null, both).total).toBe(1);
  const all = build('', null, both);
  expect(all.choices.kind.map(({ value }) => value)).not.toContain('event');
  expect(all.choices.kind.reduce((sum, { count }) => sum + count, 0)).toBe(all.total);
  expect(days[0]).toEqual({ day: '2027-03-10', count: 3, dated: 2 });
});

test('who asks for access in a language finds tours and exhibitions, and each line says what there is', () => {
  const query = 'language=es&access=step-free';
  const rows = build(`${query}&day=2027-03-13`).groups.flatMap((group) => group.items);
  expect(rows.map(({ uid, accessTold }) => [uid, accessTold])).toEqual([
    ['house-tour', 'Step-free: One room is left out.'],
    ['cobalt', 'Step-free, Audio described'],
  ]);
  const plain = build('language=es&day=2027-03-13').groups.flatMap((group) => group.items);
  expect(plain[0]?.accessTold).toBeNull();
});

test('the past is kept, the latest first, exhibitions too', () => {
  expect(tell('when=past').map((line) => line.slice(0, 25))).toEqual([
    'February 2027: old-talk',
    'May 2026: ended (March\u00a01\u00a0',
  ]);
});

test('an exhibition that has ended tells its dates, and no hour at which it was over', () => {
  const ended = build('when=past')
    .groups.flatMap(({ items }) => items)
    .at(-1);
  expect(ended?.title.text).toBe('ended');
  expect(ended?.note).toMatch(/^March/);
  expect([ended?.time, ended?.hours]).toEqual([null, null]);
});

test('where nothing is found, what comes next is told', () => {
  const { total, next } = build('day=2027-03-11&kind=talk');
  expect(total).toBe(0);
  expect(next[0]?.items.map(({ uid }) => uid)).toContain('water');
  expect(build('when=tonight&kind=workshop').next[0]?.items.map(({ uid }) => uid)).toEqual([
    'star',
  ]);
  // After a day beyond all that is known comes what is next from today on.
  expect(build('day=2029-03-10').next[0]?.items.map(({ uid }) => uid)).toContain('walk');
  // Of one kind its next day, also where a later one is in the evening.
  const [morning, evening] = [
    program('morning', 'workshop', [at('2027-03-12', 10)]),
    program('evening', 'workshop', [at('2027-03-13', 18)]),
  ];
  const of = { ...items, programs: [morning, evening] };
  expect(build('when=tonight&kind=workshop', null, of).next[0]?.dateTime).toBe('2027-03-12');
});

test('where little is found in a day, what comes after it is told too', () => {
  const { total, next } = build('when=tonight');
  expect(total).toBe(1);
  expect(next.map(({ heading }) => heading)).toEqual([
    'Tomorrow, Thursday, March\u00a011',
    'Friday, March\u00a012',
    'Saturday, March\u00a013',
  ]);
  expect(build('kind=convening').next).toEqual([]);
});

test('what an address asks for that nobody knows means all', () => {
  const all = build('').total;
  for (const query of [
    'when=yesterday',
    'day=2027-02-30',
    'day=2020-01-01',
    'kind=__proto__',
    'page=9',
  ]) {
    expect(build(query).total).toBe(all);
  }
});

test('each choice counts what the list shows when it is made, whatever else is chosen', () => {
  const random = createRandom(14);
  const values = {
    when: [null, null, ...whatsOnPeriods],
    day: [null, null, '2027-03-10', '2027-03-13', '2027-03-14'],
    kind: [null, null, ...offeringKinds],
    audience: [null, null, ...audienceGroups],
    language: [null, null, ...programLanguages],
    access: [null, null, ...accessKinds],
    price: [null, null, ...priceKinds],
  };
  for (let round = 0; round < 60; round += 1) {
    const offerings = Array.from({ length: 12 }, (_, id) => drawOffering(`${id}`, random));
    const list = (chosen: Readonly<Record<string, string | null>>) => {
      const query = Object.entries(chosen).flatMap(([name, value]) =>
        value ? [[name, value]] : [],
      );
      return buildWhatsOn(offerings, new URLSearchParams(query), clock, 'en', {
        ...english,
        ...whatsOn.list,
      });
    };
    const chosen = Object.fromEntries(
      Object.entries(values).map(([name, known]) => [name, random.pick(known)]),
    );
    const { choices, days } = list(chosen);
    for (const [name, counted] of Object.entries(choices)) {
      for (const { value, count } of counted) {
        expect([name, value, count]).toEqual([
          name,
          value,
          list({ ...chosen, [name]: value }).total,
        ]);
      }
    }
    for (const { day, count } of days) {
      expect([day, count]).toEqual([day, list({ ...chosen, when: null, day }).total]);
    }
  }
});

/** Numbers that are the same on every run. */
function createRandom(seed: number) {
  let state = seed;
  const next = () => {
    state = (Math.imul(state, 1_664_525) + 1_013_904_223) >>> 0;
    return state / 2 ** 32;
  };
  const pick = <Value>(values: readonly Value[]): Value =>
    values[Math.floor(next() * values.length)] as Value;
  const some = <Value>(values: readonly Value[]) => values.filter(() => next() < 0.3);
  return { next, pick, some };
}

function drawOffering(id: string, { next, pick, some }: ReturnType<typeof createRandom>): Offering {
  const isAllDay = next() < 0.2;
  const languages = some(programLanguages);
  const times = Array.from({ length: Math.floor(next() * 5) }, () =>
    at(`2027-03-${pick(['05', '10', '11', '13', '13', '14', '20', '31'])}`, pick([9, 12, 18])),
  ).sort((a, b) => a.startsAt.localeCompare(b.startsAt));
  return {
    id,
    kinds: some(offeringKinds),
    audiences: some(audienceGroups),
    access: some(accessKinds),
    price: pick([null, ...priceKinds]),
    times: times.map(({ startsAt, endsAt }) => ({
      startsAt,
      endsAt,
      date: toMuseumTime(new Date(startsAt), timeZone).date,
      isAllDay,
      isOpen: next() < 0.7,
      languages,
    })),
    toRow: () => ({ id, note: null }) as Partial<ProgramListItem> as ProgramListItem,
  };
}

test('somebody in a hurry is told tonight’s before today’s, what has room before what is full, and else what comes next', () => {
  const tellNext = (of: Partial<WhatsOnItems>) => {
    const offerings = offer(null, { ...items, events: [], convenings: [], tickets: [], ...of });
    const next = chooseNext(toUpcoming(offerings, clock), clock);
    return next && [next.when, next.offering.toRow(next.time).title.text];
  };
  expect(tellNext({})).toEqual(['tonight', 'music']);
  const [, walk, music] = items.programs;
  if (!walk || !music) throw new Error('The programs of the test have changed.');
  const full = { ...music, times: [at('2027-03-10', 18, { isFullyBooked: true })] };
  const late = program('late', 'talk', [at('2027-03-10', 19)]);
  expect(tellNext({ programs: [walk, full, late] })).toEqual(['tonight', 'late']);
  expect(tellNext({ programs: [walk, full] })).toEqual(['tonight', 'music']);
  expect(tellNext({ programs: [walk] })).toEqual(['today', 'walk']);
  expect(tellNext({ programs: items.programs.slice(0, 1) })).toEqual([null, 'star']);
  expect(tellNext({ programs: [] })).toBeNull();
});

test('what the evening begins with is told also where it is held every evening, until it has begun', () => {
  const days = Array.from({ length: 14 }, (_, day) => `2027-03-${10 + day}`);
  const lamps = program('lamps', 'other', [...days.map((day) => at(day, 18))]);
  const tell = (...programs: PublicProgram[]) => {
    const nothing = { exhibitions: [], events: [], convenings: [], tickets: [] };
    const offerings = offer(null, { ...items, ...nothing, programs });
    const evening = chooseEvening(toUpcoming(offerings, clock), clock);
    return evening?.offering.toRow(evening.time).title.text;
  };
  const later = program('later', 'talk', [at('2027-03-10', 19)]);
  expect(tell(later, lamps)).toBe('lamps');
  expect(tell(later)).toBe('later');
  expect(tell(program('noon', 'talk', [at('2027-03-10', 12)]))).toBeUndefined();
  expect(tell(program('tomorrow', 'talk', [at('2027-03-11', 18)]))).toBeUndefined();
});

test('what English leaves out, since title or place says it, every language leaves out', () => {
  const of = (language: 'en' | 'es', label: string, title: string) => {
    const [star] = items.programs;
    if (!star) throw new Error('The programs of the test have changed.');
    const say = (words: string) => ({ text: words, language });
    return { ...star, label: say(label), title: say(title) };
  };
  const told = (english: PublicProgram, own: PublicProgram) => {
    const messages = {
      ...{ ...englishEvents, actions: englishActions, exhibitionDates: exhibitionsEnglish.dates },
      ...{ withAdmission: '', guidedTour: '', heldIn: '', languages: whatsOn.list.languages },
    };
    const options = { english: { ...items, programs: [english] }, clock, messages, slots: null };
    const [row] = listOfferings(
      { ...items, exhibitions: [], events: [], convenings: [], tickets: [], programs: [own] },
      { ...options, language: 'es' },
    );
    return row?.toRow(row.times[0] ?? null).label?.text ?? null;
  };
  const workshop = of('en', 'Workshop', 'A workshop of stars');
  expect(told(workshop, of('es', 'Taller', 'Una estrella'))).toBeNull();
  const star = of('en', 'Workshop', 'A star');
  expect(told(star, of('es', 'Taller', 'Un taller de estrellas'))).toBe('Taller');
});

test('who asks for access is offered nothing without it, and told the next day that has it', () => {
  const signed = program('signed', 'talk', [at('2027-03-12', 15)], { access: ['signed'] });
  const other = program('other', 'talk', [at('2027-03-20', 15)]);
  const of = {
    exhibitions: [],
    programs: [signed, other],
    events: [],
    convenings: [],
    tickets: [],
  };
  const nextOf = (query: string) =>
    build(query, null, of).next.flatMap((group) => group.items.map(({ uid }) => uid));
  expect(nextOf('day=2027-03-19&access=signed')).toEqual(['signed']);
  expect(nextOf('day=2027-03-19&access=captioned')).toEqual([]);
  expect(nextOf('access=signed')).toEqual([]);
  expect(nextOf('day=2027-03-19')).toEqual(['other']);
});

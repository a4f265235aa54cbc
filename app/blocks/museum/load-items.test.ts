import { expect, test } from 'vitest';
import { createOptional } from '#app/optional.ts';
import type { LoadDependencies } from '../definition.ts';
import { loadItems } from './load-items.ts';

const localized = (text: string) => ({ text, language: 'en' });
const card = (type: string, uid: string, more: object = {}) => ({
  ...{ id: uid, uid, type, href: `/${uid}`, title: localized(uid), summary: null, image: null },
  ...{ label: null, location: null, dateLabel: null, subtitle: null, ...more },
});
const dated = (uid: string, startDate: string | null, endDate: string | null) =>
  card('exhibition', uid, { startDate, endDate, isPermanent: startDate === null });
const member = (name: string, department: string) => ({
  ...{ id: name, name, title: localized('Keeper'), department: localized(department) },
  ...{ image: null, pronouns: null, email: null, description: 'not for the page' },
});

const contentManagement = {
  findSettings: async () => null,
  listExhibitions: async () => [
    dated('coming', '2026-12-01', '2027-02-01'),
    dated('on-now', '2026-10-01', '2027-01-10'),
    dated('over', '2025-01-01', '2025-03-01'),
    dated('always', null, null),
  ],
  listConvenings: async () => [
    card('convening', 'put-off', {
      status: 'postponed',
      startsAt: '2027-02-18T20:00:00Z',
      endsAt: null,
    }),
    card('convening', 'held', {
      status: 'scheduled',
      startsAt: '2027-03-18T20:00:00Z',
      endsAt: null,
    }),
  ],
  listNews: async () => Array.from({ length: 30 }, (_, index) => card('news', `news-${index}`)),
  listStaff: async () => [member('Malia', 'Direction'), member('Ruth', 'Conservation')],
  listCollections: async () => [
    { ...card('collection', 'tiles'), sourceId: 'tiles', objectCount: 0 },
  ],
};

const dependencies = {
  services: {
    contentManagement,
    objectCollection: { listCollections: async () => Promise.reject(new Error('down')) },
  },
  optional: createOptional(() => {}),
  language: 'en',
  now: new Date('2026-11-21T20:00:00Z'),
  timeZone: 'Pacific/Honolulu',
  translations: { messagesOf: (_: string, english: object) => english },
} as unknown as LoadDependencies;

const uidsOf = async (query: Parameters<typeof loadItems>[0]) =>
  (await loadItems(query, dependencies)).items.map((item) =>
    'uid' in item ? item.uid : item.name,
  );

test('what is on now comes first, then what comes, then what is always there', async () => {
  expect(await uidsOf({ kind: 'exhibitions', count: 12, when: 'now' })).toEqual([
    'on-now',
    'coming',
    'always',
  ]);
  expect(await uidsOf({ kind: 'exhibitions', when: 'past' })).toEqual(['over']);
  expect(await uidsOf({ kind: 'exhibitions', count: 12, when: 'any' })).toHaveLength(4);
});

test('items chosen by hand stand in the editor’s order, unknown ones left out', async () => {
  const chosen = [{ uid: 'news-7' }, { uid: 'nothing' }, {}, { uid: 'news-2' }];
  expect(await uidsOf({ kind: 'news', chosen })).toEqual(['news-7', 'news-2']);
});

test('what is chosen by hand is shown although it is over', async () => {
  const chosen = [{ uid: 'over' }, { uid: 'on-now' }];
  const query = { kind: 'exhibitions', when: 'now', chosen } as const;
  expect(await uidsOf(query)).toEqual(['over', 'on-now']);
  expect(await uidsOf({ ...query, chosen: [{}] })).not.toContain('over');
});

test('a list is never longer than twelve, and never shorter than one', async () => {
  expect(await uidsOf({ kind: 'news', count: 1_000_000 })).toHaveLength(12);
  expect(await uidsOf({ kind: 'news', count: -3 })).toHaveLength(1);
});

test('staff may be narrowed to a department, with the fields of a card only', async () => {
  const { items } = await loadItems({ kind: 'staff', department: 'Conservation' }, dependencies);
  expect(items).toHaveLength(1);
  expect(items[0]).toMatchObject({ name: 'Ruth' });
  expect(items[0]).not.toHaveProperty('description');
});

test('groups of the collection stand without their counts where those cannot be had', async () => {
  const { items } = await loadItems({ kind: 'collections' }, dependencies);
  expect(items).toMatchObject([{ uid: 'tiles', objectCount: 0 }]);
});

test('a program that can be reserved tells how many places are left', async () => {
  const startsAt = '2026-12-05T20:00:00.000Z';
  const program = card('public_program', 'described-tour', {
    ...{ times: [{ startsAt, endsAt: null, isFullyBooked: false, isCancelled: false }] },
    ...{ status: 'scheduled', priceLabel: localized('Free'), booking: { href: '/tickets' } },
  });
  const slot = {
    ...{ id: 'described-tour@2026-12-05T10:00', offer: 'described-tour', date: '2026-12-05' },
    ...{ state: 'open', left: 8 },
  };
  const { items } = await loadItems({ kind: 'programs' }, {
    ...dependencies,
    services: {
      contentManagement: { ...contentManagement, listPublicPrograms: async () => [program] },
      reservations: { listSlots: async () => [slot] },
    },
  } as unknown as LoadDependencies);
  expect(items).toMatchObject([
    { offer: { places: { text: '8 places left' }, action: { text: 'Reserve' } } },
  ]);
});

test('a list for families names theirs alone, those with places first', async () => {
  const program = (uid: string, audience: string, isFullyBooked: boolean) =>
    card('public_program', uid, {
      ...{ status: 'scheduled', booking: null, priceLabel: null, audience: localized(audience) },
      times: [
        { startsAt: '2026-11-28T20:00:00Z', endsAt: null, isFullyBooked, isCancelled: false },
      ],
    });
  const programs = [
    program('full', 'Ages 8 and up', true),
    program('for-adults', 'Adults', false),
    program('with-places', 'Children of 3 to 10 with an adult', false),
  ];
  const { items } = await loadItems({ kind: 'programs', audience: 'families', when: 'now' }, {
    ...dependencies,
    services: {
      ...dependencies.services,
      contentManagement: {
        ...contentManagement,
        listPublicPrograms: async () => programs,
        listEvents: async () => [],
      },
      reservations: { listSlots: async () => [] },
    },
  } as unknown as LoadDependencies);
  expect(items.map((item) => 'uid' in item && item.uid)).toEqual(['with-places', 'full']);
});

test('a card says what became of its convening', async () => {
  const { items } = await loadItems({ kind: 'convenings' }, dependencies);
  expect(items.map((item) => ('dateLabel' in item ? item.dateLabel?.text : null))).toEqual([
    'Postponed',
    undefined,
  ]);
});

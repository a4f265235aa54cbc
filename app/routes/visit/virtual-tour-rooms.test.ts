import { expect, test } from 'vitest';
import english from '#locales/en/collection.json';
import type { Picture, TourHotSpot, TourRoom } from '#services/content-management/contract.ts';
import type { ObjectSummary } from '#services/object-collection/contract.ts';
import { chooseFirstYaw, listObjectIds, toRoomViews } from './virtual-tour-rooms.ts';

const en = (text: string) => ({ text, language: 'en' });
const picture = { src: '/images/tour/x.webp', width: 4096, height: 2048 } as Picture;
const spot = (changes: Partial<TourHotSpot>): TourHotSpot => ({
  yaw: 0,
  pitch: 0,
  roomUid: null,
  objectId: null,
  label: null,
  text: null,
  ...changes,
});
const toRoom = (uid: string, hotSpots: TourHotSpot[]): TourRoom => ({
  id: uid,
  uid,
  name: en(uid),
  description: null,
  panorama: picture,
  image: picture,
  startYaw: 20,
  hotSpots,
  plan: null,
});
const bowl: ObjectSummary = {
  id: 'bowl',
  slug: 'bowl',
  accessionNumber: null,
  title: { en: 'Bowl' },
  makers: [],
  makerIds: [],
  place: null,
  date: null,
  image: null,
};

const rooms = [
  toRoom('court', [
    spot({ roomUid: 'library', yaw: 170 }),
    spot({ roomUid: 'cellar' }),
    spot({ objectId: 'bowl', label: en('On the shelf') }),
    spot({ objectId: 'bowl' }),
    spot({ objectId: 'lost', label: en('Lost') }),
    spot({ label: en('Water'), text: en('It runs.') }),
  ]),
  toRoom('library', [spot({ roomUid: 'court', yaw: -10 })]),
];

test('hot spots lead to rooms and objects that are there, or tell something', () => {
  const [court] = toRoomViews(rooms, [bowl], 'en', english.object);
  expect(court?.spots.map(({ kind, label }) => `${kind}: ${label.text}`)).toEqual([
    'room: library',
    'object: On the shelf',
    'object: Bowl',
    'text: Water',
  ]);
});

test('each object is asked for once', () => {
  expect(listObjectIds(rooms)).toEqual(['bowl', 'lost']);
});

test('who comes through a door looks away from it', () => {
  const [court, library] = toRoomViews(rooms, [], 'en', english.object);
  if (!court || !library) throw new Error('no rooms');
  expect(chooseFirstYaw(library, 'court')).toBe(170);
  expect(chooseFirstYaw(library, null)).toBe(20);
  expect(chooseFirstYaw(court, 'garden')).toBe(20);
});

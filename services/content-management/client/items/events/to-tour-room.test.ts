import { expect, test } from 'vitest';
import { fakePicture, fakeSet, readFake } from '../../documents.test-support.ts';
import { toTourRoom } from './to-tour-room.ts';

const library = fakeSet('tour_room', 'library', { en: { name: 'Library' } });
const toLibrary = { link_type: 'Document', id: 'library-en', type: 'tour_room' };
const panorama = fakePicture('tour/court-panorama', null);

test('a room knows where its hot spots lead, and leaves out those that do nothing', () => {
  const spots = [
    { yaw: 270, pitch: -4, room: toLibrary },
    { yaw: 10, pitch: 120, object_id: 'demo-0024', label: 'Panel' },
    { yaw: 0, pitch: 0, label: 'Water', text: 'It runs in winter.' },
    { yaw: 0, pitch: 0, label: 'Nothing' },
    { pitch: 0, object_id: 'demo-0024' },
  ];
  const set = fakeSet('tour_room', 'court', {
    en: { name: 'Court', panorama, start_yaw: -200, hot_spots: spots },
    es: {
      name: 'Patio',
      hot_spots: [{}, { label: 'Panel mural' }, { label: 'Agua', text: 'Corre.' }, {}, {}],
    },
  });
  const { item, reports } = readFake(set, { linked: [library] });
  const room = toTourRoom(item);
  expect(reports).toEqual([]);
  expect(room).toMatchObject({ uid: 'court', name: { text: 'Patio' }, startYaw: 160, plan: null });
  expect(room?.image).toEqual(room?.panorama);
  expect(room?.hotSpots).toEqual([
    { yaw: -90, pitch: -4, roomUid: 'library', objectId: null, label: null, text: null },
    {
      yaw: 10,
      pitch: 90,
      roomUid: null,
      objectId: 'demo-0024',
      label: { text: 'Panel mural', language: 'es' },
      text: null,
    },
    {
      yaw: 0,
      pitch: 0,
      roomUid: null,
      objectId: null,
      label: { text: 'Agua', language: 'es' },
      text: { text: 'Corre.', language: 'es' },
    },
  ]);
});

test('a room has a place on the plan when all four of its measures are there', () => {
  const place = { plan_x: 1, plan_y: 2, plan_width: 7, plan_height: 8 };
  const read = (fields: object) =>
    toTourRoom(
      readFake(fakeSet('tour_room', 'x', { en: { name: 'X', panorama, ...fields } })).item,
    );
  expect(read(place)?.plan).toEqual({ kind: 'room', x: 1, y: 2, width: 7, height: 8 });
  expect(read({ ...place, plan_kind: 'court' })?.plan?.kind).toBe('court');
  expect(read({ ...place, plan_height: 0 })?.plan).toBeNull();
});

test('a room without a panorama is not part of the tour', () => {
  expect(toTourRoom(readFake(library).item)).toBeNull();
});

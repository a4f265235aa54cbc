import { readdirSync, readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { otherDoors, otherRooms } from '#brand/house.ts';
import { languages } from '#shared/languages/languages.ts';
import { drawPlan } from './draw-plan.ts';
import type { RoomView } from './virtual-tour-rooms.ts';

interface Document {
  readonly uid: string;
  readonly shared: Readonly<Record<`plan_${'x' | 'y' | 'width' | 'height'}`, number>> & {
    readonly plan_kind?: 'room' | 'court' | 'terrace';
    readonly hot_spots: readonly { readonly room?: string }[];
  };
  readonly [language: string]: unknown;
}
const documents = readdirSync('content/documents/tour_room').map(
  (file) => JSON.parse(readFileSync(`content/documents/tour_room/${file}`, 'utf8')) as Document,
);

const toRooms = (language: (typeof languages)[number]) =>
  documents.map(({ uid, shared, [language]: texts }) => ({
    uid,
    name: { text: (texts as { name: string }).name, language },
    plan: {
      kind: shared.plan_kind ?? 'room',
      x: shared.plan_x,
      y: shared.plan_y,
      width: shared.plan_width,
      height: shared.plan_height,
    },
    spots: shared.hot_spots.flatMap(({ room }) =>
      room ? [{ kind: 'room', uid: room.replace('tour_room/', '') }] : [],
    ),
  })) as unknown as RoomView[];

test.each(languages)('names of rooms lie in their room or on free ground (%s)', (language) => {
  const rooms = toRooms(language);
  const plan = drawPlan(rooms);
  const boxes = (plan?.rooms ?? []).map(({ uid, label }) => {
    const width = Math.max(...label.lines.map(({ length }) => length)) * 0.85;
    const height = label.lines.length * 1.87;
    return { uid, x: label.x - width / 2, y: label.y - 1.3, width, height };
  });
  expect(boxes).toHaveLength(6);
  for (const box of boxes) {
    expect(box.x, box.uid).toBeGreaterThan(plan?.frame.x ?? 0);
    expect(box.x + box.width).toBeLessThan((plan?.frame.x ?? 0) + (plan?.frame.width ?? 0));
    expect(box.y, box.uid).toBeGreaterThan(plan?.frame.y ?? 0);
    const others = [
      ...rooms.flatMap(({ uid, plan: room }) => (room ? [{ uid, room }] : [])),
      ...otherRooms.map((room, index) => ({ uid: `other ${index}`, room })),
    ];
    for (const { uid, room } of others) {
      if (uid === box.uid) continue;
      const touches =
        box.y < room.y + room.height &&
        box.y + box.height > room.y &&
        box.x + box.width > room.x &&
        box.x < room.x + room.width;
      expect(touches, `${box.uid} on ${uid}`).toBe(false);
    }
  }
});

test('each pair of rooms has one door; rooms that do not touch have a path', () => {
  const plan = drawPlan(toRooms('en'));
  expect(plan?.doors.match(/M/g)).toHaveLength(5 + otherDoors.length);
  expect(plan?.gardenWays.match(/M/g)).toHaveLength(1);
  expect(plan?.steps).not.toBe('');
});

test('rooms without measures are not drawn', () => {
  expect(drawPlan(toRooms('en').map((room) => ({ ...room, plan: null })))).toBeNull();
});

import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import * as house from '../../../brand/house.ts';
import {
  court,
  damascusRoom,
  latticeRoom,
  library,
  otherRooms,
  terrace,
  tileLoggia,
} from '../../../brand/house.ts';
import { drawWayHere } from './way-here.ts';

const root = join(import.meta.dirname, '../../..');

test('the map that pages show is drawn from the house as it is described now', () => {
  const file = join(root, 'public/maps/way-here.svg');
  expect(
    readFileSync(file, 'utf8') === drawWayHere(),
    'npm run pictures:draw -- --only maps/way-here',
  ).toBe(true);
});

test('rooms of the tour measure in the house what their texts say', () => {
  const rooms = {
    'long-court': court,
    library,
    'damascus-room': damascusRoom,
    'lattice-room': latticeRoom,
    'tile-loggia': tileLoggia,
    'sea-terrace': terrace,
  };
  for (const [uid, room] of Object.entries(rooms)) {
    const { shared } = JSON.parse(
      readFileSync(join(root, `content/documents/tour_room/${uid}.json`), 'utf8'),
    );
    const { plan_x: x, plan_y: y, plan_width: width, plan_height: height } = shared;
    expect({ x, y, width, height }, uid).toEqual(room);
  }
});

test('no room of the house lies in another, and walls between them have room', () => {
  const all = [court, library, damascusRoom, latticeRoom, tileLoggia, terrace, ...otherRooms];
  const gap = 1.5;
  const near = all.flatMap((one, i) =>
    all
      .slice(i + 1)
      .filter(
        (other) =>
          one.x < other.x + other.width + gap &&
          other.x < one.x + one.width + gap &&
          one.y < other.y + other.height + gap &&
          other.y < one.y + one.height + gap,
      ),
  );
  expect(near).toEqual([]);
});

test('the plan has what texts count: three benches, seven steps down, eighteen spaces', () => {
  const text = readFileSync(join(root, 'content/pages/page/access.json'), 'utf8');
  expect(text).toContain('Three benches');
  expect(house.benches).toHaveLength(3);
  expect(text).toContain('Seven steps down');
  expect(house.stepsToTerrace).toBe(7);
});

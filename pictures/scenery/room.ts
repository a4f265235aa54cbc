import type { Cloth } from '../render/cloth.ts';
import { add, type Mesh, times, type Vec } from '../render/mesh.ts';
import type { Screen } from '../render/scene.ts';
import { type ArchShape, arcade } from './architecture.ts';

/** Where a wall stands: −z is south and +x west, as one sees who looks at the sea. */
export type Side = 'south' | 'west' | 'north' | 'east';

export type Opening = {
  /** Metres along the wall, from its left end as seen from inside, to the opening's middle. */
  at: number;
  wide: number;
  spring: number;
  rise: number;
  shape: ArchShape;
  /** Height of a solid part below. */
  sill?: number;
  /** `open` shows what lies behind the wall. */
  fill: 'open' | 'door' | 'niche' | 'screen';
};

/** Numbers of the materials a room is built of. */
export type RoomMaterials = {
  wall: number;
  inner: number;
  dado: number;
  frieze: number;
  door: number;
  niche: number;
  screen: number;
  trim: number;
  stone: number;
};

export type Room = {
  wide: number;
  long: number;
  high: number;
  thick: number;
  dado: number;
  /** A band below the ceiling: its lower and upper edge. */
  frieze?: readonly [number, number];
  walls: Readonly<Record<Side, readonly Opening[]>>;
  /** `deep`: how thick its bars are, in metres; nothing when not told. */
  lattice?: { holes: Cloth; repeat: number; deep?: number };
};

const frames: Readonly<
  Record<Side, (w: number, l: number) => { origin: Vec; along: Vec; back: Vec; length: number }>
> = {
  south: (w, l) => ({ origin: [-w / 2, 0, -l / 2], along: [1, 0, 0], back: [0, 0, -1], length: w }),
  west: (w, l) => ({ origin: [w / 2, 0, -l / 2], along: [0, 0, 1], back: [1, 0, 0], length: l }),
  north: (w, l) => ({ origin: [w / 2, 0, l / 2], along: [-1, 0, 0], back: [0, 0, 1], length: w }),
  east: (w, l) => ({ origin: [-w / 2, 0, l / 2], along: [0, 0, -1], back: [-1, 0, 0], length: l }),
};

/** Four walls with their openings, dado and frieze. @returns the screens that sunlight passes */
export function buildWalls(mesh: Mesh, room: Room, materials: RoomMaterials): Screen[] {
  const screens: Screen[] = [];
  for (const side of ['south', 'west', 'north', 'east'] as const) {
    const frame = frames[side](room.wide, room.long);
    const at = (s: number, y: number, depth: number): Vec =>
      add(add(frame.origin, add(times(frame.along, s), times(frame.back, depth))), [0, y, 0]);
    const openings = [...room.walls[side]].sort((a, b) => a.at - b.at);
    const bays = openings.map((one) => ({
      ...one,
      from: one.at - one.wide / 2,
      to: one.at + one.wide / 2,
    }));
    arcade(mesh, frame.origin, frame.along, frame.back, frame.length, room.high, room.thick, bays, {
      face: materials.wall,
      inner: materials.inner,
    });
    for (const bay of bays) fillOpening(mesh, room, materials, bay, at, screens);
    coverRuns(mesh, room, materials, bays, frame.length, at);
    if (room.frieze) {
      const [low, high] = room.frieze;
      const length = frame.length;
      mesh.quad(
        at(0, low, -0.012),
        at(length, low, -0.012),
        at(length, high, -0.012),
        at(0, high, -0.012),
        materials.frieze,
      );
    }
  }
  return screens;
}

type Bay = Opening & { from: number; to: number };
type At = (s: number, y: number, depth: number) => Vec;

function fillOpening(
  mesh: Mesh,
  room: Room,
  m: RoomMaterials,
  bay: Bay,
  at: At,
  screens: Screen[],
): void {
  const { from, to, sill = 0 } = bay;
  const top = bay.spring + bay.rise;
  const { thick } = room;
  if (sill > 0) {
    mesh.quad(at(from, 0, 0), at(to, 0, 0), at(to, sill, 0), at(from, sill, 0), m.wall);
    mesh.quad(
      at(from, sill, -0.03),
      at(to, sill, -0.03),
      at(to, sill, thick),
      at(from, sill, thick),
      m.stone,
    );
    mesh.quad(
      at(from, 0, thick),
      at(to, 0, thick),
      at(to, sill, thick),
      at(from, sill, thick),
      m.wall,
    );
  }
  const pane = (depth: number, material: number, uv?: readonly number[]) =>
    mesh.quad(
      at(from, sill, depth),
      at(to, sill, depth),
      at(to, top, depth),
      at(from, top, depth),
      material,
      uv,
    );
  if (bay.fill === 'niche') pane(thick * 0.92, m.niche);
  if (bay.fill === 'door') {
    pane(thick * 0.55, m.door);
    const middle = (from + to) / 2;
    for (const s of [middle - 0.045, middle + 0.005]) {
      mesh.quad(
        at(s, sill, thick * 0.5),
        at(s + 0.04, sill, thick * 0.5),
        at(s + 0.04, top, thick * 0.5),
        at(s, top, thick * 0.5),
        m.trim,
      );
    }
  }
  if (bay.fill === 'screen' && room.lattice) {
    const { holes, repeat, deep = 0 } = room.lattice;
    const wide = to - from;
    const high = top - sill;
    const [u, v] = [wide / repeat, high / repeat];
    // A bar has sides: panes so close behind one another that no gap shows.
    for (let back = 0; back <= deep; back += 0.004)
      pane(thick * 0.5 + back, m.screen, [0, 0, u, 0, u, v, 0, v]);
    const origin = at(from, sill, thick * 0.5);
    const end = at(to, sill, thick * 0.5);
    screens.push({
      origin,
      along: [end[0] - origin[0], 0, end[2] - origin[2]],
      up: [0, high, 0],
      repeat,
      holes,
      edge: 0,
    });
  }
}

/** The dado runs along what is solid, and below sills. */
function coverRuns(
  mesh: Mesh,
  room: Room,
  m: RoomMaterials,
  bays: readonly Bay[],
  length: number,
  at: At,
): void {
  if (room.dado <= 0) return;
  const cover = (from: number, to: number, high: number) => {
    if (to - from < 0.01 || high <= 0) return;
    mesh.quad(
      at(from, 0, -0.014),
      at(to, 0, -0.014),
      at(to, high, -0.014),
      at(from, high, -0.014),
      m.dado,
      [from, 0, to, 0, to, high, from, high],
    );
    mesh.quad(
      at(from, high, -0.03),
      at(to, high, -0.03),
      at(to, high + 0.05, -0.03),
      at(from, high + 0.05, -0.03),
      m.stone,
    );
    mesh.quad(
      at(from, high + 0.05, -0.03),
      at(to, high + 0.05, -0.03),
      at(to, high + 0.05, 0),
      at(from, high + 0.05, 0),
      m.stone,
    );
  };
  let from = 0;
  for (const bay of bays) {
    cover(from, bay.from, room.dado);
    cover(bay.from, bay.to, Math.min(room.dado, (bay.sill ?? 0) - 0.06));
    from = bay.to;
  }
  cover(from, length, room.dado);
}

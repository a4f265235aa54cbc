import type { Mesh, Vec } from '../../render/mesh.ts';
import type { Screen } from '../../render/scene.ts';
import {
  type ArchShape,
  arcade,
  type Bay,
  bays,
  keelArch,
  roundArch,
} from '../../scenery/architecture.ts';
import { screenCloth, spindleCloth } from '../../scenery/ornament-cloth.ts';
import type { HallParameters } from './hall.ts';
import { hallMaterials as m } from './hall-materials.ts';

export function openLeft(mesh: Mesh, p: HallParameters, half: number, screens: Screen[]): void {
  const left = p.left;
  if (!left) return;
  const length = p.depth + 4;
  const shape: ArchShape = left.shape === 'keel' ? keelArch : () => 0;
  const pier = left.shape === 'keel' ? 0.7 : 0.5;
  const row = bays(
    left.count,
    length,
    pier,
    left.top - (left.shape === 'keel' ? 0.7 : 0),
    left.shape === 'keel' ? 0.7 : 0,
    shape,
  );
  arcade(mesh, [-half, 0, 4], [0, 0, -1], [-1, 0, 0], length, p.height, 0.35, row, {
    face: m.wall,
    inner: m.wall,
  });
  const holes =
    left.screen === null
      ? null
      : left.screen === 'spindles'
        ? spindleCloth()
        : screenCloth(left.screen, 30, 512, 1);
  const repeat = left.screen === 'spindles' ? 0.42 : 0.62;
  for (const bay of row) {
    if (left.sill > 0)
      mesh.box([-half - 0.34, 0, 4 - bay.to], [-half - 0.01, left.sill, 4 - bay.from], m.wall);
    if (!holes) continue;
    const z0 = 4 - bay.from;
    const z1 = 4 - bay.to;
    const x = -half - 0.18;
    const wide = z0 - z1;
    const high = left.top - left.sill;
    mesh.quad(
      [x, left.sill, z0],
      [x, left.sill, z1],
      [x, left.top, z1],
      [x, left.top, z0],
      m.screen,
      [0, 0, wide / repeat, 0, wide / repeat, high / repeat, 0, high / repeat],
    );
    for (const y of [left.sill, left.top - 0.06, (left.sill + left.top) / 2])
      mesh.box([x - 0.05, y, z1], [x + 0.05, y + 0.06, z0], m.darkWood);
    for (const z of [z1, z0 - 0.07])
      mesh.box([x - 0.05, left.sill, z], [x + 0.05, left.top, z + 0.07], m.darkWood);
    screens.push({
      origin: [x, left.sill, z0],
      along: [0, 0, -wide],
      up: [0, high, 0],
      repeat,
      holes,
      edge: 0,
    });
  }
}

export function closeFar(mesh: Mesh, p: HallParameters, half: number): void {
  const back = -p.depth;
  if (p.far === 'wall') {
    mesh.box([-half, 0, back - 0.35], [half, p.height, back], m.wall);
    if (p.tiles)
      mesh.quad(
        [-half, 0, back + 0.015],
        [half, 0, back + 0.015],
        [half, p.tiles.height, back + 0.015],
        [-half, p.tiles.height, back + 0.015],
        m.tile,
      );
    return;
  }
  if (p.far === 'moon') {
    const r = Math.min(half * 0.72, p.height * 0.4);
    const cy = r * 0.92;
    const steps = 96;
    const at = (i: number, depth: number): Vec => {
      const a = (i / steps) * Math.PI * 2;
      return [Math.sin(a) * r, Math.max(0.0, cy - Math.cos(a) * r), back - depth];
    };
    for (let i = 0; i < steps; i++) {
      const a = at(i, 0);
      const b = at(i + 1, 0);
      const edge = (v: Vec): Vec => {
        const k = Math.min(
          half / Math.max(1e-3, Math.abs(v[0])),
          v[1] > cy ? (p.height - cy) / Math.max(1e-3, v[1] - cy) : cy / Math.max(1e-3, cy - v[1]),
        );
        return [v[0] * k, cy + (v[1] - cy) * k, back];
      };
      mesh.quad(a, b, edge(b), edge(a), m.wall);
      mesh.quad(a, b, at(i + 1, 0.4), at(i, 0.4), m.stone);
    }
    // Corners that the fan of quads leaves open lie behind the wall's plane.
    mesh.box([-half, p.height - 0.02, back - 0.4], [half, p.height, back], m.wall);
    mesh.tube(
      Array.from({ length: 97 }, (_, i) => at(i, -0.01)),
      () => 0.05,
      8,
      m.stone,
    );
    return;
  }
  const opening =
    p.far === 'arcade'
      ? bays(3, p.width, 0.4, p.height * 0.5, p.height * 0.3, roundArch)
      : [
          {
            from: half - (p.far === 'door' ? 0.75 : half * 0.66),
            to: half + (p.far === 'door' ? 0.75 : half * 0.66),
            spring: p.height * 0.55,
            rise: p.far === 'door' ? 0.65 : p.height * 0.27,
            shape: keelArch,
          },
        ];
  arcade(mesh, [-half, 0, back], [1, 0, 0], [0, 0, -1], p.width, p.height, 0.45, opening, {
    face: m.wall,
    inner: m.wall,
  });
}

export function screenFar(mesh: Mesh, p: HallParameters, half: number, screens: Screen[]): void {
  const row = bays(3, p.width, 0.4, p.height * 0.5, p.height * 0.3, roundArch);
  const holes = screenCloth({ sides: 8, contact: 67.5, reach: 3 }, 30, 512, 1);
  const repeat = 0.56;
  const z = -p.depth - 0.2;
  row.forEach((bay, i) => {
    const [low, high] = i === 1 ? [0, 0.85] : [0, p.height * 0.82];
    const [x0, x1] = [bay.from - half, bay.to - half];
    if (i !== 1) frameArch(mesh, bay, half, z);
    else
      for (const [from, to, foot, head] of [
        [x0, x0 + 0.06, low, high],
        [x1 - 0.06, x1, low, high],
        [x0, x1, low, low + 0.07],
      ])
        mesh.box([from, foot, z - 0.04], [to, head, z + 0.04], m.darkWood);
    mesh.quad([x0, low, z], [x1, low, z], [x1, high, z], [x0, high, z], m.screen, [
      0,
      0,
      (x1 - x0) / repeat,
      0,
      (x1 - x0) / repeat,
      (high - low) / repeat,
      0,
      (high - low) / repeat,
    ]);
    if (i === 1) mesh.box([x0, high - 0.05, z - 0.05], [x1, high + 0.03, z + 0.05], m.darkWood);
    screens.push({
      origin: [x0, low, z],
      along: [x1 - x0, 0, 0],
      up: [0, high - low, 0],
      repeat,
      holes,
      edge: 0,
    });
  });
}

/** A wooden frame that lines an arched opening, sill to crown, and holds the bars of its screen. */
function frameArch(mesh: Mesh, bay: Bay, half: number, z: number): void {
  const [wide, deep] = [0.085, 0.06];
  const middle = (bay.from + bay.to) / 2 - half;
  const outline = (by: number): [x: number, y: number][] => {
    const reach = (bay.to - bay.from) / 2 - by;
    const arch = Array.from({ length: 49 }, (_, i): [number, number] => {
      const t = -Math.cos((i / 48) * Math.PI);
      return [middle + reach * t, bay.spring + (bay.rise - by) * bay.shape(t)];
    });
    return [[middle - reach, by], ...arch, [middle + reach, by]];
  };
  const [outer, inner] = [outline(0), outline(wide)];
  outer.forEach((a, i) => {
    const next = (i + 1) % outer.length;
    const [b, c, d] = [outer[next], inner[next], inner[i]];
    const at = ([x, y]: [number, number], to: number): Vec => [x, y, z + to];
    for (const side of [deep, -deep])
      mesh.quad(at(a, side), at(b, side), at(c, side), at(d, side), m.darkWood);
    mesh.quad(at(d, deep), at(c, deep), at(c, -deep), at(d, -deep), m.darkWood);
  });
}

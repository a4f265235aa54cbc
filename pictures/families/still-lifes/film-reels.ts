import { tau } from '../../geometry/points.ts';
import type { Mesh, Vec } from '../../render/mesh.ts';
import type { Material } from '../../render/scene.ts';
import { parseColour } from '../../surface/colour.ts';
import { createNoise } from '../../surface/noise.ts';
import { type Place, put } from '../products/shapes.ts';
import { cardSize, coloured, lookDown, metal, own, photograph, stuff } from '../products/studio.ts';

const width = 0.016;

/** A strip with its holes and frames; u runs along it in frames, v across. */
function strip(seed: string): Material {
  const noise = createNoise(seed);
  const tints = ['#b8592f', '#2f5f8c', '#c99a3a', '#3c7a62'].map(parseColour);
  return (hit) => {
    const frame = Math.floor(hit.u);
    const [x, y] = [hit.u - frame, hit.v];
    const isHole =
      (y < 0.14 || y > 0.86) &&
      Math.abs(((hit.u * 2) % 1) - 0.5) < 0.2 &&
      Math.abs(Math.abs(y - 0.5) - 0.43) < 0.045;
    const isFrame = x > 0.07 && x < 0.93 && y > 0.22 && y < 0.78;
    const tint = tints[((Math.floor(frame / 7) % 4) + 4) % 4];
    const wave = 0.5 + 0.5 * Math.sin(y * 16 + Math.sin(x * 5 + frame * 0.3) * 3);
    const picture = 0.25 + 0.75 * wave * (0.7 + noise.at(frame * 3.7 + x * 4, y * 6) * 0.5);
    for (const [i, key] of (['r', 'g', 'b'] as const).entries())
      hit[key] = isHole ? 0.62 : isFrame ? tint[i] * picture : 0.02 + i * 0.002;
    hit.shine = isHole ? 0 : 0.06;
    hit.rough = 0.12;
  };
}

/** Film wound on a core: fine rings of its edges. */
function wound(seed: string): Material {
  const noise = createNoise(seed);
  return (hit) => {
    const r = Math.hypot(hit.u, hit.v);
    const ring = Math.sin(r * 9000) * 0.5 + noise.at(r * 700, 1.7) * 0.8;
    const k = 0.045 + ring * 0.018;
    [hit.r, hit.g, hit.b] = [k * 1.1, k, k * 0.92];
    hit.shine = 0.05;
    hit.rough = 0.25;
    hit.nx += (hit.u / (r + 1e-6)) * ring * 0.1;
    hit.nz += (hit.v / (r + 1e-6)) * ring * 0.1;
  };
}

/** A reel that lies flat: film between two sides, each a ring with five spokes. */
function reel(
  mesh: Mesh,
  p: Place,
  radius: number,
  film: number,
  side: number,
  full: number,
): void {
  const inner = radius * 0.26;
  const outer = inner + (radius * 0.9 - inner) * full;
  const ring = (from: number, to: number, y: number, material: number) =>
    mesh.sheet(120, 3, material, (u, v) => {
      const a = -u * tau;
      const r = from + (to - from) * v;
      return p(Math.cos(a) * r, y, Math.sin(a) * r);
    });
  const wall = (r: number, low: number, high: number, material: number) =>
    mesh.sheet(120, 1, material, (u, v) =>
      p(Math.cos(u * tau) * r, low + (high - low) * v, Math.sin(u * tau) * r),
    );
  wall(outer, 0.002, 0.002 + width, film);
  mesh.sheet(140, 30, film + 1, (u, v) => {
    const a = -u * tau;
    const r = inner + (outer - inner) * v;
    return p(Math.cos(a) * r, 0.002 + width, Math.sin(a) * r);
  });
  const top = 0.0045 + width;
  for (const y of [0.002, top]) {
    ring(radius * 0.86, radius, y, side);
    wall(radius, y - 0.0015, y, side);
    wall(radius * 0.86, y - 0.0015, y, side);
    ring(0.006, inner, y, side);
    wall(inner, y - 0.0015, y, side);
    for (let k = 0; k < 5; k++) {
      const a = (k / 5) * tau;
      const [c, s] = [Math.cos(a), Math.sin(a)];
      const wide = 0.007;
      const at = (r: number, w: number, h: number): Vec => p(c * r - s * w, h, s * r + c * w);
      mesh.quad(
        at(inner * 0.9, wide, y),
        at(radius * 0.88, wide, y),
        at(radius * 0.88, -wide, y),
        at(inner * 0.9, -wide, y),
        side,
      );
      for (const w of [wide, -wide])
        mesh.quad(
          at(inner, w, y - 0.0015),
          at(radius * 0.88, w, y - 0.0015),
          at(radius * 0.88, w, y),
          at(inner, w, y),
          side,
        );
    }
  }
  ring(0.0004, 0.0062, top - 0.004, stuff.black);
}

/** A round tin with its lid. */
function tin(mesh: Mesh, at: Vec, radius: number, high: number, skin: number): void {
  mesh.lathe(
    [
      [0.0005, high],
      [radius * 0.55, high],
      [radius * 0.6, high - 0.002],
      [radius * 0.64, high],
      [radius * 0.95, high],
      [radius, high - 0.003],
      [radius, high * 0.42],
      [radius - 0.0014, high * 0.4],
      [radius - 0.0014, 0.002],
      [radius - 0.004, 0],
    ],
    at,
    140,
    skin,
  );
}

/** The lamp of a projector, burnt: a bulb gray inside, its wire broken, in a brass cap. */
function lamp(mesh: Mesh, p: Place, glass: number): void {
  const turned = (points: readonly (readonly [number, number])[], material: number) =>
    mesh.sheet(60, points.length - 1, material, (u, v) => {
      const i = Math.min(points.length - 2, Math.floor(v * (points.length - 1)));
      const f = v * (points.length - 1) - i;
      const r = points[i][0] + (points[i + 1][0] - points[i][0]) * f;
      const x = points[i][1] + (points[i + 1][1] - points[i][1]) * f;
      return p(x, r * Math.sin(u * tau) + 0.019, r * Math.cos(u * tau));
    });
  turned(
    Array.from({ length: 30 }, (_, k): [number, number] => {
      const t = k / 29;
      return [
        Math.max(
          0.0003,
          0.019 * Math.min(1, Math.sqrt(Math.max(0, 1 - t) * 7)) * (t < 0.12 ? 0.75 + t * 2 : 1),
        ),
        0.012 + t * 0.068,
      ];
    }),
    glass,
  );
  turned(
    [
      [0.0003, -0.018],
      [0.008, -0.018],
      [0.012, -0.012],
      [0.0145, -0.01],
      [0.0145, 0.004],
      [0.0185, 0.006],
      [0.0185, 0.0085],
      [0.0145, 0.01],
      [0.0145, 0.016],
    ],
    stuff.brass,
  );
}

function furnish(mesh: Mesh, materials: Material[], _: unknown, seed: string): void {
  materials[stuff.ground] = coloured('#46545b', `${seed} table`, {
    grain: 0.1,
    fine: 700,
    bump: 0.2,
  });
  materials[own] = strip(`${seed} strip`);
  materials[own + 1] = wound(`${seed} wound`);
  materials[own + 2] = coloured('#a8adb0', `${seed} reel`, {
    shine: 0.12,
    rough: 0.22,
    grain: 0.06,
    fine: 160,
  });
  materials[own + 3] = coloured('#8f979b', `${seed} tin`, {
    shine: 0.1,
    rough: 0.25,
    grain: 0.12,
    fine: 60,
    bump: 0.03,
  });
  materials[own + 4] = coloured('#9a2f2a', `${seed} red tin`, {
    shine: 0.07,
    rough: 0.2,
    grain: 0.12,
    fine: 60,
    bump: 0.03,
  });
  materials[own + 5] = coloured('#3c4347', `${seed} burnt glass`, {
    shine: 0.16,
    rough: 0.03,
    grain: 0.3,
    fine: 90,
    bump: 0,
  });
  materials[own + 6] = metal('#b9a27a', 0.35, `${seed} cap`);
  const p = put([-0.055, 0, -0.015], 0.35);
  reel(mesh, p, 0.125, own, own + 2, 0.72);
  tin(mesh, [0.215, 0, -0.085], 0.108, 0.03, own + 3);
  tin(mesh, [0.226, 0.0302, -0.077], 0.108, 0.03, own + 4);
  // From the reel the film runs over the table in a loop, on edge and then flat.
  const points: Vec[] = Array.from({ length: 420 }, (_, i): Vec => {
    const t = i / 419;
    const a = 0.15 + t * 4.75;
    const r = 0.0915 + t * 0.17 + Math.sin(t * 7) * 0.008 * t;
    const lift = 0.002 + Math.max(0, Math.sin(t * 9)) * 0.008 * t;
    return [-0.055 + Math.cos(a) * r, lift, -0.015 + Math.sin(a) * r];
  });
  const last = points.length - 1;
  for (let i = 0; i < last; i++) {
    const [a, b] = [points[i], points[i + 1]];
    const upright = 1 - Math.min(1, Math.max(0, (i / last - 0.16) / 0.3));
    const tilt = (q: Vec, next: Vec): Vec => {
      const [dx, dz] = [next[0] - q[0], next[2] - q[2]];
      const l = Math.hypot(dx, dz) || 1;
      const angle = upright * (Math.PI / 2) * 0.94;
      return [
        q[0] + (-dz / l) * Math.cos(angle) * width,
        q[1] + 0.0004 + Math.sin(angle) * width,
        q[2] + (dx / l) * Math.cos(angle) * width,
      ];
    };
    const end = points[Math.min(last, i + 2)];
    const frames = (k: number) => (k * 0.0023) / 0.012;
    const [u0, u1] = [frames(i), frames(i + 1)];
    mesh.quad(
      a,
      b,
      tilt(b, i + 1 === last ? [b[0] * 2 - a[0], b[1], b[2] * 2 - a[2]] : end),
      tilt(a, b),
      own,
      [u0, 0, u1, 0, u1, 1, u0, 1],
    );
  }
  lamp(mesh, put([0.2, 0, 0.135], 0.5), own + 5);
}

/** Three films for an evening that is postponed: a reel run out, two tins, and the lamp that failed. */
export const filmReels = () =>
  photograph({
    ...cardSize,
    ground: '#3d4a52',
    ...lookDown([0.0, 0.012, 0.012], 40, 1.6, 0.47, -9),
    exposure: 1.2,
    furnish,
  });

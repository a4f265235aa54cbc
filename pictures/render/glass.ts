import { toByte } from '../surface/colour.ts';
import { smoothstep } from '../surface/field.ts';
import { type Ground, type Picture, shoulder } from '../surface/mount.ts';
import { createNoise } from '../surface/noise.ts';
import { createGlassStudio } from './glass-studio.ts';

/** Paint on the outside of glass at a point; null where it is bare. Colours are linear. */
export type Enamel = {
  r: number;
  g: number;
  b: number;
  gold: boolean;
  /** Its slope around the vessel and upwards. */
  along: number;
  up: number;
} | null;

/** A glass vessel that stands on y = 0 around the axis x = z = 0, about one unit tall. */
export type GlassObject = {
  /** Distance to the outer skin, negative within. May be a little too small, never too large. */
  skin: (x: number, y: number, z: number) => number;
  /** Distance to glass that was trailed on and is not hollow, such as a handle. */
  trailed?: (x: number, y: number, z: number) => number;
  /** Distance to what is cut off, negative there: the mouth. */
  mouth: (x: number, y: number, z: number) => number;
  wall: number;
  /** Share of light lost per unit of way through the glass, for red, green and blue. */
  absorb: (x: number, y: number, z: number) => readonly [number, number, number];
  enamel?: (x: number, y: number, z: number) => Enamel;
  /** How deep the shadow of thick enamel lies on the bare glass there, 0 to 1. */
  shade?: (x: number, y: number, z: number) => number;
  refraction?: number;
  /** The index by which light is turned aside: 1 for a wall so thin that none is; `refraction` when not told. */
  bend?: number;
  /** Bubbles in the wall, of about this width. */
  bubbles?: { seed: string; size: number };
  /** Half width and height of a box around the object. */
  reach: number;
  tall: number;
  /** Light of a flame inside, 0 for none. */
  flame?: number;
};

export type GlassView = {
  ground: Ground;
  width: number;
  height: number;
  look: number;
  span: number;
  middle: number;
  seed: string;
  /** Pixels for one of usual size; 1 when not told. */
  close?: number;
};

/** The vessel in a studio: light bends, is absorbed and mirrored as in glass. */
export function renderGlass(object: GlassObject, view: GlassView): Picture {
  const { ground, close = 1 } = view;
  const [width, height] = [Math.round(view.width * close), Math.round(view.height * close)];
  const dark = ground === 'ink';
  const noise = createNoise(view.seed);
  const index = object.refraction ?? 1.5;
  const bend = object.bend ?? index;
  const body = (x: number, y: number, z: number) => {
    const d = object.skin(x, y, z);
    const shell = Math.max(Math.abs(d + object.wall / 2) - object.wall / 2, -object.mouth(x, y, z));
    if (!object.trailed) return shell;
    return melt(shell, Math.max(object.trailed(x, y, z), -d - object.wall / 2));
  };
  const [lx, ly, lz] = unit(-0.55, 0.75, 0.35);

  const { beyond, env, floorAt, world } = createGlassStudio(object, ground, [lx, ly, lz], noise);

  const n = new Float32Array(3);
  const normal = (x: number, y: number, z: number) => {
    const e = 0.0016;
    const a = body(x + e, y - e, z - e);
    const b = body(x - e, y - e, z + e);
    const c = body(x - e, y + e, z - e);
    const d = body(x + e, y + e, z + e);
    n[0] = a - b - c + d;
    n[1] = -a - b + c + d;
    n[2] = -a + b - c + d;
    const l = 1 / (Math.hypot(n[0], n[1], n[2]) || 1);
    n[0] *= l;
    n[1] *= l;
    n[2] *= l;
  };

  const out = new Float32Array(3);
  const weight = new Float32Array(3);
  const trace = (ox: number, oy: number, oz: number, vx: number, vy: number, vz: number): void => {
    out.fill(0);
    weight.fill(1);
    let [x, y, z, dx, dy, dz] = [ox, oy, oz, vx, vy, vz];
    let within = false;
    let touched = false;
    const box = object.reach * 1.05;
    for (let event = 0; event < 10; event++) {
      let way = 0;
      let hit = false;
      for (let k = 0; k < 260; k++) {
        const d = within ? -body(x, y, z) : body(x, y, z);
        if (d < 0.0004 && way > 0.0012) {
          hit = true;
          break;
        }
        const step = Math.max(0.0006, d * 0.85);
        way += step;
        x += dx * step;
        y += dy * step;
        z += dz * step;
        if (!within) {
          if (y < -0.001 && dy < 0) break;
          if (y > object.tall * 1.1 && dy > 0) break;
          if (
            (x > box && dx > 0) ||
            (x < -box && dx < 0) ||
            (z > box && dz > 0) ||
            (z < -box && dz < 0)
          )
            break;
        } else if (way > 1.2) break;
      }
      if (within) {
        const loss = object.absorb(x, y, z);
        for (let c = 0; c < 3; c++) weight[c] *= Math.exp(-loss[c] * way);
      }
      if (!hit) {
        world(x, y, z, dx, dy, dz, !touched);
        for (let c = 0; c < 3; c++) out[c] += weight[c] * beyond[c];
        return;
      }
      touched = true;
      normal(x, y, z);
      const facing = dx * n[0] + dy * n[1] + dz * n[2];
      const s = facing < 0 ? 1 : -1;
      let [nx, ny, nz] = [n[0] * s, n[1] * s, n[2] * s];
      const cos = Math.abs(facing);
      const outerSide =
        Math.abs(object.skin(x, y, z)) < object.wall * 0.45 ||
        (object.trailed?.(x, y, z) ?? 1) < 0.008;
      const paint = outerSide && object.enamel ? object.enamel(x, y, z) : null;
      if (paint) {
        shadeEnamel(paint, x, y, z, within, nx, ny, nz, dx, dy, dz, cos);
        return;
      }
      if (object.shade && outerSide && !within) {
        const lit = 1 - object.shade(x, y, z) * 0.6;
        for (let c = 0; c < 3; c++) weight[c] *= lit;
      }
      if (bubbleAt && !within) {
        const shade = bubbleAt(x, y, z);
        if (shade > 0) {
          for (let c = 0; c < 3; c++) weight[c] *= 1 - shade * 0.3;
          ny += bubble.up;
          nx += bubble.along * -z;
          nz += bubble.along * x;
        }
      }
      const ratio = within ? bend : 1 / bend;
      const k = 1 - ratio * ratio * (1 - cos * cos);
      const base = ((index - 1) / (index + 1)) ** 2;
      const fresnel = k < 0 ? 1 : base + (1 - base) * (1 - (within ? Math.sqrt(k) : cos)) ** 5;
      const [rx, ry, rz] = [dx + 2 * cos * nx, dy + 2 * cos * ny, dz + 2 * cos * nz];
      if (k < 0) {
        [dx, dy, dz] = [rx, ry, rz];
      } else {
        if (!within) {
          if (ry < -0.02) floorAt(x - (rx * y) / ry, z - (rz * y) / ry, 0.5, beyond);
          else env(rx, ry, rz, beyond);
          const veil = event === 0 ? 1 : 0.55;
          for (let c = 0; c < 3; c++) out[c] += weight[c] * fresnel * beyond[c] * veil;
        }
        for (let c = 0; c < 3; c++) weight[c] *= 1 - fresnel;
        const q = ratio * cos - Math.sqrt(k);
        [dx, dy, dz] = [dx * ratio + nx * q, dy * ratio + ny * q, dz * ratio + nz * q];
        within = !within;
      }
      const l = 1 / Math.hypot(dx, dy, dz);
      dx *= l;
      dy *= l;
      dz *= l;
      const push = 0.0012;
      x += dx * push;
      y += dy * push;
      z += dz * push;
      if (weight[0] + weight[1] + weight[2] < 0.02) return;
    }
    env(dx, dy, dz, beyond);
    for (let c = 0; c < 3; c++) out[c] += weight[c] * beyond[c] * 0.5;
  };

  const bubble = { along: 0, up: 0 };
  const seeds = object.bubbles && createNoise(`${object.bubbles.seed} bubbles`);
  /** How dark the rim of a bubble is there, 0 beside them; its slope goes into `bubble`. */
  const bubbleAt =
    seeds &&
    ((x: number, y: number, z: number): number => {
      const scale = 0.3 / (object.bubbles?.size ?? 1);
      const around = Math.atan2(z, x) * 0.3;
      // The blowpipe turned, so that bubbles are drawn out along a slant.
      const [p, q] = [(around + y * 0.2) * scale * 0.6, (y - around * 0.2) * scale * 1.25];
      const [nearest, , cell] = seeds.cells(p, q);
      const radius = 0.05 + 0.16 * (cell - 0.6);
      const far = nearest / radius;
      if (cell < 0.62 || far > 1) return 0;
      const [px, qx] = [seeds.cells(p + 0.01, q)[0], seeds.cells(p, q + 0.01)[0]];
      bubble.along = ((px - nearest) / 0.01) * far * 0.9;
      bubble.up = ((qx - nearest) / 0.01) * far * 0.6;
      return 0.15 + 0.85 * smoothstep(0.5, 1, far);
    });

  const shadeEnamel = (
    paint: NonNullable<Enamel>,
    x: number,
    y: number,
    z: number,
    fromBehind: boolean,
    nx: number,
    ny: number,
    nz: number,
    dx: number,
    dy: number,
    dz: number,
    cos: number,
  ) => {
    // Enamel lies thick: its slope turns what it mirrors and how it is lit.
    const round = Math.hypot(x, z) || 1;
    nx += paint.along * (-z / round);
    ny += paint.up;
    nz += paint.along * (x / round);
    const length = 1 / Math.hypot(nx, ny, nz);
    nx *= length;
    ny *= length;
    nz *= length;
    // Seen from within, the back of the paint is lit by what comes through from outside.
    const side = fromBehind ? -1 : 1;
    const facing = Math.max(0, (nx * lx + ny * ly + nz * lz) * side);
    const light = fromBehind
      ? 0.36 + facing * 0.55
      : 0.42 + 0.12 * ny + facing * (dark ? 0.78 : 0.86);
    const flame = (object.flame ?? 0) / (0.35 + ((y - object.tall * 0.42) / object.tall) ** 2 * 9);
    const [rx, ry, rz] = [dx + 2 * cos * nx, dy + 2 * cos * ny, dz + 2 * cos * nz];
    env(rx, ry, rz, beyond);
    const colour = [paint.r, paint.g, paint.b];
    const wave = 1 + noise.fbm(x * 24 + z * 17, y * 24, 3) * 0.16;
    const fresnel = 0.04 + 0.7 * (1 - cos) ** 5;
    for (let c = 0; c < 3; c++) {
      const mirror = fromBehind ? 0 : beyond[c] * (paint.gold ? colour[c] * 0.85 : fresnel);
      const lit = colour[c] * wave * (light * (paint.gold ? 0.55 : 1) + flame * [1.2, 0.9, 0.6][c]);
      out[c] += weight[c] * (lit + mirror);
    }
  };

  const a = (view.look * Math.PI) / 180;
  const far = 5;
  const [ey, ez] = [view.middle + Math.sin(a) * far, Math.cos(a) * far];
  const pixels = new Uint8Array(width * height * 3);
  const scale = view.span / height;
  const left = width / 2 - (object.reach * 1.12) / scale;
  const right = width / 2 + (object.reach * 1.12) / scale;
  /** Adds what is seen at a place of the picture to `sum`. */
  const sum = new Float32Array(3);
  const look = (px: number, py: number, busy: boolean) => {
    const sx = ((px - width / 2) * scale) / far;
    const sy = ((height / 2 - py) * scale) / far;
    let dx = sx;
    let dy = sy * Math.cos(a) - Math.sin(a);
    let dz = -Math.cos(a) - sy * Math.sin(a);
    const l = 1 / Math.hypot(dx, dy, dz);
    dx *= l;
    dy *= l;
    dz *= l;
    const seen = busy ? out : beyond;
    if (busy) {
      // Start near the object.
      const skip = far - object.reach * 1.5;
      trace(dx * skip, ey + dy * skip, ez + dz * skip, dx, dy, dz);
    } else world(0, ey, ez, dx, dy, dz, true);
    for (let c = 0; c < 3; c++) sum[c] += seen[c];
  };
  const lit = new Float32Array(3);
  const above = new Float32Array(width * 3);
  for (let py = 0; py < height; py++)
    for (let px = 0; px < width; px++) {
      const busy = px > left && px < right;
      const i = (py * width + px) * 3;
      sum.fill(0);
      let count = 0;
      if (close > 1) {
        look(px + 0.5, py + 0.5, busy);
        count = 1;
        // Where one looks closely most pixels lie within one colour: more rays only at an edge.
        const j = px * 3;
        let step = 0;
        for (let c = 0; c < 3; c++)
          step += Math.abs(sum[c] - lit[c]) + Math.abs(sum[c] - above[j + c]);
        lit.set(sum);
        above.set(sum, j);
        if (busy && step > 0.16) {
          for (const [ox, oy] of corners) look(px + ox, py + oy, busy);
          count += corners.length;
        }
      } else {
        const samples = busy ? fine : coarse;
        for (const [ox, oy] of samples) look(px + ox, py + oy, busy);
        count = samples.length;
      }
      const ux = px / width - 0.5;
      const uy = py / height - 0.5;
      const corner = (1 - (ux * ux + uy * uy) * 0.14) / count;
      for (let c = 0; c < 3; c++) pixels[i + c] = toByte(shoulder(sum[c] * corner));
    }
  return { width, height, pixels };
}

/** The smaller of two distances, rounded where both are near: hot glass runs into a fillet. */
function melt(a: number, b: number): number {
  const share = Math.max(0, 0.016 - Math.abs(a - b)) / 0.016;
  return Math.min(a, b) - share * share * 0.004;
}

const coarse = [[0.5, 0.5]] as const;
const corners = [
  [0.2, 0.35],
  [0.65, 0.15],
  [0.35, 0.85],
  [0.8, 0.65],
] as const;
const fine = [
  [0.2, 0.35],
  [0.7, 0.15],
  [0.35, 0.8],
  [0.85, 0.65],
] as const;

function unit(x: number, y: number, z: number): [number, number, number] {
  const l = Math.hypot(x, y, z);
  return [x / l, y / l, z / l];
}

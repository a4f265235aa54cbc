import { parseColour, toByte } from '../surface/colour.ts';
import { blur, smoothstep } from '../surface/field.ts';
import { type Ground, type Picture, shoulder } from '../surface/mount.ts';
import { createNoise } from '../surface/noise.ts';

/** Paint on the outside of glass at a point; null where it is bare. Colours are linear. */
export type Enamel = { r: number; g: number; b: number; gold: boolean } | null;

/** A glass vessel that stands on y = 0 around the axis x = z = 0, about one unit tall. */
export type GlassObject = {
  /** Distance to the outer skin, negative within. May be a little too small, never too large. */
  skin: (x: number, y: number, z: number) => number;
  /** Distance to what is cut off, negative there: the mouth. */
  mouth: (x: number, y: number, z: number) => number;
  wall: number;
  /** Share of light lost per unit of way through the glass, for red, green and blue. */
  absorb: (x: number, y: number, z: number) => readonly [number, number, number];
  enamel?: (x: number, y: number, z: number) => Enamel;
  refraction?: number;
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
};

const floors: Record<Ground, string> = { plaster: '#F7F4EE', sand: '#E9E1D3', ink: '#10131A' };

/** The vessel in a studio: light bends, is absorbed and mirrored as in glass. */
export function renderGlass(object: GlassObject, view: GlassView): Picture {
  const { width, height, ground } = view;
  const dark = ground === 'ink';
  const floor = parseColour(floors[ground]);
  const noise = createNoise(view.seed);
  const index = object.refraction ?? 1.5;
  const body = (x: number, y: number, z: number) => {
    const d = object.skin(x, y, z);
    return Math.max(Math.abs(d + object.wall / 2) - object.wall / 2, -object.mouth(x, y, z));
  };
  const [lx, ly, lz] = unit(-0.55, 0.75, 0.35);

  const env = (x: number, y: number, z: number, out: Float32Array) => {
    const window =
      smoothstep(0.4, 0.52, -x) *
      smoothstep(0.98, 0.9, -x) *
      smoothstep(0.02, 0.12, y) *
      smoothstep(0.82, 0.72, y);
    const bar =
      1 -
      0.8 *
        (smoothstep(0.03, 0.015, Math.abs(y - 0.42)) + smoothstep(0.03, 0.015, Math.abs(z - 0.12)));
    const strip =
      smoothstep(0.62, 0.72, x) *
      smoothstep(0.94, 0.86, x) *
      smoothstep(-0.1, 0.1, y) *
      smoothstep(0.9, 0.6, y);
    const top = smoothstep(0.55, 0.95, y);
    const back = smoothstep(0.3, -0.8, z);
    const room = dark
      ? 0.025 + 0.035 * back + 0.22 * top
      : 0.36 + 0.56 * back + 0.3 * top - 0.3 * smoothstep(0.45, 0.95, Math.abs(x));
    const bright =
      room + window * (dark ? 2.4 : 2.2) * Math.max(0.15, bar) + strip * (dark ? 1.1 : 0.9);
    if (dark) {
      out[0] = bright;
      out[1] = bright;
      out[2] = bright * 1.04;
    } else {
      out[0] = bright * floor[0];
      out[1] = bright * floor[1];
      out[2] = bright * floor[2];
    }
  };

  // The floor's shade is soft, so a coarse map of it is enough.
  const grid = 220;
  const half = Math.max(object.reach * 3.2, 1.3);
  const shade = new Float32Array(grid * grid * 3);
  for (let j = 0; j < grid; j++)
    for (let i = 0; i < grid; i++) {
      const x = ((i + 0.5) / grid - 0.5) * 2 * half;
      const z = ((j + 0.5) / grid - 0.5) * 2 * half;
      let clear = 1;
      for (let t = 0.006; t < 2.2; ) {
        const d = object.skin(x + lx * t, ly * t, z + lz * t);
        clear = Math.min(clear, 0.5 + (d * 5) / t);
        t += Math.max(0.012, Math.abs(d) * 0.8);
      }
      const s = 1 - Math.max(0, Math.min(1, clear));
      const near = Math.exp(-Math.max(0, object.skin(x, 0.012, z)) / 0.045) * 0.4;
      const tintOf = object.absorb(0, object.tall * 0.3, 0);
      const k = (j * grid + i) * 3;
      for (let c = 0; c < 3; c++) {
        const through = Math.exp(-tintOf[c] * object.wall * 2.2);
        // Light gathers within the shadow of a round vessel.
        shade[k + c] =
          (1 - s * 0.62 * (1 - through * 0.72)) * (1 - near * (1 - through * 0.35)) +
          s * s * s * through * 0.14;
      }
    }
  for (let c = 0; c < 3; c++) {
    const soft = blur(
      Float32Array.from({ length: grid * grid }, (_, k) => shade[k * 3 + c]),
      grid,
      grid,
      2,
    );
    for (let k = 0; k < soft.length; k++) shade[k * 3 + c] = soft[k];
  }
  const floorAt = (x: number, z: number, away: number, out: Float32Array) => {
    const fi = Math.min(grid - 1.001, Math.max(0, (x / half / 2 + 0.5) * grid - 0.5));
    const fj = Math.min(grid - 1.001, Math.max(0, (z / half / 2 + 0.5) * grid - 0.5));
    const i = fi | 0;
    const j = fj | 0;
    const u = fi - i;
    const v = fj - j;
    const j2 = Math.min(grid - 1, j + 1);
    const i2 = Math.min(grid - 1, i + 1);
    const far = smoothstep(0.4, 3.2, -z);
    const pool = dark
      ? 0.35 + 1.5 * Math.exp(-(x * x + z * z) * 0.5)
      : 1 - 0.06 * smoothstep(0.5, 2.5, Math.hypot(x, z));
    const flame = (object.flame ?? 0) * Math.exp(-(x * x + z * z) * 2.6) * 0.16;
    const grain = 1 + noise.fbm(x * 6, z * 6, 3) * 0.02;
    for (let c = 0; c < 3; c++) {
      const s =
        (shade[(j * grid + i) * 3 + c] * (1 - u) + shade[(j * grid + i2) * 3 + c] * u) * (1 - v) +
        (shade[(j2 * grid + i) * 3 + c] * (1 - u) + shade[(j2 * grid + i2) * 3 + c] * u) * v;
      const lit = floor[c] * s * pool * grain + flame * [1, 0.6, 0.25][c];
      out[c] = lit + (floor[c] * (dark ? 0.8 : 0.96) - lit) * far * away;
    }
  };
  const beyond = new Float32Array(3);
  /** What a ray that has left the glass sees. */
  const world = (
    x: number,
    y: number,
    z: number,
    dx: number,
    dy: number,
    dz: number,
    camera: boolean,
  ) => {
    if (dy < -1e-3) {
      const t = -y / dy;
      if (t < 14 || camera) {
        floorAt(x + dx * t, z + dz * t, 1, beyond);
        return;
      }
    }
    if (camera || (dz < -0.55 && Math.abs(dx) < 0.5 && dy < 0.55)) {
      const up = dark ? 0.8 : 0.96 - 0.05 * Math.max(0, dy);
      for (let c = 0; c < 3; c++) beyond[c] = floor[c] * up;
      if (camera) return;
      const keep = [beyond[0], beyond[1], beyond[2]];
      env(dx, dy, dz, beyond);
      const blend = smoothstep(0.5, 0.2, Math.abs(dx)) * smoothstep(0.55, 0.3, dy);
      for (let c = 0; c < 3; c++) beyond[c] += (keep[c] - beyond[c]) * blend;
      return;
    }
    env(dx, dy, dz, beyond);
  };

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
      const [nx, ny, nz] = [n[0] * s, n[1] * s, n[2] * s];
      const cos = Math.abs(facing);
      const outerSide = Math.abs(object.skin(x, y, z)) < object.wall * 0.45;
      const paint = outerSide && object.enamel ? object.enamel(x, y, z) : null;
      if (paint) {
        shadeEnamel(paint, x, y, z, within, nx, ny, nz, dx, dy, dz, cos);
        return;
      }
      const ratio = within ? index : 1 / index;
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
    // Seen from within, the back of the paint is lit by what comes through from outside.
    const side = fromBehind ? -1 : 1;
    const facing = Math.max(0, (nx * lx + ny * ly + nz * lz) * side);
    const light = fromBehind
      ? 0.28 + facing * 0.5
      : 0.34 + 0.12 * ny + facing * (dark ? 0.78 : 0.86);
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
  for (let py = 0; py < height; py++)
    for (let px = 0; px < width; px++) {
      const busy = px > left && px < right;
      const samples = busy ? fine : coarse;
      let [r, g, b] = [0, 0, 0];
      for (const [ox, oy] of samples) {
        const sx = ((px + ox - width / 2) * scale) / far;
        const sy = ((height / 2 - py - oy) * scale) / far;
        let dx = sx;
        let dy = sy * Math.cos(a) - Math.sin(a);
        let dz = -Math.cos(a) - sy * Math.sin(a);
        const l = 1 / Math.hypot(dx, dy, dz);
        dx *= l;
        dy *= l;
        dz *= l;
        if (busy) {
          // Start near the object.
          const skip = far - object.reach * 1.5;
          trace(dx * skip, ey + dy * skip, ez + dz * skip, dx, dy, dz);
          r += out[0];
          g += out[1];
          b += out[2];
        } else {
          world(0, ey, ez, dx, dy, dz, true);
          r += beyond[0];
          g += beyond[1];
          b += beyond[2];
        }
      }
      const i = (py * width + px) * 3;
      const ux = px / width - 0.5;
      const uy = py / height - 0.5;
      const corner = (1 - (ux * ux + uy * uy) * 0.14) / samples.length;
      pixels[i] = toByte(shoulder(r * corner));
      pixels[i + 1] = toByte(shoulder(g * corner));
      pixels[i + 2] = toByte(shoulder(b * corner));
    }
  return { width, height, pixels };
}

const coarse = [[0.5, 0.5]] as const;
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

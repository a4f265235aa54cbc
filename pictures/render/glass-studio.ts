import { parseColour } from '../surface/colour.ts';
import { blur, smoothstep } from '../surface/field.ts';
import type { Ground } from '../surface/mount.ts';
import type { Noise } from '../surface/noise.ts';
import type { GlassObject } from './glass.ts';

const floors: Record<Ground, string> = { plaster: '#F7F4EE', sand: '#E9E1D3', ink: '#10131A' };

/**
 * What stands around a glass vessel: windows that mirror in it, and a floor on which it throws its
 * coloured shade. What a ray sees is written into `beyond`.
 */
export function createGlassStudio(
  object: GlassObject,
  ground: Ground,
  [lx, ly, lz]: readonly [number, number, number],
  noise: Noise,
) {
  const dark = ground === 'ink';
  const floor = parseColour(floors[ground]);
  const beyond = new Float32Array(3);

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

  return { beyond, env, floorAt, world };
}

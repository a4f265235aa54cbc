import { add, cross, dot, type Mesh, subtract, times, unit, type Vec } from '../../render/mesh.ts';
import type { Material } from '../../render/scene.ts';
import { parseColour } from '../../surface/colour.ts';
import { createNoise } from '../../surface/noise.ts';
import { skin } from './flesh.ts';

/** Woven cloth, uneven as hand-spun thread is; its folds are in its form. */
export function woven(hex: string, seed: string, thread = 1500): Material {
  const [r, g, b] = parseColour(hex);
  const noise = createNoise(seed);
  return (hit) => {
    const { x, y, z } = hit;
    const a = x * 0.8 + y * 0.6;
    const c = z * 0.8 - y * 0.6;
    const slub = noise.fbm(a * 70, c * 900, 2) + noise.fbm(a * 900, c * 70, 2);
    const wash = noise.fbm(x * 9 + y * 5, z * 9 - y * 6, 3);
    const k = 1 + slub * 0.09 + wash * 0.1;
    hit.r = r * k;
    hit.g = g * k;
    hit.b = b * k;
    const near = Math.min(1, 0.0009 / (hit.size + 1e-6));
    hit.nx += (Math.sin(a * thread) * 0.12 + slub * 0.1) * near;
    hit.nz += (Math.sin(c * thread) * 0.12 + slub * 0.1) * near;
  };
}

/** A sleeve turned up once above the wrist: it hangs loose, so that it lies in rings and slants. */
export function putSleeve(
  mesh: Mesh,
  { wrist, elbow }: { wrist: Vec; elbow: Vec },
  [from, width]: readonly [from: number, width: number],
  material: number,
  seed: string,
): void {
  const noise = createNoise(`${seed} sleeve`);
  const long = Math.hypot(...subtract(elbow, wrist));
  const along = unit(subtract(elbow, wrist));
  const side = unit(cross(along, [0, 1, 0]));
  const up = cross(side, along);
  const start = long * from;
  const body = (x: number, y: number, z: number) => {
    const p: Vec = [x - wrist[0], y - wrist[1], z - wrist[2]];
    const s = dot(p, along);
    const a = dot(p, side);
    const b = dot(p, up);
    const r = Math.hypot(a, b);
    const t = (s - start) / long;
    const rough = Math.abs(r - width * (1 + t * 0.5));
    if (rough > 0.03 || t < -0.1) return Math.max(rough - 0.015, start - s) * 0.75;
    const turn = Math.atan2(b, a);
    const sag = b < 0 ? 0.006 * Math.min(1, t * 4) : 0;
    // Rings that wander round the arm, sharper above than in their hollows.
    const ring = noise.fbm(Math.cos(turn) * 1.1 + s * 46, Math.sin(turn) * 1.1 - s * 21, 2);
    const long2 = noise.fbm(Math.cos(turn) * 2.1 + s * 9, Math.sin(turn) * 2.1 + 9 + s * 7, 3);
    const fold = (1 - Math.abs(ring) * 2.2) * 0.0042 + long2 * 0.006;
    const cuff = 0.0042 * Math.exp(-(((s - start - 0.017) / 0.014) ** 4));
    const radius = width * (1 + t * 0.6) + sag + fold * Math.min(1, 0.35 + t * 6) + cuff;
    const shell = Math.abs(r - radius + 0.003) - 0.0034;
    const end = start - s + noise.at(Math.cos(turn) * 2, Math.sin(turn) * 2) * 0.003;
    return Math.max(shell * 0.75, end);
  };
  const far = add(wrist, times(along, long * 1.25));
  const near = add(wrist, times(along, start));
  const m = width * 1.9;
  skin(
    mesh,
    body,
    [0, 1, 2].map((c) => Math.min(near[c], far[c]) - m) as unknown as Vec,
    [0, 1, 2].map((c) => Math.max(near[c], far[c]) + m) as unknown as Vec,
    0.0017,
    material,
  );
}

import type { Vec } from '../mesh.ts';
import type { TriangleTree } from './triangle-tree.ts';

/** A window or a lamp behind paper: a rectangle that shines to one side. */
export type Window = { middle: Vec; along: Vec; up: Vec; light: Vec };

/** What a window gives, directly and in mirrors. */
export type WindowLight = ReturnType<typeof createWindowLight>;

/**
 * @param glass what each material of glass takes from light on a centimetre
 * @param hitPoint where the last ray arrived: place and side of the face
 */
export function createWindowLight(
  lamp: Window,
  glass: ReadonlyMap<number, Vec>,
  tree: TriangleTree,
  hitPoint: Float64Array,
) {
  const lit = new Float32Array(3);
  const taken = new Float32Array(3);
  const lampNormal = [
    lamp.along[1] * lamp.up[2] - lamp.along[2] * lamp.up[1],
    lamp.along[2] * lamp.up[0] - lamp.along[0] * lamp.up[2],
    lamp.along[0] * lamp.up[1] - lamp.along[1] * lamp.up[0],
  ];
  const lampArea = 4 * Math.hypot(...lampNormal);
  for (let c = 0; c < 3; c++) lampNormal[c] /= lampArea / 4;

  /** Light of the window on the point that was met, per part of white. */
  const addWindowLight = (nx: number, ny: number, nz: number, a: number, b: number) => {
    const px = hitPoint[0];
    const py = hitPoint[1];
    const pz = hitPoint[2];
    const fx = hitPoint[3];
    const fy = hitPoint[4];
    const fz = hitPoint[5];
    lit.fill(0);
    const u = a * 2 - 1;
    const v = b * 2 - 1;
    let dx = lamp.middle[0] + lamp.along[0] * u + lamp.up[0] * v - px;
    let dy = lamp.middle[1] + lamp.along[1] * u + lamp.up[1] * v - py;
    let dz = lamp.middle[2] + lamp.along[2] * u + lamp.up[2] * v - pz;
    const far = Math.hypot(dx, dy, dz);
    dx /= far;
    dy /= far;
    dz /= far;
    const turned = nx * dx + ny * dy + nz * dz;
    if (turned <= 0 || fx * dx + fy * dy + fz * dz <= 0) return;
    const away = Math.abs(lampNormal[0] * dx + lampNormal[1] * dy + lampNormal[2] * dz);
    const e = 2e-4;
    const sheets = tree.sheetsBetween(
      px + fx * e,
      py + fy * e,
      pz + fz * e,
      dx,
      dy,
      dz,
      far - 2 * e,
    );
    if (sheets < 0) return;
    const amount = (turned * away * lampArea) / (far * far * Math.PI);
    taken.fill(0);
    for (let k = 0; k < Math.min(sheets, tree.passed.length); k++) {
      const tint = glass.get(tree.passed[k]);
      if (tint) for (let c = 0; c < 3; c++) taken[c] += tint[c];
    }
    for (let c = 0; c < 3; c++)
      lit[c] =
        lamp.light[c] * amount * (sheets > 0 ? Math.exp(-taken[c] * 0.3) * 0.93 ** sheets : 1);
  };

  /** The window as a mirror shows it: its light where the ray meets it. */
  const findWindow = (
    ox: number,
    oy: number,
    oz: number,
    dx: number,
    dy: number,
    dz: number,
    far: number,
  ): number => {
    const against = lampNormal[0] * dx + lampNormal[1] * dy + lampNormal[2] * dz;
    if (Math.abs(against) < 1e-6) return 0;
    const mx = lamp.middle[0] - ox;
    const my = lamp.middle[1] - oy;
    const mz = lamp.middle[2] - oz;
    const t = (lampNormal[0] * mx + lampNormal[1] * my + lampNormal[2] * mz) / against;
    if (t <= 0 || t > far) return 0;
    const qx = dx * t - mx;
    const qy = dy * t - my;
    const qz = dz * t - mz;
    const u =
      (qx * lamp.along[0] + qy * lamp.along[1] + qz * lamp.along[2]) /
      (lamp.along[0] ** 2 + lamp.along[1] ** 2 + lamp.along[2] ** 2);
    const v =
      (qx * lamp.up[0] + qy * lamp.up[1] + qz * lamp.up[2]) /
      (lamp.up[0] ** 2 + lamp.up[1] ** 2 + lamp.up[2] ** 2);
    if (Math.abs(u) > 1 || Math.abs(v) > 1) return 0;
    // The bars of a window with four panes.
    return Math.abs(u) < 0.02 || Math.abs(v) < 0.02 ? 0.15 : 1;
  };

  return { light: lamp.light, lit, addWindowLight, findWindow };
}

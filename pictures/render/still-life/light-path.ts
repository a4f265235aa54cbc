import type { Vec } from '../mesh.ts';
import type { Sky } from '../scene.ts';
import type { Directions } from './directions.ts';
import type { RayCaster } from './ray-caster.ts';
import type { WindowLight } from './window-light.ts';

const maxEvents = 14;
const refraction = 1.5;

/** Follows light backwards from thing to thing. */
export function createLightPath(
  room: Sky,
  glass: ReadonlyMap<number, Vec>,
  caster: RayCaster,
  { light, lit, addWindowLight, findWindow }: WindowLight,
  { direction, scatter, reflect }: Directions,
  random: () => number,
) {
  const { hit, intersection, hitPoint, castRay } = caster;
  const sky = new Float32Array(3);
  const out = new Float32Array(3);

  /** Light that comes along a ray, into `out`. `sees` tells whether the window itself counts. */
  const tracePath = (
    sx: number,
    sy: number,
    sz: number,
    tx: number,
    ty: number,
    tz: number,
    seesWindow: boolean,
    perMetre: number,
    bounces: number,
  ) => {
    let [ox, oy, oz, dx, dy, dz] = [sx, sy, sz, tx, ty, tz];
    let wr = 1;
    let wg = 1;
    let wb = 1;
    let sees = seesWindow;
    let left = bounces;
    let inside: Vec | null = null;
    let before = 0;
    let [r, g, b] = [0, 0, 0];
    for (let event = 0; event < maxEvents; event++) {
      const met = castRay(ox, oy, oz, dx, dy, dz, perMetre, before);
      if (sees) {
        const pane = findWindow(ox, oy, oz, dx, dy, dz, met ? intersection.far : 1e9);
        if (pane > 0) {
          r += wr * light[0] * pane;
          g += wg * light[1] * pane;
          b += wb * light[2] * pane;
          break;
        }
      }
      if (!met) {
        room(dx, dy, dz, sky);
        r += wr * sky[0];
        g += wg * sky[1];
        b += wb * sky[2];
        break;
      }
      before += intersection.far;
      const e = 2e-4;
      const px = hitPoint[0];
      const py = hitPoint[1];
      const pz = hitPoint[2];
      const fx = hitPoint[3];
      const fy = hitPoint[4];
      const fz = hitPoint[5];

      const colour = glass.get(caster.material);
      if (colour) {
        if (inside) {
          const cm = intersection.far * 100;
          wr *= Math.exp(-inside[0] * cm);
          wg *= Math.exp(-inside[1] * cm);
          wb *= Math.exp(-inside[2] * cm);
        }
        const { nx, ny, nz } = hit;
        const cos = Math.min(1, Math.max(0, -(nx * dx + ny * dy + nz * dz)));
        const ratio = inside ? refraction : 1 / refraction;
        const k = 1 - ratio * ratio * (1 - cos * cos);
        const base = ((refraction - 1) / (refraction + 1)) ** 2;
        const edge = inside && k > 0 ? Math.sqrt(k) : cos;
        const fresnel = k <= 0 ? 1 : base + (1 - base) * (1 - edge) ** 5;
        if (random() < fresnel) {
          reflect(dx, dy, dz, nx, ny, nz, 0);
          ox = px + fx * e;
          oy = py + fy * e;
          oz = pz + fz * e;
        } else {
          const q = ratio * cos - Math.sqrt(k);
          direction[0] = dx * ratio + nx * q;
          direction[1] = dy * ratio + ny * q;
          direction[2] = dz * ratio + nz * q;
          ox = px - fx * e;
          oy = py - fy * e;
          oz = pz - fz * e;
          inside = inside ? null : colour;
        }
        const l = 1 / Math.hypot(direction[0], direction[1], direction[2]);
        dx = direction[0] * l;
        dy = direction[1] * l;
        dz = direction[2] * l;
        sees = true;
        continue;
      }
      r += wr * hit.glowR;
      g += wg * hit.glowG;
      b += wb * hit.glowB;
      const { nx, ny, nz } = hit;
      const cos = Math.max(0, -(nx * dx + ny * dy + nz * dz));
      const edge = (1 - cos) ** 5;
      const { shine, rough, metalR, metalG, metalB } = hit;
      const isMetal = metalR + metalG + metalB > 0;
      const glossy = shine > 0 ? shine + (1 - shine) * edge * (1 - rough) : 0;
      ox = px + fx * e;
      oy = py + fy * e;
      oz = pz + fz * e;
      if (isMetal || (glossy > 0 && random() < glossy)) {
        if (isMetal) {
          wr *= metalR + (1 - metalR) * edge;
          wg *= metalG + (1 - metalG) * edge;
          wb *= metalB + (1 - metalB) * edge;
        }
        reflect(dx, dy, dz, nx, ny, nz, rough);
        if (direction[0] * fx + direction[1] * fy + direction[2] * fz <= 0) break;
        dx = direction[0];
        dy = direction[1];
        dz = direction[2];
        sees = true;
        continue;
      }
      wr *= hit.r;
      wg *= hit.g;
      wb *= hit.b;
      addWindowLight(nx, ny, nz, random(), random());
      r += wr * lit[0];
      g += wg * lit[1];
      b += wb * lit[2];
      if (left-- <= 0) {
        // What further ways would bring is close to a part of the room's light from above.
        room(nx * 0.5, ny * 0.5 + 0.5, nz * 0.5, sky);
        r += wr * sky[0] * 0.5;
        g += wg * sky[1] * 0.5;
        b += wb * sky[2] * 0.5;
        break;
      }
      scatter(nx, ny, nz, random(), random());
      if (direction[0] * fx + direction[1] * fy + direction[2] * fz <= 0) break;
      dx = direction[0];
      dy = direction[1];
      dz = direction[2];
      sees = false;
    }
    out[0] = r;
    out[1] = g;
    out[2] = b;
  };

  return { out, tracePath };
}

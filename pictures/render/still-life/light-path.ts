import type { Vec } from '../mesh.ts';
import type { Sky } from '../scene.ts';
import type { Arrival } from './arrival.ts';
import type { Directions } from './directions.ts';
import type { WindowLight } from './window-light.ts';

const mostTurns = 14;
const refraction = 1.5;

/** Follows light backwards from thing to thing. */
export function createLightPath(
  room: Sky,
  glass: ReadonlyMap<number, Vec>,
  arrival: Arrival,
  { light, lit, underWindow, windowAlong }: WindowLight,
  { way, scatter, mirror }: Directions,
  chance: () => number,
) {
  const { hit, meeting, spot, arrive } = arrival;
  const sky = new Float32Array(3);
  const out = new Float32Array(3);

  /** Light that comes along a ray, into `out`. `sees` tells whether the window itself counts. */
  const follow = (
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
    for (let event = 0; event < mostTurns; event++) {
      const met = arrive(ox, oy, oz, dx, dy, dz, perMetre, before);
      if (sees) {
        const pane = windowAlong(ox, oy, oz, dx, dy, dz, met ? meeting.far : 1e9);
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
      before += meeting.far;
      const e = 2e-4;
      const px = spot[0];
      const py = spot[1];
      const pz = spot[2];
      const fx = spot[3];
      const fy = spot[4];
      const fz = spot[5];

      const colour = glass.get(arrival.material);
      if (colour) {
        if (inside) {
          const cm = meeting.far * 100;
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
        if (chance() < fresnel) {
          mirror(dx, dy, dz, nx, ny, nz, 0);
          ox = px + fx * e;
          oy = py + fy * e;
          oz = pz + fz * e;
        } else {
          const q = ratio * cos - Math.sqrt(k);
          way[0] = dx * ratio + nx * q;
          way[1] = dy * ratio + ny * q;
          way[2] = dz * ratio + nz * q;
          ox = px - fx * e;
          oy = py - fy * e;
          oz = pz - fz * e;
          inside = inside ? null : colour;
        }
        const l = 1 / Math.hypot(way[0], way[1], way[2]);
        dx = way[0] * l;
        dy = way[1] * l;
        dz = way[2] * l;
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
      if (isMetal || (glossy > 0 && chance() < glossy)) {
        if (isMetal) {
          wr *= metalR + (1 - metalR) * edge;
          wg *= metalG + (1 - metalG) * edge;
          wb *= metalB + (1 - metalB) * edge;
        }
        mirror(dx, dy, dz, nx, ny, nz, rough);
        if (way[0] * fx + way[1] * fy + way[2] * fz <= 0) break;
        dx = way[0];
        dy = way[1];
        dz = way[2];
        sees = true;
        continue;
      }
      wr *= hit.r;
      wg *= hit.g;
      wb *= hit.b;
      underWindow(nx, ny, nz, chance(), chance());
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
      scatter(nx, ny, nz, chance(), chance());
      if (way[0] * fx + way[1] * fy + way[2] * fz <= 0) break;
      dx = way[0];
      dy = way[1];
      dz = way[2];
      sees = false;
    }
    out[0] = r;
    out[1] = g;
    out[2] = b;
  };

  return { out, follow };
}

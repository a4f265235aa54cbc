import type { Mesh, Vec } from '../mesh.ts';
import type { Material, Sky } from '../scene.ts';
import { createArrival } from './arrival.ts';
import { createDirections } from './directions.ts';
import { createLightPath } from './light-path.ts';
import { createSampler } from './sampler.ts';
import { growTriangleTree } from './triangle-tree.ts';
import { createWindowLight, type Window } from './window-light.ts';

const glassLooks = 4;
const glossLooks = 2;

export type Traced = {
  mesh: Mesh;
  materials: Material[];
  /** What gives most of the light; its edges make the shadows soft. */
  window: Window;
  /** Light from everywhere else, which polished things mirror. */
  room: Sky;
  /** Colour that glass takes from light on each centimetre, by the number of its material. */
  glass?: ReadonlyMap<number, Vec>;
};

/** Looks along rays of the eye; sums are added at `i` of what it is given. */
export function createTracer({ mesh, materials, window, room, glass = new Map() }: Traced) {
  const tree = growTriangleTree(mesh, (material) => glass.has(material));
  const sampler = createSampler();
  const { number, chance } = sampler;
  const arrival = createArrival(mesh, materials, tree);
  const { hit, spot, arrive } = arrival;
  const windowLight = createWindowLight(window, [...glass.values()][0] ?? [0, 0, 0], tree, spot);
  const { lit, underWindow } = windowLight;
  const directions = createDirections(chance);
  const { way, scatter, mirror } = directions;
  const { out, follow } = createLightPath(room, glass, arrival, windowLight, directions, chance);
  const sky = new Float32Array(3);

  return {
    ...sampler,

    /** Colour of what is seen, and light that it mirrors or lets through: at full size. */
    lookSharply(
      eye: Vec,
      ray: Vec,
      perMetre: number,
      i: number,
      albedo: Float32Array,
      gloss: Float32Array,
      normal: Float32Array,
      place: Float32Array,
    ) {
      const length = Math.hypot(ray[0], ray[1], ray[2]);
      const [dx, dy, dz] = [ray[0] / length, ray[1] / length, ray[2] / length];
      if (!arrive(eye[0], eye[1], eye[2], dx, dy, dz, perMetre, 0)) {
        room(dx, dy, dz, sky);
        for (let c = 0; c < 3; c++) gloss[i + c] += sky[c];
        return;
      }
      const px = spot[0];
      const py = spot[1];
      const pz = spot[2];
      const fx = spot[3];
      const fy = spot[4];
      const fz = spot[5];
      const { nx, ny, nz, shine, rough, metalR, metalG, metalB } = hit;
      normal[i] += nx;
      normal[i + 1] += ny;
      normal[i + 2] += nz;
      place[i] += px;
      place[i + 1] += py;
      place[i + 2] += pz;
      if (glass.has(arrival.material)) {
        // Glass parts every way into two: one look says little.
        for (let k = 0; k < glassLooks; k++) {
          follow(eye[0], eye[1], eye[2], dx, dy, dz, true, perMetre, 1);
          for (let c = 0; c < 3; c++) gloss[i + c] += Math.min(5, out[c]) / glassLooks;
        }
        return;
      }
      const isMetal = metalR + metalG + metalB > 0;
      const cos = Math.max(0, -(nx * dx + ny * dy + nz * dz));
      const edge = (1 - cos) ** 5;
      const glossy = isMetal ? 1 : shine > 0 ? shine + (1 - shine) * edge * (1 - rough) : 0;
      gloss[i] += hit.glowR;
      gloss[i + 1] += hit.glowG;
      gloss[i + 2] += hit.glowB;
      if (!isMetal) {
        albedo[i] += hit.r * (1 - glossy);
        albedo[i + 1] += hit.g * (1 - glossy);
        albedo[i + 2] += hit.b * (1 - glossy);
      }
      if (glossy < 0.004) return;
      const e = 2e-4;
      const [sx, sy, sz] = [px + fx * e, py + fy * e, pz + fz * e];
      const tint = isMetal
        ? [metalR + (1 - metalR) * edge, metalG + (1 - metalG) * edge, metalB + (1 - metalB) * edge]
        : [glossy, glossy, glossy];
      const looks = rough > 0.05 ? glossLooks : 1;
      for (let k = 0; k < looks; k++) {
        mirror(dx, dy, dz, nx, ny, nz, rough);
        if (way[0] * fx + way[1] * fy + way[2] * fz <= 0) continue;
        follow(sx, sy, sz, way[0], way[1], way[2], true, perMetre, 1);
        for (let c = 0; c < 3; c++) gloss[i + c] += (Math.min(8, out[c]) * tint[c]) / looks;
      }
    },

    /** Light that falls on what is seen, without its colour: at half the size. */
    lookSoftly(
      eye: Vec,
      ray: Vec,
      perMetre: number,
      i: number,
      light: Float32Array,
      normal: Float32Array,
      place: Float32Array,
    ) {
      const length = Math.hypot(ray[0], ray[1], ray[2]);
      const [dx, dy, dz] = [ray[0] / length, ray[1] / length, ray[2] / length];
      if (!arrive(eye[0], eye[1], eye[2], dx, dy, dz, perMetre, 0)) return;
      const px = spot[0];
      const py = spot[1];
      const pz = spot[2];
      const fx = spot[3];
      const fy = spot[4];
      const fz = spot[5];
      const { nx, ny, nz } = hit;
      normal[i] += nx;
      normal[i + 1] += ny;
      normal[i + 2] += nz;
      place[i] += px;
      place[i + 1] += py;
      place[i + 2] += pz;
      if (glass.has(arrival.material) || hit.metalR + hit.metalG + hit.metalB > 0) return;
      underWindow(nx, ny, nz, number(2), number(3));
      for (let c = 0; c < 3; c++) light[i + c] += lit[c];
      scatter(nx, ny, nz, number(4), number(5));
      if (way[0] * fx + way[1] * fy + way[2] * fz <= 0) return;
      const e = 2e-4;
      follow(px + fx * e, py + fy * e, pz + fz * e, way[0], way[1], way[2], false, perMetre * 4, 1);
      for (let c = 0; c < 3; c++) light[i + c] += Math.min(4, out[c]);
    },
  };
}

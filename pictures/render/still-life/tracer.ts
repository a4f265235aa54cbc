import type { Mesh, Vec } from '../mesh.ts';
import type { Material, Sky } from '../scene.ts';
import { createDirections } from './directions.ts';
import { createLightPath } from './light-path.ts';
import { createRayCaster } from './ray-caster.ts';
import { createSampler } from './sampler.ts';
import { buildTriangleTree } from './triangle-tree.ts';
import { createWindowLight, type Window } from './window-light.ts';

const glassSamples = 4;
const glossSamples = 2;

export type Traced = {
  mesh: Mesh;
  materials: Material[];
  /** What gives most of the light; its edges make the shadows soft. */
  window: Window;
  /** Light from everywhere else, which polished things mirror. */
  room: Sky;
  /** Colour that glass takes from light on each centimetre, by the number of its material. */
  glass?: ReadonlyMap<number, Vec>;
  /** No single way through glass or water may bring more light: under a small strong lamp a few would speckle it. */
  brightest?: number;
};

/** Looks along rays of the eye; sums are added at `i` of what it is given. */
export function createTracer({
  mesh,
  materials,
  window,
  room,
  glass = new Map(),
  brightest = 5,
}: Traced) {
  const tree = buildTriangleTree(mesh, (material) => glass.has(material));
  const sampler = createSampler();
  const { quasiRandom, random } = sampler;
  const caster = createRayCaster(mesh, materials, tree);
  const { hit, hitPoint, castRay } = caster;
  const windowLight = createWindowLight(window, glass, tree, hitPoint);
  const { lit, addWindowLight } = windowLight;
  const directions = createDirections(random);
  const { direction, scatter, reflect } = directions;
  const { out, tracePath } = createLightPath(room, glass, caster, windowLight, directions, random);
  const sky = new Float32Array(3);

  return {
    ...sampler,

    /** Colour of what is seen, and light that it mirrors or lets through: at full size. */
    sampleSurface(
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
      if (!castRay(eye[0], eye[1], eye[2], dx, dy, dz, perMetre, 0)) {
        room(dx, dy, dz, sky);
        for (let c = 0; c < 3; c++) gloss[i + c] += sky[c];
        return;
      }
      const px = hitPoint[0];
      const py = hitPoint[1];
      const pz = hitPoint[2];
      const fx = hitPoint[3];
      const fy = hitPoint[4];
      const fz = hitPoint[5];
      const { nx, ny, nz, shine, rough, metalR, metalG, metalB } = hit;
      normal[i] += nx;
      normal[i + 1] += ny;
      normal[i + 2] += nz;
      place[i] += px;
      place[i + 1] += py;
      place[i + 2] += pz;
      if (glass.has(caster.material)) {
        // Glass parts every way into two: one sample says little.
        for (let k = 0; k < glassSamples; k++) {
          tracePath(eye[0], eye[1], eye[2], dx, dy, dz, true, perMetre, 1);
          for (let c = 0; c < 3; c++) gloss[i + c] += Math.min(brightest, out[c]) / glassSamples;
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
      const samples = rough > 0.05 ? glossSamples : 1;
      for (let k = 0; k < samples; k++) {
        reflect(dx, dy, dz, nx, ny, nz, rough);
        if (direction[0] * fx + direction[1] * fy + direction[2] * fz <= 0) continue;
        tracePath(sx, sy, sz, direction[0], direction[1], direction[2], true, perMetre, 1);
        for (let c = 0; c < 3; c++) gloss[i + c] += (Math.min(8, out[c]) * tint[c]) / samples;
      }
    },

    /** Light that falls on what is seen, without its colour: at half the size. */
    sampleLight(
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
      if (!castRay(eye[0], eye[1], eye[2], dx, dy, dz, perMetre, 0)) return;
      const px = hitPoint[0];
      const py = hitPoint[1];
      const pz = hitPoint[2];
      const fx = hitPoint[3];
      const fy = hitPoint[4];
      const fz = hitPoint[5];
      const { nx, ny, nz } = hit;
      normal[i] += nx;
      normal[i + 1] += ny;
      normal[i + 2] += nz;
      place[i] += px;
      place[i + 1] += py;
      place[i + 2] += pz;
      if (glass.has(caster.material) || hit.metalR + hit.metalG + hit.metalB > 0) return;
      addWindowLight(nx, ny, nz, quasiRandom(2), quasiRandom(3));
      for (let c = 0; c < 3; c++) light[i + c] += lit[c];
      scatter(nx, ny, nz, quasiRandom(4), quasiRandom(5));
      if (direction[0] * fx + direction[1] * fy + direction[2] * fz <= 0) return;
      const e = 2e-4;
      tracePath(
        px + fx * e,
        py + fy * e,
        pz + fz * e,
        direction[0],
        direction[1],
        direction[2],
        false,
        perMetre * 4,
        1,
      );
      for (let c = 0; c < 3; c++) light[i + c] += Math.min(4, out[c]);
    },
  };
}

import type { Picture } from '../surface/mount.ts';
import { finish } from './finish.ts';
import type { Mesh, Vec } from './mesh.ts';
import { type Camera, rayAt, toView } from './rasterise.ts';
import type { Hit, Material, Sky } from './scene.ts';
import { smoothLight, spreadLight } from './smooth-light.ts';
import { growTriangleTree, type Meeting } from './triangle-tree.ts';

/** A window or a lamp behind paper: a rectangle that shines to one side. */
export type Window = { middle: Vec; along: Vec; up: Vec; light: Vec };

export type StillLife = {
  mesh: Mesh;
  materials: Material[];
  camera: Camera;
  /** What gives most of the light; its edges make the shadows soft. */
  window: Window;
  /** Light from everywhere else, which polished things mirror. */
  room: Sky;
  /** Colour that glass takes from light on each centimetre, by the number of its material. */
  glass?: ReadonlyMap<number, Vec>;
  exposure?: number;
  glow?: number;
  /** Ways of light followed for each pixel of half the size. */
  samples?: number;
};

const sharpSamples = 4;

/**
 * A few things under a window, by following light from the eye backwards: it goes from thing to
 * thing, so that shadows are soft and one thing colours the next.
 */
export async function renderStillLife(
  scene: StillLife,
  width: number,
  height: number,
): Promise<Picture> {
  const image = lightStillLife(scene, width, height);
  return finish(image, width, height, width, height, {
    exposure: scene.exposure ?? 1,
    glow: scene.glow ?? 0.03,
  });
}

function lightStillLife(scene: StillLife, width: number, height: number): Float32Array {
  const tracer = createTracer(scene);
  const view = toView(scene.camera, width, height);
  const n = width * height;
  const albedo = new Float32Array(n * 3);
  const gloss = new Float32Array(n * 3);
  const normal = new Float32Array(n * 3);
  const place = new Float32Array(n * 3);
  for (let y = 0; y < height; y++)
    for (let x = 0; x < width; x++) {
      const i = (y * width + x) * 3;
      tracer.begin(x, y);
      for (let s = 0; s < sharpSamples; s++) {
        tracer.take(s);
        const ray = rayAt(view, x + tracer.number(0), y + tracer.number(1));
        tracer.lookSharply(view.eye, ray, 0.6 / view.scale, i, albedo, gloss, normal, place);
      }
    }
  const share = 1 / sharpSamples;
  for (let i = 0; i < n * 3; i++) {
    albedo[i] *= share;
    gloss[i] *= share;
    normal[i] *= share;
    place[i] *= share;
  }
  const w = Math.ceil(width / 2);
  const h = Math.ceil(height / 2);
  const samples = scene.samples ?? 10;
  const soft = {
    light: new Float32Array(w * h * 3),
    normal: new Float32Array(w * h * 3),
    place: new Float32Array(w * h * 3),
  };
  for (let y = 0; y < h; y++)
    for (let x = 0; x < w; x++) {
      const i = (y * w + x) * 3;
      tracer.begin(x + 7919, y);
      for (let s = 0; s < samples; s++) {
        tracer.take(s);
        const ray = rayAt(view, (x + tracer.number(0)) * 2, (y + tracer.number(1)) * 2);
        tracer.lookSoftly(view.eye, ray, 1 / view.scale, i, soft.light, soft.normal, soft.place);
      }
      for (let c = 0; c < 3; c++) {
        soft.light[i + c] /= samples;
        soft.normal[i + c] /= samples;
        soft.place[i + c] /= samples;
      }
    }
  const grain = scene.camera.tall * Math.hypot(...distanceOf(scene.camera)) * (1 / h);
  const calm = smoothLight(soft, w, h, grain);
  const image = spreadLight(calm, soft, w, h, { normal, place }, width, height, grain);
  for (let i = 0; i < n * 3; i++) image[i] = image[i] * albedo[i] + gloss[i];
  return image;
}

function distanceOf({ eye, target }: Camera): Vec {
  return [eye[0] - target[0], eye[1] - target[1], eye[2] - target[2]];
}

const mostTurns = 14;
const glassLooks = 4;
const glossLooks = 2;
const refraction = 1.5;

function createTracer(scene: StillLife) {
  const { mesh, materials, window: lamp } = scene;
  const { vertices, triangles } = mesh;
  const glass = scene.glass ?? new Map<number, Vec>();
  const tree = growTriangleTree(mesh, (material) => glass.has(material));
  const glassTint = [...glass.values()][0] ?? [0, 0, 0];
  const meeting: Meeting = { far: 0.5, triangle: 0, second: 0.5, third: 0.5 };
  const sky = new Float32Array(3);
  const lit = new Float32Array(3);
  const out = new Float32Array(3);
  // Numbers with a fraction from the start, so that no later one takes new memory.
  const hit: Hit = {
    ...{ x: 0.5, y: 0.5, z: 0.5, nx: 0.5, ny: 0.5, nz: 0.5, u: 0.5, v: 0.5 },
    ...{ dx: 0.5, dy: 0.5, dz: 0.5, size: 0.5, distance: 0.5, r: 0.5, g: 0.5, b: 0.5 },
    ...{ shine: 0.5, rough: 0.5, glowR: 0.5, glowG: 0.5, glowB: 0.5, through: 0.5, mirror: 0.5 },
    ...{ metalR: 0.5, metalG: 0.5, metalB: 0.5 },
  };
  // The window's own measures.
  const lampNormal = [
    lamp.along[1] * lamp.up[2] - lamp.along[2] * lamp.up[1],
    lamp.along[2] * lamp.up[0] - lamp.along[0] * lamp.up[2],
    lamp.along[0] * lamp.up[1] - lamp.along[1] * lamp.up[0],
  ];
  const lampArea = 4 * Math.hypot(...lampNormal);
  for (let c = 0; c < 3; c++) lampNormal[c] /= lampArea / 4;

  // Numbers that fill the square evenly, shifted from pixel to pixel.
  let turn = 0;
  let state = 1;
  const chance = () => {
    state = (state + 0x6d2b79f5) | 0;
    let t = Math.imul(state ^ (state >>> 15), 1 | state);
    t = (t + Math.imul(t ^ (t >>> 7), 61 | t)) ^ t;
    return ((t ^ (t >>> 14)) >>> 0) / 4294967296;
  };
  const steps = [
    0.7548776662, 0.5698402909, 0.6180339887, 0.8191725134, 0.6710436067, 0.5497004779,
  ];
  const starts = new Float64Array(steps.length);
  const number = (dimension: number) => {
    const v = starts[dimension] + steps[dimension] * turn;
    return v - Math.floor(v);
  };

  // Where the last ray arrived, and the side of the face itself, not of its curve or of what the
  // material makes of it.
  const spot = new Float64Array(6);
  let seenMaterial = 0;

  /** Fills `hit` from the meeting; false where nothing is met. */
  const arrive = (
    ox: number,
    oy: number,
    oz: number,
    dx: number,
    dy: number,
    dz: number,
    perMetre: number,
    before: number,
  ): boolean => {
    if (!tree.meet(ox, oy, oz, dx, dy, dz, 1e9, meeting)) return false;
    const { far, triangle, second, third } = meeting;
    const first = 1 - second - third;
    const a = triangles[triangle * 3] * 8;
    const b = triangles[triangle * 3 + 1] * 8;
    const c = triangles[triangle * 3 + 2] * 8;
    const px = ox + dx * far;
    const py = oy + dy * far;
    const pz = oz + dz * far;
    let nx = vertices[a + 3] * first + vertices[b + 3] * second + vertices[c + 3] * third;
    let ny = vertices[a + 4] * first + vertices[b + 4] * second + vertices[c + 4] * third;
    let nz = vertices[a + 5] * first + vertices[b + 5] * second + vertices[c + 5] * third;
    const l = 1 / (Math.hypot(nx, ny, nz) || 1);
    nx *= l;
    ny *= l;
    nz *= l;
    const e1x = vertices[b] - vertices[a];
    const e1y = vertices[b + 1] - vertices[a + 1];
    const e1z = vertices[b + 2] - vertices[a + 2];
    const e2x = vertices[c] - vertices[a];
    const e2y = vertices[c + 1] - vertices[a + 1];
    const e2z = vertices[c + 2] - vertices[a + 2];
    let fx = e1y * e2z - e1z * e2y;
    let fy = e1z * e2x - e1x * e2z;
    let fz = e1x * e2y - e1y * e2x;
    const fl = 1 / (Math.hypot(fx, fy, fz) || 1);
    fx *= fl;
    fy *= fl;
    fz *= fl;
    if (fx * dx + fy * dy + fz * dz > 0) {
      fx = -fx;
      fy = -fy;
      fz = -fz;
    }
    if (nx * fx + ny * fy + nz * fz < 0) {
      nx = -nx;
      ny = -ny;
      nz = -nz;
    }
    spot[0] = px;
    spot[1] = py;
    spot[2] = pz;
    spot[3] = fx;
    spot[4] = fy;
    spot[5] = fz;
    seenMaterial = mesh.materials[triangle];
    hit.x = px;
    hit.y = py;
    hit.z = pz;
    hit.nx = nx;
    hit.ny = ny;
    hit.nz = nz;
    hit.u = vertices[a + 6] * first + vertices[b + 6] * second + vertices[c + 6] * third;
    hit.v = vertices[a + 7] * first + vertices[b + 7] * second + vertices[c + 7] * third;
    hit.dx = dx;
    hit.dy = dy;
    hit.dz = dz;
    hit.distance = before + far;
    const facing = Math.abs(nx * dx + ny * dy + nz * dz);
    hit.size = ((before + far) * perMetre) / Math.max(0.15, Math.sqrt(facing));
    hit.r = hit.g = hit.b = 0.5;
    hit.shine = hit.glowR = hit.glowG = hit.glowB = hit.through = hit.mirror = 0;
    hit.metalR = hit.metalG = hit.metalB = 0;
    hit.rough = 0.5;
    materials[seenMaterial](hit);
    const hl = 1 / (Math.hypot(hit.nx, hit.ny, hit.nz) || 1);
    hit.nx *= hl;
    hit.ny *= hl;
    hit.nz *= hl;
    return true;
  };

  /** Light of the window on the point that was met, per part of white. */
  const underWindow = (nx: number, ny: number, nz: number, a: number, b: number) => {
    const px = spot[0];
    const py = spot[1];
    const pz = spot[2];
    const fx = spot[3];
    const fy = spot[4];
    const fz = spot[5];
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
    for (let c = 0; c < 3; c++)
      lit[c] =
        lamp.light[c] *
        amount *
        (sheets > 0 ? Math.exp(-glassTint[c] * 0.3 * sheets) * 0.93 ** sheets : 1);
  };

  /** The window as a mirror shows it: its light where the ray meets it. */
  const windowAlong = (
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

  const way = new Float64Array(3);
  /** A direction around the normal, more often near it, into `way`. */
  const scatter = (nx: number, ny: number, nz: number, a: number, b: number) => {
    const phi = a * Math.PI * 2;
    const r = Math.sqrt(b);
    const up = Math.sqrt(1 - b);
    const sign = nz >= 0 ? 1 : -1;
    const k = -1 / (sign + nz);
    const m = nx * ny * k;
    const x = Math.cos(phi) * r;
    const y = Math.sin(phi) * r;
    way[0] = (1 + sign * nx * nx * k) * x + m * y + nx * up;
    way[1] = sign * m * x + (sign + ny * ny * k) * y + ny * up;
    way[2] = -sign * nx * x - ny * y + nz * up;
  };

  /** A direction near the mirrored one, into `way`. */
  const mirror = (
    dx: number,
    dy: number,
    dz: number,
    nx: number,
    ny: number,
    nz: number,
    rough: number,
  ) => {
    const k = -2 * (nx * dx + ny * dy + nz * dz);
    let mx = dx + nx * k;
    let my = dy + ny * k;
    let mz = dz + nz * k;
    if (rough > 0.01) {
      const spread = rough * rough * Math.sqrt(-2 * Math.log(1 - chance() * 0.98));
      const phi = chance() * Math.PI * 2;
      const sign = mz >= 0 ? 1 : -1;
      const q = -1 / (sign + mz);
      const m = mx * my * q;
      const x = Math.cos(phi) * spread;
      const y = Math.sin(phi) * spread;
      const ax = mx + (1 + sign * mx * mx * q) * x + m * y;
      const ay = my + sign * m * x + (sign + my * my * q) * y;
      const az = mz - sign * mx * x - my * y;
      const l = 1 / Math.hypot(ax, ay, az);
      mx = ax * l;
      my = ay * l;
      mz = az * l;
    }
    way[0] = mx;
    way[1] = my;
    way[2] = mz;
  };

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
          r += wr * lamp.light[0] * pane;
          g += wg * lamp.light[1] * pane;
          b += wb * lamp.light[2] * pane;
          break;
        }
      }
      if (!met) {
        scene.room(dx, dy, dz, sky);
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

      const colour = glass.get(seenMaterial);
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
        scene.room(nx * 0.5, ny * 0.5 + 0.5, nz * 0.5, sky);
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

  return {
    begin(x: number, y: number) {
      state = (Math.imul(x + 1, 0x9e3779b1) ^ Math.imul(y + 1, 0x85ebca6b)) | 0;
      for (let d = 0; d < starts.length; d++) starts[d] = chance();
    },
    take(s: number) {
      turn = s;
    },
    number,

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
        scene.room(dx, dy, dz, sky);
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
      if (glass.has(seenMaterial)) {
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
      if (glass.has(seenMaterial) || hit.metalR + hit.metalG + hit.metalB > 0) return;
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

import type { Picture } from '../surface/mount.ts';
import type { Cloth } from './cloth.ts';
import { finish } from './finish.ts';
import type { Mesh, Vec } from './mesh.ts';
import { type Camera, rasterise, rayAt, type Sight, toView, type View } from './rasterise.ts';
import { castShadows, type ShadowMap } from './shadow.ts';
import { type AmbientLight, gatherSkyLight } from './sky-light.ts';

/** A point that is seen; a material reads the first half and fills in the second. */
export type Hit = {
  x: number;
  y: number;
  z: number;
  nx: number;
  ny: number;
  nz: number;
  u: number;
  v: number;
  /** From the eye towards the point, length one. */
  dx: number;
  dy: number;
  dz: number;
  /** Width of a pixel there, in metres, stretched where the surface is seen at a slant. */
  size: number;
  distance: number;
  r: number;
  g: number;
  b: number;
  /** Mirror share at right angles, 0 to 1, and how blurred it is. */
  shine: number;
  rough: number;
  /** Light of its own. */
  glowR: number;
  glowG: number;
  glowB: number;
  /** Light that falls through from behind, as through leaves and cloth, 0 to 1. */
  through: number;
  /** Share of the picture in the scene's level mirror, 0 to 1, at right angles. */
  mirror: number;
  /** What bare metal sends back of the scene's `surroundings`, by colour, 0 to 1. */
  metalR: number;
  metalG: number;
  metalB: number;
};

export type Material = (hit: Hit) => void;
export type Sky = (x: number, y: number, z: number, out: Float32Array) => void;

/** A pierced screen that sunlight passes: a rectangle with holes where the cloth's alpha is 0. */
export type Screen = {
  origin: Vec;
  along: Vec;
  up: Vec;
  repeat: number;
  holes: Cloth;
  edge: number;
};

export type Lamp = {
  at: Vec;
  colour: Vec;
  /** Light by direction from the lamp, 1 for all alike. */
  pattern?: (x: number, y: number, z: number) => number;
};

export type Scene = {
  mesh: Mesh;
  camera: Camera;
  materials: Material[];
  sky: Sky;
  sun: { direction: Vec; colour: Vec; soft: number } | null;
  centre: Vec;
  radius: number;
  /** Light from everything that is neither sun nor sky. */
  bounce: Vec;
  skyDirections?: Vec[];
  skyStrength?: number;
  screens?: Screen[];
  lamps?: Lamp[];
  /** What metal mirrors, below the horizon too; `open` is the light where nothing stands near. */
  surroundings?: { sky: Sky; open: number };
  mirror?: number;
  mist?: { thickness: number; colour: Vec; beams: number; reach: number };
  castsShadow?: (material: number) => boolean;
  isOpen?: (material: number, u: number, v: number) => boolean;
  exposure?: number;
  glow?: number;
  /** Metres of ground around a corner that it darkens. */
  corner?: number;
  shadowSize?: number;
  bias?: number;
};

/** Pixels computed per pixel shown, in each direction. */
const oversampling = 1.25;

export async function renderScene(scene: Scene, width: number, height: number): Promise<Picture> {
  const w = Math.round(width * oversampling);
  const h = Math.round(height * oversampling);
  return finish(lightScene(scene, w, h), w, h, width, height, {
    exposure: scene.exposure ?? 1,
    glow: scene.glow ?? 0.08,
  });
}

/** The scene in linear light, three numbers per pixel. */
export function lightScene(scene: Scene, width: number, height: number): Float32Array {
  const view = toView(scene.camera, width, height);
  const shadow = shadowOf(scene);
  const reflection = reflectionOf(scene, view, shadow);
  const sight = rasterise(scene.mesh, view, { isOpen: scene.isOpen });
  return shadeSight(scene, view, sight, shadow, reflection);
}

/** The same scene from several cameras, one after another; the sun's shadows are cast once. */
export function* lightViews(
  scene: Scene,
  cameras: readonly Camera[],
  size: number,
): Generator<{ view: View; image: Float32Array }> {
  const shadow = shadowOf(scene);
  for (const camera of cameras) {
    const view = toView(camera, size, size);
    const reflection = reflectionOf(scene, view, shadow);
    const sight = rasterise(scene.mesh, view, { isOpen: scene.isOpen });
    yield { view, image: shadeSight(scene, view, sight, shadow, reflection) };
  }
}

function shadowOf(scene: Scene): ShadowMap | null {
  if (!scene.sun) return null;
  return castShadows(scene.mesh, scene.sun.direction, {
    centre: scene.centre,
    radius: scene.radius,
    size: scene.shadowSize ?? 2048,
    bias: scene.bias ?? 0.02,
    castsShadow: scene.castsShadow,
    isOpen: scene.isOpen,
  });
}

function reflectionOf(scene: Scene, view: View, shadow: ShadowMap | null): Float32Array | null {
  if (scene.mirror === undefined) return null;
  const below = rasterise(scene.mesh, view, { mirror: scene.mirror, isOpen: scene.isOpen });
  return shadeSight(scene, view, below, shadow, null, { mirrored: scene.mirror });
}

/** A scene lit once, of which single materials can be shaded again: the frames of a film. */
export function prepareFrames(scene: Scene, width: number, height: number) {
  const view = toView(scene.camera, width, height);
  const shadow = shadowOf(scene);
  const reflection = reflectionOf(scene, view, shadow);
  const sight = rasterise(scene.mesh, view, { isOpen: scene.isOpen });
  const ambient = gatherSkyLight(scene, view, sight);
  const still = shadeSight(scene, view, sight, shadow, reflection, { ambient });
  return {
    view,
    sight,
    /** @param moves material numbers shaded anew; the sky is number -1 */
    shade(materials: Material[], sky: Sky, moves: ReadonlySet<number>): Float32Array {
      return shadeSight({ ...scene, materials, sky }, view, sight, shadow, reflection, {
        ambient,
        moves,
        still,
      });
    },
  };
}

/** Light through the pierced screens between a point and the sun. */
export function lightThroughScreens(
  screens: readonly Screen[],
  sun: Vec,
  soft: number,
  x: number,
  y: number,
  z: number,
): number {
  let light = 1;
  for (const { origin, along, up, repeat, holes, edge } of screens) {
    const nx = along[1] * up[2] - along[2] * up[1];
    const ny = along[2] * up[0] - along[0] * up[2];
    const nz = along[0] * up[1] - along[1] * up[0];
    const facing = nx * sun[0] + ny * sun[1] + nz * sun[2];
    if (Math.abs(facing) < 1e-6) continue;
    const t = ((origin[0] - x) * nx + (origin[1] - y) * ny + (origin[2] - z) * nz) / facing;
    if (t <= 0.005) continue;
    const px = x + sun[0] * t - origin[0];
    const py = y + sun[1] * t - origin[1];
    const pz = z + sun[2] * t - origin[2];
    const wide = Math.hypot(along[0], along[1], along[2]);
    const high = Math.hypot(up[0], up[1], up[2]);
    const u = (px * along[0] + py * along[1] + pz * along[2]) / wide;
    const v = (px * up[0] + py * up[1] + pz * up[2]) / high;
    if (u < -edge || v < -edge || u > wide + edge || v > high + edge) continue;
    holes.at(u / repeat, -v / repeat, (t * soft * 1.6 + 0.004) / repeat, texel);
    light *= 1 - texel[3];
  }
  return light;
}
const texel = new Float32Array(4);

type Pass = {
  mirrored?: number;
  ambient?: AmbientLight;
  /** Only these materials are shaded, the rest is taken from `still`. */
  moves?: ReadonlySet<number>;
  still?: Float32Array;
};

function shadeSight(
  scene: Scene,
  view: View,
  sight: Sight,
  shadow: ShadowMap | null,
  reflection: Float32Array | null,
  pass: Pass = {},
): Float32Array {
  const { width, height } = view;
  const { mirrored, moves, still } = pass;
  const image = still ? new Float32Array(still) : new Float32Array(width * height * 3);
  const ambient = pass.ambient ?? gatherSkyLight(scene, view, sight, mirrored);
  const sun = scene.sun;
  const screens = scene.screens ?? [];
  const out = new Float32Array(3);
  const hit: Hit = {
    x: 0,
    y: 0,
    z: 0,
    nx: 0,
    ny: 0,
    nz: 0,
    u: 0,
    v: 0,
    dx: 0,
    dy: 0,
    dz: 0,
    size: 0,
    distance: 0,
    r: 0,
    g: 0,
    b: 0,
    shine: 0,
    rough: 0,
    glowR: 0,
    glowG: 0,
    glowB: 0,
    through: 0,
    mirror: 0,
    metalR: 0,
    metalG: 0,
    metalB: 0,
  };
  const light = new Float32Array(3);
  for (let y = 0; y < height; y++) {
    for (let x = 0; x < width; x++) {
      const i = y * width + x;
      if (moves && !moves.has(sight.depth[i] === Number.POSITIVE_INFINITY ? -1 : sight.material[i]))
        continue;
      const ray = rayAt(view, x + 0.5, y + 0.5);
      const length = Math.hypot(ray[0], ray[1], ray[2]);
      const flip = mirrored === undefined ? 1 : -1;
      const depth = sight.depth[i];
      hit.dx = ray[0] / length;
      hit.dy = (ray[1] / length) * flip;
      hit.dz = ray[2] / length;
      if (depth === Number.POSITIVE_INFINITY) {
        scene.sky(hit.dx, hit.dy, hit.dz, out);
        image.set(out, i * 3);
        continue;
      }
      hit.x = view.eye[0] + ray[0] * depth;
      hit.y = view.eye[1] + ray[1] * depth;
      hit.z = view.eye[2] + ray[2] * depth;
      if (mirrored !== undefined) hit.y = 2 * mirrored - hit.y;
      hit.nx = sight.normal[i * 3];
      hit.ny = sight.normal[i * 3 + 1];
      hit.nz = sight.normal[i * 3 + 2];
      const ln = 1 / (Math.hypot(hit.nx, hit.ny, hit.nz) || 1);
      let facing = (hit.nx * hit.dx + hit.ny * hit.dy + hit.nz * hit.dz) * ln;
      const side = facing > 0 ? -ln : ln;
      hit.nx *= side;
      hit.ny *= side;
      hit.nz *= side;
      facing = -Math.abs(facing);
      const gx = hit.nx;
      const gy = hit.ny;
      const gz = hit.nz;
      hit.u = sight.cloth[i * 2];
      hit.v = sight.cloth[i * 2 + 1];
      hit.distance = depth * length;
      hit.size = depth / view.scale / Math.max(0.12, Math.sqrt(-facing));
      hit.r = hit.g = hit.b = 0.5;
      hit.shine = hit.glowR = hit.glowG = hit.glowB = hit.through = hit.mirror = 0;
      hit.metalR = hit.metalG = hit.metalB = 0;
      hit.rough = 0.5;
      scene.materials[sight.material[i]](hit);
      ambient(x, y, depth, gx, gy, gz, light);
      let [lr, lg, lb] = light;
      let glint = 0;
      if (sun && shadow) {
        const d = sun.direction;
        const turned = hit.nx * d[0] + hit.ny * d[1] + hit.nz * d[2];
        const ground = gx * d[0] + gy * d[1] + gz * d[2];
        const lit = ground > 0 ? Math.max(0, turned) : hit.through * -Math.min(0, turned);
        if (lit > 0) {
          const lift = 0.012 + hit.distance * 0.0008;
          const s = ground > 0 ? lift : -lift * 3;
          let open = shadow.lightAt(
            hit.x + gx * s,
            hit.y + gy * s,
            hit.z + gz * s,
            sun.soft,
            ((x * 7 + y * 13) % 16) * 0.39,
          );
          if (open > 0 && screens.length > 0)
            open *= lightThroughScreens(screens, d, sun.soft * 0.4, hit.x, hit.y, hit.z);
          const amount = lit * open;
          lr += sun.colour[0] * amount;
          lg += sun.colour[1] * amount;
          lb += sun.colour[2] * amount;
          if (hit.shine > 0 && ground > 0) {
            const hx = d[0] - hit.dx;
            const hy = d[1] - hit.dy;
            const hz = d[2] - hit.dz;
            const toward = Math.max(
              0,
              (hit.nx * hx + hit.ny * hy + hit.nz * hz) / (Math.hypot(hx, hy, hz) || 1),
            );
            const power = 2 / (hit.rough * hit.rough * hit.rough * hit.rough + 1e-4);
            glint = toward ** power * power * 0.03 * open * hit.shine;
          }
        }
      }
      for (const lamp of scene.lamps ?? []) {
        const ax = lamp.at[0] - hit.x;
        const ay = lamp.at[1] - hit.y;
        const az = lamp.at[2] - hit.z;
        const far = Math.hypot(ax, ay, az) || 1e-3;
        const turned = (hit.nx * ax + hit.ny * ay + hit.nz * az) / far;
        const fall =
          (Math.max(0, turned) + hit.through * Math.max(0, -turned)) / (far * far + 0.02);
        if (fall < 1e-5) continue;
        const amount = fall * (lamp.pattern ? lamp.pattern(-ax / far, -ay / far, -az / far) : 1);
        lr += lamp.colour[0] * amount;
        lg += lamp.colour[1] * amount;
        lb += lamp.colour[2] * amount;
      }
      let r = hit.r * lr + hit.glowR;
      let g = hit.g * lg + hit.glowG;
      let b = hit.b * lb + hit.glowB;
      if (sun && glint > 0) {
        r += glint * sun.colour[0];
        g += glint * sun.colour[1];
        b += glint * sun.colour[2];
      }
      if (hit.shine > 0 || hit.mirror > 0) {
        const cos = Math.max(0.0, -(hit.nx * hit.dx + hit.ny * hit.dy + hit.nz * hit.dz));
        const edge = (1 - cos) ** 5;
        if (hit.mirror > 0 && reflection) {
          // The mirror's picture moves where the surface is not level.
          const amount = hit.mirror + (1 - hit.mirror) * edge;
          const sway = (view.scale * 0.55) / Math.max(1, depth);
          const sx = Math.max(
            0,
            Math.min(
              width - 1,
              Math.round(x + (hit.nx * view.right[0] + hit.nz * view.right[2]) * sway * 2.2),
            ),
          );
          const sy = Math.max(
            0,
            Math.min(
              height - 1,
              Math.round(y + (hit.nx * view.ahead[0] + hit.nz * view.ahead[2]) * sway * 3.5),
            ),
          );
          const j = (sy * width + sx) * 3;
          r = r * (1 - amount) + reflection[j] * amount;
          g = g * (1 - amount) + reflection[j + 1] * amount;
          b = b * (1 - amount) + reflection[j + 2] * amount;
        } else if (hit.shine > 0) {
          const k = -2 * (hit.nx * hit.dx + hit.ny * hit.dy + hit.nz * hit.dz);
          const ry = hit.dy + hit.ny * k;
          scene.sky(hit.dx + hit.nx * k, Math.max(0.02, ry), hit.dz + hit.nz * k, out);
          const open = Math.min(1, (light[0] + light[1] + light[2]) * 0.5) * (ry > -0.1 ? 1 : 0.25);
          const amount =
            (hit.shine + (1 - hit.shine) * edge * (1 - hit.rough)) * open * (1 - hit.rough * 0.6);
          r += (Math.min(4, out[0]) - r * 0.5) * amount;
          g += (Math.min(4, out[1]) - g * 0.5) * amount;
          b += (Math.min(4, out[2]) - b * 0.5) * amount;
        }
      }
      if (scene.surroundings && hit.metalR + hit.metalG + hit.metalB > 0) {
        const cos = Math.max(0, -(hit.nx * hit.dx + hit.ny * hit.dy + hit.nz * hit.dz));
        const edge = (1 - cos) ** 5;
        scene.surroundings.sky(
          hit.dx + hit.nx * cos * 2,
          hit.dy + hit.ny * cos * 2,
          hit.dz + hit.nz * cos * 2,
          out,
        );
        const open = Math.min(1, (light[0] + light[1] + light[2]) / scene.surroundings.open);
        r += out[0] * open * (hit.metalR + (1 - hit.metalR) * edge);
        g += out[1] * open * (hit.metalG + (1 - hit.metalG) * edge);
        b += out[2] * open * (hit.metalB + (1 - hit.metalB) * edge);
      }
      image[i * 3] = r;
      image[i * 3 + 1] = g;
      image[i * 3 + 2] = b;
    }
  }
  if (scene.mist) addMist(scene, view, sight, shadow, image, mirrored);
  return image;
}

/** Thin mist between eye and things; where the sun crosses it, beams are seen. */
function addMist(
  scene: Scene,
  view: View,
  sight: Sight,
  shadow: ShadowMap | null,
  image: Float32Array,
  mirrored?: number,
): void {
  const mist = scene.mist;
  if (!mist) return;
  const { width, height } = view;
  const step = 4;
  const w = Math.ceil(width / step);
  const h = Math.ceil(height / step);
  const beams = new Float32Array(w * h);
  const steps = 40;
  if (scene.sun && shadow && mist.beams > 0 && mirrored === undefined) {
    const d = scene.sun.direction;
    for (let y = 0; y < h; y++) {
      for (let x = 0; x < w; x++) {
        const ray = rayAt(view, x * step + 2, y * step + 2);
        const i = Math.min(height - 1, y * step + 2) * width + Math.min(width - 1, x * step + 2);
        const far = Math.min(sight.depth[i], mist.reach);
        let sum = 0;
        const shift = ((x * 5 + y * 3) % 8) / 8;
        for (let k = 0; k < steps; k++) {
          const t = ((k + shift) / steps) * far;
          const px = view.eye[0] + ray[0] * t;
          const py = view.eye[1] + ray[1] * t;
          const pz = view.eye[2] + ray[2] * t;
          let lit = shadow.isLit(px, py, pz);
          if (lit > 0 && scene.screens)
            lit *= lightThroughScreens(scene.screens, d, scene.sun.soft * 0.4, px, py, pz);
          sum += lit;
        }
        beams[y * w + x] = (sum / steps) * far;
      }
    }
    smoothBeams(beams, w, h);
  }
  for (let y = 0; y < height; y++) {
    for (let x = 0; x < width; x++) {
      const i = y * width + x;
      const depth = sight.depth[i];
      if (depth === Number.POSITIVE_INFINITY && mist.beams === 0) continue;
      const far = Math.min(depth, mist.reach);
      const fade = Math.exp(-far * mist.thickness);
      const bx = Math.min(w - 1.001, Math.max(0, (x - 2) / step));
      const by = Math.min(h - 1.001, Math.max(0, (y - 2) / step));
      const xi = bx | 0;
      const yi = by | 0;
      const fx = bx - xi;
      const fy = by - yi;
      const j = yi * w + xi;
      const beam =
        (beams[j] * (1 - fx) + beams[j + 1] * fx) * (1 - fy) +
        (beams[Math.min(w * h - 1, j + w)] * (1 - fx) +
          beams[Math.min(w * h - 1, j + w + 1)] * fx) *
          fy;
      const isSky = depth === Number.POSITIVE_INFINITY;
      for (let c = 0; c < 3; c++) {
        const veil = isSky
          ? image[i * 3 + c]
          : image[i * 3 + c] * fade + mist.colour[c] * (1 - fade);
        image[i * 3 + c] = veil + beam * mist.beams * (scene.sun?.colour[c] ?? 0);
      }
    }
  }
}

function smoothBeams(field: Float32Array, w: number, h: number): void {
  const copy = new Float32Array(field);
  for (let y = 2; y < h - 2; y++)
    for (let x = 2; x < w - 2; x++) {
      let sum = 0;
      for (let j = -2; j <= 2; j++) for (let i = -2; i <= 2; i++) sum += copy[(y + j) * w + x + i];
      field[y * w + x] = sum / 25;
    }
}

import { addMist } from './mist.ts';
import { rayAt, type Sight, type View } from './rasterise.ts';
import type { Hit, Scene } from './scene.ts';
import { lightThroughScreens } from './screen-light.ts';
import type { ShadowMap } from './shadow.ts';
import { gatherSkyLight } from './sky-light.ts';

type Pass = { mirrored?: number };

/** The world as the level mirror shows it, and how far ahead each thing in it is. */
export type Reflection = { image: Float32Array; depth: Float32Array };

const mirrorTaps = 7;

export function shadeSight(
  scene: Scene,
  view: View,
  sight: Sight,
  shadow: ShadowMap | null,
  reflection: Reflection | null,
  pass: Pass = {},
): Float32Array {
  const { width, height } = view;
  const { mirrored } = pass;
  const image = new Float32Array(width * height * 3);
  const ambient = gatherSkyLight(scene, view, sight, mirrored);
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
    stir: 0,
    metalR: 0,
    metalG: 0,
    metalB: 0,
  };
  const light = new Float32Array(3);
  for (let y = 0; y < height; y++) {
    for (let x = 0; x < width; x++) {
      const i = y * width + x;
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
      hit.stir = 0;
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
            ((52.9829189 * ((0.06711056 * x + 0.00583715 * y) % 1)) % 1) * 6.283,
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
          const amount = hit.mirror + (1 - hit.mirror) * edge;
          lookInMirror(reflection, view, hit, x, y, depth, out);
          r = r * (1 - amount) + out[0] * amount;
          g = g * (1 - amount) + out[1] * amount;
          b = b * (1 - amount) + out[2] * amount;
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

/**
 * What a stirred mirror shows at a pixel. A slope turns the view by twice its angle, up and down far more than
 * sideways where it is flat; what stands near the water hardly moves, what is far moves and blurs most.
 */
function lookInMirror(
  { image, depth: depths }: Reflection,
  view: View,
  hit: Hit,
  x: number,
  y: number,
  depth: number,
  out: Float32Array,
): void {
  const { width, height, scale, right, ahead } = view;
  const there = depths[y * width + x];
  const far =
    there === Number.POSITIVE_INFINITY ? 1 : Math.max(0.02, Math.min(1, (there - depth) / there));
  const reach = 2 * scale * far;
  const flat = Math.min(1, Math.abs(hit.dy) * 1.2 + 0.08);
  const sideways = hit.nx * right[0] + hit.nz * right[2];
  const upwards = hit.nx * ahead[0] + hit.nz * ahead[2];
  const turn = ((x * 73 + y * 179 + ((x * y) % 7) * 31) % 628) / 100;
  let total = 0;
  out[0] = out[1] = out[2] = 0;
  for (let t = 0; t < mirrorTaps; t++) {
    const wide = hit.stir * Math.sqrt((t + 0.5) / mirrorTaps) * 1.7;
    const a = turn + t * 2.399963;
    const px = x + (sideways + Math.cos(a) * wide) * reach * flat;
    const py = y + (upwards + Math.sin(a) * wide) * reach;
    const cx = Math.max(0, Math.min(width - 1.001, px));
    const cy = Math.max(0, Math.min(height - 1.001, py));
    const x0 = cx | 0;
    const y0 = cy | 0;
    const fx = cx - x0;
    const fy = cy - y0;
    const j = (y0 * width + x0) * 3;
    const below = Math.min(height - 1, y0 + 1) * width * 3;
    const k = below + Math.min(width - 1, x0 + 1) * 3;
    const l = below + x0 * 3;
    const m = (y0 * width + Math.min(width - 1, x0 + 1)) * 3;
    for (let c = 0; c < 3; c++)
      out[c] += Math.min(
        6,
        (image[j + c] * (1 - fx) + image[m + c] * fx) * (1 - fy) +
          (image[l + c] * (1 - fx) + image[k + c] * fx) * fy,
      );
    total++;
    if (hit.stir === 0) break;
  }
  for (let c = 0; c < 3; c++) out[c] /= total;
}

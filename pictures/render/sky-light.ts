import type { Vec } from './mesh.ts';
import { rayAt, type Sight, type View } from './rasterise.ts';
import type { Scene } from './scene.ts';
import { castShadows } from './shadow.ts';

/** Evenly spread directions over the upper half of the sphere. */
export function spreadDirections(count: number): Vec[] {
  return Array.from({ length: count }, (_, i): Vec => {
    const y = (i + 0.5) / count;
    const r = Math.sqrt(1 - y * y);
    const a = i * 2.399963;
    return [Math.cos(a) * r, y, Math.sin(a) * r];
  });
}

/** Directions within a cone, for rooms that see the sky through openings. */
export function coneDirections(toward: Vec, spread: number, count: number): Vec[] {
  const side: Vec = Math.abs(toward[1]) > 0.9 ? [1, 0, 0] : [0, 1, 0];
  return Array.from({ length: count }, (_, i): Vec => {
    const r = spread * Math.sqrt((i + 0.5) / count);
    const a = i * 2.399963;
    const u: Vec = [
      toward[1] * side[2] - toward[2] * side[1],
      toward[2] * side[0] - toward[0] * side[2],
      toward[0] * side[1] - toward[1] * side[0],
    ];
    const v: Vec = [
      toward[1] * u[2] - toward[2] * u[1],
      toward[2] * u[0] - toward[0] * u[2],
      toward[0] * u[1] - toward[1] * u[0],
    ];
    const d: Vec = [0, 1, 2].map(
      (k) => toward[k] + (u[k] * Math.cos(a) + v[k] * Math.sin(a)) * r,
    ) as unknown as Vec;
    const l = Math.hypot(...d);
    return [d[0] / l, d[1] / l, d[2] / l];
  });
}

/** Light of sky and surroundings on a surface at a pixel, written into `out`. */
export type AmbientLight = (
  x: number,
  y: number,
  depth: number,
  nx: number,
  ny: number,
  nz: number,
  out: Float32Array,
) => void;

/** Looks from the sky's directions at half size, and fits the result to full-size edges. */
export function gatherSkyLight(
  scene: Scene,
  view: View,
  sight: Sight,
  mirrored?: number,
): AmbientLight {
  const { width, height } = view;
  const step = mirrored === undefined ? 2 : 4;
  const w = Math.ceil(width / step);
  const h = Math.ceil(height / step);
  const light = new Float32Array(w * h * 3);
  const depths = new Float32Array(w * h);
  const normals = new Float32Array(w * h * 3);
  const points = new Float32Array(w * h * 3);
  for (let y = 0; y < h; y++) {
    for (let x = 0; x < w; x++) {
      const px = Math.min(width - 1, x * step);
      const py = Math.min(height - 1, y * step);
      const i = py * width + px;
      const j = y * w + x;
      const depth = sight.depth[i];
      depths[j] = depth;
      if (depth === Number.POSITIVE_INFINITY) continue;
      const ray = rayAt(view, px + 0.5, py + 0.5);
      let [nx, ny, nz] = [sight.normal[i * 3], sight.normal[i * 3 + 1], sight.normal[i * 3 + 2]];
      const flip = mirrored === undefined ? 1 : -1;
      const length = Math.hypot(nx, ny, nz) || 1;
      const side = (nx * ray[0] + ny * ray[1] * flip + nz * ray[2] > 0 ? -1 : 1) / length;
      nx *= side;
      ny *= side;
      nz *= side;
      normals.set([nx, ny, nz], j * 3);
      const wy = view.eye[1] + ray[1] * depth;
      const lift = 0.02 + depth * 0.002;
      points[j * 3] = view.eye[0] + ray[0] * depth + nx * lift;
      points[j * 3 + 1] = (mirrored === undefined ? wy : 2 * mirrored - wy) + ny * lift;
      points[j * 3 + 2] = view.eye[2] + ray[2] * depth + nz * lift;
    }
  }
  const directions = scene.skyDirections ?? spreadDirections(44);
  const weight = (2 * (scene.skyStrength ?? 1)) / directions.length;
  const colour = new Float32Array(3);
  const bounce = scene.bounce;
  for (const d of directions) {
    const shadow = castShadows(scene.mesh, d, {
      centre: scene.centre,
      radius: scene.radius,
      size: 512,
      bias: 0.06 + scene.radius * 0.004,
      castsShadow: scene.castsShadow,
      isOpen: scene.isOpen,
    });
    scene.sky(d[0], d[1], d[2], colour);
    // The sun itself is another light: the sky near it is not counted twice.
    for (let c = 0; c < 3; c++) colour[c] = Math.min(colour[c], 1.6);
    for (let j = 0; j < w * h; j++) {
      if (depths[j] === Number.POSITIVE_INFINITY) continue;
      const facing = normals[j * 3] * d[0] + normals[j * 3 + 1] * d[1] + normals[j * 3 + 2] * d[2];
      if (facing <= 0) continue;
      const k = facing * weight;
      if (shadow.isLit(points[j * 3], points[j * 3 + 1], points[j * 3 + 2])) {
        light[j * 3] += colour[0] * k;
        light[j * 3 + 1] += colour[1] * k;
        light[j * 3 + 2] += colour[2] * k;
      } else {
        light[j * 3] += bounce[0] * k * 0.55;
        light[j * 3 + 1] += bounce[1] * k * 0.55;
        light[j * 3 + 2] += bounce[2] * k * 0.55;
      }
    }
  }
  darkenCorners(scene, view, light, depths, normals, bounce, w, h, step);
  const soft = smoothWithin(light, depths, normals, w, h);
  return (x, y, depth, nx, ny, nz, out) => {
    const x0 = Math.min(w - 1, Math.floor(x / step));
    const y0 = Math.min(h - 1, Math.floor(y / step));
    let total = 1e-6;
    out[0] = out[1] = out[2] = 0;
    for (let b = 0; b <= 1; b++) {
      for (let a = 0; a <= 1; a++) {
        const xi = Math.min(w - 1, x0 + a);
        const yi = Math.min(h - 1, y0 + b);
        const j = yi * w + xi;
        const near = Math.abs(depths[j] - depth) / (depth * 0.02 + 0.005);
        if (!(near < 40)) continue;
        const alike = Math.max(
          0,
          normals[j * 3] * nx + normals[j * 3 + 1] * ny + normals[j * 3 + 2] * nz,
        );
        const k = (alike ** 4 + 1e-4) / (1 + near * near) + 1e-6;
        out[0] += soft[j * 3] * k;
        out[1] += soft[j * 3 + 1] * k;
        out[2] += soft[j * 3 + 2] * k;
        total += k;
      }
    }
    out[0] /= total;
    out[1] /= total;
    out[2] /= total;
  };
}

/** Adds the light from below and takes away what near things hide, judged from the depths seen. */
function darkenCorners(
  scene: Scene,
  view: View,
  light: Float32Array,
  depths: Float32Array,
  normals: Float32Array,
  bounce: Vec,
  w: number,
  h: number,
  step: number,
): void {
  const reach = scene.corner ?? 0.5;
  const right = view.right;
  for (let y = 0; y < h; y++) {
    for (let x = 0; x < w; x++) {
      const j = y * w + x;
      const depth = depths[j];
      if (depth === Number.POSITIVE_INFINITY) continue;
      const radius = Math.min(90, (reach * view.scale) / depth / step);
      let hidden = 0;
      const n = [normals[j * 3], normals[j * 3 + 1], normals[j * 3 + 2]];
      const nr = n[0] * right[0] + n[1] * right[1] + n[2] * right[2];
      const nu = n[0] * view.up[0] + n[1] * view.up[1] + n[2] * view.up[2];
      const na = n[0] * view.ahead[0] + n[1] * view.ahead[1] + n[2] * view.ahead[2];
      const samples = 14;
      const turn = ((x % 4) * 4 + (y % 4)) * 0.3927;
      for (let k = 0; k < samples; k++) {
        const a = turn + k * 2.399963;
        const r = radius * Math.sqrt((k + 0.5) / samples);
        const sx = Math.round(x + Math.cos(a) * r);
        const sy = Math.round(y + Math.sin(a) * r);
        if (sx < 0 || sy < 0 || sx >= w || sy >= h) continue;
        const d = depths[sy * w + sx];
        if (d === Number.POSITIVE_INFINITY) continue;
        const metres = (step * depth) / view.scale;
        const vx = (sx - x) * metres;
        const vy = -(sy - y) * metres;
        const vz = d - depth;
        const far = Math.hypot(vx, vy, vz);
        if (far < 1e-4 || far > reach * 1.6) continue;
        const cos = (vx * nr + vy * nu + vz * na) / far - 0.12;
        if (cos > 0) hidden += cos * (1 - far / (reach * 1.6));
      }
      const open = Math.max(0.15, 1 - (hidden / samples) * 2.4);
      const below = 0.5 - 0.5 * n[1];
      for (let c = 0; c < 3; c++)
        light[j * 3 + c] = (light[j * 3 + c] + bounce[c] * (0.12 + 0.5 * below)) * open;
    }
  }
}

function smoothWithin(
  light: Float32Array,
  depths: Float32Array,
  normals: Float32Array,
  w: number,
  h: number,
): Float32Array {
  const soft = new Float32Array(light.length);
  for (let y = 0; y < h; y++) {
    for (let x = 0; x < w; x++) {
      const j = y * w + x;
      const depth = depths[j];
      if (depth === Number.POSITIVE_INFINITY) continue;
      let r = 0;
      let g = 0;
      let b = 0;
      let total = 0;
      for (let dy = -3; dy <= 3; dy += 1) {
        const yi = y + dy;
        if (yi < 0 || yi >= h) continue;
        for (let dx = -3; dx <= 3; dx += 1) {
          const xi = x + dx;
          if (xi < 0 || xi >= w) continue;
          const k = yi * w + xi;
          const near = Math.abs(depths[k] - depth);
          if (!(near < depth * 0.03 + 0.01)) continue;
          const alike =
            normals[k * 3] * normals[j * 3] +
            normals[k * 3 + 1] * normals[j * 3 + 1] +
            normals[k * 3 + 2] * normals[j * 3 + 2];
          if (alike < 0.9 && k !== j) continue;
          r += light[k * 3];
          g += light[k * 3 + 1];
          b += light[k * 3 + 2];
          total++;
        }
      }
      soft[j * 3] = r / total;
      soft[j * 3 + 1] = g / total;
      soft[j * 3 + 2] = b / total;
    }
  }
  return soft;
}

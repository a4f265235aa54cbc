import { cross, dot, type Mesh, subtract, unit, type Vec } from './mesh.ts';

/** A camera: where it stands and where it looks; `tall` is the height of the picture at distance 1. */
export type Camera = {
  eye: Vec;
  target: Vec;
  tall: number;
  /** Moves the horizon, in picture heights, as a view camera does to keep uprights upright. */
  rise?: number;
};

export type View = {
  eye: Vec;
  right: Vec;
  up: Vec;
  ahead: Vec;
  width: number;
  height: number;
  scale: number;
  rise: number;
};

export function toView(camera: Camera, width: number, height: number): View {
  const ahead = unit(subtract(camera.target, camera.eye));
  const right = unit(cross(ahead, [0, 1, 0]));
  return {
    eye: camera.eye,
    right,
    up: cross(right, ahead),
    ahead,
    width,
    height,
    scale: height / camera.tall,
    rise: (camera.rise ?? 0) * height,
  };
}

/** The direction (not of length one: one metre ahead) seen at a pixel. */
export function rayAt(view: View, x: number, y: number): Vec {
  const sx = (x - view.width / 2) / view.scale;
  const sy = (view.height / 2 + view.rise - y) / view.scale;
  return [
    view.ahead[0] + view.right[0] * sx + view.up[0] * sy,
    view.ahead[1] + view.right[1] * sx + view.up[1] * sy,
    view.ahead[2] + view.right[2] * sx + view.up[2] * sy,
  ];
}

/** What each pixel sees: distance ahead (Infinity: nothing), surface, normal and place on the cloth. */
export type Sight = {
  depth: Float32Array;
  material: Uint8Array;
  normal: Float32Array;
  cloth: Float32Array;
};

export type RasterOptions = {
  /** Height of a level mirror: the world is seen upside down in it, and what lies below left out. */
  mirror?: number;
  /** Says whether a surface has a hole at this place on its cloth. */
  isOpen?: (material: number, u: number, v: number) => boolean;
};

const near = 0.04;

export function rasterise(mesh: Mesh, view: View, options: RasterOptions = {}): Sight {
  const { width, height } = view;
  const sight: Sight = {
    depth: new Float32Array(width * height).fill(Number.POSITIVE_INFINITY),
    material: new Uint8Array(width * height),
    normal: new Float32Array(width * height * 3),
    cloth: new Float32Array(width * height * 2),
  };
  const { vertices } = mesh;
  const { mirror } = options;
  const seen = new Float32Array(mesh.vertexCount * 3);
  for (let i = 0; i < mesh.vertexCount; i++) {
    const y = vertices[i * 8 + 1];
    const p: Vec = [
      vertices[i * 8] - view.eye[0],
      (mirror === undefined ? y : 2 * mirror - y) - view.eye[1],
      vertices[i * 8 + 2] - view.eye[2],
    ];
    seen[i * 3] = dot(p, view.right);
    seen[i * 3 + 1] = dot(p, view.up);
    seen[i * 3 + 2] = dot(p, view.ahead);
  }
  // A triangle that crosses the near plane is cut there, which leaves three or four corners.
  const corners = new Float64Array(6 * 8);
  for (let t = 0; t < mesh.triangleCount; t++) {
    let count = 0;
    for (let k = 0; k < 3; k++) {
      const a = mesh.triangles[t * 3 + k];
      const b = mesh.triangles[t * 3 + ((k + 1) % 3)];
      const za = seen[a * 3 + 2];
      const zb = seen[b * 3 + 2];
      if (za >= near) writeCorner(corners, count++, seen, vertices, a, a, 0);
      if (za >= near !== zb >= near)
        writeCorner(corners, count++, seen, vertices, a, b, (near - za) / (zb - za));
    }
    for (let k = 2; k < count; k++)
      fillTriangle(sight, view, corners, k, mesh.materials[t], options);
  }
  return sight;
}

function writeCorner(
  into: Float64Array,
  slot: number,
  seen: Float32Array,
  vertices: Float32Array,
  a: number,
  b: number,
  t: number,
): void {
  for (let c = 0; c < 3; c++)
    into[slot * 8 + c] = seen[a * 3 + c] + (seen[b * 3 + c] - seen[a * 3 + c]) * t;
  for (let c = 3; c < 8; c++)
    into[slot * 8 + c] = vertices[a * 8 + c] + (vertices[b * 8 + c] - vertices[a * 8 + c]) * t;
}

function fillTriangle(
  sight: Sight,
  view: View,
  q: Float64Array,
  third: number,
  material: number,
  options: RasterOptions,
): void {
  const { width, height, scale } = view;
  const b = (third - 1) * 8;
  const c = third * 8;
  const wa = 1 / q[2];
  const wb = 1 / q[b + 2];
  const wc = 1 / q[c + 2];
  const cx = width / 2;
  const cy = height / 2 + view.rise;
  const ax = cx + q[0] * wa * scale;
  const ay = cy - q[1] * wa * scale;
  const bx = cx + q[b] * wb * scale;
  const by = cy - q[b + 1] * wb * scale;
  const dx = cx + q[c] * wc * scale;
  const dy = cy - q[c + 1] * wc * scale;
  const full = (bx - ax) * (dy - ay) - (dx - ax) * (by - ay);
  if (full === 0 || Number.isNaN(full)) return;
  const x0 = Math.max(0, Math.ceil(Math.min(ax, bx, dx) - 0.5));
  const x1 = Math.min(width - 1, Math.floor(Math.max(ax, bx, dx) - 0.5));
  const y0 = Math.max(0, Math.ceil(Math.min(ay, by, dy) - 0.5));
  const y1 = Math.min(height - 1, Math.floor(Math.max(ay, by, dy) - 0.5));
  if (x0 > x1 || y0 > y1) return;
  const inverse = 1 / full;
  const { depth, normal, cloth } = sight;
  const { isOpen, mirror } = options;
  const stepA = -(dy - by) * inverse;
  const stepB = -(ay - dy) * inverse;
  for (let y = y0; y <= y1; y++) {
    const py = y + 0.5;
    const px = x0 + 0.5;
    let sa = ((dx - bx) * (py - by) - (dy - by) * (px - bx)) * inverse;
    let sb = ((ax - dx) * (py - dy) - (ay - dy) * (px - dx)) * inverse;
    for (let x = x0; x <= x1; x++, sa += stepA, sb += stepB) {
      const sc = 1 - sa - sb;
      if (sa < -1e-7 || sb < -1e-7 || sc < -1e-7) continue;
      const ka = sa * wa;
      const kb = sb * wb;
      const kc = sc * wc;
      const z = 1 / (ka + kb + kc);
      const i = y * width + x;
      if (z >= depth[i]) continue;
      const u = (q[6] * ka + q[b + 6] * kb + q[c + 6] * kc) * z;
      const v = (q[7] * ka + q[b + 7] * kb + q[c + 7] * kc) * z;
      if (isOpen?.(material, u, v)) continue;
      if (mirror !== undefined && mirroredHeight(view, x, y, z) > mirror - 0.004) continue;
      depth[i] = z;
      sight.material[i] = material;
      normal[i * 3] = (q[3] * ka + q[b + 3] * kb + q[c + 3] * kc) * z;
      normal[i * 3 + 1] = (q[4] * ka + q[b + 4] * kb + q[c + 4] * kc) * z;
      normal[i * 3 + 2] = (q[5] * ka + q[b + 5] * kb + q[c + 5] * kc) * z;
      cloth[i * 2] = u;
      cloth[i * 2 + 1] = v;
    }
  }
}

function mirroredHeight(view: View, x: number, y: number, z: number): number {
  const sx = (x + 0.5 - view.width / 2) / view.scale;
  const sy = (view.height / 2 + view.rise - y - 0.5) / view.scale;
  return view.eye[1] + (view.ahead[1] + view.right[1] * sx + view.up[1] * sy) * z;
}

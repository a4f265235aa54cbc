import { cross, dot, type Mesh, unit, type Vec } from './mesh.ts';

/** How far away the first surface is, seen from a far light along one direction. */
export type ShadowMap = {
  /** Share of light that reaches the point, 0 to 1; `soft` in metres widens the edge. */
  lightAt(x: number, y: number, z: number, soft: number, turn: number): number;
  /** 1 lit, 0 shaded; one look, no softness. */
  isLit(x: number, y: number, z: number): number;
};

export type Casting = {
  centre: Vec;
  /** Metres around the centre that are covered. */
  radius: number;
  size: number;
  /** Metres by which a surface must lie behind another to be in its shadow. */
  bias: number;
  castsShadow?: (material: number) => boolean;
  isOpen?: (material: number, u: number, v: number) => boolean;
};

/** @param toLight unit direction towards the light */
export function castShadows(mesh: Mesh, toLight: Vec, casting: Casting): ShadowMap {
  const { centre, radius, size, bias } = casting;
  const side = unit(cross(Math.abs(toLight[1]) > 0.95 ? [1, 0, 0] : [0, 1, 0], toLight));
  const top = cross(toLight, side);
  const scale = size / (2 * radius);
  const half = size / 2;
  const map = new Float32Array(size * size).fill(1e9);
  const { vertices, triangles, materials } = mesh;
  const px = new Float32Array(mesh.vertexCount);
  const py = new Float32Array(mesh.vertexCount);
  const pz = new Float32Array(mesh.vertexCount);
  const offset = [dot(centre, side), dot(centre, top), dot(centre, toLight)];
  for (let i = 0; i < mesh.vertexCount; i++) {
    const x = vertices[i * 8];
    const y = vertices[i * 8 + 1];
    const z = vertices[i * 8 + 2];
    px[i] = (x * side[0] + y * side[1] + z * side[2] - offset[0]) * scale + half;
    py[i] = (x * top[0] + y * top[1] + z * top[2] - offset[1]) * scale + half;
    pz[i] = -(x * toLight[0] + y * toLight[1] + z * toLight[2] - offset[2]);
  }
  for (let t = 0; t < mesh.triangleCount; t++) {
    const material = materials[t];
    if (casting.castsShadow && !casting.castsShadow(material)) continue;
    const a = triangles[t * 3];
    const b = triangles[t * 3 + 1];
    const c = triangles[t * 3 + 2];
    const full = (px[b] - px[a]) * (py[c] - py[a]) - (px[c] - px[a]) * (py[b] - py[a]);
    if (full === 0) continue;
    const x0 = Math.max(0, Math.ceil(Math.min(px[a], px[b], px[c]) - 0.5));
    const x1 = Math.min(size - 1, Math.floor(Math.max(px[a], px[b], px[c]) - 0.5));
    const y0 = Math.max(0, Math.ceil(Math.min(py[a], py[b], py[c]) - 0.5));
    const y1 = Math.min(size - 1, Math.floor(Math.max(py[a], py[b], py[c]) - 0.5));
    const inverse = 1 / full;
    for (let y = y0; y <= y1; y++) {
      for (let x = x0; x <= x1; x++) {
        const qx = x + 0.5;
        const qy = y + 0.5;
        const sa = ((px[c] - px[b]) * (qy - py[b]) - (py[c] - py[b]) * (qx - px[b])) * inverse;
        const sb = ((px[a] - px[c]) * (qy - py[c]) - (py[a] - py[c]) * (qx - px[c])) * inverse;
        const sc = 1 - sa - sb;
        if (sa < 0 || sb < 0 || sc < 0) continue;
        const z = pz[a] * sa + pz[b] * sb + pz[c] * sc;
        const i = y * size + x;
        if (z >= map[i]) continue;
        if (
          casting.isOpen?.(
            material,
            vertices[a * 8 + 6] * sa + vertices[b * 8 + 6] * sb + vertices[c * 8 + 6] * sc,
            vertices[a * 8 + 7] * sa + vertices[b * 8 + 7] * sb + vertices[c * 8 + 7] * sc,
          )
        )
          continue;
        map[i] = z;
      }
    }
  }

  const project = (x: number, y: number, z: number) => {
    mx = (x * side[0] + y * side[1] + z * side[2] - offset[0]) * scale + half;
    my = (x * top[0] + y * top[1] + z * top[2] - offset[1]) * scale + half;
    mz = -(x * toLight[0] + y * toLight[1] + z * toLight[2] - offset[2]) - bias;
  };
  let mx = 0;
  let my = 0;
  let mz = 0;
  const look = (x: number, y: number) => {
    const xi = x | 0;
    const yi = y | 0;
    if (xi < 0 || yi < 0 || xi >= size || yi >= size) return 1;
    return map[yi * size + xi] < mz ? 0 : 1;
  };
  return {
    isLit(x, y, z) {
      project(x, y, z);
      return look(mx, my);
    },
    lightAt(x, y, z, soft, turn) {
      project(x, y, z);
      const reach = Math.max(1.2, soft * scale);
      let sum = 0;
      for (let k = 0; k < 12; k++) {
        const a = turn + k * 2.399963;
        const r = reach * Math.sqrt((k + 0.5) / 12);
        sum += look(mx + Math.cos(a) * r, my + Math.sin(a) * r);
      }
      return sum / 12;
    },
  };
}

import type { Mesh } from '../mesh.ts';
import type { Hit, Material } from '../scene.ts';
import type { Intersection, TriangleTree } from './triangle-tree.ts';

/** Where the last ray arrived, and what it met there. */
export type RayCaster = ReturnType<typeof createRayCaster>;

export function createRayCaster(
  { vertices, triangles, materials: numbers }: Mesh,
  materials: Material[],
  tree: TriangleTree,
) {
  const intersection: Intersection = { far: 0.5, triangle: 0, second: 0.5, third: 0.5 };
  // Numbers with a fraction from the start, so that no later one takes new memory.
  const hit: Hit = {
    ...{ x: 0.5, y: 0.5, z: 0.5, nx: 0.5, ny: 0.5, nz: 0.5, u: 0.5, v: 0.5 },
    ...{ dx: 0.5, dy: 0.5, dz: 0.5, size: 0.5, distance: 0.5, r: 0.5, g: 0.5, b: 0.5 },
    ...{
      shine: 0.5,
      rough: 0.5,
      glowR: 0.5,
      glowG: 0.5,
      glowB: 0.5,
      through: 0.5,
      mirror: 0.5,
      stir: 0,
    },
    ...{ metalR: 0.5, metalG: 0.5, metalB: 0.5 },
  };
  // The place, and the side of the face itself, not of its curve or of what the material makes of it.
  const hitPoint = new Float64Array(6);
  const caster = { hit, intersection, hitPoint, material: 0, castRay };
  /** Fills `hit` from the intersection; false where nothing is met. */
  function castRay(
    ox: number,
    oy: number,
    oz: number,
    dx: number,
    dy: number,
    dz: number,
    perMetre: number,
    before: number,
  ): boolean {
    if (!tree.intersect(ox, oy, oz, dx, dy, dz, 1e9, intersection)) return false;
    const { far, triangle, second, third } = intersection;
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
    hitPoint[0] = px;
    hitPoint[1] = py;
    hitPoint[2] = pz;
    hitPoint[3] = fx;
    hitPoint[4] = fy;
    hitPoint[5] = fz;
    caster.material = numbers[triangle];
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
    materials[caster.material](hit);
    const hl = 1 / (Math.hypot(hit.nx, hit.ny, hit.nz) || 1);
    hit.nx *= hl;
    hit.ny *= hl;
    hit.nz *= hl;
    return true;
  }
  return caster;
}

import type { Mesh, Vec } from '../render/mesh.ts';
import { smoothstep } from '../surface/field.ts';
import { createNoise } from '../surface/noise.ts';

const noise = createNoise('worn edges');

/** How much an edge has lost at a place: a little everywhere, here and there a chip. `wear` in metres. */
export function lossAt(x: number, y: number, z: number, wear: number): number {
  const a = x * 1.3 + z * 0.9;
  const b = y * 1.3 + z * 0.7 - x * 0.4;
  const rub = 0.75 + 0.6 * noise.fbm(a * 2.2, b * 2.2, 3) + 0.4 * noise.at(a * 13, b * 13);
  const chip = smoothstep(0.3, 0.55, noise.fbm(a * 3.7 + 40, b * 3.7, 3)) * 2.6;
  return wear * Math.max(0.3, rub + chip);
}

/** A block whose edges are rubbed round and chipped. */
export function wornBlock(mesh: Mesh, low: Vec, high: Vec, material: number, wear = 0.012): void {
  const size = [0, 1, 2].map((k) => high[k] - low[k]);
  const rub = Math.min(wear, Math.min(...size) * 0.16);
  const limit = Math.min(...size) * 0.42;
  const centre = [0, 1, 2].map((k) => (low[k] + high[k]) / 2);
  /** Points along an edge of two faces, moved from it within the face that lies across `face`. */
  const rim = (face: number, faceEnd: number, edge: number, edgeEnd: number): Vec[] => {
    const along = 3 - face - edge;
    const steps = Math.max(1, Math.min(200, Math.ceil(size[along] / 0.06)));
    return Array.from({ length: steps + 1 }, (_, i): Vec => {
      const p = [0, 0, 0];
      p[face] = faceEnd ? high[face] : low[face];
      p[edge] = edgeEnd ? high[edge] : low[edge];
      p[along] = low[along] + rub + (i / steps) * (size[along] - rub * 2);
      const loss = Math.min(limit, lossAt(p[0], p[1], p[2], rub));
      p[edge] += edgeEnd ? -loss : loss;
      return p as unknown as Vec;
    });
  };
  const place = (p: Vec, n: Vec, face: number) =>
    mesh.vertex(p, n, p[face === 0 ? 2 : 0], p[face === 1 ? 2 : 1]);
  for (let face = 0; face < 3; face++)
    for (const end of [0, 1]) {
      const [e, f] = [(face + 1) % 3, (face + 2) % 3];
      const ring = [
        ...rim(face, end, e, 0).toSorted((p, q) => p[f] - q[f]),
        ...rim(face, end, f, 1).toSorted((p, q) => p[e] - q[e]),
        ...rim(face, end, e, 1).toSorted((p, q) => q[f] - p[f]),
        ...rim(face, end, f, 0).toSorted((p, q) => q[e] - p[e]),
      ];
      const normal = [0, 0, 0];
      normal[face] = end ? 1 : -1;
      const n = normal as unknown as Vec;
      // A long face is filled in strips across, so that no triangle is a needle.
      const middle = [...centre];
      middle[face] = end ? high[face] : low[face];
      const hub = place(middle as unknown as Vec, n, face);
      const corners = ring.map((p) => place(p, n, face));
      for (let i = 0; i < corners.length; i++)
        mesh.triangle(hub, corners[i], corners[(i + 1) % corners.length], material);
    }
  for (let a = 0; a < 3; a++)
    for (let b = a + 1; b < 3; b++)
      for (const ea of [0, 1])
        for (const eb of [0, 1]) {
          const one = rim(a, ea, b, eb);
          const two = rim(b, eb, a, ea);
          const na = [0, 0, 0];
          na[a] = ea ? 1 : -1;
          const nb = [0, 0, 0];
          nb[b] = eb ? 1 : -1;
          const first = one.map((p) => place(p, na as unknown as Vec, a));
          const second = two.map((p) => place(p, nb as unknown as Vec, b));
          for (let i = 0; i + 1 < one.length; i++) {
            mesh.triangle(first[i], first[i + 1], second[i + 1], material);
            mesh.triangle(first[i], second[i + 1], second[i], material);
          }
        }
  for (const ends of [0, 1, 2, 3, 4, 5, 6, 7].map((k) => [k & 1, (k >> 1) & 1, k >> 2])) {
    const around: Vec[] = [];
    for (const [face, edge] of [
      [0, 1],
      [1, 0],
      [1, 2],
      [2, 1],
      [2, 0],
      [0, 2],
    ]) {
      const line = rim(face, ends[face], edge, ends[edge]);
      around.push(line[ends[3 - face - edge] ? line.length - 1 : 0]);
    }
    const n = ends.map((end) => (end ? 0.577 : -0.577)) as unknown as Vec;
    const corner = around.map((p) => place(p, n, 0));
    for (let i = 1; i + 1 < corner.length; i++)
      mesh.triangle(corner[0], corner[i], corner[i + 1], material);
  }
}

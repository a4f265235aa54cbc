import { area, centroid, type Point, tau } from '../../geometry/points.ts';
import type { Random } from '../../geometry/random.ts';
import { starFacesInMeters } from '../../geometry/star-faces.ts';
import type { Mesh } from '../../render/mesh.ts';
import type { Material } from '../../render/scene.ts';
import { createNoise } from '../../surface/noise.ts';
import { inset, type Place, slab } from '../products/shapes.ts';
import { coloured, glazed, own } from '../products/studio.ts';

/**
 * One mosaic of ten-pointed stars, out of whose wall a fragment was taken: what is drawn of either comes
 * from here, so that the two fit. The star that they share lies at 0, 0; the fragment is its half below.
 */

/** Half the way from one star to the next, meters: the fragment is 26 centimeters wide. */
const apothem = 0.088;
/** What of a piece of this star's size is how large: the root of its area, in apothems, and its glaze. */
const glazes: readonly (readonly [size: number, hex: string])[] = [
  [0.09, '#efe8d8'],
  [0.15, '#18171b'],
  [0.32, '#1f4294'],
  [0.36, '#1f4294'],
  [0.56, '#d3932d'],
  [0.608, '#17777c'],
  [0.622, '#efe8d8'],
];
/** A tile with its glaze, meters. */
const thick = 0.017;
const shades = 4;
const clay = own + glazes.length * shades;
const lime = clay + 1;

export type Piece = { outline: Point[]; material: number; tilt: Point; lift: number };
export type Break = {
  wall: Piece[];
  fragment: Piece[];
  /** All around what the fragment left, the same way round as its pieces lie. */
  gap: Point[];
};

/** How far a straight cut through the star's heart was missed: one glazed piece broke across. */
const noise = createNoise('break');
const breakAt = (x: number) => noise.fbm(x * 57 + 3, 2, 4) * 0.0117 + x * 0.12;
/** About the middle of what came away. */
const middle: Point = [0, 0.074];

/** Neighbors come away along their joints. */
function isTaken([x, z]: Point): boolean {
  const a = Math.atan2(z - middle[1], x);
  const far = Math.hypot(x / 0.129, (z - middle[1]) / 0.089);
  return z > (x < 0 ? 0.006 : -0.006) && far < 1 + noise.at(Math.cos(a) * 2, Math.sin(a) * 2) * 0.3;
}

/** The mosaic within `far` meters, as it broke. */
export function breakMosaic(far: number): Break {
  const faces = starFacesInMeters(
    { sides: 10, angle: 72, apothem, contact: 72, reach: 5, turn: tau / 20 },
    [0, 0],
    far,
  );
  const wall: Piece[] = [];
  const fragment: Piece[] = [];
  for (const face of faces) {
    const [x, z] = centroid(face);
    const look = lookOf(face);
    if (Math.hypot(x, z) < 0.004) {
      const [above, below] = splitAcross(face);
      wall.push({ ...look, outline: above });
      fragment.push({ ...look, outline: below });
    } else (isTaken([x, z]) ? fragment : wall).push({ ...look, outline: face });
  }
  return { wall, fragment, gap: outlineOf(fragment) };
}

/** A piece lies as it was set, wherever it is now. */
function lookOf(face: readonly Point[]): Omit<Piece, 'outline'> {
  const [x, z] = centroid(face);
  const size = Math.sqrt(Math.abs(area(face))) / apothem;
  const kind = glazes.reduce(
    (best, [one], i) => (Math.abs(one - size) < Math.abs(glazes[best][0] - size) ? i : best),
    0,
  );
  const chance = (k: number) => noise.at(x * 97 + k * 5, z * 89 + k * 3);
  const shade = Math.floor(Math.abs(chance(1)) * 97) % shades;
  return {
    material: own + kind * shades + shade,
    tilt: [chance(2) * 0.02, chance(3) * 0.02],
    lift: chance(4) * 0.0008,
  };
}

/** The two halves of a piece; the break is the same line in both. */
function splitAcross(face: readonly Point[]): [above: Point[], below: Point[]] {
  const isAbove = ([x, z]: Point) => z < breakAt(x);
  const fine = face.flatMap((a, k): Point[] => {
    const b = face[(k + 1) % face.length];
    return Array.from({ length: 24 }, (_, j): Point => {
      const t = j / 24;
      return [a[0] + (b[0] - a[0]) * t, a[1] + (b[1] - a[1]) * t];
    });
  });
  const halfOf = (above: boolean): Point[] => {
    const start = fine.findIndex(
      (point, i) => isAbove(point) === above && isAbove(fine.at(i - 1) ?? point) !== above,
    );
    const around = [...fine.slice(start), ...fine.slice(0, start)];
    const half = around.filter((point) => isAbove(point) === above);
    const [from, to] = [half[half.length - 1][0], half[0][0]];
    const line = Array.from({ length: 30 }, (_, i): Point => {
      const x = from + ((to - from) * (i + 1)) / 31;
      return [x, breakAt(x)];
    });
    return [...half, ...line];
  };
  return [halfOf(true), halfOf(false)];
}

/** Where pieces end that touch no other, one after another. */
function outlineOf(pieces: readonly Piece[]): Point[] {
  return Array.from({ length: 360 }, (_, i): Point => {
    const [c, s] = [Math.cos((i / 360) * tau), Math.sin((i / 360) * tau)];
    let far = 0;
    for (const { outline } of pieces)
      outline.forEach((a, k) => {
        const b = outline[(k + 1) % outline.length];
        const [ax, az] = [a[0] - middle[0], a[1] - middle[1]];
        const [dx, dz] = [b[0] - a[0], b[1] - a[1]];
        const across = c * dz - s * dx;
        if (Math.abs(across) < 1e-9) return;
        const along = (ax * dz - az * dx) / across;
        const share = (ax * s - az * c) / across;
        if (share >= 0 && share <= 1 && along > far) far = along;
      });
    return [middle[0] + c * far, middle[1] + s * far];
  });
}

/** The glazes, the clay below them and the lime that they lie in; for everything that is set with `setPieces`. */
export function mixGlazes(materials: Material[], random: Random): void {
  glazes.forEach(([, hex], i) => {
    for (let k = 0; k < shades; k++)
      materials[own + i * shades + k] = glazed(hex, `mosaic ${i} ${k}`, random);
  });
  materials[clay] = coloured('#b4805a', 'mosaic clay', { grain: 0.2, fine: 900, bump: 0.3 });
  materials[lime] = coloured('#b9a586', 'mosaic lime', { grain: 0.3, fine: 620, bump: 0.5 });
}
export const mosaicMaterials = { clay, lime, next: lime + 1 };

/** Sets pieces whose faces lie `high` above a place. */
export function setPieces(mesh: Mesh, place: Place, pieces: readonly Piece[], high: number): void {
  for (const { outline, material, tilt, lift } of pieces) {
    const shape = inset(outline, 0.0006);
    if (Math.abs(area(shape)) < 1e-5) continue;
    const [x0, z0] = centroid(outline);
    const tilted: Place = (x, y, z) =>
      place(x, y < high - 0.004 ? y : y + (x - x0) * tilt[0] + (z - z0) * tilt[1], z);
    const faces = { top: material, side: clay };
    slab(mesh, tilted, shape, high - thick, high + lift, faces, 0.0005);
  }
}

import { area, centroid, type Point, tau } from '../../geometry/points.ts';
import { starFacesInMeters } from '../../geometry/star-faces.ts';
import { createNoise } from '../../surface/noise.ts';
import { inset, type Place, put, rectangle, slab } from '../products/shapes.ts';
import { coloured, glazed, lookDown, own, photograph } from '../products/studio.ts';

const starAt: Point = [0.012, -0.006];

/** Where the fragment was taken out: the lower half of one star, 26 centimeters wide. */
function gapOutline(): Point[] {
  const noise = createNoise('gap');
  return Array.from({ length: 140 }, (_, i): Point => {
    const a = (i / 140) * tau;
    const k = 1 + noise.fbm(Math.cos(a) * 3, Math.sin(a) * 3, 4) * 0.22;
    const z = starAt[1] + 0.086 + Math.sin(a) * 0.1 * k;
    const x = starAt[0] + Math.cos(a) * 0.13 * k;
    return [x, Math.max(z, starAt[1] + 0.004 + noise.fbm(x * 34, 2, 4) * 0.012)];
  });
}

const isIn = (outline: readonly Point[], [x, z]: Point) => {
  let inside = false;
  outline.forEach(([ax, az], i) => {
    const [bx, bz] = outline[(i + 1) % outline.length];
    if (az > z !== bz > z && x < ((bx - ax) * (z - az)) / (bz - az) + ax) inside = !inside;
  });
  return inside;
};

/** A wall of cut tile before it was mended: five points of a star, then plaster. */
export const wallGap = () =>
  photograph({
    wide: 1040,
    high: 650,
    ground: '#b7ab97',
    ...lookDown([0, 0, 0.02], 86, 1.3, 0.4, 0),
    furnish: (mesh, materials, random, seed) => {
      const colours = ['#e9e2d0', '#1d1c20', '#24468f', '#1c7c84', '#c98f30', '#e9e2d0', '#24468f'];
      colours.forEach((hex, i) => {
        for (let k = 0; k < 4; k++)
          materials[own + i * 4 + k] = glazed(hex, `${seed} ${i} ${k}`, random);
      });
      materials[own + 40] = coloured('#b8a58a', `${seed} mortar`, {
        grain: 0.35,
        fine: 620,
        bump: 0.5,
      });
      materials[own + 41] = coloured('#b4805a', `${seed} clay`, {
        grain: 0.2,
        fine: 900,
        bump: 0.3,
      });
      materials[own + 42] = coloured('#c9bba2', `${seed} plaster`, {
        grain: 0.14,
        fine: 900,
        bump: 0.35,
      });
      const p = put([0, 0, 0], 0);
      const bed = own + 40;
      slab(mesh, p, rectangle(1.1, 0.8, 0.001), 0, 0.012, { top: bed, side: bed }, 0.002);
      const gap = gapOutline();
      const plaster = own + 42;
      slab(mesh, p, gap, 0.004, 0.0145, { top: plaster, side: plaster }, 0.003);
      const faces = starFacesInMeters(
        { sides: 10, angle: 72, apothem: 0.07, contact: 72, reach: 5 },
        starAt,
        0.9,
      );
      const kinds = faces.map((face) => Math.round(Math.sqrt(Math.abs(area(face))) * 900));
      const order = [...new Set(kinds)].sort((a, b) => a - b);
      faces.forEach((face, i) => {
        const [cx, cz] = centroid(face);
        const isHeart = Math.hypot(cx - starAt[0], cz - starAt[1]) < 0.004;
        const fine = face.flatMap((a, k): Point[] => {
          const b = face[(k + 1) % face.length];
          const n = Math.max(1, Math.ceil(Math.hypot(b[0] - a[0], b[1] - a[1]) / 0.0025));
          return Array.from(
            { length: n },
            (_, j): Point => [a[0] + ((b[0] - a[0]) * j) / n, a[1] + ((b[1] - a[1]) * j) / n],
          );
        });
        const left = fine.filter((point) => !isIn(gap, point));
        // A piece of which little is left came out with its neighbors.
        if (left.length < fine.length * 0.3 || Math.abs(area(left)) < 4e-5) return;
        const tilt = [random.bell() * 0.01, random.bell() * 0.01];
        const place: Place = (x, y, z) =>
          p(x, y < 0.02 ? y : y + (x - cx) * tilt[0] + (z - cz) * tilt[1], z);
        const shape = inset(left, 0.0006);
        if (Math.abs(area(shape)) < 3e-5) return;
        const kind = isHeart ? 2 : order.indexOf(kinds[i]);
        slab(
          mesh,
          place,
          shape,
          0.01,
          0.0225 + random.bell() * 0.0005,
          { top: own + (kind % colours.length) * 4 + random.whole(0, 3), side: own + 41 },
          0.0005,
        );
      });
    },
  });

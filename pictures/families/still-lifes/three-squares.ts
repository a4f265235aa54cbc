import { area, centroid, clipToBox, type Point } from '../../geometry/points.ts';
import { starFacesInMeters } from '../../geometry/star-faces.ts';
import { inset, type Place, put, rectangle, slab } from '../products/shapes.ts';
import {
  coloured,
  glazed,
  headSize,
  lookDown,
  own,
  photograph,
  stuff,
} from '../products/studio.ts';

/** Meters: one of the nine squares, and what lies from the middle of one to the next. */
const [side, step] = [0.142, 0.172];
const small = 0.0286;

const colours = ['#1d3f94', '#0f7d68', '#f1ecdf', '#c98a2a', '#17161a', '#2f8f96'];

/** Which squares are filled, by column and row, and with what star. */
const filled = [
  { at: [0, 0], contact: 67.5, apothem: 0.0355, order: [4, 2, 0, 1, 3] },
  { at: [2, 1], contact: 45, apothem: 0.0355, order: [2, 0, 3, 4, 1] },
  { at: [1, 2], contact: 60, apothem: 0.0237, order: [0, 2, 5, 3, 4] },
] as const;

/** A wall of old squares with nine gaps of bare mortar, three of them filled with new cut tile, in light along the wall. */
export const threeSquares = () =>
  photograph({
    ...headSize,
    ground: '#b9a587',
    ...lookDown([0, 0, 0.0], 66, 2.2, 0.47, -9),
    exposure: 1.06,
    window: {
      middle: [-1.35, 0.52, -0.5],
      along: [0.1, 0, 0.26],
      up: [0.06, 0.2, -0.03],
      light: [60, 53, 42],
    },
    furnish: (mesh, materials, random, seed) => {
      materials[stuff.ground] = coloured('#ab9678', `${seed} mortar`, {
        grain: 0.1,
        fine: 1500,
        bump: 0.6,
      });
      colours.forEach((hex, i) => {
        for (let k = 0; k < 4; k++)
          materials[own + i * 4 + k] = glazed(hex, `${seed} ${i} ${k}`, random);
      });
      // The old squares have lost their shine and some of their glaze.
      ['#d9cfb8', '#cfc6ae', '#e0d8c4', '#3f568f', '#557f86'].forEach((hex, i) => {
        materials[own + 24 + i] = coloured(hex, `${seed} old ${i}`, {
          grain: 0.22,
          fine: 260,
          bump: 0.12,
          shine: 0.018,
          rough: 0.3,
        });
      });
      materials[own + 30] = coloured('#b98a63', `${seed} clay`, {
        grain: 0.22,
        fine: 900,
        bump: 0.3,
      });
      const set = (outline: readonly Point[], material: number, high: number, tilt: number) => {
        const [cx, cz] = centroid(outline);
        const lean = [random.bell() * tilt, random.bell() * tilt];
        const place: Place = (x, y, z) => [
          x,
          y < high * 0.6 ? y : y + (x - cx) * lean[0] + (z - cz) * lean[1],
          z,
        ];
        slab(mesh, place, outline, 0, high, { top: material, side: own + 30 }, 0.0006);
      };
      const middles = [-1, 0, 1].flatMap((column) =>
        [-1, 0, 1].map((row): Point => [column * step, row * step]),
      );
      const isInGap = ([x, z]: Point) =>
        middles.some(
          ([mx, mz]) => Math.max(Math.abs(x - mx), Math.abs(z - mz)) < side / 2 + small * 0.02,
        );
      const columns = 26;
      for (let i = -columns; i <= columns; i++)
        for (let j = -16; j <= 16; j++) {
          const at: Point = [i * small, j * small];
          if (isInGap(at)) continue;
          if (random.next() < 0.012) continue;
          const tone = (i + j) % 2 ? 24 + random.whole(0, 2) : (i - j) % 4 ? 27 : 28;
          const square = rectangle(small - 0.0016, small - 0.0016).map(
            ([x, z]): Point => [x + at[0], z + at[1]],
          );
          set(square, own + tone, 0.0105 + random.bell() * 0.0006, 0.02);
        }
      // Bare mortar keeps the strokes of the trowel, and a line scratched in 1937.
      for (const one of filled) {
        const middle: Point = [(one.at[0] - 1) * step, (one.at[1] - 1) * step];
        const faces = starFacesInMeters(
          { sides: 8, angle: 90, apothem: one.apothem, contact: one.contact, reach: 2 },
          middle,
          side,
        );
        const kinds = faces.map((face) => Math.round(Math.sqrt(Math.abs(area(face))) * 900));
        const sorted = [...new Set(kinds)].sort((a, b) => a - b);
        const box = [middle[0] - side / 2, middle[1] - side / 2, side, side] as const;
        faces.forEach((face, i) => {
          const cut = clipToBox(face, box);
          if (cut.length < 3 || Math.abs(area(cut)) < 6e-6) return;
          const colour = one.order[sorted.indexOf(kinds[i]) % one.order.length];
          const shape = inset(cut, 0.0005);
          set(shape, own + colour * 4 + random.whole(0, 3), 0.0122 + random.bell() * 0.0003, 0.014);
        });
      }
      // A cord stretched across shows the mason where the faces must lie.
      const from = put([0, 0.0165, 0], 0);
      mesh.tube(
        Array.from({ length: 12 }, (_, i) => from(-0.9 + i * 0.16, 0, step * 0.5 + 0.004)),
        () => 0.0008,
        8,
        stuff.white,
      );
    },
  });

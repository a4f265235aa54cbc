import { curl } from './arabesque.ts';
import type { Composition } from './compositions.ts';
import { endlessStrap } from './device-compositions.ts';
import { leaf, type Motif, palmette, placeMotif, type Role, rosette, rumi } from './flora.ts';
import { irisPlant } from './iris.ts';
import {
  type Point,
  place,
  polar,
  regularPolygon,
  starPolygon,
  strokeOutline,
  tau,
} from './points.ts';

/** The painters' plants on lustre and slip ware; they fill a circle of radius 1 around (0, 0). */

export const disc = (at: Point, radius: number, role: Role): Motif[number] => ({
  role,
  points: regularPolygon(20, radius, 0, at),
});

/** A palmette into every point of a star of eight, beyond the circle. */
const intoPoints = (): Motif =>
  Array.from({ length: 8 }, (_, k) => {
    const a = (tau * (k + 0.5)) / 8;
    return [-1, 1]
      .flatMap((side) =>
        placeMotif(rumi(), polar(0.95, a + side * 0.07), 0.22, a + Math.PI / 2 + side * 0.5, side),
      )
      .concat(placeMotif(palmette(3), polar(0.98, a), 0.3, a + Math.PI / 2));
  }).flat();

/** Spirals around a rosette, each with its leaves, and a palmette between every two. */
export const arabesqueWheel =
  (count: number, starPoints = false): Composition =>
  () => {
    const motif: Motif = starPoints ? intoPoints() : [];
    const far = starPoints ? 0.7 : 0.64;
    const radius = far * Math.sin(Math.PI / count) * 0.97;
    for (let k = 0; k < count; k++) {
      const a = (tau * k) / count;
      const between = a + Math.PI / count;
      motif.push({
        role: 'stem',
        points: strokeOutline([polar(0.12, a), polar(far - radius, a)], () => 0.02),
      });
      if (!starPoints) {
        motif.push(
          ...placeMotif(palmette(3), polar(far * 0.95, between), 0.36, between + Math.PI / 2),
        );
        for (const side of [-1, 1])
          motif.push(
            ...placeMotif(
              rumi(),
              polar(0.86, between + side * 0.2),
              0.16,
              between + Math.PI / 2 + side * 1.1,
              side,
            ),
          );
      }
      motif.push(
        ...curl(polar(far, a), radius, a + Math.PI, k % 2 ? 1 : -1, 1.35, {
          stem: 0.075,
          leaves: 8,
          size: 0.66,
          heart: k % 2 ? 'rosette' : 'palmette',
        }),
      );
      motif.push(...placeMotif(leaf(0.2, 0.2), polar(0.2, between), 0.2, between + Math.PI / 2));
    }
    motif.push(...placeMotif(rosette(8), [0, 0], count > 6 ? 0.5 : 0.44));
    return motif;
  };

/** A broad strap that crosses itself, leaves reserved between its loops and around it. */
export const strapAndLeaf =
  (lobes: number): Composition =>
  (random) => {
    const motif: Motif = [];
    for (let k = 0; k < lobes; k++) {
      const a = (tau * (k + 0.5)) / lobes;
      motif.push(...placeMotif(palmette(3), polar(0.66, a), 0.32, a + Math.PI / 2));
      for (const side of [-1, 1])
        motif.push(
          ...placeMotif(
            rumi(),
            polar(0.8, a + side * 0.32),
            0.2,
            a + Math.PI / 2 + side * 1.2,
            side,
          ),
          ...placeMotif(
            rumi(),
            polar(0.38, a + side * 0.18),
            0.14,
            a + Math.PI / 2 + side * 0.7,
            side,
          ),
        );
    }
    return [
      ...motif,
      ...endlessStrap(lobes, 0.082)(random).filter((shape) => shape.role !== 'leaf'),
    ];
  };

/** Iris plants around, their roots towards the middle. */
export const irisRound =
  (count: number, from: number, tall: number): Composition =>
  () =>
    Array.from({ length: count }, (_, k) => {
      const a = (tau * k) / count;
      return irisPlant([0, 0], tall, k % 2 ? 1 : 3).map(({ role, points }) => ({
        role,
        points: place(points, polar(from, a), 1, a + Math.PI / 2),
      }));
    }).flat();

/** Panels of lustre between white ones, like slices around a small star; a spiral in each. */
export const slicedField =
  (count: number): Composition =>
  () => {
    const motif: Motif = [];
    for (let k = 0; k < count; k++) {
      const a = (tau * k) / count;
      const half = Math.PI / count;
      const edge = (r: number, side: number) => polar(r, a + side * (half - 0.03 / r));
      const arc = Array.from(
        { length: 13 },
        (_, i): Point => polar(0.96, a + (half - 0.032) * (i / 6 - 1)),
      );
      const dark = k % 2 === 0;
      if (dark) motif.push({ role: 'bud', points: [edge(0.26, -1), ...arc, edge(0.26, 1)] });
      const at = polar(0.69, a);
      const part: Motif = [
        ...curl(at, 0.2, a + Math.PI, k % 4 < 2 ? 1 : -1, 1.35, {
          stem: 0.085,
          leaves: 7,
          size: 0.7,
        }),
        { role: 'stem', points: strokeOutline([polar(0.3, a), polar(0.5, a)], () => 0.014) },
        ...[-1, 1].flatMap((side) => [
          ...placeMotif(rumi(), polar(0.36, a), 0.17, a + Math.PI / 2 + side * 0.5, side),
          ...placeMotif(
            rumi(),
            polar(0.87, a + side * 0.19),
            0.15,
            a + Math.PI / 2 + side * 1.5,
            side,
          ),
        ]),
      ];
      for (const shape of part)
        motif.push(
          dark
            ? {
                ...shape,
                role: shape.role === 'vein' || shape.role === 'inner' ? 'heart' : 'inner',
              }
            : {
                ...shape,
                role: shape.role === 'vein' || shape.role === 'inner' ? 'inner' : 'heart',
              },
        );
    }
    return [
      ...motif,
      { role: 'heart', points: starPolygon(count, 0.24, 0.8, Math.PI / count) },
      { role: 'inner', points: starPolygon(count, 0.2, 0.8, Math.PI / count) },
      ...placeMotif(rosette(8), [0, 0], 0.34).map((shape): Motif[number] => ({
        ...shape,
        role: shape.role === 'inner' ? 'inner' : 'heart',
      })),
    ];
  };

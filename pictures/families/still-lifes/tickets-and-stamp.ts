import { type Point, regularPolygon, starInner, starPolygon } from '../../geometry/points.ts';
import { starFaces } from '../../geometry/star-faces.ts';
import { toCloth } from '../../render/cloth.ts';
import { type Brush, fillShape, paintCanvas, strokeLine } from '../../surface/plate.ts';
import { lettering, printed } from '../products/prints.ts';
import { put, rectangle, slab } from '../products/shapes.ts';
import {
  coloured,
  glazed,
  headSize,
  lookDown,
  metal,
  own,
  photograph,
  stuff,
} from '../products/studio.ts';

/** Meters: a ticket, and one of the tiles it lies on. */
const ticket = { wide: 0.084, deep: 0.172 };
const tile = 0.052;
/** How high the tiles lie. */
const top = 0.0126;

const inks = ['#1b3f94', '#0f6b50', '#a52c63'];

/** Printed tickets, torn from a block and stamped with a star, on a ledge of glazed tiles in afternoon light. */
export const ticketsAndStamp = () =>
  photograph({
    ...headSize,
    ground: '#4a3a2c',
    ...lookDown([0.02, 0.01, 0.0], 47, 1.5, 0.38, -16),
    exposure: 1.22,
    window: {
      middle: [-0.95, 0.62, -0.52],
      along: [0.08, 0, 0.15],
      up: [0.08, 0.14, -0.04],
      light: [84, 74, 58],
    },
    furnish: (mesh, materials, random, seed) => {
      materials[stuff.ground] = coloured('#8e8068', `${seed} mortar`, {
        grain: 0.12,
        fine: 1500,
        bump: 0.5,
      });
      ['#1d5f6d', '#2a8a88', '#24749a', '#1b4f86'].forEach((hex, i) => {
        materials[own + 30 + i] = glazed(hex, `${seed} tile ${i}`, random);
      });
      materials[own + 36] = coloured('#b98a63', `${seed} clay`, {
        grain: 0.2,
        fine: 900,
        bump: 0.3,
      });
      for (let i = -16; i <= 16; i++)
        for (let j = -14; j <= 14; j++) {
          const at: Point = [i * tile + (j % 2 ? tile / 2 : 0), j * tile];
          const place = put(
            [at[0], random.bell() * 0.0004, at[1]],
            random.bell() * 0.006,
            random.bell() * 0.006,
          );
          const glaze = own + 30 + ((i * 7 + j * 3 + random.whole(0, 1) + 400) % 4);
          slab(
            mesh,
            place,
            rectangle(tile - 0.002, tile - 0.002, 0.002),
            0,
            0.0115,
            { top: glaze, side: own + 36 },
            0.0012,
          );
        }
      inks.forEach((ink, i) => {
        const cloth = toCloth(paintCanvas(840, 1720, (brush) => paintTicket(brush, ink, i)));
        materials[own + i] = printed(cloth, ticket.wide, `${seed} ticket ${i}`, {
          bump: 0.05,
          fine: 1600,
        });
      });
      const lay = (x: number, z: number, turn: number, high: number, ink: number, curl = 0.004) => {
        const place = put([x, top + high, z], turn);
        // A sheet of card never lies quite flat.
        mesh.sheet(20, 40, own + ink, (u, v) => {
          const [a, b] = [(u - 0.5) * ticket.wide, (v - 0.5) * ticket.deep];
          return place(
            a,
            curl * (2 * (v - 0.5)) ** 2 + curl * 0.4 * (2 * (u - 0.5)) ** 4 + 0.0006,
            b,
          );
        });
      };
      // A block of them, and three that lie fanned.
      for (let k = 0; k < 16; k++)
        lay(
          -0.2 + random.bell() * 0.0008,
          -0.07 + random.bell() * 0.0008,
          0.32 + random.bell() * 0.004,
          k * 0.0007,
          0,
          0.0005,
        );
      lay(0.0, 0.03, 0.62, 0.0008, 2);
      lay(0.058, 0.02, 0.28, 0.003, 1);
      lay(0.118, 0.025, -0.08, 0.0056, 0, 0.006);
      // The stamp: a brass star under a turned handle, and its pad in a tin.
      materials[own + 5] = metal('#d9ad5c', 0.22, `${seed} brass`);
      const stamp = put([0.255, top, -0.1], 0.3);
      slab(mesh, stamp, starPolygon(8, 0.026, starInner(8, 3), 0.2), 0.001, 0.011, {
        top: own + 5,
        side: own + 5,
      });
      mesh.lathe(
        (
          [
            [0.0165, 0.011],
            [0.017, 0.016],
            [0.009, 0.021],
            [0.0075, 0.034],
            [0.011, 0.05],
            [0.0165, 0.068],
            [0.0175, 0.082],
            [0.012, 0.093],
            [0.0004, 0.096],
          ] as [number, number][]
        ).map(([r, y]) => [r, y]),
        [0.255, top, -0.1],
        60,
        stuff.darkWood,
      );
      materials[own + 6] = coloured('#7d1440', `${seed} pad`, {
        grain: 0.3,
        fine: 2200,
        bump: 0.6,
      });
      const tin = put([0.16, top, -0.155], -0.25);
      slab(
        mesh,
        tin,
        rectangle(0.105, 0.074, 0.008),
        0,
        0.012,
        { top: stuff.steel, side: stuff.steel },
        0.001,
      );
      slab(
        mesh,
        tin,
        rectangle(0.092, 0.061, 0.005),
        0.012,
        0.0138,
        { top: own + 6, side: own + 6 },
        0.0008,
      );
    },
  });

/** The face of a ticket: a band of stars, the name of the house, lines for the hour, a stamped star. */
function paintTicket(brush: Brush, ink: string, number: number): void {
  brush.fillStyle = '#f2ead8';
  brush.fillRect(0, 0, 840, 1720);
  brush.strokeStyle = ink;
  brush.lineWidth = 6;
  brush.strokeRect(40, 40, 760, 1640);
  brush.lineWidth = 2;
  brush.strokeRect(54, 54, 732, 1612);
  brush.save();
  brush.beginPath();
  brush.rect(70, 70, 700, 640);
  brush.clip();
  brush.fillStyle = ink;
  brush.fillRect(70, 70, 700, 640);
  const faces = starFaces(
    { sides: 8, angle: 90, apothem: 150, contact: [67.5, 45, 60][number] ?? 67.5, reach: 2 },
    [420, 390],
    900,
  );
  for (const face of faces) strokeLine(brush, face, '#f2ead8', 9, true);
  brush.restore();
  brush.fillStyle = ink;
  lettering(brush, 'Hale Girih', 420, 900, 168);
  lettering(brush, 'One visit', 420, 1030, 88, { italic: true });
  for (const y of [1170, 1290])
    strokeLine(
      brush,
      [
        [150, y],
        [690, y],
      ],
      ink,
      3,
    );
  for (let x = 70; x < 780; x += 30)
    fillShape(brush, regularPolygon(12, 7, 0, [x, 1392]), '#cbbf9f');
  // A star stamped a little askew.
  brush.globalAlpha = 0.82;
  const star = starPolygon(8, 118, starInner(8, 3), 0.24 + number * 0.2, [420 + number * 14, 1540]);
  strokeLine(brush, star, '#8d1747', 15, true);
  brush.globalAlpha = 1;
}

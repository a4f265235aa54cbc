import { toCloth } from '../../render/cloth.ts';
import { add, type Vec } from '../../render/mesh.ts';
import { createNoise } from '../../surface/noise.ts';
import { painted } from '../../surface/painted.ts';
import { paintCanvas } from '../../surface/plate.ts';
import { printed } from '../products/prints.ts';
import { put, rectangle, slab } from '../products/shapes.ts';
import { coloured, lookDown, metal, own, photograph, planed, stuff } from '../products/studio.ts';
import { complexions, pinchAt, putHand, shapeHand } from './hand.ts';
import { putSleeve, woven } from './sleeve.ts';

type Brush = Parameters<Parameters<typeof paintCanvas>[2]>[0];

/** A stroke of a pen cut at a slant: thick where it goes across the cut. */
function stroke(
  brush: Brush,
  line: (t: number) => readonly [number, number],
  wide: number,
  from: string,
) {
  const noise = createNoise(from);
  for (let i = 0; i <= 420; i++) {
    const [x, y] = line(i / 420);
    brush.globalAlpha = 0.55 + noise.at(i * 0.02, 3) * 0.3;
    brush.beginPath();
    brush.moveTo(x - wide * 0.5, y + wide * 0.42);
    brush.lineTo(x + wide * 0.5, y - wide * 0.42);
    brush.lineTo(x + wide * 0.5 + 5, y - wide * 0.42 + 4);
    brush.lineTo(x - wide * 0.5 + 5, y + wide * 0.42 + 4);
    brush.fill();
  }
  brush.globalAlpha = 1;
}

/** A sheet of practice: measured dots, uprights and bowls, no letters. */
function practice(seed: string) {
  return toCloth(
    paintCanvas(1600, 2200, (brush) => {
      brush.fillStyle = '#efe3c8';
      brush.fillRect(0, 0, 1600, 2200);
      brush.fillStyle = '#1c1714';
      const dot = (x: number, y: number, s: number) => {
        brush.beginPath();
        brush.moveTo(x, y - s);
        brush.lineTo(x + s * 0.82, y);
        brush.lineTo(x, y + s);
        brush.lineTo(x - s * 0.82, y);
        brush.fill();
      };
      brush.fillStyle = '#a33b2a';
      brush.fillRect(120, 120, 3, 1960);
      brush.fillRect(1477, 120, 3, 1960);
      for (let row = 0; row < 6; row++) {
        const y = 330 + row * 320;
        brush.fillStyle = '#b9a98a';
        brush.fillRect(150, y + 70, 1300, 2);
        brush.fillStyle = '#1c1714';
        for (let i = 0; i < 7; i++) {
          const x = 1360 - i * 190;
          // The last row is not finished: there the pen is.
          if (row === 3 && i > 3) break;
          if (row > 3) break;
          if (row === 0) for (let k = 0; k < 3; k++) dot(x, y - 80 + k * 66, 30);
          else if (row === 1) {
            stroke(
              brush,
              (t) => [x + Math.sin(t * 2.4) * 9 - t * 10, y - 120 + t * 190],
              44,
              `${seed} u${i}`,
            );
            if (i % 2 === 0) dot(x + 74, y - 20, 26);
          } else {
            const w = row === 2 ? 74 : 88;
            stroke(
              brush,
              (t) => [
                x + w * Math.cos(0.2 + t * 2.9),
                y - 20 + (row === 2 ? 84 : 74) * Math.sin(0.2 + t * 2.9) ** 0.9 - t * 22,
              ],
              40,
              `${seed} b${row}${i}`,
            );
            dot(x, y - 62, 25);
          }
        }
      }
    }),
  );
}

/** A calligrapher's hands: the reed pen goes down to the paper, the other hand holds the sheet. */
export const reedPen = () => async (seed: string) => painted(await scene(seed), seed);

const scene = photograph({
  wide: 1680,
  high: 1050,
  ground: '#3d2c22',
  ...lookDown([0.0, 0.02, 0.0], 54, 1.05, 0.4, -8),
  exposure: 1.25,
  samples: 8,
  furnish: (mesh, materials, _, seed) => {
    materials[stuff.ground] = planed('#3f2c20', `${seed} table`, 0);
    materials[own] = printed(practice(seed), 0.3, `${seed} sheet`, { bump: 0.05, fine: 800 });
    materials[own + 1] = coloured('#6d2430', `${seed} felt`, { grain: 0.16, fine: 900, bump: 0.4 });
    // The sheet lies on a soft board, so that the pen gives.
    slab(
      mesh,
      put([-0.01, 0, -0.03], 0.1),
      rectangle(0.38, 0.36, 0.01),
      0,
      0.006,
      { top: own + 1, side: own + 1 },
      0.002,
    );
    mesh.sheet(40, 40, own, (u, v) => {
      const p = put([-0.01, 0.0068, -0.045], 0.1);
      return p((u - 0.5) * 0.29, 0.0004 + Math.max(0, 0.12 - v) ** 2 * 0.9, (v - 0.5) * 0.4);
    });

    const tip: Vec = [0.052, 0.0085, -0.012];
    const lean: Vec = [0.44, 0.74, 0.5];
    const on = (s: number): Vec => [
      tip[0] + lean[0] * s,
      tip[1] + lean[1] * s,
      tip[2] + lean[2] * s,
    ];
    const right = pinchAt(add(on(0.036), [0.002, 0.003, 0.002]), {
      wrist: [0.12, 0.05, 0.1],
      forward: [-0.62, -0.12, -0.72],
      back: [0.44, 0.82, -0.36],
      fingers: [
        [5, 48, 46, 18],
        [2, 58, 60, 30],
        [-1, 66, 74, 38],
        [-4, 70, 78, 40],
      ],
      thumb: [
        [0.52, -0.66, 0.58],
        [0.06, -0.52, 0.85],
        [-0.16, -0.22, 0.95],
      ],
      elbow: [0.31, 0.05, 0.34],
    });
    putHand(mesh, materials, right, own + 20, complexions.olive, `${seed} right`);
    const leftElbow: Vec = [-0.3, 0.07, 0.33];
    const left = shapeHand({
      wrist: [-0.185, 0.033, 0.11],
      forward: [0.34, -0.1, -0.94],
      back: [0.04, 1, -0.08],
      isLeft: true,
      fingers: [
        [9, 3, 8, 4],
        [2, 3, 8, 4],
        [-4, 4, 9, 4],
        [-13, 4, 11, 5],
      ],
      thumb: [
        [0.72, -0.3, 0.6],
        [0.62, -0.26, 0.74],
        [0.5, -0.3, 0.8],
      ],
      elbow: leftElbow,
    });
    putHand(mesh, materials, left, own + 21, complexions.olive, `${seed} left`);
    materials[own + 22] = woven('#d9d2c3', `${seed} sleeve`);
    putSleeve(mesh, right, [0.3, 0.053], own + 22, `${seed} r`);
    putSleeve(mesh, left, [0.34, 0.053], own + 22, `${seed} l`);

    // A reed, dark from use, its end cut to a slant.
    materials[own + 3] = coloured('#6a3d1d', `${seed} reed`, {
      shine: 0.05,
      rough: 0.25,
      grain: 0.2,
      fine: 300,
    });
    mesh.tube(
      [0.0, 0.012, 0.022, 0.06, 0.12, 0.2].map(on),
      (t) => (t < 0.02 ? 0.0016 : t < 0.14 ? 0.0024 + t * 0.016 : 0.0046),
      20,
      own + 3,
    );

    // Ink on silk threads in a pot of brass; two more pens and a knife.
    materials[own + 4] = metal('#d2a75a', 0.24, `${seed} brass`);
    materials[own + 5] = coloured('#0d0c0e', `${seed} ink`, {
      shine: 0.05,
      rough: 0.2,
      grain: 0.5,
      fine: 300,
      bump: 0.8,
    });
    const pot: Vec = [0.225, 0, -0.15];
    mesh.lathe(
      [
        [0.0002, 0.002],
        [0.03, 0.002],
        [0.036, 0.01],
        [0.0375, 0.024],
        [0.032, 0.036],
        [0.026, 0.041],
        [0.0275, 0.0445],
        [0.0245, 0.0445],
        [0.0235, 0.038],
      ],
      pot,
      72,
      own + 4,
    );
    mesh.lathe(
      [
        [0.0002, 0.038],
        [0.0243, 0.0375],
      ],
      pot,
      40,
      own + 5,
    );
    for (const [x, z, a] of [
      [0.15, -0.2, 0.5],
      [0.185, -0.215, 0.62],
    ] as const)
      mesh.tube(
        [0, 0.02, 0.1, 0.2].map(
          (s): Vec => [
            x - Math.sin(a) * s * 0.55 + s * 0.5,
            0.005,
            z + s * 0.05 - Math.cos(a) * s * 0.3,
          ],
        ),
        (t) => (t < 0.08 ? 0.0022 + t * 0.03 : 0.0047),
        18,
        own + 3,
      );
  },
});

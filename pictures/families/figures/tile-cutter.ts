import { type Point, tau } from '../../geometry/points.ts';
import { starFacesInMeters } from '../../geometry/star-faces.ts';
import { add, type Vec } from '../../render/mesh.ts';
import { createNoise } from '../../surface/noise.ts';
import { painted } from '../../surface/painted.ts';
import { inset, put, rectangle, slab } from '../products/shapes.ts';
import { coloured, glazed, lookDown, own, photograph, planed, stuff } from '../products/studio.ts';
import { complexions, pinchAt, putHand, shapeHand } from './hand.ts';
import { putSleeve, woven } from './sleeve.ts';

/** A tile cutter's hands: one holds the piece over the anvil's edge, the other lets the hammer fall. */
export const tileCutter = () => async (seed: string) => painted(await scene(seed), seed);

const scene = photograph({
  wide: 1680,
  high: 1050,
  ground: '#6b5645',
  ...lookDown([0.015, 0.03, -0.005], 55, 1.05, 0.42, 9),
  exposure: 1.3,
  samples: 8,
  furnish: (mesh, materials, random, seed) => {
    materials[stuff.ground] = planed('#5d4636', `${seed} bench`, 0);
    const glazes = ['#1d3f92', '#0f7d74', '#e9e1cd', '#c98f2b', '#1a1a1f', '#2f6fa8'];
    glazes.forEach((hex, i) => {
      materials[own + i] = glazed(hex, `${seed} ${i}`, random);
    });
    const clay = own + 10;
    materials[clay] = coloured('#b98562', `${seed} clay`, { grain: 0.2, fine: 900, bump: 0.3 });
    const stone = own + 11;
    materials[stone] = coloured('#77746f', `${seed} stone`, { grain: 0.3, fine: 500, bump: 0.4 });

    // The anvil: a block of stone with an iron edge, grey with dust.
    slab(
      mesh,
      put([-0.01, 0, -0.03], 0.12),
      rectangle(0.17, 0.15, 0.012),
      0,
      0.048,
      { top: stone, side: stone },
      0.004,
    );
    slab(
      mesh,
      put([-0.012, 0, -0.005], 0.12),
      rectangle(0.1, 0.022, 0.002),
      0.04,
      0.056,
      { top: stuff.steel, side: stuff.steel },
      0.002,
    );

    const work: Vec = [-0.022, 0.063, -0.004];
    const right = shapeHand({
      wrist: [0.12, 0.148, 0.098],
      forward: [0.12, -0.16, -1],
      back: [0.34, 0.95, -0.1],
      fingers: [
        [3, 50, 80, 42],
        [0, 60, 84, 45],
        [-1, 66, 84, 45],
        [-2, 70, 80, 45],
      ],
      thumb: [
        [0.66, -0.42, 0.66],
        [0.42, -0.6, 0.75],
        [0.55, -0.55, 0.62],
      ],
      elbow: [0.24, 0.17, 0.37],
    });
    putHand(mesh, materials, right, own + 20, complexions.koa, `${seed} right`);
    const left = pinchAt(add(work, [-0.016, 0.002, 0.004]), {
      wrist: [-0.13, 0.07, 0.09],
      forward: [0.72, -0.2, -0.66],
      back: [-0.45, 0.82, -0.38],
      isLeft: true,
      fingers: [
        [4, 34, 44, 22],
        [2, 48, 52, 28],
        [-2, 56, 58, 32],
        [-6, 60, 60, 32],
      ],
      thumb: [
        [0.66, -0.56, 0.52],
        [0.3, -0.42, 0.86],
        [0.05, -0.3, 0.95],
      ],
      elbow: [-0.27, 0.05, 0.3],
    });
    putHand(mesh, materials, left, own + 21, complexions.koa, `${seed} left`);
    materials[own + 22] = woven('#5b6f86', `${seed} sleeve`);
    putSleeve(mesh, right, [0.36, 0.053], own + 22, `${seed} r`);
    putSleeve(mesh, left, [0.42, 0.053], own + 22, `${seed} l`);

    // The hammer, its handle through the fist.
    const at = (x: number, y: number, z: number) => right.toWorld([x, y - 0.03, z + 0.088]);
    mesh.tube(
      [-0.075, -0.04, 0, 0.04, 0.09, 0.135].map((x) => at(x, 0, 0)),
      (t) => 0.0115 - Math.sin(t * 3) * 0.0015,
      20,
      stuff.wood,
    );
    const head: (readonly [number, number, number])[] = [
      [-0.062, 0.0012, 0.014],
      [-0.03, 0.0075, 0.0135],
      [0, 0.0125, 0.0125],
      [0.03, 0.0085, 0.0125],
      [0.055, 0.0015, 0.012],
    ];
    const x0 = 0.122;
    for (let i = 0; i < head.length - 1; i++)
      for (const side of [-1, 1]) {
        const [y1, w1, d1] = head[i];
        const [y2, w2, d2] = head[i + 1];
        mesh.quad(
          at(x0 + w1 * side, y1, d1 * side),
          at(x0 + w1 * side, y1, -d1 * side),
          at(x0 + w2 * side, y2, -d2 * side),
          at(x0 + w2 * side, y2, d2 * side),
          stuff.steel,
        );
        mesh.quad(
          at(x0 + w1 * side, y1, d1 * side),
          at(x0 - w1 * side, y1, d1 * side),
          at(x0 - w2 * side, y2, d2 * side),
          at(x0 + w2 * side, y2, d2 * side),
          stuff.steel,
        );
      }

    // The piece in work: half shaped, with the line of its star drawn on it.
    const noise = createNoise(seed);
    const rough = (points: Point[], by: number) =>
      points.map(
        ([x, z], i): Point => [
          x + noise.at(i * 1.7, by * 90) * by,
          z + noise.at(i * 1.3 + 9, by * 90) * by,
        ],
      );
    slab(
      mesh,
      put(work, 0.5, 0.14),
      rough(
        [
          [-0.03, -0.02],
          [0.0, -0.031],
          [0.028, -0.02],
          [0.033, 0.004],
          [0.012, 0.021],
          [-0.024, 0.018],
        ],
        0.003,
      ),
      -0.004,
      0.006,
      { top: own, side: clay },
      0.0006,
    );

    // Finished pieces, sorted as they will be laid, and the chips of the morning.
    const faces = starFacesInMeters(
      { sides: 8, angle: 90, apothem: 0.052, contact: 67.5, reach: 3 },
      [0, 0],
      0.22,
    );
    const place = put([-0.07, 0.001, -0.2], 0.2);
    faces.forEach((face, i) => {
      const x = face.reduce((sum, p) => sum + p[0], 0) / face.length;
      const z = face.reduce((sum, p) => sum + p[1], 0) / face.length;
      if (Math.abs(x) > 0.2 || Math.abs(z) > 0.1 || x + z > 0.17) return;
      if (random.next() < 0.06) return;
      const far = Math.round(Math.hypot(x, z) * 400);
      slab(
        mesh,
        place,
        inset(face, 0.0007),
        0,
        0.0095 + random.bell() * 0.0004,
        { top: own + (face.length > 10 ? 0 : (far * 5 + face.length) % glazes.length), side: clay },
        0.0006,
      );
      void i;
    });
    for (let i = 0; i < 210; i++) {
      const a = random.next() * tau;
      const far = 0.06 + Math.abs(random.bell()) * 0.15;
      const [x, z] = [Math.cos(a) * far * 1.25 - 0.01, Math.abs(Math.sin(a)) * far * 0.9 - 0.01];
      if (Math.abs(x + 0.01) < 0.088 && z < 0.05) continue;
      const s = 0.0015 + random.next() ** 3 * 0.011;
      const shape = Array.from({ length: 5 }, (_, k): Point => {
        const b = (k / 5) * tau + random.bell() * 0.3;
        return [
          Math.cos(b) * s * (0.6 + random.next() * 0.7),
          Math.sin(b) * s * (0.5 + random.next() * 0.5),
        ];
      });
      const isUp = random.next() < 0.5;
      slab(
        mesh,
        put([x, 0.0006, z], random.next() * tau, random.bell() * 0.1),
        shape,
        0,
        Math.min(s, 0.005),
        { top: isUp ? own + random.whole(0, 2) : clay, side: clay },
        0.0003,
      );
    }
    for (let i = 0; i < 9; i++) {
      const shape = rectangle(0.034, 0.034);
      slab(
        mesh,
        put(
          [
            0.21 + random.bell() * 0.03,
            0.0005 + (i > 5 ? 0.0105 : 0),
            -0.17 + random.bell() * 0.035,
          ],
          random.next() * tau,
        ),
        shape,
        0,
        0.0095,
        { top: own + (i % 2 ? 1 : 5), side: clay },
        0.0006,
      );
    }
  },
});

import { area, centroid, type Point } from '../../geometry/points.ts';
import { starFacesInMeters } from '../../geometry/star-faces.ts';
import { add, type Vec } from '../../render/mesh.ts';
import { painted } from '../../surface/painted.ts';
import { inset, put, rectangle, slab } from '../products/shapes.ts';
import { coloured, lookDown, own, photograph, planed, stuff } from '../products/studio.ts';
import { complexions, pinchAt, putHand, shapeHand } from './hand.ts';
import { putSleeve, woven } from './sleeve.ts';

/** A carpenter's hands: one holds a set square on the board, the other draws the pencil along it. */
export const laceriaHands = () => async (seed: string) => painted(await scene(seed), seed);

const scene = photograph({
  wide: 1680,
  high: 1050,
  ground: '#6a5140',
  ...lookDown([0.0, 0.01, -0.005], 50, 0.98, 0.4, 24),
  exposure: 1.2,
  samples: 8,
  furnish: (mesh, materials, random, seed) => {
    materials[stuff.ground] = planed('#5a4432', `${seed} bench`, 0);
    materials[own] = planed('#b98a58', `${seed} board`, 0);
    materials[own + 1] = planed('#8a5a35', `${seed} strip`, 0);
    materials[own + 2] = planed('#d3ab76', `${seed} field`, 0);
    materials[own + 3] = planed('#6f3f24', `${seed} square`, 0.03);
    materials[own + 4] = coloured('#4a4238', `${seed} line`, { grain: 0.3 });
    // The ceiling's star, pieced half way over its board.
    slab(
      mesh,
      put([-0.02, 0, -0.06], 0.08),
      rectangle(0.56, 0.34, 0.003),
      0,
      0.016,
      { top: own, side: own },
      0.001,
    );
    const place = put([-0.03, 0.016, -0.125], 0.08);
    const faces = starFacesInMeters(
      { sides: 8, angle: 90, apothem: 0.066, contact: 67.5, reach: 3 },
      [0, 0],
      0.2,
    );
    for (const face of faces) {
      const [x, z] = centroid(face);
      if (Math.abs(x) > 0.25 || z < -0.1 || z > 0.045 - Math.max(0, x) * 0.25) continue;
      const shape = inset(face, 0.0034);
      if (Math.abs(area(shape)) < 2e-5) continue;
      const isStar = Math.abs(area(face)) > 0.0012;
      slab(
        mesh,
        place,
        shape,
        0,
        0.0042 + random.bell() * 0.0003,
        { top: isStar ? own + 2 : own + 1, side: own + 1 },
        0.0008,
      );
    }
    // Lines of the plan, drawn but not yet cut.
    for (let i = 0; i < 7; i++) {
      const z = -0.03 + i * 0.022;
      slab(mesh, put([-0.02, 0.0162, z], 0.08), rectangle(0.5, 0.0007), 0, 0.0002, {
        top: own + 4,
        side: own + 4,
      });
      slab(
        mesh,
        put([-0.2 + i * 0.066, 0.0162, 0.02], 0.08 + (i % 2 ? 0.785 : -0.785)),
        rectangle(0.0007, 0.16),
        0,
        0.0002,
        { top: own + 4, side: own + 4 },
      );
    }
    // The set square of walnut, with its long side towards the pencil.
    const tri: Point[] = [
      [-0.13, -0.012],
      [0.11, -0.012],
      [-0.13, 0.105],
    ];
    const square = put([-0.005, 0.0168, 0.004], 0.16);
    slab(mesh, square, tri, 0, 0.004, { top: own + 3, side: own + 3 }, 0.0008);
    const hole: Point[] = [
      [-0.095, 0.012],
      [-0.01, 0.012],
      [-0.095, 0.054],
    ];
    slab(mesh, square, hole, 0.0038, 0.0043, { top: own, side: own }, 0.0003);

    const leftElbow: Vec = [-0.24, 0.09, 0.36];
    const left = shapeHand({
      wrist: [-0.115, 0.052, 0.125],
      forward: [0.22, -0.13, -0.96],
      back: [0.0, 1, -0.08],
      isLeft: true,
      fingers: [
        [12, 4, 8, 4],
        [3, 6, 9, 4],
        [-6, 6, 10, 5],
        [-16, 8, 16, 8],
      ],
      thumb: [
        [0.8, -0.24, 0.55],
        [0.76, -0.22, 0.62],
        [0.7, -0.26, 0.66],
      ],
      elbow: leftElbow,
      size: 1.04,
    });
    putHand(mesh, materials, left, own + 21, complexions.sand, `${seed} left`);
    const tip: Vec = [0.085, 0.0175, -0.02];
    const lean: Vec = [0.42, 0.72, 0.55];
    const on = (s: number): Vec => [
      tip[0] + lean[0] * s,
      tip[1] + lean[1] * s,
      tip[2] + lean[2] * s,
    ];
    const right = pinchAt(add(on(0.032), [0.002, 0.003, 0.002]), {
      wrist: [0.15, 0.06, 0.09],
      forward: [-0.5, -0.2, -0.82],
      back: [0.5, 0.8, -0.3],
      fingers: [
        [5, 46, 44, 18],
        [2, 56, 58, 30],
        [-1, 64, 72, 38],
        [-4, 68, 76, 40],
      ],
      thumb: [
        [0.52, -0.66, 0.58],
        [0.06, -0.52, 0.85],
        [-0.16, -0.22, 0.95],
      ],
      elbow: [0.31, 0.07, 0.36],
      size: 1.04,
    });
    putHand(mesh, materials, right, own + 20, complexions.sand, `${seed} right`);
    materials[own + 22] = woven('#4d5a4a', `${seed} sleeve`);
    putSleeve(mesh, right, [0.36, 0.055], own + 22, `${seed} r`);
    putSleeve(mesh, left, [0.4, 0.055], own + 22, `${seed} l`);
    materials[own + 5] = coloured('#9c3324', `${seed} pencil`, { shine: 0.03, rough: 0.3 });
    mesh.tube([0, 0.004].map(on), (t) => 0.0004 + t * 0.0006, 10, stuff.black);
    mesh.tube([0.004, 0.018].map(on), (t) => 0.001 + t * 0.0031, 16, own + 2);
    mesh.tube([0.018, 0.15].map(on), () => 0.0041, 6, own + 5);
    // Shavings curl on the bench.
    for (let i = 0; i < 16; i++) {
      const [x, z, turn] = [
        0.2 + random.bell() * 0.09,
        0.08 + random.bell() * 0.08,
        random.next() * 6.28,
      ];
      const p = put([x, 0.001, z], turn);
      const rounds = 0.7 + random.next() * 1.4;
      const wide = 0.006 + random.next() * 0.008;
      mesh.sheet(60, 3, own + 2, (u, v) => {
        const a = u * rounds * 6.28;
        const r = 0.006 + u * 0.006;
        return p(
          Math.sin(a) * r + u * 0.004,
          0.012 - Math.cos(a) * r,
          (v - 0.5) * wide + u * 0.008,
        );
      });
    }
  },
});

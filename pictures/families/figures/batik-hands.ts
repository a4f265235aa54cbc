import { tau } from '../../geometry/points.ts';
import { toCloth } from '../../render/cloth.ts';
import { add, type Vec } from '../../render/mesh.ts';
import { createNoise } from '../../surface/noise.ts';
import { painted } from '../../surface/painted.ts';
import { paintCanvas } from '../../surface/plate.ts';
import { printed } from '../products/prints.ts';
import { coloured, lookDown, metal, own, photograph, planed, stuff } from '../products/studio.ts';
import { complexions, pinchAt, putHand, shapeHand } from './hand.ts';
import { putSleeve, woven } from './sleeve.ts';

/** Cloth with rows of ovals in fours: waxed and dyed above, drawn in pencil below. */
const halfWaxed = (seed: string) =>
  toCloth(
    paintCanvas(2400, 1800, (brush) => {
      brush.fillStyle = '#e6d9bd';
      brush.fillRect(0, 0, 2400, 1800);
      brush.fillStyle = '#22345f';
      brush.beginPath();
      brush.moveTo(0, 0);
      brush.lineTo(2400, 0);
      for (let x = 2400; x >= 0; x -= 20)
        brush.lineTo(x, 560 + Math.sin(x * 0.006) * 40 + Math.sin(x * 0.031) * 12);
      brush.fill();
      const noise = createNoise(`${seed} wax`);
      const step = 190;
      for (let j = 0; j < 10; j++)
        for (let i = 0; i < 14; i++)
          for (let k = 0; k < 4; k++) {
            const [cx, cy] = [i * step + (j % 2) * (step / 2), j * step];
            const a = tau / 8 + (k * tau) / 4;
            const done = cy < 700 || (cy < 900 && cx < 1480);
            const dyed = cy < 480;
            // No two are alike: the spout runs a little wide, and where wax lies thin the cloth is seen.
            const hand = (n: number) => noise.fbm(i * 3.7 + k * 1.3 + n * 11, j * 4.1 + n, 2);
            brush.save();
            brush.translate(
              cx + Math.cos(a) * 62 + hand(1) * 7,
              cy + Math.sin(a) * 62 + hand(2) * 7,
            );
            brush.rotate(a + hand(3) * 0.16);
            brush.beginPath();
            brush.ellipse(0, 0, 58 + hand(4) * 7, 34 + hand(5) * 6, 0, 0, tau);
            brush.fillStyle = dyed ? '#efe4ca' : '#d9b26a';
            if (done) brush.fill();
            if (done && !dyed) {
              brush.fillStyle = 'rgba(233, 205, 140, 0.55)';
              brush.beginPath();
              brush.ellipse(hand(6) * 24, hand(7) * 14, 30, 15, hand(8), 0, tau);
              brush.fill();
              brush.beginPath();
              brush.ellipse(0, 0, 58 + hand(4) * 7, 34 + hand(5) * 6, 0, 0, tau);
            }
            brush.lineWidth = done ? 7 + hand(9) * 4 : 2.5;
            brush.strokeStyle = dyed ? '#efe4ca' : done ? '#a8742c' : '#8d8676';
            brush.stroke();
            brush.fillStyle = dyed ? '#22345f' : '#a8742c';
            for (const x of [-22, 22]) {
              brush.beginPath();
              brush.arc(x + hand(10) * 6, hand(11 + x) * 6, 6 + hand(12 + x) * 2.5, 0, tau);
              if (done) brush.fill();
            }
            brush.restore();
          }
      // Where the waxed cloth was folded into the vat, the wax broke and dye went in as veins.
      brush.strokeStyle = 'rgba(52, 74, 128, 0.5)';
      for (let vein = 0; vein < 46; vein++) {
        let [x, y] = [
          2400 * (0.5 + noise.fbm(vein * 5.3, 1, 2)),
          300 + 420 * noise.fbm(vein * 7.1, 9, 2),
        ];
        let turn = noise.fbm(vein * 3.1, 5, 2) * tau;
        brush.lineWidth = 1.4 + Math.abs(noise.fbm(vein, 3, 2)) * 2.4;
        brush.beginPath();
        brush.moveTo(x, y);
        for (let n = 0; n < 12 && y < 520; n++) {
          turn += noise.fbm(vein * 9 + n * 1.7, n, 2) * 1.6;
          x += Math.cos(turn) * 22;
          y += Math.sin(turn) * 22;
          brush.lineTo(x, y);
        }
        brush.stroke();
      }
    }),
  );

/** A batik maker's hands: the copper spout follows the line, the other hand bears the cloth. */
export const batikHands = () => async (seed: string) => painted(await scene(seed), seed);

const scene = photograph({
  wide: 1680,
  high: 1050,
  ground: '#4a3a30',
  // So far away that a square cut from the middle keeps both wrists.
  ...lookDown([0.012, 0.02, 0.012], 46, 1, 0.45, -22),
  exposure: 1.2,
  samples: 8,
  furnish: (mesh, materials, _, seed) => {
    materials[stuff.ground] = planed('#4a382c', `${seed} floor`, 0);
    materials[own] = printed(halfWaxed(seed), 0.66, `${seed} cloth`, { bump: 0.12, fine: 1100 });
    const noise = createNoise(`${seed} hang`);
    // It lies over a rail behind and slopes towards the lap.
    const cloth = (x: number, z: number) =>
      0.012 +
      Math.max(0, 0.05 - z) * 0.34 -
      Math.max(0, -0.19 - z) * 1.1 +
      noise.fbm(x * 6, z * 4, 3) * 0.01 +
      Math.sin(x * 26 + z * 7) * 0.003 * Math.max(0, z + 0.05) * 8;
    mesh.sheet(300, 240, own, (u, v) => {
      const [x, z] = [(u - 0.5) * 0.66, (v - 0.46) * 0.5];
      return [x, Math.max(0.002, cloth(x, z)), z];
    });
    const tip: Vec = [0.035, cloth(0.035, 0.0) + 0.003, 0.0];
    const lean: Vec = [0.5, 0.5, 0.7];
    const on = (s: number): Vec => [
      tip[0] + lean[0] * s,
      tip[1] + 0.012 + lean[1] * s,
      tip[2] + lean[2] * s,
    ];
    const right = pinchAt(add(on(0.062), [0.0, 0.004, 0.002]), {
      wrist: [0.15, 0.08, 0.12],
      forward: [-0.55, -0.08, -0.83],
      back: [0.5, 0.82, -0.28],
      fingers: [
        [5, 42, 40, 16],
        [2, 50, 52, 26],
        [-2, 58, 64, 34],
        [-6, 60, 66, 36],
      ],
      thumb: [
        [0.52, -0.62, 0.6],
        [0.08, -0.5, 0.86],
        [-0.12, -0.22, 0.95],
      ],
      elbow: [0.3, 0.1, 0.4],
      size: 0.94,
    });
    putHand(mesh, materials, right, own + 20, complexions.koa, `${seed} right`);
    const left = shapeHand({
      wrist: [-0.19, cloth(-0.19, 0.1) + 0.03, 0.12],
      forward: [0.46, 0.02, -0.88],
      back: [0.0, 0.98, 0.2],
      isLeft: true,
      fingers: [
        [11, 8, 12, 6],
        [3, 10, 12, 6],
        [-5, 10, 14, 6],
        [-14, 12, 18, 8],
      ],
      thumb: [
        [0.78, -0.26, 0.56],
        [0.7, -0.2, 0.68],
        [0.62, -0.28, 0.72],
      ],
      elbow: [-0.33, 0.06, 0.38],
      size: 0.94,
    });
    putHand(mesh, materials, left, own + 21, complexions.koa, `${seed} left`);
    materials[own + 22] = woven('#8d3f3a', `${seed} sleeve`);
    putSleeve(mesh, right, [0.34, 0.05], own + 22, `${seed} r`);
    putSleeve(mesh, left, [0.36, 0.05], own + 22, `${seed} l`);
    // The tool: a handle of bamboo, a small copper cup, a spout as fine as a stem.
    materials[own + 3] = coloured('#b0854c', `${seed} bamboo`, {
      shine: 0.03,
      rough: 0.3,
      grain: 0.15,
    });
    mesh.tube([0.03, 0.06, 0.1, 0.15].map(on), () => 0.0042, 16, own + 3);
    materials[own + 4] = metal('#b56a3c', 0.42, `${seed} copper`);
    mesh.tube([0.018, 0.031].map(on), () => 0.0026, 12, own + 4);
    const cup = on(0.014);
    mesh.lathe(
      [
        [0.0003, -0.009],
        [0.008, -0.008],
        [0.0128, -0.001],
        [0.0134, 0.008],
        [0.0126, 0.009],
        [0.0118, 0.0045],
        [0.0003, 0.004],
      ],
      cup,
      40,
      own + 4,
    );
    mesh.tube(
      [
        [cup[0] - 0.006, cup[1] - 0.003, cup[2] - 0.006],
        [cup[0] - 0.012, cup[1] - 0.007, cup[2] - 0.011],
        tip,
      ],
      (t) => 0.0016 - t * 0.0008,
      12,
      own + 4,
    );
  },
});

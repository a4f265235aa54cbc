import { type Point, tau } from '../../geometry/points.ts';
import { toCloth } from '../../render/cloth.ts';
import { add, type Vec } from '../../render/mesh.ts';
import { createNoise } from '../../surface/noise.ts';
import { painted } from '../../surface/painted.ts';
import { paintCanvas } from '../../surface/plate.ts';
import { printed } from '../products/prints.ts';
import { coloured, lookDown, own, photograph, planed, stuff } from '../products/studio.ts';
import { complexions, pinchAt, putHand, shapeHand } from './hand.ts';
import { putSleeve, woven } from './sleeve.ts';

/** Half a twelve-pointed star in patches, with the stitches of the quilting. */
function starBlock(seed: string) {
  const noise = createNoise(seed);
  return toCloth(
    paintCanvas(2400, 1800, (brush) => {
      brush.fillStyle = '#e8dcc2';
      brush.fillRect(0, 0, 2400, 1800);
      const tones = ['#27406f', '#b5552f', '#d9a441', '#5f7f6b', '#7d2f45', '#8aa0b5'];
      const middle: Point = [1120, 780];
      const kite = (a: number, near: number, far: number, half: number, tone: string) => {
        brush.fillStyle = tone;
        brush.beginPath();
        for (const [r, d] of [
          [near, 0],
          [(near + far) * 0.5, half],
          [far, 0],
          [(near + far) * 0.5, -half],
        ])
          brush.lineTo(middle[0] + Math.cos(a + d) * r, middle[1] + Math.sin(a + d) * r);
        brush.fill();
      };
      for (let i = 0; i < 12; i++) {
        const a = (i / 12) * tau + 0.07;
        kite(a, 0, 330, tau / 24, tones[i % 2 ? 0 : 2]);
        kite(a + tau / 24, 200, 560, tau / 30, tones[(i * 5 + 1) % 6]);
        kite(a, 360, 760, tau / 32, tones[(i * 7 + 3) % 6]);
        kite(a + tau / 24, 600, 1050, tau / 28, tones[(i * 5 + 4) % 6]);
        kite(a, 800, 1300, tau / 30, tones[(i * 3 + 1) % 6]);
      }
      // Small flowers printed on some of the cloth show that it was worn before.
      brush.fillStyle = 'rgba(244,236,216,.35)';
      for (let i = 0; i < 5000; i++) {
        const [x, y] = [(noise.at(i * 0.91, 3) + 1) * 1200, (noise.at(i * 1.13, 8) + 1) * 900];
        const a = Math.atan2(y - middle[1], x - middle[0]);
        if (Math.round((a / tau) * 12) % 3 === 0) brush.fillRect(x, y, 5, 5);
      }
      brush.fillStyle = '#f6efdf';
      for (let ring = 1; ring < 14; ring++) {
        const r = ring * 96;
        const n = Math.round((tau * r) / 26);
        for (let i = 0; i < n; i++) {
          const a = (i / n) * tau;
          // Where the needle is now the ring ends.
          if (ring > 8 && a < 1.15 && a > -0.2) continue;
          const w = r * (1 + 0.035 * Math.cos(a * 12));
          const [x, y] = [middle[0] + Math.cos(a) * w, middle[1] + Math.sin(a) * w];
          brush.save();
          brush.translate(x, y);
          brush.rotate(a + tau / 4);
          brush.fillRect(-7, -2, 14, 4);
          brush.restore();
        }
      }
    }),
  );
}

/** A quilter's hands on the star block: the needle goes in, the other hand spreads the cloth. */
export const quiltHands = () => async (seed: string) => painted(await scene(seed), seed);

const scene = photograph({
  wide: 1680,
  high: 1050,
  ground: '#80664c',
  ...lookDown([0.01, 0.02, 0.0], 60, 1.0, 0.4, 6),
  exposure: 1.25,
  samples: 8,
  furnish: (mesh, materials, _, seed) => {
    materials[stuff.ground] = planed('#755a42', `${seed} table`, 0);
    materials[own] = printed(starBlock(seed), 0.72, `${seed} quilt`, { bump: 0.2, fine: 900 });
    const noise = createNoise(`${seed} cloth`);
    // The quilt lies in soft hills; between its stitches it puffs up.
    const cloth = (x: number, z: number) => {
      const r = Math.hypot(x + 0.024, z + 0.035);
      const puff = Math.abs(Math.sin((r / 0.0288) * Math.PI)) ** 0.6 * 0.0024;
      return (
        0.012 +
        puff +
        noise.fbm(x * 5, z * 5, 3) * 0.012 +
        noise.fbm(x * 16 + z * 9, z * 7, 2) * 0.005
      );
    };
    mesh.sheet(420, 320, own, (u, v) => {
      const [x, z] = [(u - 0.5) * 0.72, (v - 0.5) * 0.54];
      return [x, cloth(x, z), z];
    });
    const needle: Vec = [0.095, cloth(0.095, 0.01) + 0.002, 0.012];
    const elbow: Vec = [0.31, 0.07, 0.33];
    const right = pinchAt(add(needle, [0.012, 0.011, 0.006]), {
      wrist: [0.16, 0.05, 0.1],
      forward: [-0.72, -0.2, -0.62],
      back: [0.2, 0.92, -0.22],
      fingers: [
        [6, 40, 44, 22],
        [1, 44, 52, 26],
        [-4, 46, 56, 28],
        [-10, 44, 54, 28],
      ],
      thumb: [
        [0.56, -0.62, 0.56],
        [0.16, -0.5, 0.85],
        [-0.1, -0.24, 0.95],
      ],
      elbow,
      size: 0.95,
    });
    putHand(mesh, materials, right, own + 20, complexions.kukui, `${seed} right`);
    const leftElbow: Vec = [-0.3, 0.09, 0.32];
    const left = shapeHand({
      wrist: [-0.135, 0.05, 0.105],
      forward: [0.5, -0.12, -0.86],
      back: [0.02, 1, -0.1],
      isLeft: true,
      fingers: [
        [10, 14, 14, 8],
        [3, 16, 14, 6],
        [-6, 18, 18, 8],
        [-16, 18, 24, 10],
      ],
      thumb: [
        [0.8, -0.2, 0.56],
        [0.74, -0.22, 0.64],
        [0.66, -0.3, 0.7],
      ],
      elbow: leftElbow,
      size: 0.95,
    });
    putHand(mesh, materials, left, own + 21, complexions.kukui, `${seed} left`);
    materials[own + 22] = woven('#a8763a', `${seed} sleeve`);
    putSleeve(mesh, right, [0.3, 0.053], own + 22, `${seed} r`);
    putSleeve(mesh, left, [0.36, 0.053], own + 22, `${seed} l`);
    const on = (s: number): Vec => [
      needle[0] - 0.012 + s * 0.9,
      needle[1] - 0.003 + s * 0.42,
      needle[2] - 0.006 + s * 0.3,
    ];
    mesh.tube(
      [0, 0.01, 0.03, 0.04].map(on),
      (t) => 0.0004 + Math.sin(t * 3) * 0.0004,
      10,
      stuff.steel,
    );
    materials[own + 3] = coloured('#f4ecdc', `${seed} thread`, { fine: 2000 });
    const eye = on(0.04);
    mesh.tube(
      Array.from({ length: 40 }, (_, i): Vec => {
        const t = i / 39;
        const x = eye[0] + t * 0.07 + Math.sin(t * 5) * 0.02;
        const z = eye[2] + 0.02 * Math.sin(t * 4) - t * 0.13;
        return [x, Math.max(cloth(x, z) + 0.001, eye[1] + 0.03 * Math.sin(t * 3) - t * 0.03), z];
      }),
      () => 0.00045,
      8,
      own + 3,
    );
    // A spool and a thimble wait on the cloth.
    mesh.lathe(
      [
        [0.0002, 0],
        [0.016, 0],
        [0.016, 0.003],
        [0.011, 0.005],
        [0.0125, 0.012],
        [0.0125, 0.026],
        [0.011, 0.033],
        [0.016, 0.035],
        [0.016, 0.038],
        [0.0002, 0.038],
      ],
      [0.19, cloth(0.19, -0.14), -0.14],
      40,
      own + 3,
    );
    mesh.lathe(
      [
        [0.0095, 0],
        [0.0085, 0.012],
        [0.0068, 0.019],
        [0.0002, 0.022],
      ],
      [-0.2, cloth(-0.2, -0.12), -0.12],
      40,
      stuff.brass,
    );
  },
});

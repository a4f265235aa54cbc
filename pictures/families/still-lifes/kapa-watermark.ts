import { type Point, smooth } from '../../geometry/points.ts';
import { createRandom } from '../../geometry/random.ts';
import { starFaces } from '../../geometry/star-faces.ts';
import { toCloth } from '../../render/cloth.ts';
import { createNoise } from '../../surface/noise.ts';
import { type Brush, paintCanvas, strokeLine } from '../../surface/plate.ts';
import { printed } from '../products/prints.ts';
import { put, rod, slab } from '../products/shapes.ts';
import { coloured, headSize, own, photograph, planed, stuff } from '../products/studio.ts';

const size = { wide: 2200, high: 1500 };

/** Bark cloth with the light behind it: felted fibers, thick clouds dark, and the net of a star where the beater thinned it. */
function paintAgainstLight(brush: Brush, seed: string): void {
  const { wide, high } = size;
  const random = createRandom(`${seed} fibers`);
  const noise = createNoise(`${seed} clouds`);
  brush.fillStyle = '#bf8a4c';
  brush.fillRect(0, 0, wide, high);
  // Thick and thin places, as the strips were beaten into each other.
  for (let y = 0; y < high; y += 10)
    for (let x = 0; x < wide; x += 10) {
      const cloud = noise.fbm(x * 0.004, y * 0.0025, 4);
      const strip = Math.sin(y * 0.016 + noise.at(x * 0.002, 3) * 2) * 0.25;
      brush.globalAlpha = Math.min(0.5, Math.abs(cloud + strip) * 0.5);
      brush.fillStyle = cloud + strip > 0 ? '#f3cd8a' : '#8d5a2b';
      brush.fillRect(x, y, 11, 11);
    }
  for (let i = 0; i < 15_000; i++) {
    const [x, y] = [random.next() * wide, random.next() * high];
    const way = random.bell() * 0.34;
    const long = random.between(40, 260);
    brush.globalAlpha = random.between(0.04, 0.2);
    strokeLine(
      brush,
      smooth(
        [
          [x, y],
          [x + long * 0.5, y + Math.sin(way) * long * 0.5 + random.bell() * 11],
          [x + long, y + Math.sin(way) * long],
        ],
        false,
        5,
      ),
      random.pick(['#ffe9b8', '#7a4a22', '#a8743a', '#f6d79a', '#5e3618']),
      random.between(0.7, 2.6),
    );
  }
  // The last beater's net: bright where it pressed the fibers apart, with the stroke of each blow a little off.
  const faces = starFaces(
    { sides: 10, angle: 72, apothem: 178, contact: 72, reach: 4 },
    [wide * 0.47, high * 0.47],
    1700,
  );
  for (const face of faces) {
    const off: Point = [random.bell() * 2.2, random.bell() * 2.2];
    const line = face.map(([x, y]): Point => [x + off[0], y + off[1]]);
    const [x, y] = line[0];
    const strength = 0.2 + noise.fbm(x * 0.003, y * 0.003, 3) * 0.55;
    for (const [width, share] of [
      [13, 0.3],
      [7, 0.5],
      [2.5, 0.5],
    ] as const) {
      brush.globalAlpha = Math.max(0.04, Math.min(0.8, strength * share));
      strokeLine(brush, line, '#fff0c6', width, true);
    }
  }
  brush.globalAlpha = 1;
}

/** A strip of bark cloth hung against the light of a window, the net of a ten-pointed star in it, its beater below. */
export const kapaWatermark = () =>
  photograph({
    ...headSize,
    ground: '#5b4a3a',
    eye: [0.1, 0.42, 1.55],
    target: [0.0, 0.27, -0.2],
    tall: 0.4,
    exposure: 1.15,
    window: {
      middle: [-1.05, 0.9, 0.35],
      along: [0.1, 0, 0.3],
      up: [0.2, 0.26, -0.08],
      light: [21, 19, 16],
    },
    furnish: (mesh, materials, _, seed) => {
      materials[stuff.ground] = planed('#51402f', `${seed} bench`, 0);
      const cloth = toCloth(paintCanvas(size.wide, size.high, (b) => paintAgainstLight(b, seed)));
      const skin = printed(cloth, 0.74, `${seed} kapa`, { bump: 0.1, fine: 420 });
      materials[own] = (hit) => {
        skin(hit);
        // Light comes through from behind; it is strongest where the window stands.
        const near = Math.exp(-(((hit.x + 0.03) / 0.34) ** 2 + ((hit.y - 0.33) / 0.3) ** 2));
        const through = 0.72 + near * 1.05;
        hit.r *= through;
        hit.g *= through * 0.98;
        hit.b *= through * 0.92;
      };
      const noise = createNoise(seed);
      const [left, right, top, foot] = [-0.39, 0.35, 0.56, 0.06];
      mesh.sheet(300, 200, own, (u, v) => {
        const ragged =
          noise.at(v * 9, u < 0.5 ? 3 : 5) * 0.5 + noise.at(v * 33, u < 0.5 ? 8 : 9) * 0.3;
        const x = left + (right - left) * u + ragged * 0.009 * Math.abs(u - 0.5) * 2;
        const y = top + (foot - top) * v + noise.at(u * 13, 4) * 0.008 * v;
        const fold = Math.sin(u * 17 + noise.at(v * 2, 1)) * 0.008 * (0.25 + v);
        return [x, y, -0.2 + fold + noise.fbm(u * 4, v * 4, 3) * 0.012];
      });
      rod(mesh, [-0.52, 0.562, -0.2], [0.48, 0.566, -0.2], 0.011, stuff.wood);
      for (const x of [-0.3, -0.05, 0.24])
        mesh.tube(
          [0, 1, 2, 3, 4, 5, 6].map((i) => [
            x,
            0.562 + Math.cos(i) * 0.014,
            -0.2 + Math.sin(i) * 0.014,
          ]),
          () => 0.0022,
          8,
          own + 2,
        );
      materials[own + 2] = coloured('#d9c08d', `${seed} cord`, {
        grain: 0.3,
        fine: 900,
        bump: 0.5,
      });
      materials[own + 1] = (hit) => {
        const ridge = Math.sin((hit.x * 0.92 + hit.z * 0.4) * 1300);
        hit.r = 0.2 + ridge * 0.03;
        hit.g = 0.1 + ridge * 0.016;
        hit.b = 0.045;
        hit.shine = 0.04;
        hit.rough = 0.3;
        hit.nx += ridge * 0.14;
      };
      const beater = put([0.19, 0.02, -0.03], -0.3);
      slab(
        mesh,
        beater,
        [
          [-0.11, -0.019],
          [0.09, -0.019],
          [0.09, 0.019],
          [-0.11, 0.019],
        ],
        -0.02,
        0.018,
        { top: own + 1, side: own + 1 },
        0.002,
      );
      mesh.tube(
        [0.09, 0.11, 0.15, 0.21, 0.225].map((x) => beater(x, 0, 0)),
        (t) => (t > 0.99 ? 0.006 : 0.0135 - 0.003 * Math.sin(t * 3)),
        18,
        own + 1,
      );
    },
  });

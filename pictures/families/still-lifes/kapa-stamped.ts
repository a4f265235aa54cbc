import { type Point, smooth } from '../../geometry/points.ts';
import { createRandom, type Random } from '../../geometry/random.ts';
import { starFaces } from '../../geometry/star-faces.ts';
import { toCloth } from '../../render/cloth.ts';
import type { Vec } from '../../render/mesh.ts';
import type { Material } from '../../render/scene.ts';
import { createNoise } from '../../surface/noise.ts';
import { type Brush, fillShape, paintCanvas, strokeLine } from '../../surface/plate.ts';
import { put, rectangle, slab } from '../products/shapes.ts';
import { headSize, lookDown, own, photograph, planed, stuff } from '../products/studio.ts';

/** Five pixels for a millimeter. */
const size = { wide: 3600, high: 2400 };
const meters = { wide: 0.72, deep: 0.48 };
const dyes = { black: '#2b1d14', brown: '#5a2f18', rust: '#8f4a22' };

type Stamp = { long: number; tall: number; draw: (brush: Brush) => void };

/** The ends of bamboo are carved with one short run of a motif, which is printed again and again. */
const stamps: Record<'teeth' | 'chevrons' | 'lines' | 'dots' | 'crosses', Stamp> = {
  teeth: {
    long: 340,
    tall: 74,
    draw(brush) {
      for (let i = 0; i < 7; i++)
        fillShape(
          brush,
          [
            [i * 48 + 4, 70],
            [i * 48 + 46, 70],
            [i * 48 + 25, 4],
          ],
          brush.fillStyle as string,
        );
    },
  },
  chevrons: {
    long: 300,
    tall: 92,
    draw(brush) {
      for (let row = 0; row < 2; row++)
        strokeLine(
          brush,
          Array.from({ length: 11 }, (_, i): Point => [i * 29 + 4, row * 44 + (i % 2 ? 8 : 40)]),
          brush.fillStyle as string,
          11,
        );
    },
  },
  lines: {
    long: 420,
    tall: 60,
    draw(brush) {
      for (let i = 0; i < 4; i++)
        strokeLine(
          brush,
          [
            [4, i * 16 + 6],
            [414, i * 16 + 6],
          ],
          brush.fillStyle as string,
          5,
        );
    },
  },
  dots: {
    long: 260,
    tall: 34,
    draw(brush) {
      for (let i = 0; i < 8; i++)
        fillShape(
          brush,
          Array.from({ length: 9 }, (_, k): Point => {
            const a = (k / 9) * 6.283;
            return [i * 32 + 18 + Math.cos(a) * 10, 17 + Math.sin(a) * 9];
          }),
          brush.fillStyle as string,
        );
    },
  },
  crosses: {
    long: 310,
    tall: 104,
    draw(brush) {
      for (let i = 0; i < 3; i++)
        for (const up of [-1, 1])
          strokeLine(
            brush,
            [
              [i * 102 + 6, 52 - up * 44],
              [i * 102 + 96, 52 + up * 44],
            ],
            brush.fillStyle as string,
            10,
          );
      for (let i = 0; i < 3; i++)
        fillShape(
          brush,
          [
            [i * 102 + 38, 12],
            [i * 102 + 64, 12],
            [i * 102 + 51, 30],
          ],
          brush.fillStyle as string,
        );
    },
  },
};

function paintFibers(brush: Brush, random: Random, many: number, colors: readonly string[]): void {
  const { wide, high } = size;
  for (let i = 0; i < many; i++) {
    const [x, y] = [random.next() * wide, random.next() * high];
    const way = random.bell() * 0.42;
    const long = random.between(40, 330);
    brush.globalAlpha = random.between(0.03, 0.14);
    strokeLine(
      brush,
      smooth(
        [
          [x, y],
          [x + long * 0.5, y + Math.sin(way) * long * 0.5 + random.bell() * 16],
          [x + long, y + Math.sin(way) * long + random.bell() * 8],
        ],
        false,
        4,
      ),
      random.pick(colors),
      random.between(0.8, 3.6),
    );
  }
  brush.globalAlpha = 1;
}

/** Cream bark cloth with its clouds, rows of stamps over it, and the dye worn thin where the cloth was low. */
function paintKapa(brush: Brush, seed: string): void {
  const { wide, high } = size;
  const random = createRandom(`${seed} fibers`);
  const noise = createNoise(`${seed} clouds`);
  brush.fillStyle = '#dcc8a0';
  brush.fillRect(0, 0, wide, high);
  for (let y = 0; y < high; y += 12)
    for (let x = 0; x < wide; x += 12) {
      const cloud = noise.fbm(x * 0.0022, y * 0.0034, 5);
      brush.globalAlpha = Math.min(0.34, Math.abs(cloud) * 0.4);
      brush.fillStyle = cloud > 0 ? '#efe2c2' : '#b6935f';
      brush.fillRect(x, y, 13, 13);
    }
  paintFibers(brush, random, 14_000, ['#f6ead0', '#b48f5a', '#8d6a3e', '#eeddb6', '#a47c48']);
  // A few stains of the bark and of water.
  for (let i = 0; i < 26; i++) {
    const [x, y, r] = [random.next() * wide, random.next() * high, random.between(30, 190)];
    const stain = brush.createRadialGradient(x, y, r * 0.4, x, y, r);
    stain.addColorStop(0, 'rgba(140,98,52,0.05)');
    stain.addColorStop(0.86, 'rgba(132,90,46,0.12)');
    stain.addColorStop(1, 'rgba(132,90,46,0)');
    brush.fillStyle = stain;
    brush.fillRect(x - r, y - r, 2 * r, 2 * r);
  }
  brush.drawImage(
    paintCanvas(wide, high, (dye) => printRows(dye, `${seed} dye`)),
    0,
    0,
  );
  paintFibers(brush, random, 5_000, ['#f6ead0', '#e2cfa2', '#d9c294']);
}

function printRows(brush: Brush, seed: string): void {
  const { wide, high } = size;
  const random = createRandom(seed);
  const noise = createNoise(seed);
  const row = (y: number, kind: keyof typeof stamps, dye: string, from = 0, to = wide) => {
    const stamp = stamps[kind];
    let x = from + random.between(-30, 10);
    let drift = 0;
    while (x < to) {
      brush.save();
      drift = drift * 0.7 + random.bell() * 2.4;
      brush.translate(x, y + drift + noise.at(x * 0.0012, y) * 10);
      brush.rotate(random.bell() * 0.008);
      // Freshly dipped the stamp prints dark; the third print is thin.
      brush.globalAlpha = random.between(0.62, 0.97);
      brush.fillStyle = dye;
      stamp.draw(brush);
      brush.restore();
      x += stamp.long + random.between(-5, 7);
    }
  };
  const band = (y: number) => {
    row(y, 'lines', dyes.black);
    row(y + 70, 'teeth', dyes.black);
    row(y + 156, 'lines', dyes.brown);
    row(y + 232, 'crosses', dyes.rust);
    row(y + 350, 'lines', dyes.brown);
    row(y + 426, 'dots', dyes.black);
    row(y + 470, 'chevrons', dyes.brown);
    row(y + 574, 'lines', dyes.black);
  };
  band(90);
  row(860, 'dots', dyes.rust);
  row(905, 'dots', dyes.rust);
  band(1080);
  row(1850, 'teeth', dyes.brown);
  row(1930, 'lines', dyes.black);
  row(2010, 'chevrons', dyes.black);
  // Where the felt was low or a fiber stood up the dye did not reach.
  brush.globalCompositeOperation = 'destination-out';
  for (let i = 0; i < 60_000; i++) {
    const [x, y] = [random.next() * wide, random.next() * high];
    const low = noise.fbm(x * 0.006, y * 0.006, 3);
    if (low < random.bell() * 0.4 - 0.1) continue;
    brush.globalAlpha = random.between(0.2, 0.8);
    strokeLine(
      brush,
      [
        [x, y],
        [x + random.between(3, 34), y + random.bell() * 5],
      ],
      '#000',
      random.between(0.8, 2.8),
    );
  }
  brush.globalAlpha = 1;
  brush.globalCompositeOperation = 'source-over';
}

/** What the last beater pressed in, as height: fine ribs, and the net of a ten-pointed star. */
function paintWatermark(brush: Brush, seed: string): void {
  const { wide, high } = size;
  const random = createRandom(`${seed} blows`);
  brush.fillStyle = '#808080';
  brush.fillRect(0, 0, wide, high);
  // Blow beside blow, each with the ribs of the beater's face.
  for (let y = -60; y < high; y += 190)
    for (let x = -60; x < wide; x += 250) {
      brush.save();
      brush.translate(x + random.bell() * 18, y + random.bell() * 14);
      brush.rotate(random.bell() * 0.05);
      for (let i = 0; i < 24; i++) {
        brush.globalAlpha = random.between(0.1, 0.3);
        strokeLine(
          brush,
          [
            [0, i * 8.4],
            [262, i * 8.4],
          ],
          i % 2 ? '#fff' : '#000',
          3.4,
        );
      }
      brush.restore();
    }
  const faces = starFaces(
    { sides: 10, angle: 72, apothem: 212, contact: 72, reach: 5 },
    [wide * 0.5, high * 0.5],
    2700,
  );
  for (const face of faces) {
    const off: Point = [random.bell() * 2.4, random.bell() * 2.4];
    const line = face.map(([x, y]): Point => [x + off[0], y + off[1]]);
    brush.globalAlpha = random.between(0.35, 0.8);
    strokeLine(brush, line, '#000', 8, true);
    brush.globalAlpha *= 0.5;
    strokeLine(brush, line, '#000', 16, true);
  }
  brush.globalAlpha = 1;
}

const texel = new Float32Array(4);

function barkCloth(seed: string): Material {
  const color = toCloth(paintCanvas(size.wide, size.high, (b) => paintKapa(b, seed)));
  const height = toCloth(paintCanvas(size.wide, size.high, (b) => paintWatermark(b, seed)));
  const noise = createNoise(`${seed} skin`);
  const step = 1.2 / size.wide;
  const highAt = (u: number, v: number, size: number) => {
    height.at(u, v, size, texel);
    return texel[0];
  };
  return (hit) => {
    const print = hit.size / meters.wide;
    const here = highAt(hit.u, hit.v, print);
    const alongX = highAt(hit.u + step, hit.v, print) - here;
    const alongZ = highAt(hit.u, hit.v + step * 1.5, print) - here;
    const [x, z] = [hit.u * meters.wide, hit.v * meters.deep];
    const felt = noise.fbm(x * 260, z * 900, 3);
    color.at(hit.u, hit.v, print, texel);
    const k = 0.96 + felt * 0.08 + (here - 0.21) * 0.7;
    hit.r = texel[0] * k;
    hit.g = texel[1] * k;
    hit.b = texel[2] * k;
    hit.rough = 0.6;
    hit.nx -= alongX * 7 + noise.fbm(x * 420 + 5, z * 700, 2) * 0.16;
    hit.nz -= alongZ * 7 + noise.fbm(x * 300, z * 1100 + 9, 2) * 0.22;
  };
}

/** A length of stamped bark cloth from near, over the edge of a dark table in low light; its beater rests behind it. */
export const kapaStamped = () =>
  photograph({
    ...headSize,
    ground: '#241a13',
    ...lookDown([0.02, 0.01, 0.01], 33, 0.95, 0.3, -12),
    exposure: 1.85,
    lens: { blur: 0.04, focus: 0.93 },
    window: {
      middle: [-1.05, 0.34, -0.42],
      along: [0.07, 0, 0.19],
      up: [0.05, 0.15, -0.02],
      light: [60, 54, 45],
    },
    room: (_, y, __, out) => {
      const level = 0.05 + 0.07 * Math.max(0, y);
      out[0] = level * 0.95;
      out[1] = level;
      out[2] = level * 1.12;
    },
    furnish: (mesh, materials, random, seed) => {
      materials[stuff.ground] = planed('#2f2018', `${seed} table`, 0.025);
      materials[own] = barkCloth(seed);
      const noise = createNoise(`${seed} lie`);
      const lie = put([0.03, 0, -0.02], 0.2);
      /** The edge as the beater left it. */
      const ragged = (t: number, row: number) =>
        noise.at(t * 7, row) * 0.008 +
        noise.at(t * 29, row + 3) * 0.004 +
        noise.at(t * 120, row) * 0.0012;
      const cloth = (u: number, v: number): Vec => {
        const a = (u - 0.5) * meters.wide + ragged(v, u < 0.5 ? 3 : 11) * Math.abs(u - 0.5) * 2;
        let b = (v - 0.5) * meters.deep + ragged(u, v < 0.5 ? 21 : 33) * Math.abs(v - 0.5) * 2;
        // It rolls up towards the back, where it has not been pressed flat yet.
        const swell =
          Math.exp(-(((a * 0.55 + b + 0.13) / 0.035) ** 2)) * 0.017 +
          Math.exp(-(((b - a * 0.3 - 0.12) / 0.05) ** 2)) * 0.008;
        const buckle =
          noise.fbm(a * 9, b * 7, 3) * 0.006 + noise.fbm(a * 40, b * 30 + 4, 2) * 0.0011;
        b -= swell * 0.6;
        return lie(a, Math.max(0.0012, 0.0045 + swell + buckle), b);
      };
      mesh.sheet(460, 320, own, cloth);
      // Fibers stand out of the edge.
      for (let i = 0; i < 1500; i++) {
        const side = random.whole(0, 3);
        const t = random.next();
        const [u, v] = side === 0 ? [t, 0] : side === 1 ? [t, 1] : side === 2 ? [0, t] : [1, t];
        const [x, y, z] = cloth(u, v);
        const out = side === 0 ? [0, -1] : side === 1 ? [0, 1] : side === 2 ? [-1, 0] : [1, 0];
        const long = random.between(0.002, 0.009);
        const bend = random.bell() * 0.006;
        const tip = lie(
          out[0] * long + (out[0] ? 0 : bend),
          0,
          out[1] * long + (out[1] ? 0 : bend),
        );
        const from = lie(0, 0, 0);
        const [dx, dz] = [tip[0] - from[0], tip[2] - from[2]];
        mesh.tube(
          [
            [x, y, z],
            [x + dx * 0.5, y + random.between(-0.001, 0.0015), z + dz * 0.5],
            [x + dx, Math.max(0.0006, y - random.between(0, 0.004)), z + dz],
          ],
          (s) => 0.0002 * (1 - s * 0.6),
          4,
          own + 1,
        );
      }
      materials[own + 1] = (hit) => {
        [hit.r, hit.g, hit.b] = [0.66, 0.53, 0.33];
      };
      materials[own + 2] = (hit) => {
        const grain = noise.fbm(
          (hit.x * 0.5 + hit.z * 0.86) * 30,
          (hit.x * 0.86 - hit.z * 0.5) * 700,
          3,
        );
        const ridge = Math.sin((hit.x * 0.86 - hit.z * 0.5) * 1900);
        const k = 1 + grain * 0.3 + ridge * 0.16;
        [hit.r, hit.g, hit.b] = [0.13 * k, 0.062 * k, 0.03 * k];
        hit.shine = 0.045;
        hit.rough = 0.34;
        hit.nx += ridge * 0.16;
      };
      // The beater, four-sided with a round handle.
      const beater = put([0.17, 0.026, -0.2], 0.52);
      slab(
        mesh,
        beater,
        rectangle(0.21, 0.04, 0.004),
        -0.02,
        0.02,
        { top: own + 2, side: own + 2 },
        0.003,
      );
      mesh.tube(
        [-0.1, -0.13, -0.18, -0.25, -0.262, -0.266].map((x) => beater(x, 0, 0)),
        (t) => (t > 0.99 ? 0.0002 : t > 0.79 ? 0.0125 : 0.0155 - 0.003 * Math.sin(t * 3)),
        28,
        own + 2,
      );
    },
  });

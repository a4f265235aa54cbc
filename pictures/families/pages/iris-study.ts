import { type Point, polar, smooth, strokeOutline } from '../../geometry/points.ts';
import { createRandom, type Random } from '../../geometry/random.ts';
import { parseColour } from '../../surface/colour.ts';
import { smoothstep } from '../../surface/field.ts';
import { lightPlate } from '../../surface/light.ts';
import { mount, type Picture } from '../../surface/mount.ts';
import { createNoise, type Noise } from '../../surface/noise.ts';
import { createPlate, type Plate } from '../../surface/plate.ts';
import { paintStrip, type Strip } from '../../surface/strip.ts';
import { butterfly } from './butterfly.ts';
import { goldBorder } from './gold-border.ts';
import { blade, irisBud, irisFlower } from './iris-plant.ts';

const width = 1100;
const height = 1620;
/** Where the leaf ends, its border, and the sheet that is pasted into it. */
const leaf = 84;
const sheet = { left: 196, top: 232, right: width - 196, bottom: height - 216 };

const paper = parseColour('#e9dcbc');
const toned = parseColour('#c6ab78');
const mountPaper = parseColour('#d3bd8e');
const gold = parseColour('#c49a3c');

/** An album leaf: one iris from life on aged paper, a butterfly beside it, gold plants in the border. */
export function drawIrisStudy(seed: string, close = 1): Picture {
  const plate = createPlate(Math.round(width * close), Math.round(height * close), 0.05);
  plate.close = close;
  const random = createRandom(seed);
  const noise = createNoise(seed);
  layPaper(plate, noise);
  for (const strip of [
    ...goldBorder({ width, leaf }, noise, random),
    ...plant(noise, random),
    ...butterfly([742, 508], noise),
  ])
    paintStrip(plate, strip);
  age(plate, noise, random);
  const lit = lightPlate(plate, { reach: 6 * close, occlusion: 0.5, sheen: 0.5 });
  return mount(plate.width, plate.height, lit, plate.cover, {
    ground: 'plaster',
    lift: 12 * close,
    seed,
  });
}

function layPaper(plate: Plate, noise: Noise): void {
  const close = plate.close ?? 1;
  for (let row = 0; row < plate.height; row++) {
    for (let column = 0; column < plate.width; column++) {
      const i = row * plate.width + column;
      const [x, y] = [column / close, row / close];
      const edge =
        Math.min(x, y, width - x, height - y) -
        leaf +
        noise.at(x * 0.01, y * 0.01) * 3 +
        noise.at(x * 0.2, y * 0.2) * 0.7;
      plate.cover[i] = Math.max(0, Math.min(1, edge * close));
      if (edge <= 0) continue;
      const inside = Math.min(x - sheet.left, y - sheet.top, sheet.right - x, sheet.bottom - y);
      const fibre =
        noise.fbm(x * 0.05, y * 0.22, 4) * 0.05 + noise.fbm(x * 0.7, y * 0.3, 3) * 0.035;
      const old = smoothstep(
        0.05,
        0.75,
        noise.fbm(x * 0.0035 + 4, y * 0.0035, 5) + smoothstep(150, 0, Math.max(0, inside)) * 0.28,
      );
      for (let c = 0; c < 3; c++) {
        const ground = inside > 0 ? paper[c] + (toned[c] - paper[c]) * old * 0.55 : mountPaper[c];
        plate.colour[i * 3 + c] = ground * (1 + fibre + noise.fbm(x * 0.004, y * 0.004, 4) * 0.1);
      }
      // Gold is sprinkled over the border's paper.
      const [near, , kind] = noise.cells(x / 15, y / 15);
      if (inside < -22 && kind > 0.62 && near < 0.05 + kind * 0.07) gild(plate, i, 0.75);
      for (const [at, wide, isGold] of [
        [-5, 1.2, false],
        [-11, 3.4, true],
        [-17, 1, false],
        [-20.5, 0.8, false],
      ] as const)
        if (Math.abs(inside - at) < wide) {
          if (isGold) gild(plate, i, 0.92);
          else
            for (let c = 0; c < 3; c++)
              plate.colour[i * 3 + c] *= at === -17 ? [0.75, 0.28, 0.22][c] : 0.3;
        }
      plate.relief[i] =
        (noise.at(x * 0.25, y * 0.25) * 0.14 +
          noise.fbm(x * 0.0022, y * 0.0022, 3) * 9 +
          Math.min(1, edge / 5) * 3 +
          (inside > -24 ? smoothstep(-24, -21, inside) * 0.8 : 0)) *
        close;
    }
  }
}

function gild(plate: Plate, i: number, share: number): void {
  for (let c = 0; c < 3; c++)
    plate.colour[i * 3 + c] += (gold[c] - plate.colour[i * 3 + c]) * share;
  plate.metal[i] = 0.7 * share;
  plate.gloss[i] = 0.5;
}

function plant(noise: Noise, random: Random): Strip[] {
  const root: Point = [546, 1316];
  const from = (dx: number): Point => [root[0] + dx, root[1] + Math.abs(dx) * 0.12];
  const to = (x: number, y: number): Point => [root[0] + x, root[1] + y];
  const leafAt = (dx: number, points: readonly Point[], wide: number) =>
    blade(smooth([from(dx), ...points.map(([x, y]) => to(x, y))], false, 18), wide, noise, random);
  const stalk = (points: readonly Point[], wide: number) =>
    blade(smooth(points, false, 18), wide, noise, random, 'stem');
  const sheathAt = (at: Point, turn: number, long: number) =>
    blade(
      smooth([at, polar(long * 0.5, turn, at), polar(long, turn + 0.12, at)], false, 10),
      long * 0.13,
      noise,
      random,
      'sheath',
    );
  const main = to(6, -690);
  const left = to(-190, -456);
  const right = to(182, -372);
  return [
    ...shadowOfGround(root, noise),
    leafAt(
      -52,
      [
        [-150, -190],
        [-232, -330],
        [-268, -352],
      ],
      15,
    ),
    leafAt(
      60,
      [
        [128, -220],
        [206, -300],
        [262, -286],
        [288, -236],
      ],
      14,
    ),
    leafAt(
      -22,
      [
        [-66, -300],
        [-92, -540],
        [-84, -640],
      ],
      19,
    ),
    leafAt(
      34,
      [
        [74, -280],
        [116, -480],
        [118, -590],
      ],
      18,
    ),
    stalk([to(-6, 0), to(-14, -300), to(-4, -520), main], 9),
    stalk([to(-11, -236), to(-70, -330), to(-150, -392), left], 7),
    stalk([to(-12, -196), to(48, -262), to(130, -300), right], 7),
    stalk([to(-8, -440), to(40, -510), to(66, -566)], 5.5),
    sheathAt(to(-10, -222), -2.2, 120),
    sheathAt(to(-14, -180), -0.9, 112),
    sheathAt(to(-8, -424), -0.95, 92),
    leafAt(
      -40,
      [
        [-104, -240],
        [-158, -420],
        [-158, -500],
      ],
      20,
    ),
    leafAt(
      14,
      [
        [26, -240],
        [22, -420],
        [8, -500],
      ],
      17,
    ),
    leafAt(
      50,
      [
        [120, -170],
        [170, -330],
        [176, -420],
      ],
      19,
    ),
    leafAt(
      -66,
      [
        [-140, -110],
        [-206, -180],
        [-244, -262],
      ],
      15,
    ),
    leafAt(
      -6,
      [
        [-44, -150],
        [-58, -280],
        [-50, -350],
      ],
      16,
    ),
    leafAt(
      70,
      [
        [146, -80],
        [206, -120],
        [258, -190],
      ],
      14,
    ),
    ...irisBud(to(70, -566), 104, 0.3, noise, random),
    sheathAt(to(-168, -410), -2.0, 84),
    sheathAt(to(150, -318), -1.0, 84),
    sheathAt(to(2, -606), -1.75, 104),
    ...irisFlower(left, 176, -0.3, -0.7, noise, random),
    ...irisFlower(right, 164, 0.34, 0.8, noise, random),
    ...irisFlower(main, 232, 0.03, 0.15, noise, random),
  ];
}

/** A breath of green and earth where the plant stands, and blades of grass. */
function shadowOfGround(root: Point, noise: Noise): Strip[] {
  const earth = parseColour('#8d8450');
  const wash: Strip = {
    spine: [
      [root[0] - 250, root[1] + 12],
      [root[0], root[1] + 4],
      [root[0] + 250, root[1] + 14],
    ],
    left: () => 34,
    right: () => 34,
    shade: ({ along, across, x, y }, out) => {
      for (let c = 0; c < 3; c++) out[c] = earth[c];
      const cloud = noise.fbm(x * 0.02, y * 0.03, 4);
      return Math.max(
        0,
        smoothstep(1, 0.1, Math.abs(across)) * Math.sin(Math.PI * along) * (0.34 + cloud * 0.5),
      );
    },
  };
  const grass = Array.from({ length: 46 }, (_, k): Strip => {
    const dx = ((k * 0.618) % 1) * 440 - 220;
    const foot: Point = [root[0] + dx, root[1] + 16 + ((k * 0.37) % 1) * 14 - 8];
    const long = 16 + ((k * 0.73) % 1) * 26;
    const lean = ((k * 0.41) % 1) * 1.6 - 0.8;
    const tone = parseColour(k % 3 ? '#66743c' : '#8b8c52');
    return {
      spine: smooth(
        [foot, polar(long * 0.6, -1.57 + lean * 0.5, foot), polar(long, -1.57 + lean, foot)],
        false,
        6,
      ),
      left: (t) => 1.8 * (1 - t) + 0.3,
      right: (t) => 1.8 * (1 - t) + 0.3,
      shade: (_, out) => {
        for (let c = 0; c < 3; c++) out[c] = tone[c];
        return 0.75;
      },
    };
  });
  return [wash, ...grass];
}

/** Foxing, a few creases, and the pinholes through which charcoal was once pounced. */
function age(plate: Plate, noise: Noise, random: Random): void {
  const close = plate.close ?? 1;
  const outline = strokeOutline(
    smooth(
      [
        [546, 1290],
        [520, 1000],
        [546, 640],
        [700, 520],
        [560, 400],
        [420, 520],
        [540, 640],
      ],
      false,
      40,
    ),
    () => 3,
  );
  for (let k = 0; k < outline.length; k += 3) {
    const [x, y] = outline[k];
    spot(
      plate,
      (x + random.bell() * 2) * close,
      (y + random.bell() * 2) * close,
      1.15 * close,
      0.45,
    );
  }
  for (let k = 0; k < 60; k++) {
    const x = random.between(leaf, width - leaf);
    const y = random.between(leaf, height - leaf);
    if (noise.fbm(x * 0.005, y * 0.005, 3) > -0.1)
      spot(plate, x * close, y * close, random.between(1.5, 7) * random.next() * close, 0.16);
  }
}

function spot(plate: Plate, x: number, y: number, radius: number, deep: number): void {
  const brown = [0.5, 0.32, 0.16];
  const r = Math.ceil(radius * 1.5);
  for (let v = -r; v <= r; v++)
    for (let u = -r; u <= r; u++) {
      const [px, py] = [Math.round(x) + u, Math.round(y) + v];
      if (px < 0 || py < 0 || px >= plate.width || py >= plate.height) continue;
      const share = deep * smoothstep(radius * 1.4, radius * 0.5, Math.hypot(u, v));
      const i = py * plate.width + px;
      for (let c = 0; c < 3; c++) plate.colour[i * 3 + c] *= 1 - share * (1 - brown[c]);
    }
}

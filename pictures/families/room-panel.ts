import { climbing, curl, rinceau } from '../geometry/arabesque.ts';
import {
  leaf,
  type Motif,
  palmette,
  placeMotif,
  type Role,
  rosette,
  rumi,
} from '../geometry/flora.ts';
import { weave } from '../geometry/interlace.ts';
import {
  type Box,
  mirrorOutline,
  type Point,
  polar,
  regularPolygon,
  smooth,
  starInner,
  starPolygon,
  strokeOutline,
  tau,
} from '../geometry/points.ts';
import {
  ageRelief,
  clipRect,
  fillMotif,
  inCircle,
  raise,
  shrink,
  starFaces,
} from '../surface/carving.ts';
import { parseColour } from '../surface/colour.ts';
import { type Ground, mount, type Picture } from '../surface/mount.ts';
import { createNoise } from '../surface/noise.ts';
import {
  type Brush,
  createPlate,
  fillShape,
  type Plate,
  paintField,
  strokeLine,
} from '../surface/plate.ts';
import { lightRelief } from '../surface/relief-light.ts';
import { paintWeave } from '../surface/strapwork.ts';

export type PanelKind = 'pine-cones' | 'vine' | 'eighteen' | 'roses' | 'fruit' | 'cornice';
export type RoomPanelParameters = {
  kind: PanelKind;
  ground: Ground;
  width: number;
  height: number;
};

const metals = new Set(['#c99a3c', '#b9bab4', '#a8642a']);

/** A panel of carved stucco or of painted and gilded relief, whole, seen from straight ahead. */
export function drawRoomPanel(p: RoomPanelParameters, seed: string): Picture {
  const { width, height, kind } = p;
  const plate = createPlate(width, height, 0.03);
  const margin = Math.round(Math.min(width, height) * 0.07);
  const box: Box = [margin, margin, width - margin * 2, height - margin * 2];
  const isStucco = kind === 'pine-cones' || kind === 'vine' || kind === 'eighteen';
  if (isStucco) plasterGround(plate, seed, kind === 'vine' ? '#dccbaa' : '#eae0cb');
  else
    paintGround(
      plate,
      seed,
      { roses: '#2f5a4a', fruit: '#274a6a', cornice: '#3a2a1e' }[
        kind as 'roses' | 'fruit' | 'cornice'
      ],
    );
  raise(plate, 22, 10, (brush) => brush.fillRect(...box));
  ({
    'pine-cones': pineCones,
    vine: vineLeaves,
    eighteen: starsAndVase,
    roses: roseNiche,
    fruit: fruitBowl,
    cornice: corniceBoard,
  })[kind](plate, box);
  const cover = paintField(width, height, (brush) =>
    isStucco
      ? fillShape(brush, brokenEdge(box, seed, kind === 'vine' ? 9 : 3), '#fff')
      : brush.fillRect(...box),
  );
  ageRelief(plate, -12, 24, isStucco ? '#7d6a4c' : '#3a2414', isStucco ? 0.5 : 0.42, seed);
  if (!isStucco) varnish(plate, seed);
  plate.cover.set(cover);
  const lit = lightRelief(plate, {
    rise: 36,
    exposure: 1.08,
    fill: 0.46,
    sheen: isStucco ? 0.3 : 1,
  });
  return mount(width, height, lit, cover, { ground: p.ground, lift: 28, seed });
}

function brokenEdge([x, y, w, h]: Box, seed: string, amount: number): Point[] {
  const noise = createNoise(seed);
  const points: Point[] = [];
  for (const [ax, ay, bx, by] of [
    [x, y, x + w, y],
    [x + w, y, x + w, y + h],
    [x + w, y + h, x, y + h],
    [x, y + h, x, y],
  ])
    for (let i = 0; i < 70; i++) {
      const [px, py] = [ax + ((bx - ax) * i) / 70, ay + ((by - ay) * i) / 70];
      const bite = Math.max(0, noise.fbm(px * 0.012, py * 0.012, 4)) * amount * 3;
      points.push([
        px + Math.sign(x + w / 2 - px) * bite * (ax === bx ? 1 : 0),
        py + Math.sign(y + h / 2 - py) * bite * (ay === by ? 1 : 0),
      ]);
    }
  return points;
}

function plasterGround(plate: Plate, seed: string, hex: string): void {
  const { width, height } = plate;
  const noise = createNoise(seed);
  const base = parseColour(hex);
  for (let y = 0; y < height; y++)
    for (let x = 0; x < width; x++) {
      const i = y * width + x;
      const cloud = noise.fbm(x * 0.004, y * 0.004, 5);
      const fine = noise.fbm(x * 0.08, y * 0.08, 3);
      for (let c = 0; c < 3; c++)
        plate.colour[i * 3 + c] = base[c] * (1 + cloud * 0.1 + fine * 0.04);
      plate.relief[i] = cloud * 2 + fine * 0.9;
    }
}

function paintGround(plate: Plate, seed: string, hex: string): void {
  const { width, height } = plate;
  const noise = createNoise(seed);
  const base = parseColour(hex);
  for (let y = 0; y < height; y++)
    for (let x = 0; x < width; x++) {
      const i = y * width + x;
      const cloud = noise.fbm(x * 0.006, y * 0.006, 4);
      const grain = noise.fbm(x * 0.11, y * 0.004, 3);
      for (let c = 0; c < 3; c++)
        plate.colour[i * 3 + c] = base[c] * (1 + cloud * 0.18 + grain * 0.1);
      plate.relief[i] = grain * 0.8;
      plate.gloss[i] = 0.22;
    }
}

/** Old varnish has browned, and lies thicker here and there. */
function varnish(plate: Plate, seed: string): void {
  const noise = createNoise(`${seed} varnish`);
  for (let y = 0; y < plate.height; y++)
    for (let x = 0; x < plate.width; x++) {
      const i = (y * plate.width + x) * 3;
      const k = 0.5 + noise.fbm(x * 0.004, y * 0.004, 4) * 0.5;
      plate.colour[i + 1] *= 1 - 0.07 * k;
      plate.colour[i + 2] *= 1 - 0.22 * k;
    }
}

/** Raises a shape in gesso and paints it; gold, tin and copper shine. */
function gesso(
  plate: Plate,
  hex: string,
  height: number,
  round: number,
  paint: (brush: Brush) => void,
): void {
  const mask = raise(plate, height, round, paint);
  const colour = parseColour(hex);
  const isMetal = metals.has(hex);
  for (let i = 0; i < mask.length; i++) {
    const k = mask[i];
    if (k === 0) continue;
    for (let c = 0; c < 3; c++)
      plate.colour[i * 3 + c] += (colour[c] - plate.colour[i * 3 + c]) * k;
    plate.metal[i] = isMetal ? 0.72 * k : plate.metal[i] * (1 - k);
    plate.gloss[i] = isMetal ? 0.5 : 0.3;
  }
}

const gold = '#c99a3c';

function gild(
  plate: Plate,
  motif: Motif,
  colours: Partial<Record<Role, string>>,
  height: number,
  round = 5,
): void {
  const byColour = new Map<string, Point[][]>();
  for (const { points, role } of motif) {
    const hex = colours[role];
    if (hex) byColour.set(hex, [...(byColour.get(hex) ?? []), points]);
  }
  for (const [hex, shapes] of byColour)
    gesso(plate, hex, height, round, (brush) => {
      for (const shape of shapes) fillShape(brush, shape, '#fff');
    });
}

/** A frame of gilded scrollwork between two beads of gold. */
function gildedFrame(plate: Plate, [x, y, w, h]: Box, thick: number, ground: string): void {
  gesso(plate, ground, 0.01, 1, (brush) => {
    for (const b of [
      [x, y, w, thick],
      [x, y + h - thick, w, thick],
      [x, y, thick, h],
      [x + w - thick, y, thick, h],
    ] as const)
      brush.fillRect(...b);
  });
  gesso(plate, gold, 7, 4, (brush) => {
    for (const inset of [5, thick - 5]) {
      brush.lineWidth = 8;
      brush.strokeRect(x + inset, y + inset, w - inset * 2, h - inset * 2);
    }
  });
  const unit = thick * 0.72;
  gesso(plate, gold, 6, 4, (brush) => {
    for (const [ox, oy, turn, long] of [
      [x + thick, y + thick / 2, 0, w - thick * 2],
      [x + thick, y + h - thick / 2, 0, w - thick * 2],
      [x + thick / 2, y + thick, Math.PI / 2, h - thick * 2],
      [x + w - thick / 2, y + thick, Math.PI / 2, h - thick * 2],
    ] as const) {
      const count = Math.max(2, Math.round(long / unit / 2) * 2);
      brush.save();
      brush.translate(ox, oy);
      brush.rotate(turn);
      brush.scale(long / count, unit * 0.86);
      fillMotif(brush, rinceau(count, { leaves: 4, stem: 0.1, size: 0.7 }), '#fff', [
        'stem',
        'leaf',
        'petal',
      ]);
      brush.restore();
    }
  });
  gesso(plate, '#b5402c', 6, 5, (brush) => {
    for (const [cx, cy] of [
      [x, y],
      [x + w, y],
      [x, y + h],
      [x + w, y + h],
    ]) {
      const at: Point = [
        cx + (cx > x ? -1 : 1) * thick * 0.5,
        cy + (cy > y ? -1 : 1) * thick * 0.5,
      ];
      fillShape(brush, starPolygon(8, thick * 0.36, 0.7654, 0, at), '#fff');
    }
  });
}

const petals = ['#b5485a', '#c9707c', '#dca0a0', '#b5485a'];

/** A full rose seen from the front, its petals laid ring on ring. */
function rose(plate: Plate, at: Point, size: number): void {
  petals.forEach((hex, ring) => {
    gesso(plate, hex, 3.4, 6, (brush) => {
      const n = [8, 7, 5, 1][ring];
      for (let k = 0; k < n; k++) {
        const a = (tau * k) / n + ring * 0.4;
        const r = ring === 3 ? 0 : size * [0.34, 0.22, 0.11][ring];
        const [cx, cy] = polar(r, a, at);
        fillShape(
          brush,
          regularPolygon(16, size * [0.19, 0.15, 0.1, 0.09][ring], 0, [cx, cy]),
          '#fff',
        );
      }
    });
  });
}

function nicheArch([x, y, w, h]: Box): Point[] {
  const half: Point[] = smooth(
    [
      [0, h],
      [0, w * 0.52],
      [w * 0.02, w * 0.36],
      [w * 0.12, w * 0.24],
      [w * 0.22, w * 0.22],
      [w * 0.27, w * 0.13],
      [w * 0.38, w * 0.1],
      [w * 0.44, w * 0.03],
      [w * 0.5, 0],
    ] as Point[],
    false,
    10,
  );
  return mirrorOutline(half, w / 2).map(([a, b]): Point => [x + a, y + b]);
}

function vaseShape(cx: number, foot: number, tall: number): Point[] {
  const half = smooth(
    [
      [0.3, 0],
      [0.28, -0.07],
      [0.1, -0.15],
      [0.16, -0.2],
      [0.42, -0.42],
      [0.44, -0.58],
      [0.26, -0.76],
      [0.14, -0.86],
      [0.2, -0.97],
      [0.27, -1],
    ] as Point[],
    false,
    8,
  );
  return mirrorOutline(half).map(([a, b]): Point => [cx + a * tall, foot + b * tall]);
}

function cypress(plate: Plate, cx: number, foot: number, tall: number): void {
  const half = smooth(
    [
      [0.02, 0],
      [0.03, -0.1],
      [0.12, -0.14],
      [0.15, -0.34],
      [0.1, -0.64],
      [0.04, -0.88],
      [0, -1],
    ] as Point[],
    false,
    8,
  );
  gesso(plate, '#1f4030', 6, 10, (brush) =>
    fillShape(
      brush,
      mirrorOutline(half).map(([a, b]): Point => [cx + a * tall, foot + b * tall]),
      '#fff',
    ),
  );
  gesso(plate, gold, 3, 3, (brush) => {
    for (let k = 0; k < 8; k++)
      for (const side of [-1, 1])
        fillMotif(
          brush,
          placeMotif(
            leaf(0.3 * side, 0.16),
            [cx, foot - tall * (0.2 + k * 0.085)],
            tall * 0.1 * (1 - k * 0.07),
            side * 0.7,
          ),
          '#fff',
          ['leaf'],
        );
  });
}

function roseNiche(plate: Plate, box: Box): void {
  const [x, y, w, h] = box;
  gildedFrame(plate, box, 74, '#7a2a20');
  const crown = h * 0.15;
  const dado = h * 0.17;
  const inner = w - 190;
  for (const [by, bh] of [
    [y + 92, crown - 20],
    [y + h - 92 - dado + 20, dado - 20],
  ] as const) {
    gesso(plate, '#8a3024', 0.01, 1, (brush) => brush.fillRect(x + 95, by, inner, bh));
    gesso(plate, gold, 6, 4, (brush) => {
      brush.lineWidth = 7;
      brush.strokeRect(x + 95, by, inner, bh);
    });
    const scale = bh * 0.46;
    const motif: Motif = [...placeMotif(rosette(8), [0, 0], 0.9)];
    for (const side of [-1, 1] as const)
      motif.push(
        ...curl([side * 0.98, 0.02], 0.62, side > 0 ? Math.PI : 0, side, 1.35, {
          stem: 0.09,
          leaves: 7,
          size: 0.66,
        }),
      );
    gild(
      plate,
      motif.map(({ points, role }) => ({
        role,
        points: points.map(([a, b]): Point => [x + w / 2 + a * scale, by + bh / 2 + b * scale]),
      })),
      { stem: gold, leaf: gold, petal: '#e2cf9c', inner: '#b5402c', heart: gold },
      6,
    );
  }
  const niche: Box = [x + 95, y + 92 + crown, inner, h - 184 - crown - dado];
  const arch = nicheArch([niche[0] + 14, niche[1] + 14, niche[2] - 28, niche[3] - 28]);
  gesso(plate, '#d9c79a', 0.01, 1, (brush) => fillShape(brush, arch, '#fff'));
  gesso(plate, gold, 9, 6, (brush) => strokeLine(brush, arch, '#fff', 14, true));
  for (const side of [-1, 1])
    gild(
      plate,
      placeMotif(
        rumi(),
        [x + w / 2 + side * niche[2] * 0.4, niche[1] + niche[2] * 0.2],
        niche[2] * 0.15,
        side * -0.5,
        side,
      ),
      { leaf: gold, vein: '#b5402c' },
      5,
    );
  const cx = x + w / 2;
  const foot = niche[1] + niche[3] - 34;
  const tall = niche[3] * 0.28;
  for (const side of [-1, 1]) cypress(plate, cx + side * niche[2] * 0.34, foot, niche[3] * 0.5);
  const heads: [Point, number][] = [
    [[0, -0.5], 128],
    [[-0.17, -0.44], 108],
    [[0.17, -0.45], 108],
    [[-0.1, -0.57], 100],
    [[0.1, -0.58], 100],
    [[0, -0.66], 108],
    [[-0.21, -0.54], 80],
    [[0.21, -0.55], 80],
    [[0, -0.4], 104],
    [[-0.12, -0.35], 84],
    [[0.13, -0.36], 84],
    [[-0.08, -0.7], 70],
    [[0.09, -0.71], 70],
    [[0, -0.77], 80],
  ];
  const place = ([a, b]: Point): Point => [cx + a * niche[2] * 1.35, foot + b * niche[3]];
  gesso(plate, '#3f6a3a', 4, 4, (brush) => {
    for (const [at] of heads)
      fillShape(
        brush,
        strokeOutline(
          smooth(
            [
              [cx, foot - tall * 0.9],
              [cx + (place(at)[0] - cx) * 0.35, foot - tall * 1.2],
              place(at),
            ] as Point[],
            false,
            10,
          ),
          () => 4,
        ),
        '#fff',
      );
    heads.forEach(([at], k) => {
      for (const turn of [0.5, 2.2, 4.1])
        fillMotif(brush, placeMotif(leaf(0.4, 0.22), place(at), 88, turn + k * 1.3), '#fff', [
          'leaf',
        ]);
    });
  });
  for (const [at, size] of heads) rose(plate, place(at), size);
  gesso(plate, '#2f5f9c', 10, 24, (brush) => fillShape(brush, vaseShape(cx, foot, tall), '#fff'));
  gesso(plate, gold, 4, 3, (brush) => {
    clipShape(brush, vaseShape(cx, foot, tall), () => {
      for (const v of [0.12, 0.34, 0.68, 0.9])
        brush.fillRect(cx - tall, foot - tall * v - 4, tall * 2, 8);
      for (let k = -3; k <= 3; k++)
        fillMotif(
          brush,
          placeMotif(palmette(1), [cx + k * tall * 0.15, foot - tall * 0.38], tall * 0.22),
          '#fff',
          ['leaf'],
        );
    });
  });
}

function clipShape(brush: Brush, points: readonly Point[], paint: () => void): void {
  brush.save();
  brush.beginPath();
  for (const [a, b] of points) brush.lineTo(a, b);
  brush.clip();
  paint();
  brush.restore();
}

function fruitBowl(plate: Plate, box: Box): void {
  const [x, y, w, h] = box;
  gildedFrame(plate, box, 58, '#8a3024');
  const cx = x + w / 2;
  const starAt: Point = [cx, y + h * 0.27];
  const r = w * 0.31;
  // Strapwork of the Ottoman baroque around a star of eight points.
  gesso(plate, gold, 8, 6, (brush) => {
    for (const turn of [0, Math.PI / 8])
      strokeLine(brush, starPolygon(8, r, starInner(8, 3), turn, starAt), '#fff', 11, true);
    strokeLine(brush, regularPolygon(48, r * 1.08, 0, starAt), '#fff', 9, true);
    for (const side of [-1, 1])
      for (const up of [-1, 1])
        strokeLine(
          brush,
          smooth(
            [
              [cx, starAt[1] + up * r * 1.12],
              [cx + side * r * 0.5, starAt[1] + up * r * 1.22],
              [cx + side * r * 0.98, starAt[1] + up * r * 1.0],
              [cx + side * r * 1.16, starAt[1] + up * r * 1.24],
              [cx + side * r * 0.94, starAt[1] + up * r * 1.4],
              [cx + side * r * 0.82, starAt[1] + up * r * 1.26],
            ] as Point[],
            false,
            10,
          ),
          '#fff',
          10,
        );
  });
  gild(
    plate,
    placeMotif(rosette(8), starAt, r * 0.74),
    { petal: '#b5402c', inner: gold, heart: '#2f5f9c' },
    5,
  );
  for (let k = 0; k < 8; k++)
    gild(
      plate,
      placeMotif(
        palmette(2),
        polar(r * 0.56, (tau * k) / 8 + tau / 16, starAt),
        r * 0.26,
        (tau * k) / 8 + tau / 16 + Math.PI / 2,
      ),
      { leaf: '#4a7a5a', petal: gold, inner: '#b5402c' },
      4,
    );
  const lattice: Box = [x + 76, y + h * 0.47, w - 152, h * 0.1];
  gesso(plate, gold, 5, 4, (brush) =>
    clipRect(brush, ...lattice, () => {
      for (let k = -12; k < 30; k++)
        for (const s of [-1, 1])
          strokeLine(
            brush,
            [
              [lattice[0] + k * 46, lattice[1] + (s > 0 ? 0 : lattice[3])],
              [lattice[0] + k * 46 + lattice[3], lattice[1] + (s > 0 ? lattice[3] : 0)],
            ],
            '#fff',
            8,
          );
      brush.lineWidth = 10;
      brush.strokeRect(lattice[0] + 4, lattice[1] + 4, lattice[2] - 8, lattice[3] - 8);
    }),
  );
  const niche: Box = [x + 76, y + h * 0.59, w - 152, h * 0.36];
  const arch = nicheArch(niche);
  gesso(plate, '#dcc99c', 0.01, 1, (brush) => fillShape(brush, arch, '#fff'));
  gesso(plate, gold, 9, 6, (brush) => strokeLine(brush, arch, '#fff', 12, true));
  const foot = niche[1] + niche[3] - 30;
  const bw = niche[2] * 0.4;
  const fruit = (hex: string, at: Point, size: number, kind: 'pear' | 'pomegranate' | 'melon') => {
    const shape =
      kind === 'pear'
        ? smooth(
            [
              [0, -1.35],
              [0.22, -1.1],
              [0.3, -0.6],
              [0.75, 0],
              [0.62, 0.66],
              [0, 0.86],
              [-0.62, 0.66],
              [-0.75, 0],
              [-0.3, -0.6],
              [-0.22, -1.1],
            ] as Point[],
            true,
            6,
          )
        : regularPolygon(30, 1);
    const to = ([a, b]: Point): Point => [
      at[0] + a * size,
      at[1] + b * size * (kind === 'melon' ? 0.8 : 1),
    ];
    gesso(plate, hex, 12, size * 0.8, (brush) => fillShape(brush, shape.map(to), '#fff'));
    if (kind === 'pomegranate')
      gesso(plate, gold, 4, 3, (brush) =>
        fillShape(
          brush,
          (
            [
              [-0.28, -0.9],
              [-0.34, -1.36],
              [-0.12, -1.16],
              [0, -1.4],
              [0.12, -1.16],
              [0.34, -1.36],
              [0.28, -0.9],
            ] as Point[]
          ).map(to),
          '#fff',
        ),
      );
    if (kind === 'melon')
      gesso(plate, '#7a9a4a', 2, 3, (brush) => {
        for (const v of [-0.6, -0.2, 0.2, 0.6]) {
          const stripe = smooth(
            [
              [v, -0.76],
              [v * 1.3, 0],
              [v, 0.76],
            ] as Point[],
            false,
            6,
          );
          strokeLine(brush, stripe.map(to), '#fff', 7);
        }
      });
  };
  const top = foot - bw * 0.62;
  fruit('#2f5f3a', [cx, top - bw * 0.5], bw * 0.42, 'melon');
  for (const side of [-1, 1]) {
    fruit('#b5402c', [cx + side * bw * 0.52, top - bw * 0.28], bw * 0.27, 'pomegranate');
    fruit('#cda648', [cx + side * bw * 0.2, top - bw * 0.9], bw * 0.2, 'pear');
    fruit('#cda648', [cx + side * bw * 0.86, top - bw * 0.16], bw * 0.19, 'pear');
  }
  fruit('#b5402c', [cx, top - bw * 0.16], bw * 0.29, 'pomegranate');
  gesso(plate, '#4a7a4a', 3, 4, (brush) => {
    for (const [dx, dy, t] of [
      [-0.75, -0.55, -0.8],
      [0.75, -0.55, 0.8],
      [-0.4, -1.0, -0.5],
      [0.4, -1.0, 0.5],
      [0, -1.3, 0.1],
    ])
      fillMotif(
        brush,
        placeMotif(leaf(0.4, 0.22), [cx + dx * bw * 0.8, top + dy * bw * 0.6], bw * 0.34, t),
        '#fff',
        ['leaf'],
      );
  });
  const bowl = smooth(
    [
      [-1.1, -0.02],
      [-1.16, -0.1],
      [1.16, -0.1],
      [1.1, -0.02],
      [0.86, 0.36],
      [0.3, 0.52],
      [0.2, 0.6],
      [0.44, 0.68],
      [-0.44, 0.68],
      [-0.2, 0.6],
      [-0.3, 0.52],
      [-0.86, 0.36],
    ] as Point[],
    true,
    6,
  ).map(([a, b]): Point => [cx + a * bw, foot - bw * 0.66 + b * bw]);
  gesso(plate, '#2f5f9c', 12, 26, (brush) => fillShape(brush, bowl, '#fff'));
  gesso(plate, gold, 4, 3, (brush) =>
    clipShape(brush, bowl, () => {
      brush.fillRect(cx - bw * 1.3, foot - bw * 0.7, bw * 2.6, 9);
      for (let k = -4; k <= 4; k++)
        fillMotif(
          brush,
          placeMotif(palmette(1), [cx + k * bw * 0.24, foot - bw * 0.3], bw * 0.26),
          '#fff',
          ['leaf'],
        );
    }),
  );
}

function corniceBoard(plate: Plate, box: Box): void {
  const [x, y, w, h] = box;
  gildedFrame(plate, box, 56, '#274a3c');
  const inner: Box = [x + 70, y + 70, w - 140, h - 140];
  const r = inner[3] * 0.42;
  const count = 3;
  const pitch = inner[2] / count;
  const cy = inner[1] + inner[3] / 2;
  gesso(plate, '#1f3f5f', 0.01, 1, (brush) => brush.fillRect(...inner));
  for (let k = 0; k <= count; k++) {
    const cx = inner[0] + k * pitch;
    for (const up of [-1, 1])
      gild(
        plate,
        placeMotif(palmette(3), [cx, cy + up * r * 1.12], r * 0.62, up > 0 ? 0 : Math.PI),
        { leaf: gold, petal: '#4a7a5a', inner: '#e2cf9c', heart: '#b5402c' },
        7,
        7,
      );
    if (k > 0 && k < count)
      gild(
        plate,
        placeMotif(rosette(8), [cx, cy], r * 0.5),
        { petal: '#e2cf9c', inner: gold, heart: '#b5402c' },
        7,
        6,
      );
  }
  for (let k = 0; k < count; k++) {
    const at: Point = [inner[0] + (k + 0.5) * pitch, cy];
    gesso(plate, '#a5281e', 7, 7, (brush) =>
      fillShape(brush, starPolygon(8, r, 0.7654, 0, at), '#fff'),
    );
    gesso(plate, gold, 8, 6, (brush) => {
      strokeLine(brush, starPolygon(8, r, 0.7654, 0, at), '#fff', 15, true);
      for (const turn of [0, Math.PI / 4])
        strokeLine(brush, regularPolygon(4, r * 0.72, turn, at), '#fff', 9, true);
    });
    // Little mirrors of tin.
    gesso(plate, '#b9bab4', 4, 30, (brush) => {
      fillShape(brush, regularPolygon(24, r * 0.24, 0, at), '#fff');
      for (let i = 0; i < 8; i++)
        fillShape(
          brush,
          regularPolygon(16, r * 0.075, 0, polar(r * 0.78, (tau * i) / 8, at)),
          '#fff',
        );
    });
    gesso(plate, gold, 6, 4, (brush) =>
      strokeLine(brush, regularPolygon(24, r * 0.25, 0, at), '#fff', 8, true),
    );
    for (const side of [-1, 1] as const)
      for (const up of [-1, 1] as const)
        gild(
          plate,
          placeMotif(
            rumi(),
            [at[0] + side * r * 0.72, at[1] + up * r * 1.0],
            r * 0.4,
            up > 0 ? side * 0.6 : Math.PI - side * 0.6,
            side,
          ),
          { leaf: '#6a9a6a', vein: gold },
          6,
        );
  }
}

function innerFrame(plate: Plate, [x, y, w, h]: Box, thick: number): Box {
  raise(plate, -7, 4, (brush) => {
    brush.lineWidth = thick * 0.5;
    brush.strokeRect(x + thick * 0.55, y + thick * 0.55, w - thick * 1.1, h - thick * 1.1);
  });
  raise(plate, 7, 5, (brush) => {
    for (let s = x + thick * 0.55; s < x + w - thick * 0.4; s += thick * 0.42)
      for (const b of [y + thick * 0.55, y + h - thick * 0.55])
        fillShape(brush, regularPolygon(12, thick * 0.15, 0, [s, b]), '#fff');
    for (let s = y + thick * 0.9; s < y + h - thick * 0.6; s += thick * 0.42)
      for (const b of [x + thick * 0.55, x + w - thick * 0.55])
        fillShape(brush, regularPolygon(12, thick * 0.15, 0, [b, s]), '#fff');
  });
  return [x + thick, y + thick, w - thick * 2, h - thick * 2];
}

/** A net of ogees with a pine cone between two half palmettes in every mesh. */
function pineCones(plate: Plate, box: Box): void {
  const inner = innerFrame(plate, box, 72);
  const [x, y, w, h] = inner;
  raise(plate, -24, 6, (brush) => brush.fillRect(...inner));
  const columns = 3;
  const pitch = w / columns;
  const tall = pitch * 1.5;
  const inside = (paint: (brush: Brush) => void) => (brush: Brush) =>
    clipRect(brush, ...inner, () => paint(brush));
  const meshes: Point[] = [];
  for (let j = -1; j * tall * 0.5 < h + tall; j++)
    for (let i = -1; i <= columns; i++)
      meshes.push([x + (i + (j % 2 === 0 ? 0.5 : 1)) * pitch, y + j * tall * 0.5]);
  const ogees = meshes.flatMap(([cx, cy]) =>
    [-1, 1].map((side) =>
      smooth(
        [
          [cx, cy - tall / 2],
          [cx + side * pitch * 0.1, cy - tall * 0.36],
          [cx + side * pitch * 0.42, cy - tall * 0.16],
          [cx + (side * pitch) / 2, cy],
          [cx + side * pitch * 0.42, cy + tall * 0.16],
          [cx + side * pitch * 0.1, cy + tall * 0.36],
          [cx, cy + tall / 2],
        ] as Point[],
        false,
        8,
      ),
    ),
  );
  const net = (wide: number) =>
    inside((brush) => {
      for (const ogee of ogees) strokeLine(brush, ogee, '#fff', wide);
    });
  raise(plate, 20, 8, net(19));
  raise(plate, -6, 3, net(6));
  const cone = (cx: number, cy: number): Point[] =>
    smooth(
      [
        [0, -0.27],
        [0.1, -0.2],
        [0.145, -0.06],
        [0.12, 0.08],
        [0, 0.15],
        [-0.12, 0.08],
        [-0.145, -0.06],
        [-0.1, -0.2],
      ] as Point[],
      true,
      6,
    ).map(([a, b]): Point => [cx + a * tall * 0.92, cy + b * tall * 0.92]);
  raise(
    plate,
    17,
    22,
    inside((brush) => {
      for (const [cx, cy] of meshes) fillShape(brush, cone(cx, cy), '#fff');
    }),
  );
  raise(
    plate,
    -5,
    3,
    inside((brush) => {
      for (const [cx, cy] of meshes)
        clipShape(brush, cone(cx, cy), () => {
          for (let k = -7; k <= 7; k++)
            for (const s of [-1, 1])
              strokeLine(
                brush,
                smooth(
                  [
                    [cx + k * 22 - s * 70, cy - 120],
                    [cx + k * 22, cy],
                    [cx + k * 22 + s * 70, cy + 120],
                  ] as Point[],
                  false,
                  6,
                ),
                '#fff',
                3.4,
              );
        });
    }),
  );
  const dress = meshes.flatMap(
    ([cx, cy]): Motif => [
      ...[-1, 1].flatMap((side) => [
        ...placeMotif(rumi(), [cx + side * 8, cy + tall * 0.36], tall * 0.34, side * 0.62, side),
        ...placeMotif(
          rumi(),
          [cx + side * pitch * 0.33, cy - tall * 0.02],
          tall * 0.17,
          side * -0.35,
          -side,
        ),
      ]),
      ...placeMotif(palmette(2), [cx, cy - tall * 0.28], tall * 0.13),
      {
        role: 'stem',
        points: strokeOutline(
          [
            [cx, cy + tall * 0.4],
            [cx, cy + tall * 0.1],
          ],
          () => 5,
        ),
      },
    ],
  );
  raise(
    plate,
    13,
    6,
    inside((brush) => fillMotif(brush, dress, '#fff')),
  );
  raise(
    plate,
    -5,
    3,
    inside((brush) => fillMotif(brush, dress, '#fff', ['vein', 'inner'])),
  );
}

/** Samarra's first style: hexagons edged with beads, a vine leaf with drilled eyes and grapes in each. */
function vineLeaves(plate: Plate, box: Box): void {
  const inner = innerFrame(plate, box, 60);
  const [x, y, w, h] = inner;
  raise(plate, -20, 6, (brush) => brush.fillRect(...inner));
  const side = h / 3.55;
  const inside = (paint: (brush: Brush) => void) => (brush: Brush) =>
    clipRect(brush, ...inner, () => paint(brush));
  const centres: Point[] = [];
  for (let j = -1; j < 5; j++)
    for (let i = -1; i < 7; i++)
      centres.push([
        x + w / 2 + (i - 3 + (j % 2 ? 0.5 : 0)) * side * Math.sqrt(3),
        y + h / 2 + (j - 1) * side * 1.5,
      ]);
  raise(
    plate,
    19,
    9,
    inside((brush) => {
      for (const at of centres)
        strokeLine(brush, regularPolygon(6, side, Math.PI / 6, at), '#fff', 30, true);
    }),
  );
  raise(
    plate,
    -9,
    4,
    inside((brush) =>
      centres.forEach((at) => {
        const corners = regularPolygon(6, side, Math.PI / 6, at);
        corners.forEach((a, k) => {
          const b = corners[(k + 1) % 6];
          for (let t = 0; t < 8; t++)
            fillShape(
              brush,
              regularPolygon(10, 6.5, 0, [
                a[0] + ((b[0] - a[0]) * t) / 8,
                a[1] + ((b[1] - a[1]) * t) / 8,
              ]),
              '#fff',
            );
        });
      }),
    ),
  );
  const lobes = (at: Point, size: number, turn: number): Point[] => {
    const points: Point[] = [polar(size * 0.2, turn + Math.PI, at)];
    for (let k = -2; k <= 2; k++) {
      const a = turn + k * 0.92;
      points.push(
        polar(size * 0.6, a - 0.42, at),
        polar(size * (k === 0 ? 0.94 : 0.82), a - 0.27, at),
        polar(size * (k === 0 ? 1.06 : 0.92), a, at),
        polar(size * (k === 0 ? 0.94 : 0.82), a + 0.27, at),
        polar(size * 0.6, a + 0.42, at),
      );
    }
    return smooth(points, true, 5);
  };
  centres.forEach((at, n) => {
    const turn = -Math.PI / 2 + (n % 2 ? 0.35 : -0.35);
    const leafAt: Point = [at[0] - side * 0.08, at[1] - side * 0.12];
    raise(
      plate,
      17,
      14,
      inside((brush) => fillShape(brush, lobes(leafAt, side * 0.56, turn), '#fff')),
    );
    raise(
      plate,
      -9,
      4,
      inside((brush) => {
        for (let k = -2; k <= 1; k++)
          fillShape(
            brush,
            regularPolygon(
              12,
              side * 0.045,
              0,
              polar(side * 0.27, turn + (k + 0.5) * 0.92, leafAt),
            ),
            '#fff',
          );
        for (let k = -2; k <= 2; k++)
          strokeLine(
            brush,
            [
              polar(side * 0.1, turn + k * 0.92, leafAt),
              polar(side * 0.38, turn + k * 0.92, leafAt),
            ],
            '#fff',
            4,
          );
      }),
    );
    raise(
      plate,
      12,
      8,
      inside((brush) => {
        strokeLine(
          brush,
          smooth(
            [
              polar(side * 0.15, turn + Math.PI, leafAt),
              [at[0] + side * 0.02, at[1] + side * 0.42],
              [at[0] - side * 0.5, at[1] + side * 0.46],
              [at[0] - side * 0.6, at[1] + side * 0.1],
            ] as Point[],
            false,
            8,
          ),
          '#fff',
          11,
        );
        for (let row = 0; row < 4; row++)
          for (let k = 0; k < 4 - row; k++)
            fillShape(
              brush,
              regularPolygon(12, side * 0.066, 0, [
                at[0] + side * (0.2 + (k + row / 2) * 0.125),
                at[1] + side * (0.3 + row * 0.115),
              ]),
              '#fff',
            );
      }),
    );
  });
}

/** Stars of eight points in a woven net, carved between, a vase over the joint. */
function starsAndVase(plate: Plate, box: Box): void {
  const inner = innerFrame(plate, box, 66);
  const [x, y, w, h] = inner;
  raise(plate, -20, 6, (brush) => brush.fillRect(...inner));
  const faces = starFaces(
    { sides: 8, angle: 90, apothem: 118, contact: 67.5, reach: 3 },
    [x + w / 2, y + h / 2],
    Math.hypot(w, h) / 2 + 120,
  );
  const cx = x + w / 2;
  const foot = y + h - 26;
  const tall = h * 0.34;
  const vase = vaseShape(cx, foot, tall);
  const inside = (paint: (brush: Brush) => void) => (brush: Brush) => {
    clipRect(brush, ...inner, () => paint(brush));
    brush.fillStyle = '#000';
    trim(brush, vase);
  };
  raise(
    plate,
    15,
    5,
    inside((brush) => {
      for (const face of faces) {
        const { at, radius } = inCircle(face);
        const free = radius - 12;
        if (free < 7) continue;
        if (face.length >= 8) fillMotif(brush, placeMotif(rosette(8), at, free * 1.9), '#fff');
        else
          for (const [a, b] of shrink(face, 9)) {
            const angle = Math.atan2(b - at[1], a - at[0]);
            const long = Math.hypot(a - at[0], b - at[1]) * 0.86;
            const wide = Math.min(free * 0.42, long * 0.3);
            fillShape(
              brush,
              smooth(
                [
                  polar(3, angle, at),
                  polar(long * 0.5, angle - wide / long, at),
                  polar(long, angle, at),
                  polar(long * 0.5, angle + wide / long, at),
                ],
                true,
                5,
              ),
              '#fff',
            );
          }
      }
    }),
  );
  const net = weave(faces);
  raise(
    plate,
    22,
    7,
    inside((brush) => paintWeave(brush, net, 15, 1.8, '#fff', '#000')),
  );
  raise(
    plate,
    -5,
    3,
    inside((brush) => paintWeave(brush, net, 4, 6, '#fff', '#000')),
  );
  raise(plate, 24, 44, (brush) => fillShape(brush, vase, '#fff'));
  raise(plate, -5, 3, (brush) =>
    clipShape(brush, vase, () => {
      for (const v of [0.16, 0.36, 0.64, 0.88])
        brush.fillRect(cx - tall, foot - tall * v - 3, tall * 2, 6);
      for (let k = -3; k <= 3; k++)
        fillMotif(
          brush,
          placeMotif(palmette(1), [cx + k * tall * 0.16, foot - tall * 0.4], tall * 0.2),
          '#fff',
          ['leaf'],
        );
    }),
  );
  const plant = climbing(w * 0.3, h * 0.3, 2, { stem: 0.08, leaves: 6, size: 0.8 }).map(
    ({ points, role }) => ({
      role,
      points: points.map(([a, b]): Point => [cx + a, foot - tall * 0.98 + b]),
    }),
  );
  raise(plate, 10, 6, (brush) => fillMotif(brush, plant, '#fff'));
  raise(plate, -4, 3, (brush) => fillMotif(brush, plant, '#fff', ['vein', 'inner']));
}

function trim(brush: Brush, points: readonly Point[]): void {
  fillShape(brush, points, '#000');
  strokeLine(brush, points, '#000', 14, true);
}

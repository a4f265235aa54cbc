import {
  leaf,
  type Motif,
  palmette,
  placeMotif,
  type Role,
  rosette,
  tulip,
} from '../geometry/flora.ts';
import {
  area,
  type Box,
  clipToBox,
  mirrorOutline,
  type Point,
  regularPolygon,
  smooth,
  starInner,
  starPolygon,
  strokeOutline,
  tau,
} from '../geometry/points.ts';
import { createRandom } from '../geometry/random.ts';
import { paintMotif } from '../surface/brushwork.ts';
import { grainWood, raise, starFaces } from '../surface/carving.ts';
import { parseColour } from '../surface/colour.ts';
import { distanceToSeams, smoothstep } from '../surface/field.ts';
import { lightPlate } from '../surface/light.ts';
import { type Ground, mount, type Picture } from '../surface/mount.ts';
import { createNoise } from '../surface/noise.ts';
import { fillPolygon } from '../surface/pieces.ts';
import {
  type Brush,
  createPlate,
  fillShape,
  type Plate,
  paintColour,
  paintField,
  strokeLine,
} from '../surface/plate.ts';

type Stuff = 'pearl' | 'bone' | 'dark' | 'shell' | 'tin';
const colours: Record<Stuff, string> = {
  pearl: '#e3e4de',
  bone: '#eadfc6',
  dark: '#2a160d',
  shell: '#8a2a12',
  tin: '#c9c7bd',
};

type Pieces = { ids: Int32Array; stuff: Stuff[] };

function lay(plate: Plate, pieces: Pieces, points: readonly Point[], stuff: Stuff): void {
  pieces.stuff.push(stuff);
  fillPolygon(pieces.ids, plate.width, plate.height, points, pieces.stuff.length);
}

function starField(
  plate: Plate,
  pieces: Pieces,
  box: Box,
  sides: 8 | 12,
  apothem: number,
  mix: readonly Stuff[],
): void {
  const [x, y, w, h] = box;
  const lines =
    sides === 8
      ? { sides, angle: 90, apothem, contact: 67.5, reach: 3 }
      : { sides, angle: 60, apothem, contact: 60, reach: 4 };
  for (const face of starFaces(lines, [x + w / 2, y + h / 2], Math.hypot(w, h) / 2 + apothem)) {
    const cut = clipToBox(face, box);
    if (cut.length < 3) continue;
    const twice = Math.abs(area(cut)) * 2;
    lay(plate, pieces, cut, mix[(Math.round(Math.sqrt(twice) / 6) + face.length) % mix.length]);
  }
}

function hexField(plate: Plate, pieces: Pieces, box: Box, side: number): void {
  const [x, y, w, h] = box;
  for (let j = -1; j * side * 1.5 < h + side * 2; j++)
    for (let i = -1; i * side * Math.sqrt(3) < w + side * 2; i++) {
      const at: Point = [x + (i + (j % 2 ? 0.5 : 0)) * side * Math.sqrt(3), y + j * side * 1.5];
      const put = (points: readonly Point[], stuff: Stuff) => {
        const cut = clipToBox(points, box);
        if (cut.length > 2) lay(plate, pieces, cut, stuff);
      };
      put(regularPolygon(6, side, Math.PI / 6, at), (i + j) % 2 ? 'shell' : 'dark');
      put(starPolygon(6, side * 0.84, starInner(6, 2), Math.PI / 6, at), 'pearl');
      put(regularPolygon(6, side * 0.36, Math.PI / 6, at), 'shell');
      put(starPolygon(6, side * 0.24, starInner(6, 2), 0, at), 'bone');
    }
}

/** A border of triangles between two lines of bone. */
function border(plate: Plate, pieces: Pieces, [x, y, w, h]: Box, thick: number): void {
  for (const [bx, by, bw, bh] of [
    [x, y, w, thick],
    [x, y + h - thick, w, thick],
    [x, y + thick, thick, h - 2 * thick],
    [x + w - thick, y + thick, thick, h - 2 * thick],
  ] as const) {
    lay(
      plate,
      pieces,
      [
        [bx, by],
        [bx + bw, by],
        [bx + bw, by + bh],
        [bx, by + bh],
      ],
      'dark',
    );
    const along = bw > bh;
    const n = Math.round((along ? bw : bh) / thick);
    for (let k = 0; k < n; k++) {
      const s = ((along ? bw : bh) / n) * k;
      const e = (along ? bw : bh) / n;
      const [p, q, r]: Point[] = along
        ? [
            [bx + s + 2, by + bh - 3],
            [bx + s + e / 2, by + 3],
            [bx + s + e - 2, by + bh - 3],
          ]
        : [
            [bx + bw - 3, by + s + 2],
            [bx + 3, by + s + e / 2],
            [bx + bw - 3, by + s + e - 2],
          ];
      lay(plate, pieces, [p, q, r], k % 2 ? 'bone' : 'pearl');
    }
  }
}

/** A shape of shell set whole into a dark panel. */
function inset(
  plate: Plate,
  pieces: Pieces,
  motif: Motif,
  roles: Partial<Record<Role, Stuff>>,
): void {
  for (const { points, role } of motif) {
    const stuff = roles[role];
    if (stuff) lay(plate, pieces, points, stuff);
  }
}

export type ChestParameters = {
  kind: 'bridal' | 'court';
  wood: string;
  ground: Ground;
  width: number;
  height: number;
};

/** The front of a chest covered in shell. */
export function drawPearlChest(p: ChestParameters, seed: string): Picture {
  const { width, height } = p;
  const plate = createPlate(width, height, 0.3);
  const pieces: Pieces = { ids: new Int32Array(width * height), stuff: [] };
  const cover = p.kind === 'bridal' ? bridalChest(plate, pieces) : courtChest(plate, pieces);
  const { ids, stuff } = pieces;
  const seams = distanceToSeams(ids, width, height);
  grainWood(plate, p.wood, seed, { across: new Float32Array(width * height).fill(1), dark: 0.4 });
  const noise = createNoise(seed);
  const base = Object.fromEntries(
    Object.entries(colours).map(([k, v]) => [k, parseColour(v)]),
  ) as unknown as Record<Stuff, readonly number[]>;
  const tin = base.tin;
  for (let y = 0; y < height; y++)
    for (let x = 0; x < width; x++) {
      const i = y * width + x;
      const id = ids[i];
      if (id === 0) continue;
      const kind = stuff[id - 1];
      const [r, g, b] = base[kind];
      const turn = (id * 2.399) % tau;
      const along = x * Math.cos(turn) + y * Math.sin(turn);
      const across = y * Math.cos(turn) - x * Math.sin(turn);
      let tones = [1, 1, 1];
      if (kind === 'pearl') {
        const layer = noise.fbm(along * 0.022 + id * 7, across * 0.008, 3) * 8 + id;
        tones = [0, 1, 2].map(
          (c) => (0.9 + 0.14 * Math.sin(layer + c * 1.4)) * (0.9 + ((id * 37) % 17) / 80),
        );
        plate.gloss[i] = 0.8;
        plate.relief[i] += Math.sin(layer) * 0.4;
      } else if (kind === 'shell') {
        const mottle = smoothstep(-0.15, 0.3, noise.fbm(along * 0.02 + id, across * 0.02, 4));
        tones = [0.4 + 0.85 * mottle, 0.3 + 0.95 * mottle, 0.4 + 0.5 * mottle];
        plate.gloss[i] = 0.75;
      } else {
        const k = 1 + noise.fbm(along * 0.05, across * 0.008, 3) * 0.16;
        tones = [k, k, k];
        plate.gloss[i] = kind === 'dark' ? 0.32 : 0.45;
      }
      const wire = smoothstep(2.4, 1.3, seams[i]);
      plate.colour[i * 3] = r * tones[0] + (tin[0] * 0.8 - r * tones[0]) * wire;
      plate.colour[i * 3 + 1] = g * tones[1] + (tin[1] * 0.8 - g * tones[1]) * wire;
      plate.colour[i * 3 + 2] = b * tones[2] + (tin[2] * 0.8 - b * tones[2]) * wire;
      plate.metal[i] = wire * 0.7;
      plate.relief[i] += smoothstep(0, 3, seams[i]) * 0.7;
    }
  plate.cover.set(cover);
  const lit = lightPlate(plate, { reach: 10, occlusion: 0.7, sheen: 1.1 });
  return mount(width, height, lit, cover, { ground: p.ground, lift: 26, seed });
}

function bridalChest(plate: Plate, pieces: Pieces): Float32Array {
  const { width, height } = plate;
  const [x, w] = [70, width - 140];
  const lidTop = 80;
  const lidTall = 150;
  const bodyTop = lidTop + lidTall + 8;
  const bodyTall = height - bodyTop - 210;
  const feetTop = bodyTop + bodyTall;
  const apron: Point[] = smooth(
    [
      [x + 30, feetTop],
      [x + 30, feetTop + 130],
      [x + 130, feetTop + 130],
      [x + 170, feetTop + 60],
      [x + 300, feetTop + 34],
      [width / 2 - 60, feetTop + 44],
      [width / 2, feetTop + 78],
    ] as Point[],
    false,
    8,
  );
  const feet = mirrorOutline(apron, width / 2);
  const shape = (brush: Brush) => {
    brush.fillRect(x - 14, lidTop, w + 28, lidTall);
    brush.fillRect(x, bodyTop - 8, w, bodyTall + 8);
    fillShape(brush, feet, '#fff');
  };
  raise(plate, 8, 6, (brush) => brush.fillRect(x - 14, lidTop, w + 28, lidTall));
  raise(plate, 8, 6, (brush) => brush.fillRect(x, bodyTop, w, bodyTall));
  raise(plate, 5, 6, (brush) => fillShape(brush, feet, '#fff'));
  border(plate, pieces, [x, lidTop + 14, w, lidTall - 28], 22);
  starField(plate, pieces, [x + 28, lidTop + 42, w - 56, lidTall - 84], 8, 33, [
    'pearl',
    'dark',
    'bone',
    'pearl',
  ]);
  border(plate, pieces, [x + 14, bodyTop + 14, w - 28, bodyTall - 28], 26);
  const panelTop = bodyTop + 54;
  const panelTall = bodyTall - 108;
  const side = w * 0.2;
  const middle: Box = [x + side + 70, panelTop, w - side * 2 - 140, panelTall];
  border(plate, pieces, middle, 20);
  starField(
    plate,
    pieces,
    [middle[0] + 26, middle[1] + 26, middle[2] - 52, middle[3] - 52],
    8,
    84,
    ['pearl', 'bone', 'dark', 'pearl', 'dark'],
  );
  for (const cx of [x + 52 + side / 2, x + w - 52 - side / 2]) {
    const panel: Box = [cx - side / 2, panelTop, side, panelTall];
    border(plate, pieces, panel, 20);
    lay(
      plate,
      pieces,
      [
        [panel[0] + 24, panelTop + 24],
        [panel[0] + side - 24, panelTop + 24],
        [panel[0] + side - 24, panelTop + panelTall - 24],
        [panel[0] + 24, panelTop + panelTall - 24],
      ],
      'dark',
    );
    // A cypress between rosettes.
    const foot = panelTop + panelTall - 44;
    const tall = panelTall * 0.82;
    const half = smooth(
      [
        [0.02, 0],
        [0.03, -0.12],
        [0.15, -0.16],
        [0.19, -0.34],
        [0.13, -0.64],
        [0.05, -0.88],
        [0, -1],
      ] as Point[],
      false,
      8,
    );
    const tree = (k: number) =>
      mirrorOutline(half).map(([a, b]): Point => [cx + a * tall * k, foot + b * tall]);
    lay(plate, pieces, tree(1.05), 'pearl');
    for (let k = 0; k < 9; k++)
      lay(
        plate,
        pieces,
        smooth(
          [
            [cx - tall * 0.1, foot - tall * (0.24 + k * 0.065)],
            [cx, foot - tall * (0.3 + k * 0.065)],
            [cx + tall * 0.1 * (1 - k * 0.08), foot - tall * (0.24 + k * 0.065)],
            [cx, foot - tall * (0.275 + k * 0.065)],
          ] as Point[],
          true,
          5,
        ),
        k % 2 ? 'bone' : 'dark',
      );
    for (const [dx, dy] of [
      [-1, -0.1],
      [1, -0.1],
      [-1, -0.52],
      [1, -0.52],
      [-1, -0.92],
      [1, -0.92],
    ])
      inset(
        plate,
        pieces,
        placeMotif(rosette(8), [cx + dx * side * 0.29, foot + dy * tall], side * 0.22),
        { petal: 'pearl', inner: 'bone', heart: 'dark' },
      );
  }
  inset(plate, pieces, placeMotif(rosette(8), [width / 2, feetTop + 36], 62), {
    petal: 'pearl',
    heart: 'dark',
  });
  for (const dx of [-0.4, -0.28, -0.14, 0.14, 0.28, 0.4])
    inset(
      plate,
      pieces,
      placeMotif(rosette(6), [width / 2 + dx * w, feetTop + (Math.abs(dx) > 0.35 ? 62 : 20)], 34),
      { petal: 'pearl', heart: 'bone' },
    );
  // A lock plate of brass.
  return paintField(width, height, shape);
}

function courtChest(plate: Plate, pieces: Pieces): Float32Array {
  const { width, height } = plate;
  const [x, y, w, h] = [90, 110, width - 180, height - 250];
  const lid = h * 0.27;
  raise(plate, 9, 8, (brush) => brush.fillRect(x - 10, y, w + 20, lid - 4));
  raise(plate, 9, 8, (brush) => brush.fillRect(x, y + lid + 3, w, h - lid));
  for (const fx of [x + 26, x + w - 86])
    raise(plate, 7, 12, (brush) => brush.fillRect(fx, y + h + 3, 60, 40));
  border(plate, pieces, [x + 4, y + 12, w - 8, lid - 28], 22);
  hexField(plate, pieces, [x + 32, y + 40, w - 64, lid - 84], 48);
  border(plate, pieces, [x + 14, y + lid + 18, w - 28, h - lid - 32], 26);
  const inner: Box = [x + 48, y + lid + 52, w - 96, h - lid - 100];
  hexField(plate, pieces, inner, 92);
  return paintField(width, height, (brush) => {
    brush.fillRect(x - 10, y, w + 20, lid);
    brush.fillRect(x, y + lid - 2, w, h - lid + 4);
    for (const fx of [x + 26, x + w - 86]) brush.fillRect(fx, y + h, 60, 43);
  });
}

export type PenBoxParameters = { kind: 'garden' | 'marbled'; ground: Ground };

/** A lacquered pen box from above; the marbled one has its tray drawn out. */
export function drawPenBox(p: PenBoxParameters, seed: string): Picture {
  const [width, height] = [1600, 640];
  const plate = createPlate(width, height, 0.72);
  const random = createRandom(seed);
  const noise = createNoise(seed);
  const pill = (left: number, right: number, half: number): Point[] => {
    const c = height / 2;
    const arc = (cx: number, from: number) =>
      Array.from(
        { length: 25 },
        (_, i): Point => [
          cx + Math.cos(from + (Math.PI * i) / 24) * half,
          c + Math.sin(from + (Math.PI * i) / 24) * half,
        ],
      );
    return [...arc(right - half, -Math.PI / 2), ...arc(left + half, Math.PI / 2)];
  };
  const half = 122;
  const box = p.kind === 'garden' ? pill(80, 1520, half) : pill(70, 1130, half);
  const tray = pill(560, 1530, half - 20);
  const cover = paintField(width, height, (brush) => {
    fillShape(brush, box, '#fff');
    if (p.kind === 'marbled') fillShape(brush, tray, '#fff');
  });
  const base = parseColour(p.kind === 'garden' ? '#c98a34' : '#123a2a');
  for (let y = 0; y < height; y++)
    for (let x = 0; x < width; x++) {
      const i = y * width + x;
      const cloud = noise.fbm(x * 0.006, y * 0.006, 4);
      for (let c = 0; c < 3; c++) plate.colour[i * 3 + c] = base[c] * (1 + cloud * 0.22);
      // Varnish in many coats: smooth, a little uneven.
      plate.relief[i] = cloud * 2.5;
    }
  if (p.kind === 'marbled') {
    raise(plate, 26, 60, (brush) => fillShape(brush, tray, '#fff'));
    raise(plate, 24, 90, (brush) => fillShape(brush, box, '#fff'));
    paintColour(plate, (brush) => marbledBox(brush, box, tray, height, random));
    marble(plate, box, noise, width, height);
  } else {
    raise(plate, 46, 116, (brush) => fillShape(brush, box, '#fff'));
    paintColour(plate, (brush) => gardenBox(brush, box, pill, half, height, random));
  }
  plate.cover.set(cover);
  const lit = lightPlate(plate, { reach: 12, occlusion: 0.4, sheen: 1.5 });
  // Old varnish is amber.
  for (let i = 0; i < lit.length; i += 3) {
    lit[i] *= 1.02;
    lit[i + 1] *= 0.96;
    lit[i + 2] *= 0.82;
  }
  return mount(width, height, lit, cover, { ground: p.ground, lift: 30, seed });
}

function gardenBox(
  brush: Brush,
  box: Point[],
  pill: (l: number, r: number, h: number) => Point[],
  half: number,
  height: number,
  random: ReturnType<typeof createRandom>,
): void {
  const c = height / 2;
  const strokes = (palette: Partial<Record<Role, string>>) => ({
    palette,
    line: '#3a1d10',
    lineWidth: 1.4,
    hand: 0.4,
  });
  strokeLine(brush, box, '#2a120a', 22, true);
  strokeLine(brush, pill(96, 1504, half - 16), '#d9ad52', 4, true);
  strokeLine(brush, pill(104, 1496, half - 24), '#8a2a1c', 3, true);
  // Twigs, roses full and half open, leaves; the bird sits in the middle.
  const twig = (points: Point[], width: number) =>
    fillShape(
      brush,
      strokeOutline(smooth(points, false, 12), (t) => width * (1.1 - 0.6 * t)),
      '#4a3a1e',
    );
  const rose = (x: number, y: number, size: number) => {
    const shades = ['#b8475a', '#cf6f7e', '#e0929a', '#edb8b6', '#c85a68'];
    shades.forEach((fill, ring) => {
      const n = 8 - ring;
      for (let k = 0; k < n; k++) {
        const a = (tau * k) / n + ring * 0.5;
        const r = size * (0.42 - ring * 0.085);
        paintMotif(
          brush,
          [
            {
              role: 'petal',
              points: regularPolygon(14, size * (0.25 - ring * 0.03), 0, [
                x + Math.cos(a) * r,
                y + Math.sin(a) * r,
              ]),
            },
          ],
          (q) => q,
          random,
          { palette: { petal: fill }, line: '#8a2a3c', lineWidth: 0.9, hand: 0.5 },
        );
      }
    });
  };
  for (const side of [-1, 1]) {
    const at = (dx: number, dy: number): Point => [800 + side * dx, c + dy];
    twig([at(60, 84), at(200, 40), at(360, 24), at(520, -20), at(640, 6)], 6);
    twig([at(200, 40), at(250, -30), at(330, -70)], 4);
    twig([at(360, 24), at(420, 64), at(500, 72)], 4);
    twig([at(520, -20), at(560, -66), at(600, -74)], 3);
    for (const [dx, dy, size, turn] of [
      [150, 66, 52, 1],
      [170, 10, 48, -0.3],
      [270, 66, 54, 1.9],
      [300, -8, 46, 0.2],
      [230, -56, 46, -1],
      [400, -30, 50, 0.3],
      [440, 30, 44, 1.3],
      [470, -62, 46, -0.6],
      [560, 30, 52, 1.7],
      [600, -30, 46, 0.9],
      [630, 44, 42, 2],
      [530, 84, 40, 2.1],
      [390, 88, 44, 2.4],
      [110, 40, 40, -1],
    ] as const)
      paintMotif(
        brush,
        placeMotif(leaf(0.4, 0.2), at(dx, dy), size, side * turn),
        (q) => q,
        random,
        strokes({ leaf: dx % 3 ? '#3f5f2e' : '#5f7a34', vein: '#9aa85a' }),
      );
    for (const [dx, dy, size] of [
      [332, -66, 74],
      [500, 70, 64],
      [640, 4, 92],
      [340, 56, 66],
      [215, -6, 60],
    ] as const)
      rose(800 + side * dx, c + dy, size);
    for (const [dx, dy] of [
      [600, -76],
      [420, 4],
      [560, -52],
      [270, -84],
    ] as const)
      paintMotif(
        brush,
        placeMotif(tulip(), at(dx, dy + 16), 34, side * 0.5),
        (q) => q,
        random,
        strokes({ petal: '#d97a86', inner: '#f0c0bc' }),
      );
    for (const [dx, dy] of [
      [130, -72],
      [480, 4],
      [700 - 30, -44],
      [96, 70],
    ] as const)
      paintMotif(
        brush,
        placeMotif(rosette(5), at(dx, dy), 34),
        (q) => q,
        random,
        strokes({ petal: '#6f86b8', inner: '#e8dcb0', heart: '#c9862a' }),
      );
  }
  twig(
    [
      [700, c + 92],
      [780, c + 74],
      [880, c + 78],
      [940, c + 92],
    ],
    5,
  );
  nightingale(brush, 800, c + 6, 118, random);
}

/** A small brown bird that sings, seen from the side. */
function nightingale(
  brush: Brush,
  x: number,
  y: number,
  size: number,
  random: ReturnType<typeof createRandom>,
): void {
  const to = ([a, b]: Point): Point => [x + a * size, y + b * size];
  const paint = (points: Point[], fill: string) =>
    paintMotif(brush, [{ role: 'petal', points }], to, random, {
      palette: { petal: fill },
      line: '#2f1a0c',
      lineWidth: 1.6,
      hand: 0.3,
    });
  paint(
    smooth(
      [
        [0.16, 0.12],
        [0.72, 0.5],
        [0.82, 0.44],
        [0.3, 0.0],
      ],
      true,
      6,
    ),
    '#6b4424',
  );
  paint(
    smooth(
      [
        [-0.56, -0.46],
        [-0.42, -0.62],
        [-0.22, -0.56],
        [-0.06, -0.32],
        [0.26, -0.06],
        [0.34, 0.16],
        [0.1, 0.42],
        [-0.24, 0.4],
        [-0.44, 0.08],
        [-0.46, -0.26],
      ],
      true,
      6,
    ),
    '#a87440',
  );
  paint(
    smooth(
      [
        [-0.46, -0.16],
        [-0.24, -0.1],
        [-0.12, 0.2],
        [-0.2, 0.38],
        [-0.4, 0.14],
      ],
      true,
      6,
    ),
    '#e2c48a',
  );
  paint(
    smooth(
      [
        [-0.14, -0.22],
        [0.14, -0.12],
        [0.5, 0.3],
        [0.18, 0.24],
        [-0.08, 0.08],
      ],
      true,
      6,
    ),
    '#7d5028',
  );
  for (let k = 0; k < 4; k++)
    strokeLine(
      brush,
      [to([-0.02 + k * 0.09, -0.1 + k * 0.05]), to([0.14 + k * 0.09, 0.12 + k * 0.05])],
      '#4a2c14',
      1.6,
    );
  paint(
    [
      [-0.54, -0.5],
      [-0.76, -0.56],
      [-0.56, -0.44],
    ],
    '#c98a34',
  );
  paint(
    [
      [-0.55, -0.44],
      [-0.72, -0.4],
      [-0.52, -0.38],
    ],
    '#c98a34',
  );
  brush.fillStyle = '#120a06';
  brush.beginPath();
  brush.arc(...to([-0.42, -0.48]), size * 0.035, 0, 7);
  brush.fill();
  for (const dx of [-0.16, -0.02])
    strokeLine(brush, [to([dx, 0.4]), to([dx + 0.02, 0.6]), to([dx - 0.06, 0.62])], '#5a3a1c', 3);
}

function marbledBox(
  brush: Brush,
  box: Point[],
  tray: Point[],
  height: number,
  random: ReturnType<typeof createRandom>,
): void {
  const c = height / 2;
  const gold = '#d8ad50';
  // The tray: gold arabesque on green.
  strokeLine(brush, tray, gold, 5, true);
  for (let k = 0; k < 5; k++) {
    const x = 1180 + k * 76;
    const way = k % 2 ? 1 : -1;
    strokeLine(
      brush,
      smooth(
        [
          [x - 38, c - way * 34],
          [x, c + way * 44],
          [x + 38, c - way * 34],
        ] as Point[],
        false,
        10,
      ),
      gold,
      2.6,
    );
    paintMotif(
      brush,
      placeMotif(k % 2 ? rosette(6) : palmette(2), [x, c + (k % 2 ? 0 : 26)], k % 2 ? 46 : 54),
      (q) => q,
      random,
      {
        palette: { petal: gold, leaf: gold, inner: '#123a2a', heart: gold },
        line: null,
        lineWidth: 1,
        hand: 0.4,
      },
    );
    for (const dy of [-68, 68])
      paintMotif(
        brush,
        placeMotif(
          leaf(0.3, 0.2),
          [x, c + dy + (dy > 0 ? -10 : 26)],
          30,
          dy > 0 ? Math.PI * 0.6 : 0.5,
        ),
        (q) => q,
        random,
        { palette: { leaf: gold }, line: null, lineWidth: 1, hand: 0.4 },
      );
  }
  fillShape(brush, box, '#6d1812');
}

/** Marbling in red and gold over the sleeve, with three gold medallions. */
function marble(
  plate: Plate,
  box: Point[],
  noise: ReturnType<typeof createNoise>,
  width: number,
  height: number,
): void {
  const mask = paintField(width, height, (brush) => fillShape(brush, box, '#fff'));
  const gold = parseColour('#d8ad50');
  const deep = parseColour('#4a0d0a');
  for (let y = 0; y < height; y++)
    for (let x = 0; x < width; x++) {
      const i = y * width + x;
      if (mask[i] === 0) continue;
      const wx = noise.fbm(x * 0.006, y * 0.012, 4);
      const wy = noise.fbm(x * 0.006 + 40, y * 0.012, 4);
      const v = noise.fbm(x * 0.009 + wx * 2.2, y * 0.014 + wy * 2.2, 4);
      const vein = smoothstep(0.05, 0.012, Math.abs(v)) * mask[i];
      const dark = smoothstep(0.1, 0.4, v) * 0.8 * mask[i];
      for (let c = 0; c < 3; c++) {
        plate.colour[i * 3 + c] += (deep[c] - plate.colour[i * 3 + c]) * dark;
        plate.colour[i * 3 + c] += (gold[c] - plate.colour[i * 3 + c]) * vein;
      }
      plate.metal[i] = vein * 0.6;
    }
  paintColour(plate, (brush) => {
    const c = height / 2;
    for (const [x, s] of [
      [300, 0.7],
      [600, 1],
      [900, 0.7],
    ] as const) {
      const outline = (k: number) =>
        smooth(
          [
            [0, -0.9],
            [0.3, -0.6],
            [0.8, -0.45],
            [1.25, 0],
            [0.8, 0.45],
            [0.3, 0.6],
            [0, 0.9],
            [-0.3, 0.6],
            [-0.8, 0.45],
            [-1.25, 0],
            [-0.8, -0.45],
            [-0.3, -0.6],
          ] as Point[],
          true,
          8,
        ).map(([a, b]): Point => [x + a * 88 * s * k, c + b * 88 * s * k]);
      fillShape(brush, outline(1), '#d8ad50');
      fillShape(brush, outline(0.92), '#123a2a');
      for (const { points, role } of placeMotif(rosette(8), [x, c], 92 * s))
        fillShape(brush, points, role === 'inner' ? '#8a2a1c' : '#d8ad50');
    }
    strokeLine(brush, box, '#d8ad50', 8, true);
    strokeLine(
      brush,
      [
        [1040, c - 120],
        [1040, c + 120],
      ],
      '#d8ad50',
      3,
    );
  });
}

import { climbing, curl, rinceau } from '../geometry/arabesque.ts';
import { type Motif, palmette, placeMotif, rosette } from '../geometry/flora.ts';
import { weave } from '../geometry/interlace.ts';
import {
  type Box,
  type Point,
  polar,
  regularPolygon,
  smooth,
  starInner,
  starPolygon,
  tau,
} from '../geometry/points.ts';
import {
  ageRelief,
  clipRect,
  fillMotif,
  grainWood,
  inCircle,
  raise,
  type StarLines,
  shrink,
  starFaces,
} from '../surface/carving.ts';
import { parseColour } from '../surface/colour.ts';
import { type Ground, mount, type Picture } from '../surface/mount.ts';
import { fillPieces } from '../surface/pieces.ts';
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

export type DoorParameters = {
  kind: 'stars' | 'coast' | 'depths';
  wood: string;
  ground: Ground;
  width: number;
  height: number;
};

/** A carved door, whole, seen from straight ahead. */
export function drawCarvedDoor(p: DoorParameters, seed: string): Picture {
  const plate = createPlate(p.width, p.height, 0.16);
  const outline = { stars: pairOfStars, coast: coastDoor, depths: twoDepths }[p.kind](
    plate,
    p,
    seed,
  );
  const cover = paintField(p.width, p.height, (brush) => {
    for (const [x, y, w, h] of outline) brush.fillRect(x, y, w, h);
  });
  plate.cover.set(cover);
  const lit = lightRelief(plate, { rise: 40, exposure: 1.12, fill: 0.46 });
  return mount(p.width, p.height, lit, cover, { ground: p.ground, lift: 30, seed });
}

/** The web of straps with a small carving in every panel between them. */
function starPanel(
  plate: Plate,
  box: Box,
  lines: StarLines,
  piece: Int32Array,
  first: number,
  strap: number,
): void {
  const [x, y, w, h] = box;
  const faces = starFaces(
    lines,
    [x + w / 2, y + h / 2],
    Math.hypot(w, h) / 2 + lines.apothem,
  ).filter((face) => face.some(([a, b]) => a > x && a < x + w && b > y && b < y + h));
  const inside = (paint: (brush: Brush) => void) => (brush: Brush) =>
    clipRect(brush, x, y, w, h, () => paint(brush));
  const ids = new Int32Array(piece.length);
  fillPieces(ids, plate.width, plate.height, faces, first);
  for (let j = y; j < y + h; j++)
    for (let i = x; i < x + w; i++) piece[j * plate.width + i] = ids[j * plate.width + i];
  raise(
    plate,
    7,
    5,
    inside((brush) => {
      for (const face of faces) fillShape(brush, shrink(face, strap * 0.5 + 3), '#fff');
    }),
  );
  // The ornament stays at the height of the rim; the ground around it is cut away.
  raise(
    plate,
    -5,
    3,
    inside((brush) => {
      for (const face of faces) {
        const { radius } = inCircle(face);
        if (radius > strap * 0.5 + 9) fillShape(brush, shrink(face, strap * 0.5 + 7), '#fff');
      }
    }),
  );
  raise(
    plate,
    6,
    3,
    inside((brush) => {
      for (const face of faces) {
        const { at, radius, sides } = inCircle(face);
        const free = radius - strap * 0.5 - 7;
        if (free < 4) continue;
        if (sides >= 8) starOf(brush, at, free, sides > 12 ? lines.sides : sides);
        else leafStar(brush, at, free, face);
      }
    }),
  );
  const woven = weave(faces);
  raise(
    plate,
    13,
    strap * 0.5,
    inside((brush) => paintWeave(brush, woven, strap, 1.6, '#fff', '#000')),
  );
  raise(
    plate,
    -3.5,
    2,
    inside((brush) => paintWeave(brush, woven, strap * 0.22, strap * 0.4, '#fff', '#000')),
  );
}

/** A star with as many points as the piece has sides, and a flower in its heart. */
function starOf(brush: Brush, at: Point, free: number, sides: number): void {
  const outer = starPolygon(sides, free * 0.99, starInner(sides, 4), 0, at);
  fillShape(brush, outer, '#fff');
  fillShape(brush, starPolygon(sides, free * 0.78, starInner(sides, 4), 0, at), '#000');
  for (let k = 0; k < sides; k++) {
    const a = (tau * k) / sides;
    fillShape(
      brush,
      smooth(
        [
          polar(free * 0.12, a, at),
          polar(free * 0.3, a - 0.2, at),
          polar(free * 0.56, a, at),
          polar(free * 0.3, a + 0.2, at),
        ],
        true,
        5,
      ),
      '#fff',
    );
    const between = a + Math.PI / sides;
    brush.beginPath();
    brush.arc(...polar(free * 0.84, between, at), free * 0.07, 0, 7);
    brush.fill();
  }
}

/** Leaves from the middle of a piece into each of its corners. */
function leafStar(brush: Brush, at: Point, free: number, face: readonly Point[]): void {
  for (const [x, y] of face) {
    const angle = Math.atan2(y - at[1], x - at[0]);
    const long = Math.min(Math.hypot(x - at[0], y - at[1]) * 0.62, free * 2.2);
    const wide = Math.min(free * 0.36, long * 0.3);
    fillShape(
      brush,
      smooth(
        [
          at,
          polar(long * 0.45, angle - wide / long, at),
          polar(long, angle, at),
          polar(long * 0.45, angle + wide / long, at),
        ],
        true,
        6,
      ),
      '#fff',
    );
  }
  if (free > 7) fillShape(brush, regularPolygon(12, free * 0.28, 0, at), '#fff');
}

function band(
  plate: Plate,
  [x, y, w, h]: Box,
  motif: Motif,
  scale: number,
  from: Point,
  depth = 8,
): void {
  raise(plate, -depth, 4, (brush) => brush.fillRect(x, y, w, h));
  raise(plate, depth * 1.1, 5, (brush) =>
    clipRect(brush, x + 2, y + 2, w - 4, h - 4, () => {
      brush.translate(from[0], from[1]);
      brush.scale(scale, scale);
      fillMotif(brush, motif, '#fff');
    }),
  );
  raise(plate, -depth * 0.35, 2, (brush) =>
    clipRect(brush, x + 2, y + 2, w - 4, h - 4, () => {
      brush.translate(from[0], from[1]);
      brush.scale(scale, scale);
      fillMotif(brush, motif, '#fff', ['vein', 'inner']);
    }),
  );
}

function beading(plate: Plate, [x, y, w, h]: Box, size: number): void {
  raise(plate, size * 0.6, size * 0.5, (brush) => {
    const dot = (a: number, b: number) => {
      brush.beginPath();
      brush.arc(a, b, size * 0.42, 0, 7);
      brush.fill();
    };
    for (let a = x; a <= x + w; a += w / Math.round(w / size))
      for (const b of [y, y + h]) dot(a, b);
    for (let b = y; b <= y + h; b += h / Math.round(h / size))
      for (const a of [x, x + w]) dot(a, b);
  });
}

function metal(
  plate: Plate,
  hex: string,
  height: number,
  round: number,
  paint: (brush: Brush) => void,
): void {
  const mask = raise(plate, height, round, paint);
  const colour = parseColour(hex);
  for (let i = 0; i < mask.length; i++) {
    if (mask[i] === 0) continue;
    const k = mask[i];
    for (let c = 0; c < 3; c++)
      plate.colour[i * 3 + c] += (colour[c] - plate.colour[i * 3 + c]) * k;
    plate.metal[i] = 0.8 * k;
    plate.gloss[i] = 0.55;
  }
}

function pairOfStars(plate: Plate, p: DoorParameters, seed: string): Box[] {
  const { width, height } = p;
  const piece = new Int32Array(width * height);
  const tall = height - 110;
  const wide = Math.round(tall * (128 / 262));
  const top = 50;
  const gap = 5;
  const leaf = Math.round((wide - gap) / 2);
  const left = Math.round((width - wide) / 2);
  const stile = 38;
  const boxes: Box[] = [];
  const across = new Float32Array(width * height);
  for (const [n, x] of [
    [0, left],
    [1, left + leaf + gap],
  ] as const) {
    const box: Box = [x, top, leaf, tall];
    boxes.push(box);
    raise(plate, 14, 7, (brush) => brush.fillRect(...box));
    const inner = leaf - stile * 2;
    const short = Math.round(inner * 0.62);
    const rails = [
      top + stile,
      top + stile + short,
      top + stile * 2 + short,
      top + tall - stile * 2 - short,
      top + tall - stile - short,
      top + tall - stile,
    ];
    for (const [from, to] of [
      [top, rails[0]],
      [rails[1], rails[2]],
      [rails[3], rails[4]],
      [rails[5], top + tall],
    ])
      for (let j = from; j < to; j++)
        for (let i = x + stile; i < x + leaf - stile; i++) across[j * width + i] = 1;
    for (const y of [rails[0], rails[4]]) {
      const scale = short * 0.86;
      band(
        plate,
        [x + stile, y, inner, short],
        plaque(inner / short),
        scale,
        [x + stile + inner / 2, y + short / 2],
        9,
      );
      beading(plate, [x + stile - 7, y - 7, inner + 14, short + 14], 8);
    }
    const main: Box = [x + stile, rails[2], inner, rails[3] - rails[2]];
    raise(plate, -15, 4, (brush) => brush.fillRect(...main));
    starPanel(
      plate,
      main,
      { sides: 10, angle: 72, apothem: inner * 0.5, contact: 72, reach: 4, turn: Math.PI / 10 },
      piece,
      10 + n * 4000,
      10,
    );
    beading(plate, [main[0] - 7, main[1] - 7, main[2] + 14, main[3] + 14], 8);
  }
  grainWood(plate, p.wood, seed, { piece, across });
  ageRelief(plate, -4, 20, '#1d0f07', 0.72, seed);
  const mid = left + leaf + gap / 2;
  metal(plate, '#a87b3a', 9, 6, (brush) => {
    for (const x of [mid - 22, mid + 22])
      for (const y of [top + tall * 0.5]) {
        brush.beginPath();
        brush.arc(x, y - 26, 10, 0, 7);
        brush.fill();
        brush.lineWidth = 6;
        brush.beginPath();
        brush.arc(x, y, 17, 0, 7);
        brush.stroke();
      }
    for (const [x, , w] of boxes)
      for (let k = 0; k <= 6; k++)
        for (const y of [top + 16, top + tall - 16])
          fillShape(brush, starPolygon(8, 8, 0.75, 0, [x + 20 + (k * (w - 40)) / 6, y]), '#fff');
  });
  return boxes;
}

/** A plaque in a rail: a rosette between two mirrored curls. */
function plaque(ratio: number): Motif {
  const motif: Motif = [
    ...placeMotif(rosette(10), [0, 0], 0.5),
    ...placeMotif(palmette(3), [0, 0.52], 0.3, 0),
    ...placeMotif(palmette(3), [0, -0.52], 0.3, Math.PI),
  ];
  for (const side of [-1, 1] as const) {
    for (const up of [-1, 1] as const) {
      motif.push(
        ...curl(
          [side * ratio * 0.3, up * 0.29],
          0.27,
          side > 0 ? Math.PI : 0,
          (side * up) as 1 | -1,
          1.35,
          { leaves: 7, size: 0.75, stem: 0.07 },
        ),
      );
      motif.push(
        ...placeMotif(
          palmette(1),
          [side * ratio * 0.56, up * 0.5],
          0.3,
          up > 0 ? side * -0.8 : Math.PI + side * 0.8,
        ),
      );
    }
    motif.push(...placeMotif(palmette(3), [side * ratio * 0.44, 0], 0.32, side * (Math.PI / 2)));
  }
  return motif;
}

function coastDoor(plate: Plate, p: DoorParameters, seed: string): Box[] {
  const { width, height } = p;
  const tall = height - 120;
  const wide = Math.round(tall * (182 / 274));
  const [x0, y0] = [Math.round((width - wide) / 2), 56];
  const frame = Math.round(wide * 0.15);
  const lintel = Math.round(tall * 0.17);
  const across = new Float32Array(width * height);
  raise(plate, 26, 8, (brush) => {
    brush.fillRect(x0, y0, wide, lintel);
    brush.fillRect(x0, y0, frame, tall);
    brush.fillRect(x0 + wide - frame, y0, frame, tall);
  });
  raise(plate, 10, 5, (brush) =>
    brush.fillRect(x0 + frame, y0 + lintel, wide - frame * 2, tall - lintel),
  );
  for (let j = y0; j < y0 + lintel; j++)
    for (let i = x0; i < x0 + wide; i++) across[j * width + i] = 1;
  // The lintel: rosettes under a running vine.
  const vine = rinceau(12, { leaves: 4 });
  band(
    plate,
    [x0 + 20, y0 + 18, wide - 40, lintel * 0.36],
    vine,
    (wide - 40) / 12,
    [x0 + 20, y0 + 18 + lintel * 0.18],
    9,
  );
  const roses: Motif = Array.from({ length: 7 }, (_, k) =>
    placeMotif(rosette(k % 2 ? 8 : 12), [k + 0.5, 0], k % 2 ? 0.66 : 0.92),
  ).flat();
  const lotus: Motif = Array.from({ length: 8 }, (_, k) =>
    placeMotif(palmette(3), [k, 0.36], 0.42),
  ).flat();
  band(
    plate,
    [x0 + 20, y0 + lintel * 0.5, wide - 40, lintel * 0.42],
    [...roses, ...lotus],
    (wide - 40) / 7,
    [x0 + 20, y0 + lintel * 0.71],
    10,
  );
  // The jambs: fish at the foot swim up under a lotus, then a chain climbs.
  for (const [side, x] of [
    [1, x0],
    [-1, x0 + wide - frame],
  ] as const) {
    const w = frame * 0.44;
    const cx = x + frame * (side > 0 ? 0.36 : 0.64);
    band(
      plate,
      [cx - w / 2, y0 + lintel + 14, w, tall - lintel - 40],
      jamb((tall - lintel - 40) / w),
      w,
      [cx, y0 + tall - 26],
      10,
    );
    const chainX = x + frame * (side > 0 ? 0.8 : 0.2);
    raise(plate, 7, 4, (brush) => {
      brush.lineWidth = 7;
      for (let y = y0 + lintel + 16, k = 0; y < y0 + tall - 30; y += 24, k++) {
        brush.beginPath();
        brush.ellipse(chainX, y + 12, k % 2 ? 3 : 11, 16, 0, 0, 7);
        brush.stroke();
      }
    });
  }
  const innerX = x0 + frame;
  const innerW = wide - frame * 2;
  const post = Math.round(innerW * 0.09);
  const mid = Math.round(innerX + innerW / 2);
  const leafTop = y0 + lintel + 8;
  const leafTall = tall - lintel - 8;
  raise(plate, 14, 8, (brush) => brush.fillRect(mid - post / 2, leafTop, post, leafTall));
  band(
    plate,
    [mid - post * 0.36, leafTop + 10, post * 0.72, leafTall - 24],
    jamb((leafTall - 24) / (post * 0.72), false),
    post * 0.72,
    [mid, leafTop + leafTall - 14],
    7,
  );
  raise(plate, -8, 3, (brush) => {
    for (let k = 1; k < 4; k++)
      for (const s of [0, 1])
        brush.fillRect(
          innerX + (s ? mid + post / 2 - innerX : 0) + ((innerW - post) / 2 / 4) * k - 1.5,
          leafTop,
          3,
          leafTall,
        );
  });
  grainWood(plate, p.wood, seed, { across, dark: 0.65 });
  ageRelief(plate, 0, 30, '#1a0f08', 0.62, seed);
  metal(plate, '#b98a3c', 17, 14, (brush) => {
    const column = (innerW - post) / 2;
    for (const s of [0, 1])
      for (let row = 0; row < 9; row++)
        for (let k = 0; k < 4; k++) {
          const x = innerX + (s ? mid + post / 2 - innerX : 0) + (column / 4) * (k + 0.5);
          const y = leafTop + 44 + row * ((leafTall - 80) / 8.4);
          brush.beginPath();
          brush.arc(x, y, 13, 0, 7);
          brush.fill();
        }
  });
  metal(plate, '#b98a3c', 12, 5, (brush) => {
    const column = (innerW - post) / 2;
    for (const s of [0, 1])
      for (let row = 0; row < 9; row++)
        for (let k = 0; k < 4; k++) {
          brush.beginPath();
          brush.arc(
            innerX + (s ? mid + post / 2 - innerX : 0) + (column / 4) * (k + 0.5),
            leafTop + 44 + row * ((leafTall - 80) / 8.4),
            5,
            0,
            7,
          );
          brush.fill();
        }
  });
  return [[x0, y0, wide, tall]];
}

/** A jamb one unit wide that grows upward from (0, 0): waves, fish, lotus, rosettes. */
function jamb(tall: number, fishes = true): Motif {
  const motif: Motif = [];
  let y = 0;
  if (fishes) {
    for (let k = 0; k < 3; k++)
      motif.push({
        role: 'stem',
        points: smooth(
          Array.from(
            { length: 9 },
            (_, i): Point => [-0.46 + i * 0.115, -0.1 - k * 0.13 + (i % 2 ? 0.05 : -0.02)],
          ).concat(
            Array.from(
              { length: 9 },
              (_, i): Point => [0.46 - i * 0.115, -0.04 - k * 0.13 + (i % 2 ? -0.02 : 0.05)],
            ),
          ),
          true,
          3,
        ),
      });
    y = 0.5;
    for (const tilt of [-0.18, 0.18]) {
      motif.push(...placeMotif(fish(), [0, -y], 1.05, tilt));
      y += 1.2;
    }
  }
  for (let k = 0; y + 1 < tall; k++) {
    if (k % 3 === 0) {
      motif.push(...placeMotif(palmette(3), [0, -y - 0.05], 0.74));
      y += 0.92;
    } else {
      motif.push(...placeMotif(rosette(k % 3 === 1 ? 8 : 6), [0, -y - 0.38], 0.76));
      y += 0.84;
    }
  }
  return motif;
}

/** A fish seen from above that swims up: body, tail, fins, eye and scales cut in. */
function fish(): Motif {
  const half: Point[] = [
    [0, -1],
    [0.12, -0.9],
    [0.19, -0.7],
    [0.17, -0.42],
    [0.08, -0.2],
    [0.05, -0.12],
    [0.2, 0.04],
    [0, 0],
  ];
  const body = smooth(
    [
      ...half,
      ...half
        .slice(1, -1)
        .reverse()
        .map(([x, y]): Point => [-x, y]),
    ],
    true,
    5,
  );
  const fin = (s: number): Point[] =>
    smooth(
      [
        [s * 0.16, -0.66],
        [s * 0.34, -0.5],
        [s * 0.17, -0.46],
      ],
      true,
      5,
    );
  const motif: Motif = [
    { role: 'leaf', points: fin(1) },
    { role: 'leaf', points: fin(-1) },
    { role: 'petal', points: body },
  ];
  for (const s of [-1, 1])
    motif.push({ role: 'inner', points: regularPolygon(8, 0.03, 0, [s * 0.1, -0.84]) });
  for (let k = 0; k < 4; k++)
    motif.push({
      role: 'vein',
      points: smooth(
        [
          [-0.13, -0.62 + k * 0.12],
          [0, -0.68 + k * 0.12],
          [0.13, -0.62 + k * 0.12],
          [0, -0.65 + k * 0.12],
        ],
        true,
        4,
      ),
    });
  return motif;
}

function twoDepths(plate: Plate, p: DoorParameters, seed: string): Box[] {
  const { width, height } = p;
  const tall = height - 110;
  const wide = Math.round(tall * (84 / 192));
  const [x, y] = [Math.round((width - wide) / 2), 50];
  const edge = 46;
  const box: Box = [x, y, wide, tall];
  raise(plate, 22, 8, (brush) => brush.fillRect(...box));
  const inner: Box = [x + edge, y + edge, wide - edge * 2, tall - edge * 2];
  raise(plate, -22, 5, (brush) => brush.fillRect(...inner));
  const [ix, iy, iw, ih] = inner;
  const inside = (paint: (brush: Brush) => void) => (brush: Brush) =>
    clipRect(brush, ix, iy, iw, ih, () => {
      brush.translate(ix + iw / 2, iy + ih);
      paint(brush);
    });
  // The fine, shallow plant below …
  const fine: Motif = [-0.34, 0, 0.34].flatMap((dx) =>
    climbing(iw * 0.36, ih, 13, { leaves: 7 }).map(({ points, role }) => ({
      role,
      points: points.map(([a, b]): Point => [a + dx * iw, b]),
    })),
  );
  raise(
    plate,
    6,
    2.5,
    inside((brush) => fillMotif(brush, fine, '#fff')),
  );
  // … the broad one above it, with veins cut into its leaves …
  const broad = climbing(iw * 1.02, ih * 1.0, 4, {
    stem: 0.07,
    leaves: 5,
    size: 0.85,
    heart: 'palmette',
  });
  raise(
    plate,
    12,
    2,
    inside((brush) => fillMotif(brush, broad, '#fff')),
  );
  raise(
    plate,
    8,
    9,
    inside((brush) => fillMotif(brush, broad, '#fff')),
  );
  raise(
    plate,
    -5,
    2.5,
    inside((brush) => fillMotif(brush, broad, '#fff', ['vein', 'inner'])),
  );
  // … and a star of twelve points set into both.
  const star = (r: number) => starPolygon(12, r, starInner(12, 4), 0, [0, -ih / 2]);
  raise(
    plate,
    -40,
    1,
    inside((brush) => fillShape(brush, star(iw * 0.4), '#fff')),
  );
  for (let j = iy; j < iy + ih; j++)
    for (let i = ix; i < ix + iw; i++)
      plate.relief[j * width + i] = Math.max(plate.relief[j * width + i], 0);
  raise(
    plate,
    20,
    6,
    inside((brush) => {
      strokeLine(brush, star(iw * 0.385), '#fff', 12, true);
      for (const turn of [0, Math.PI / 12])
        strokeLine(
          brush,
          starPolygon(12, iw * 0.25, starInner(12, 5), turn, [0, -ih / 2]),
          '#fff',
          7,
          true,
        );
      fillMotif(brush, placeMotif(rosette(12), [0, -ih / 2], iw * 0.2), '#fff');
    }),
  );
  const frame = rinceau(Math.round((tall - 20) / 30), { leaves: 4 });
  const sides = (paint: (brush: Brush) => void) => (brush: Brush) => {
    for (const [ax, ay, turn] of [
      [x + edge / 2, y + tall - 10, -Math.PI / 2],
      [x + wide - edge / 2, y + 10, Math.PI / 2],
    ] as const) {
      brush.save();
      brush.translate(ax, ay);
      brush.rotate(turn);
      brush.scale(30, 30);
      paint(brush);
      brush.restore();
    }
  };
  raise(plate, -5, 3, (brush) => {
    brush.fillRect(x + 8, y + 8, edge - 16, tall - 16);
    brush.fillRect(x + wide - edge + 8, y + 8, edge - 16, tall - 16);
  });
  raise(
    plate,
    5.5,
    3,
    sides((brush) => fillMotif(brush, frame, '#fff')),
  );
  beading(plate, [ix - 3, iy - 3, iw + 6, ih + 6], 8);
  grainWood(plate, p.wood, seed, { dark: 0.35 });
  ageRelief(plate, -2, 26, '#1c1009', 0.72, seed);
  return [box];
}

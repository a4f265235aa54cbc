import { rinceau } from '../../geometry/arabesque.ts';
import { type Motif, palmette, placeMotif, rosette } from '../../geometry/flora.ts';
import { type Box, type Point, regularPolygon, smooth } from '../../geometry/points.ts';
import { ageRelief, grainWood, raise } from '../../surface/carving.ts';
import type { Plate } from '../../surface/plate.ts';
import type { DoorParameters } from './carved-door.ts';
import { band, metal } from './door-carving.ts';

export function coastDoor(plate: Plate, p: DoorParameters, seed: string): Box[] {
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

import type { Box } from '../../../brand/house.ts';
import * as house from '../../../brand/house.ts';
import { starPolygon, tau } from '../../geometry/points.ts';
import { createRandom } from '../../geometry/random.ts';
import { createNoise } from '../../surface/noise.ts';
import { at, curve, dot, line, polygon, round, type Shape } from './shape.ts';

/**
 * The house and its grounds as a surveyor draws them: land with its heights, road, trees from above, the sea,
 * walls as thick as they are. All plans begin with this and lay over it what they are about.
 */

export const colors = {
  ink: '#2b2f38',
  wall: '#3b4250',
  floor: '#fffdf8',
  pale: '#ece6d9',
  stone: '#8a8f99',
  blue: '#2a4ba0',
  night: '#14285f',
  sky: '#8fb3e8',
  fuchsia: '#b3146c',
  green: '#0b3b2e',
  yellow: '#f2b632',
  red: '#b23a22',
} as const;

/** As far as any plan shows. */
const land = { left: -64, right: 100, top: -40, bottom: 84 };
const wall = 0.8;
/** All rooms around the court. */
export const rooms: readonly Box[] = [
  house.library,
  house.damascusRoom,
  house.latticeRoom,
  house.tileLoggia,
  ...house.otherRooms,
];
const noise = createNoise('survey');

const grow = ({ x, y, width, height }: Box, by: number): Box => ({
  x: x - by,
  y: y - by,
  width: width + 2 * by,
  height: height + 2 * by,
});
const box = ({ x, y, width, height }: Box) =>
  `M${at(x, y)}h${round(width)}v${round(height)}h${round(-width)}Z`;
const isIn = ({ x, y, width, height }: Box, [px, py]: readonly [number, number]) =>
  px > x && px < x + width && py > y && py < y + height;

/** The coast runs close below the terrace, and farther out on both sides. */
const coastAt = (x: number) =>
  51.2 +
  ((x - 20) / 52) ** 2 * 5 +
  noise.fbm(x * 0.09, 4, 4) * 3.4 +
  (x < 20 ? (20 - x) * 0.02 : 0);
const coast = (below: number) =>
  Array.from({ length: 110 }, (_, i): [number, number] => {
    const x = land.left + (i / 109) * (land.right - land.left);
    return [x, coastAt(x) + below];
  });

export function drawSurvey(): Shape[] {
  return [
    ...drawLand(),
    ...drawSea(),
    ...drawRoad(),
    ...drawGarden(),
    ...drawWays(),
    ...drawTrees(),
    ...drawHouse(),
  ];
}

function drawLand(): Shape[] {
  const height = land.bottom - land.top;
  const ground: Shape = {
    d: `M${at(land.left, land.top)}h${land.right - land.left}v${height}h${land.left - land.right}Z`,
    shade: { from: -36, to: 60, colors: ['#dfe3d2', '#ece6d8', '#f4efe4'] },
  };
  // Heights inland, closer where it is steeper.
  const contours = Array.from({ length: 9 }, (_, k): Shape => {
    const points = Array.from({ length: 50 }, (_, i): [number, number] => {
      const x = land.left + (i / 49) * (land.right - land.left);
      return [x, -28.5 - k * (1.7 + k * 0.12) - x * 0.035 + noise.fbm(x * 0.03, k * 0.35, 3) * 3.2];
    });
    return { d: curve(points), stroke: '#8a8f7a', width: 0.14, opacity: 0.28 + k * 0.035 };
  });
  return [ground, ...contours];
}

function drawSea(): Shape[] {
  const water = `${line(coast(0))}V${land.bottom}H${land.left}Z`;
  const star = polygon(starPolygon(8, 2, 0.765, tau / 16));
  const rows = Array.from(
    { length: 6 },
    (_, row): Shape => ({
      d: star,
      spots: Array.from(
        { length: 42 },
        (_, i) => [land.left + i * 4 + (row % 2) * 2, 64.5 + row * 3.7] as const,
      ),
      stroke: '#a9c4ee',
      width: 0.13,
      opacity: Math.min(0.08 + row * 0.08, 0.42),
    }),
  );
  const random = createRandom('survey stones');
  const stones = ['#2b2f38', '#434853', '#1b1f27'].map((fill): Shape => {
    const pieces = Array.from({ length: 70 }, () => {
      const x = random.between(land.left, land.right);
      const y = coastAt(x) + random.between(-1.2, 0.7);
      const size = random.between(0.6, 1.5);
      return polygon(
        Array.from({ length: 7 }, (_, k): [number, number] => {
          const far = size * random.between(0.7, 1.1);
          return [
            x + Math.cos((k / 7) * tau) * far * 1.25,
            y + Math.sin((k / 7) * tau) * far * 0.8,
          ];
        }),
      );
    });
    return { d: pieces.join(''), fill };
  });
  return [
    { d: water, shade: { from: 50, to: 78, colors: ['#7fa6dc', '#2a4ba0', '#1c3782'] } },
    ...rows,
    { d: line(coast(1)), stroke: '#cfe0f6', width: 1.7, opacity: 0.55 },
    { d: line(coast(2.6)), stroke: '#ffffff', width: 0.28, dash: [7.6, 1.7, 3, 2.2], opacity: 0.8 },
    {
      d: line(coast(4.8)),
      stroke: '#ffffff',
      width: 0.2,
      dash: [4.4, 2.8, 8.8, 3.8],
      opacity: 0.45,
    },
    ...stones,
  ];
}

/** Two lines with the way between them. */
const way = (d: string, width: number, fill = '#fbf6ea', edge = '#c3baa6'): Shape[] => [
  { d, stroke: edge, width: width + 0.32 },
  { d, stroke: fill, width },
];

function drawRoad(): Shape[] {
  const road = curve(house.road);
  const { lot, drive } = house.parking;
  const bay = lot.width / 9;
  const bays = [lot.y, lot.y + lot.height - 4.6]
    .flatMap((y) => Array.from({ length: 10 }, (_, i) => `M${at(lot.x + i * bay, y + 0.3)}v4`))
    .join('');
  const cut = house.busStop.cut;
  const [, roadY] = house.road[3];
  const tear = [0, 1.6].map((dx) =>
    curve([
      [cut + dx + 0.9, roadY - 5],
      [cut + dx - 0.8, roadY - 1.5],
      [cut + dx + 0.8, roadY + 1.5],
      [cut + dx - 0.9, roadY + 8],
    ]),
  );
  return [
    ...way(curve(drive), 3.6, '#fffdf8', '#b9b3a4'),
    { d: road, stroke: '#b9b3a4', width: 5.2 },
    { d: road, stroke: '#fffdf8', width: 4.8 },
    { d: road, stroke: '#b9b3a4', width: 0.18, dash: [2.4, 2] },
    { d: box(lot), fill: '#fffdf8', stroke: '#b9b3a4', width: 0.22 },
    { d: bays, stroke: colors.stone, width: 0.18 },
    // Two spaces next to the way to the gate are wider by right, and blue.
    {
      d: [7, 8]
        .map((i) => box({ x: lot.x + i * bay + 0.35, y: lot.y + 0.3, width: bay - 0.7, height: 4 }))
        .join(''),
      fill: colors.blue,
    },
    ...tear.map((d): Shape => ({ d, stroke: '#ece6d8', width: 0.9 })),
    ...tear.map(
      (d, i): Shape => ({ d, move: [i ? 0.45 : -0.45, 0], stroke: '#8a8f7a', width: 0.16 }),
    ),
  ];
}

function drawGarden(): Shape[] {
  const { garden } = house;
  const { x, y, width, height } = garden;
  const beds = [0, 1].flatMap((i) =>
    [0, 1].map(
      (j): Box => ({
        x: x + 1 + (i * (width - 0.4)) / 2,
        y: y + 1 + (j * (height - 0.4)) / 2,
        width: (width - 3.6) / 2,
        height: (height - 3.6) / 2,
      }),
    ),
  );
  const plants = beds.flatMap((bed) =>
    [0, 1, 2].flatMap((i) =>
      [0, 1].map(
        (j) =>
          [
            bed.x + 2.4 + (i * (bed.width - 4.8)) / 2,
            bed.y + 2.4 + j * (bed.height - 4.8),
          ] as const,
      ),
    ),
  );
  const [cx, cy] = [x + width / 2, y + height / 2];
  const channels = `M${at(x + 1, cy)}h${width - 2}M${at(cx, y + 1)}v${height - 2}`;
  return [
    { d: box(garden), fill: '#fbf6ea', stroke: '#c3baa6', width: 0.2 },
    { d: beds.map(box).join(''), fill: '#cfe0c4', stroke: '#86a874', width: 0.18 },
    { d: plants.map(([px, py]) => dot(px, py)).join(''), stroke: '#86a874', width: 1.7 },
    {
      d: plants.map(([px, py]) => dot(px - 0.2, py - 0.2)).join(''),
      stroke: '#a3bf8e',
      width: 0.8,
    },
    { d: channels, stroke: colors.blue, width: 0.9 },
    { d: channels, stroke: colors.sky, width: 0.45 },
    {
      d: polygon(starPolygon(8, 2.7, 0.765, tau / 16, [cx, cy])),
      fill: colors.sky,
      stroke: colors.night,
      width: 0.25,
    },
  ];
}

function drawWays(): Shape[] {
  const [gateX, gateY] = house.gate.at;
  const gap = house.gate.width / 2;
  const [start, corner, end] = house.gardenWall;
  const walls = `${line([start, corner, [gateX - gap, gateY]])}${line([[gateX + gap, gateY], end])}`;
  const { ramp } = house;
  const middle = ramp.x + ramp.width / 2;
  return [
    ...way(curve(house.sidewalk.fromParking), 1.3),
    ...way(curve(house.sidewalk.fromBus), 1.3),
    ...way(curve(house.upperRoute), 1.5, '#f6f3ec', '#b3ac9c'),
    ...way(curve(house.gardenWalk), 1.2),
    ...way(`M${at(middle, -19.5)}V${ramp.y}`, 2.3),
    { d: walls, stroke: '#5a5140', width: 0.9, opacity: 0.22, move: [0.5, 0.6] },
    { d: walls, stroke: colors.wall, width: 0.62 },
    { d: box(ramp), fill: '#e4ded0', stroke: colors.stone, width: 0.14 },
    {
      d: `M${at(middle - 0.6, ramp.y + 1.5)}l.6-.9.6.9M${at(middle, ramp.y + 0.7)}v4.6`,
      stroke: colors.stone,
      width: 0.16,
    },
  ];
}

function drawTrees(): Shape[] {
  const random = createRandom('survey trees');
  const kept: Box[] = [
    grow({ x: 3, y: -1.5, width: 35.4, height: 51 }, 2.4),
    grow(house.garden, 1.6),
    grow(house.parking.lot, 2),
    grow(
      { ...house.banyan, x: house.banyan.at[0], y: house.banyan.at[1], width: 0, height: 0 },
      7.5,
    ),
    { x: -24, y: -18, width: 126, height: 5.5 },
    { x: -50, y: -24, width: 8, height: 15 },
    ...house.benches.map(([x, y]) => ({ x: x - 3, y: y - 3, width: 6, height: 6 })),
    { x: -24.5, y: -16, width: 5, height: 26.5 },
  ];
  const ways = [
    house.gardenWalk,
    house.upperRoute,
    house.sidewalk.fromBus,
    house.sidewalk.fromParking,
    house.road,
  ];
  const isNear = (x: number, y: number) =>
    ways.some((points, k) =>
      points.slice(1).some(([bx, by], i) => {
        const [ax, ay] = points[i];
        const t = Math.max(
          0,
          Math.min(
            1,
            ((x - ax) * (bx - ax) + (y - ay) * (by - ay)) / ((bx - ax) ** 2 + (by - ay) ** 2),
          ),
        );
        return Math.hypot(ax + t * (bx - ax) - x, ay + t * (by - ay) - y) < (k === 4 ? 4.6 : 2.7);
      }),
    );
  const trees: [number, number][] = [];
  for (let i = 0; i < 6000 && trees.length < 150; i++) {
    const spot: [number, number] = [
      random.between(land.left, land.right),
      random.between(land.top, 62),
    ];
    const [x, y] = spot;
    if (kept.some((one) => isIn(one, spot)) || isNear(x, y) || y > coastAt(x) - 2.6) continue;
    if (noise.fbm(x * 0.045, y * 0.045 + 9, 3) < -0.1) continue;
    if (trees.some(([a, b]) => Math.hypot(a - x, b - y) < 3.6)) continue;
    trees.push(spot);
  }
  const of = (kind: number) => trees.filter((_, i) => i % 3 === kind);
  const dots = (spots: readonly (readonly [number, number])[]) =>
    spots.map(([x, y]) => dot(x, y)).join('');
  const fronds = palm();
  const palms = [...of(2), ...house.palms];
  const { at: root, radius } = house.banyan;
  const crown = (far: number, size: number) =>
    Array.from({ length: 7 }, (_, k) =>
      dot(
        root[0] + Math.cos((k / 7) * tau + 0.4) * far,
        root[1] + Math.sin((k / 7) * tau + 0.4) * far * 0.8,
      ),
    ).join('') + (size ? dot(...root) : '');
  return [
    { d: dots([...of(0)]), stroke: '#3a4a2f', width: 2.7, opacity: 0.2, move: [0.5, 0.6] },
    { d: dots(of(1)), stroke: '#3a4a2f', width: 1.8, opacity: 0.2, move: [0.4, 0.5] },
    { d: dots(of(0)), stroke: '#5f8a63', width: 2.6 },
    { d: dots(of(0)), stroke: '#7ba57a', width: 1.3, move: [-0.35, -0.4] },
    { d: dots(of(1)), stroke: '#86a874', width: 1.7 },
    { d: dots(of(1)), stroke: '#a3bf8e', width: 0.8, move: [-0.22, -0.25] },
    { d: fronds, spots: palms, stroke: '#3a4a2f', width: 0.42, opacity: 0.2, move: [0.5, 0.6] },
    { d: fronds, spots: palms, stroke: '#4f7d5b', width: 0.38 },
    { d: crown(radius * 0.62, 1), stroke: '#3a4a2f', width: 5, opacity: 0.2, move: [0.8, 1] },
    { d: crown(radius * 0.62, 1), stroke: '#4f7d5b', width: 4.8 },
    { d: crown(radius * 0.45, 0), stroke: '#6b9a70', width: 1.6, move: [-0.7, -0.8] },
  ];
}

/** Seven fronds that bend the same way round. */
function palm(): string {
  return Array.from({ length: 7 }, (_, frond) => {
    const angle = 0.3 + (frond * tau) / 7;
    const tip = (far: number, a: number) => at(Math.cos(a) * far, Math.sin(a) * far);
    return `M0 0Q${tip(1, angle + 0.45)} ${tip(1.65, angle)}`;
  }).join('');
}

const poolMiddle = [
  house.court.x + house.court.width / 2,
  house.court.y + house.court.height * 0.44,
] as const;

/** The corners of the pool, which has eight sides. */
export const drawPool = (radius: number): [number, number][] =>
  Array.from({ length: 8 }, (_, k) => {
    const a = tau / 16 + (k * tau) / 8;
    return [poolMiddle[0] + Math.cos(a) * radius, poolMiddle[1] + Math.sin(a) * radius];
  });

/** Walls as thick as they are, doors as openings, the court with its pool, the terrace on columns. */
function drawHouse(): Shape[] {
  const { court, terrace } = house;
  const walls = [court, ...rooms].map((room) => box(grow(room, wall))).join('');
  const yard = grow(court, -2.6);
  const [middleX, middleY] = poolMiddle;
  const inset = 2.6;
  const columns = [
    ...Array.from(
      { length: 5 },
      (_, i) => court.x + inset + (i * (court.width - 2 * inset)) / 4,
    ).flatMap((x) => [dot(x, court.y + inset), dot(x, court.y + court.height - inset)]),
    ...Array.from(
      { length: 7 },
      (_, i) => court.y + inset + (i * (court.height - 2 * inset)) / 6,
    ).flatMap((y) => [dot(court.x + inset, y), dot(court.x + court.width - inset, y)]),
    ...Array.from({ length: 6 }, (_, i) =>
      dot(terrace.x + (i * terrace.width) / 5, terrace.y + terrace.height),
    ),
  ].join('');
  const trees = [-1, 1].flatMap((side) => [
    dot(middleX + side * 4, middleY - 4.9),
    dot(middleX + side * 4, middleY + 8.4),
  ]);
  const tourDoors: readonly (readonly [number, number, 'across' | 'along'])[] = [
    [20.4, 10.2, 'across'],
    [11.2, 22.2, 'along'],
    [29.6, 22.3, 'along'],
    [20.4, 34.2, 'across'],
  ];
  const doors = [...tourDoors, ...house.otherDoors]
    .map(([x, y, way]) =>
      way === 'across'
        ? box({ x: x - 1.1, y: y - wall, width: 2.2, height: 2 * wall })
        : box({ x: x - wall, y: y - 1.1, width: 2 * wall, height: 2.2 }),
    )
    .join('');
  const [loggiaEnd, down] = [house.tileLoggia.y + house.tileLoggia.height, terrace.y];
  const stairs = { x: 17.1, y: loggiaEnd, width: 6.6, height: down - loggiaEnd };
  const steps = Array.from(
    { length: house.stepsToTerrace },
    (_, i) =>
      `M${at(stairs.x, loggiaEnd + ((i + 0.5) * stairs.height) / house.stepsToTerrace)}h${stairs.width}`,
  ).join('');
  const star = polygon(starPolygon(8, 1, 0.765, tau / 16, poolMiddle));
  return [
    { d: `${walls}${box(terrace)}`, fill: '#5a5140', opacity: 0.26, move: [1, 1.2] },
    { d: box(terrace), fill: '#f6f0e2', stroke: colors.wall, width: 0.3 },
    { d: walls, fill: colors.wall },
    { d: rooms.map(box).join(''), fill: colors.floor },
    { d: box(court), fill: colors.floor },
    { d: doors, fill: colors.floor },
    { d: box(stairs), fill: '#efe7d6' },
    { d: steps, stroke: colors.wall, width: 0.1 },
    { d: box(yard), fill: '#e4d9c2', stroke: colors.stone, width: 0.14 },
    { d: columns, stroke: colors.wall, width: 0.62 },
    { d: trees.join(''), stroke: '#86a874', width: 1.7 },
    { d: polygon(drawPool(2.8)), fill: colors.blue, stroke: colors.night, width: 0.2 },
    { d: polygon(drawPool(2.15)), fill: colors.sky },
    { d: star, fill: colors.floor },
  ];
}

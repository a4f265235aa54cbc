import { otherDoors, otherRooms } from '#brand/house.ts';
import {
  drawCoast,
  drawNorth,
  drawPalm,
  drawRocks,
  drawStar,
  type Place,
  pointAt,
  round,
  toDot,
  toPoint,
} from './draw-plan-marks.ts';
import type { RoomView } from './virtual-tour-rooms.ts';

// All lengths are metres, as the rooms' own measures; y grows towards the sea.

const wall = 0.8;
const doorWidth = 2.2;
/** For names that stand beside the house. */
const side = 10;
const head = 3.5;
/** From the house to the coast, and from there to the lower edge. */
const shore = { distance: 3, depth: 9 };
/** Of a name, at the size that phones have. */
const letterWidth = 0.9;
const lineHeight = 1.9;
/** Of a name beside its room, in a line. */
const outsideLetters = 8;
const treeGap = 4.2;

type Placed = RoomView & { readonly plan: NonNullable<RoomView['plan']> };
type Box = Pick<Placed['plan'], 'x' | 'y' | 'width' | 'height'>;

interface Court {
  readonly yard: string;
  readonly pool: string;
  readonly water: string;
  readonly star: string;
  readonly trees: string;
}

interface DrawnRoom {
  readonly uid: string;
  readonly name: RoomView['name'];
  readonly kind: Placed['plan']['kind'];
  readonly label: {
    readonly x: number;
    readonly y: number;
    readonly lines: readonly string[];
    readonly isOutside: boolean;
  };
  readonly floor: string;
  readonly columns: string;
  readonly court: Court | null;
}

/** Everything that the plan of the house draws, as paths. */
export interface DrawnPlan {
  readonly frame: Box;
  readonly sea: string;
  readonly coast: string;
  readonly trees: string;
  readonly shrubs: string;
  readonly palms: string;
  /** Lava along the coast, darker and lighter stones. */
  readonly rocks: readonly [dark: string, light: string];
  readonly gardenWays: string;
  readonly walls: string;
  /** Floors of rooms that the tour does not enter. */
  readonly others: string;
  readonly doors: string;
  readonly steps: string;
  readonly rooms: readonly DrawnRoom[];
  readonly seaLabel: { readonly x: number; readonly y: number };
  /** The star and the needle of the wind rose, with its cross. */
  readonly north: ReturnType<typeof drawNorth>;
}

/** @returns null where no room has a place on the plan */
export function drawPlan(rooms: readonly RoomView[]): DrawnPlan | null {
  const placed = rooms.flatMap((room) => (room.plan ? [{ ...room, plan: room.plan }] : []));
  if (placed.length === 0) return null;
  const plans = placed.map(({ plan }) => plan);
  const house: readonly Box[] = [...plans, ...otherRooms];
  const left = Math.min(...house.map(({ x }) => x)) - side;
  const right = Math.max(...house.map(({ x, width }) => x + width)) + side;
  const top = Math.min(...plans.map(({ y }) => y)) - head;
  const bottom = Math.max(...plans.map(({ y, height }) => y + height)) + shore.distance;
  const frame = {
    x: left,
    y: top,
    width: right - left,
    height: bottom + shore.depth - top,
  };
  const coast = drawCoast(left, right, bottom);
  const links = listLinks(placed, house);
  const labels = placed.map((room) => toLabel(room, house));
  const built = [
    ...house.map((room) => grow(room, 3.6)),
    ...labels.flatMap(({ isOutside, x, y, lines }) =>
      isOutside ? [{ x: x - 5, y: y - 3, width: 10, height: 3 + lineHeight * lines.length }] : [],
    ),
  ];
  const grove = plantTrees(frame, bottom, built);
  return {
    frame,
    sea: `${coast}V${bottom + shore.depth}H${left}Z`,
    coast,
    trees: grove.flatMap(({ x, y }, index) => (index % 3 === 0 ? toDot(x, y) : [])).join(''),
    shrubs: grove.flatMap(({ x, y }, index) => (index % 3 === 1 ? toDot(x, y) : [])).join(''),
    palms: grove.flatMap((at, index) => (index % 3 === 2 ? drawPalm(at, index) : [])).join(''),
    rocks: [drawRocks(left, right, bottom, 0), drawRocks(left, right, bottom, 1)],
    gardenWays: links.flatMap(({ garden }) => garden ?? []).join(''),
    walls: [...plans.filter(({ kind }) => kind !== 'terrace'), ...otherRooms]
      .map((room) => toRectangle(grow(room, wall)))
      .join(''),
    others: otherRooms.map(toRectangle).join(''),
    doors: [...links.flatMap(({ door }) => door ?? []), ...otherDoors.map(toOpening)]
      .map(toRectangle)
      .join(''),
    steps: links.flatMap(({ steps }) => steps ?? []).join(''),
    rooms: placed.map(({ uid, name, plan }, index) => ({
      uid,
      name,
      kind: plan.kind,
      label: labels[index] as DrawnRoom['label'],
      floor: toRectangle(plan),
      columns: drawColumns(plan),
      court: plan.kind === 'court' ? drawCourt(plan) : null,
    })),
    seaLabel: { x: left + 3, y: bottom + 6.4 },
    north: drawNorth(right - 3.4, bottom + 5.4),
  };
}

const toRectangle = ({ x, y, width, height }: Box) =>
  `M${round(x)} ${round(y)}h${round(width)}v${round(height)}h${round(-width)}Z`;

/** Through two walls that touch. */
const toOpening = ([x, y, way]: (typeof otherDoors)[number]): Box =>
  way === 'across'
    ? { x: x - doorWidth / 2, y: y - wall, width: doorWidth, height: 2 * wall }
    : { x: x - wall, y: y - doorWidth / 2, width: 2 * wall, height: doorWidth };

const grow = ({ x, y, width, height }: Box, by: number): Box => ({
  x: x - by,
  y: y - by,
  width: width + 2 * by,
  height: height + 2 * by,
});

/** A grove around the house, which leaves out the house and its names. */
function plantTrees(frame: Box, coast: number, kept: readonly Box[]): Place[] {
  const isFree = (x: number, y: number) =>
    y < coast - 2 &&
    kept.every((box) => x < box.x || x > box.x + box.width || y < box.y || y > box.y + box.height);
  const columns = Math.floor(frame.width / treeGap);
  const rows = Math.floor(frame.height / treeGap);
  return Array.from({ length: columns * rows }, (_, index) => {
    const row = Math.floor(index / columns);
    const x = frame.x + (index % columns) * treeGap + (row % 2 === 0 ? 1.2 : 3.1);
    const y = frame.y + row * treeGap + 1.6 + Math.sin(index * 2.7);
    return isFree(x, y) ? [{ x: x + Math.cos(index * 1.9) * 0.8, y }] : [];
  }).flat();
}

/** The name inside its room where it fits, else on free ground: below, above or beside the house. */
function toLabel({ name, plan }: Placed, house: readonly Box[]): DrawnRoom['label'] {
  const fits = Math.floor((plan.width - 0.5) / letterWidth);
  const lines = splitName(name.text, fits);
  const x = plan.x + plan.width / 2;
  if (longestOf(lines) <= fits) {
    // Below the pool of a court.
    const y = plan.y + plan.height * (plan.kind === 'court' ? 0.74 : 0.5);
    return { x, y: y + 0.6 - (lines.length - 1) * (lineHeight / 2), lines, isOutside: false };
  }
  const outside = splitName(name.text, outsideLetters);
  const height = outside.length * lineHeight;
  const half = longestOf(outside) / 2;
  const middle = plan.y + plan.height / 2 + 0.6 - (outside.length - 1) * (lineHeight / 2);
  const beside = wall + 0.4 + half;
  const places = [
    { x, y: plan.y + plan.height + wall + 1.8 },
    { x, y: plan.y - wall - 0.7 - (outside.length - 1) * lineHeight },
    { x: plan.x - beside, y: middle },
    { x: plan.x + plan.width + beside, y: middle },
  ];
  const isFree = (at: Place) =>
    house.every(
      (room) =>
        room.x - wall > at.x + half ||
        room.x + room.width + wall < at.x - half ||
        room.y - wall > at.y - 1.3 + height ||
        room.y + room.height + wall < at.y - 1.3,
    );
  return { ...(places.find(isFree) ?? { x, y: middle }), lines: outside, isOutside: true };
}

const longestOf = (lines: readonly string[]) => Math.max(...lines.map(({ length }) => length));

/** As few lines as have no more letters than fit, at most three; of those the most even ones. */
function splitName(name: string, fits: number): string[] {
  const words = name.split(' ');
  const ways = Array.from({ length: 2 ** (words.length - 1) }, (_, way) => {
    const lines: string[] = [];
    for (const [index, word] of words.entries()) {
      if (index === 0 || (way >> (index - 1)) % 2 === 1) lines.push(word);
      else lines.push(`${lines.pop()} ${word}`);
    }
    return lines;
  }).filter(({ length }) => length <= 3);
  const isNarrow = (lines: readonly string[]) => longestOf(lines) <= fits;
  return (
    ways.toSorted(
      (one, other) =>
        Number(isNarrow(other)) - Number(isNarrow(one)) ||
        (isNarrow(one) ? one.length - other.length : 0) ||
        longestOf(one) - longestOf(other),
    )[0] ?? [name]
  );
}

/** Of a court the arcade on all sides; of a terrace those that carry its roof towards the sea. */
function drawColumns({ kind, x, y, width, height }: Placed['plan']): string {
  if (kind === 'room') return '';
  const inset = kind === 'court' ? 2.6 : 0;
  const across = kind === 'court' ? 5 : 6;
  const down = kind === 'court' ? 7 : 3;
  const at = (index: number, count: number, length: number) =>
    inset + (index * (length - 2 * inset)) / (count - 1);
  const rows = Array.from({ length: across }, (_, index) => at(index, across, width));
  const sides = Array.from({ length: down }, (_, index) => at(index, down, height));
  return [
    ...rows.map((dx) => toDot(x + dx, y + height - inset)),
    ...(kind === 'court' ? rows.map((dx) => toDot(x + dx, y + inset)) : []),
    ...sides.flatMap((dy) => [toDot(x + inset, y + dy), toDot(x + width - inset, y + dy)]),
  ].join('');
}

function drawCourt({ x, y, width, height }: Placed['plan']): DrawnRoom['court'] {
  const middle = { x: x + width / 2, y: y + height * 0.44 };
  const octagon = (radius: number) =>
    `M${Array.from({ length: 8 }, (_, index) =>
      toPoint(pointAt(middle, radius, Math.PI / 8 + (index * Math.PI) / 4)),
    ).join('L')}Z`;
  const [dx, dy] = [width * 0.24, height * 0.22];
  return {
    yard: toRectangle(grow({ x, y, width, height }, -2.6)),
    pool: octagon(2.7),
    water: octagon(2.1),
    star: drawStar(middle, 0.95),
    trees: [-dx, dx].flatMap((right) => toDot(middle.x + right, middle.y - dy)).join(''),
  };
}

interface Link {
  readonly door: Box | null;
  readonly steps: string | null;
  /** The rooms do not touch: a path leads through the garden. */
  readonly garden: string | null;
}

/** Openings in the walls between rooms of which one leads to the other, each pair once. */
function listLinks(rooms: readonly Placed[], house: readonly Box[]): Link[] {
  return rooms.flatMap((room, index) =>
    rooms
      .slice(index + 1)
      .filter(
        (other) =>
          room.spots.some((spot) => spot.kind === 'room' && spot.uid === other.uid) ||
          other.spots.some((spot) => spot.kind === 'room' && spot.uid === room.uid),
      )
      .map((other) => toLink(room.plan, other.plan, house)),
  );
}

function toLink(one: Placed['plan'], other: Placed['plan'], house: readonly Box[]): Link {
  const [x, isAbove] = middleOfShared(one.x, one.width, other.x, other.width);
  const [y, isBeside] = middleOfShared(one.y, one.height, other.y, other.height);
  if (isAbove) {
    const [upper, lower] = one.y < other.y ? [one, other] : [other, one];
    const isTerrace = lower.kind === 'terrace' || upper.kind === 'terrace';
    const width = isTerrace ? 3 * doorWidth : doorWidth;
    const from = upper.y + upper.height;
    const door = { x: x - width / 2, y: from, width, height: lower.y - from };
    return { door, steps: isTerrace ? drawSteps(door) : null, garden: null };
  }
  if (isBeside) {
    const [left, right] = one.x < other.x ? [one, other] : [other, one];
    const from = left.x + left.width;
    const door = { x: from, y: y - doorWidth / 2, width: right.x - from, height: doorWidth };
    return { door, steps: null, garden: null };
  }
  // Around the house, on the side of the room that lies farther out.
  const center = (Math.min(...house.map(toLeft)) + Math.max(...house.map(toRight))) / 2;
  const farther = (box: Box) => Math.abs(centerOf(box).x - center);
  const [from, to] = farther(one) > farther(other) ? [one, other] : [other, one];
  const isRight = centerOf(from).x > center;
  const start = from.y + from.height - 0.8;
  const end = centerOf(to).y;
  const [out, wallAt, goal] = isRight
    ? [Math.max(...house.map(toRight)) + 2, toRight(from) + wall, toRight(to) + 0.4]
    : [Math.min(...house.map(toLeft)) - 2, toLeft(from) - wall, toLeft(to) - 0.4];
  return {
    door: null,
    steps: null,
    garden: `M${round(wallAt)} ${round(start)}H${round(out)}V${round(end)}H${round(goal)}`,
  };
}

const toLeft = ({ x }: Box) => x;
const toRight = ({ x, width }: Box) => x + width;
const centerOf = ({ x, y, width, height }: Box) => ({ x: x + width / 2, y: y + height / 2 });

function drawSteps({ x, y, width, height }: Box): string {
  const count = 4;
  return Array.from(
    { length: count },
    (_, index) => `M${round(x)} ${round(y + ((index + 0.5) * height) / count)}h${round(width)}`,
  ).join('');
}

function middleOfShared(a: number, wide: number, b: number, otherWide: number): [number, boolean] {
  const from = Math.max(a, b);
  const to = Math.min(a + wide, b + otherWide);
  return [(from + to) / 2, to - from > 0.5];
}

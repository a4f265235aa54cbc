export interface Point {
  readonly x: number;
  readonly y: number;
}

/** One polygon of a tiling; its edges all have length 1. */
export interface Tile {
  /** Corners in order, counter-clockwise in a plane whose y points up. */
  readonly corners: readonly Point[];
  /** `star`: carries the pattern's great stars; `filler`: closes the gaps between them. */
  readonly role: 'star' | 'filler';
}

/** A piece of the plane that repeats by the two steps. */
export interface Tiling {
  readonly tiles: readonly Tile[];
  readonly steps: readonly [Point, Point];
}

export const folds = [6, 8, 10, 12] as const;

/** How many points the great stars have. */
export type Fold = (typeof folds)[number];

/** Half the distance between opposite edges of a regular polygon with edges of length 1. */
const apothemOf = (sides: number) => 0.5 / Math.tan(Math.PI / sides);
const radiusOf = (sides: number) => 0.5 / Math.sin(Math.PI / sides);

/** A regular polygon; `turn` is the direction of its first corner, radians. */
function regular(sides: number, centre: Point, turn: number): Point[] {
  const radius = radiusOf(sides);
  return Array.from({ length: sides }, (_, corner) => {
    const angle = turn + (2 * Math.PI * corner) / sides;
    return { x: centre.x + radius * Math.cos(angle), y: centre.y + radius * Math.sin(angle) };
  });
}

const origin: Point = { x: 0, y: 0 };
const polar = (length: number, angle: number): Point => ({
  x: length * Math.cos(angle),
  y: length * Math.sin(angle),
});
const add = (a: Point, b: Point): Point => ({ x: a.x + b.x, y: a.y + b.y });

/**
 * The tiling under a pattern, as the scrolls of the workshops show it scored into the paper:
 * hexagons; octagons with squares; decagons with bow ties; dodecagons with hexagons and squares.
 */
export function findTiling(fold: Fold): Tiling {
  if (fold === 6) return hexagons();
  if (fold === 8) return octagons();
  return fold === 10 ? decagons() : dodecagons();
}

function hexagons(): Tiling {
  const step = 2 * apothemOf(6);
  return {
    tiles: [{ corners: regular(6, origin, Math.PI / 6), role: 'star' }],
    steps: [polar(step, 0), polar(step, Math.PI / 3)],
  };
}

function octagons(): Tiling {
  const step = 2 * apothemOf(8);
  return {
    tiles: [
      { corners: regular(8, origin, Math.PI / 8), role: 'star' },
      { corners: regular(4, { x: step / 2, y: step / 2 }, 0), role: 'filler' },
    ],
    steps: [polar(step, 0), polar(step, Math.PI / 2)],
  };
}

function decagons(): Tiling {
  const decagon = regular(10, origin, -Math.PI / 10);
  const step = 2 * apothemOf(10);
  // Rhombs that lie on their diagonals: the axes of the gaps stand upright and level.
  const [right, up] = [polar(step, -Math.PI / 5), polar(step, Math.PI / 5)];
  return {
    tiles: [
      { corners: decagon, role: 'star' },
      { corners: bowTie(decagon, right, up), role: 'filler' },
    ],
    steps: [right, up],
  };
}

/** The gap between four decagons: six edges, two of its corners turned inwards. */
function bowTie(decagon: readonly Point[], right: Point, up: Point): Point[] {
  const corner = (index: number, move: Point = origin) => add(decagon[index] ?? origin, move);
  const both = add(right, up);
  return [
    corner(0),
    corner(3, right),
    corner(2, right),
    corner(5, both),
    corner(8, up),
    corner(7, up),
  ];
}

function dodecagons(): Tiling {
  // Dodecagon, hexagon, square: the steps go over a square between two dodecagons.
  const step = 2 * apothemOf(12) + 1;
  const square = (angle: number): Tile => ({
    corners: regular(4, polar(step / 2, angle), angle + Math.PI / 4),
    role: 'filler',
  });
  const hexagon = (angle: number): Tile => ({
    corners: regular(6, polar(step / Math.sqrt(3), angle), angle),
    role: 'filler',
  });
  return {
    tiles: [
      { corners: regular(12, origin, Math.PI / 12), role: 'star' },
      ...[0, Math.PI / 3, (2 * Math.PI) / 3].map(square),
      ...[Math.PI / 6, Math.PI / 2].map(hexagon),
    ],
    steps: [polar(step, 0), polar(step, Math.PI / 3)],
  };
}

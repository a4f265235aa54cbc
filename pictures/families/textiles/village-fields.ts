import { leaf, placeMotif, rosette, tulip } from '../../geometry/flora.ts';
import { type Point, polar, smooth, starPolygon, tau } from '../../geometry/points.ts';
import { fillShape, strokeLine } from '../../surface/plate.ts';
import { type Design, paint } from './carpet-parts.ts';

/** Fields that were counted, not drawn: of villages, tents and small workshops. */

const diamond = ([x, y]: Point, half: number, tall: number): Point[] => [
  [x, y - tall],
  [x + half, y],
  [x, y + tall],
  [x - half, y],
];

/** A diamond whose sides climb in steps, as knots do. */
function stepped([x, y]: Point, half: number, tall: number, steps: number): Point[] {
  const quarter: Point[] = [];
  for (let i = 0; i < steps; i++) {
    quarter.push([(half * i) / steps, tall * (1 - i / steps)]);
    quarter.push([(half * (i + 1)) / steps, tall * (1 - i / steps)]);
  }
  const at = (sx: number, sy: number) => quarter.map(([a, b]): Point => [x + sx * a, y + sy * b]);
  return [...at(1, -1), ...at(1, 1).reverse(), ...at(-1, 1), ...at(-1, -1).reverse()];
}

/** A long hexagon with a stepped diamond in it, small stars and triangles around. */
export function naturalWools({ brush, w, h, dyes }: Design): void {
  const long = (share: number): Point[] => [
    [w / 2, h * (0.5 - 0.48 * share)],
    [w * (0.5 + 0.46 * share), h * (0.5 - 0.26 * share)],
    [w * (0.5 + 0.46 * share), h * (0.5 + 0.26 * share)],
    [w / 2, h * (0.5 + 0.48 * share)],
    [w * (0.5 - 0.46 * share), h * (0.5 + 0.26 * share)],
    [w * (0.5 - 0.46 * share), h * (0.5 - 0.26 * share)],
  ];
  for (const [share, ink] of [
    [1, dyes.dark],
    [0.97, dyes.light],
    [0.9, dyes.one],
    [0.87, dyes.border],
  ] as const)
    fillShape(brush, long(share), ink);
  for (const y of [-0.24, 0, 0.24])
    for (const x of [-0.27, 0.27])
      for (const [r, ink] of [
        [0.075, dyes.light],
        [0.05, dyes.dark],
        [0.025, dyes.three],
      ] as const)
        fillShape(brush, starPolygon(8, w * r, 0.7, 0, [w * (0.5 + x), h * (0.5 + y)]), ink);
  for (const [half, ink] of [
    [0.3, dyes.dark],
    [0.28, dyes.light],
    [0.22, dyes.three],
    [0.16, dyes.dark],
    [0.13, dyes.one],
    [0.07, dyes.light],
  ] as const)
    fillShape(brush, stepped([w / 2, h / 2], w * half, w * half * 1.35, 9), ink);
  for (let i = 0; i < 9; i++)
    for (const side of [0, 1]) {
      const y = (h * (i + 0.5)) / 9;
      const x = side ? w : 0;
      fillShape(
        brush,
        [
          [x, y - h * 0.045],
          [x + (side ? -1 : 1) * w * 0.05, y],
          [x, y + h * 0.045],
        ],
        i % 2 ? dyes.three : dyes.light,
      );
    }
}

/** A tree of angular branches, its leaves set along them like teeth. */
export function camelTree({ brush, w, h, dyes }: Design): void {
  const trunk = (x: number, from: number, to: number, wide: number) => {
    brush.fillStyle = dyes.dark;
    brush.fillRect(x - wide / 2, to, wide, from - to);
  };
  trunk(w / 2, h * 0.97, h * 0.06, 5);
  for (let i = 0; i < 11; i++) {
    const y = h * (0.9 - i * 0.078);
    const reach = w * (0.42 - (i % 3) * 0.05);
    for (const side of [-1, 1]) {
      const elbow: Point = [w / 2 + side * reach, y - w * 0.11];
      const tip: Point = [elbow[0], y - w * 0.2];
      strokeLine(brush, [[w / 2, y], elbow, tip], dyes.dark, 3);
      for (let k = 1; k <= 5; k++) {
        const at: Point = [w / 2 + (side * reach * k) / 5, y - (w * 0.11 * k) / 5];
        fillShape(
          brush,
          diamond([at[0], at[1] - 6], 4.6, 6.4),
          k % 2 ? (dyes.field === dyes.one ? dyes.border : dyes.two) : dyes.border,
        );
        fillShape(brush, diamond([at[0], at[1] + 6], 3.6, 5), dyes.border);
      }
      fillShape(brush, stepped(tip, 8, 9, 4), dyes.dark);
      fillShape(brush, stepped(tip, 5.5, 6.5, 3), dyes.light);
    }
  }
  fillShape(brush, stepped([w / 2, h * 0.07], 11, 13, 5), dyes.border);
  fillShape(brush, stepped([w / 2, h * 0.07], 6, 7, 3), dyes.light);
}

/** The sign of a tribe in rows: an octagon quartered in two colors, small crosses between. */
export function guls({ brush, w, h, dyes }: Design): void {
  const rows = 3;
  const cols = Math.round((w / h) * rows * 0.82);
  const [cw, ch] = [w / cols, h / rows];
  for (let j = 0; j < rows; j++)
    for (let i = 0; i < cols; i++) {
      const c: Point = [(i + 0.5) * cw, (j + 0.5) * ch];
      const eight = (k: number): Point[] => {
        const [a, b] = [cw * 0.44 * k, ch * 0.44 * k];
        return [
          [-a * 0.5, -b],
          [a * 0.5, -b],
          [a, -b * 0.45],
          [a, b * 0.45],
          [a * 0.5, b],
          [-a * 0.5, b],
          [-a, b * 0.45],
          [-a, -b * 0.45],
        ].map(([x, y]): Point => [c[0] + x, c[1] + y]);
      };
      fillShape(brush, eight(1), dyes.dark);
      fillShape(brush, eight(0.93), dyes.light);
      brush.save();
      brush.beginPath();
      for (const [k, [x, y]] of eight(0.88).entries()) k ? brush.lineTo(x, y) : brush.moveTo(x, y);
      brush.clip();
      for (const [sx, sy] of [
        [0, 0],
        [1, 0],
        [0, 1],
        [1, 1],
      ] as const) {
        brush.fillStyle = (sx + sy) % 2 ? dyes.one : dyes.border;
        brush.fillRect(c[0] + (sx - 1) * cw * 0.5, c[1] + (sy - 1) * ch * 0.5, cw * 0.5, ch * 0.5);
        for (let k = 0; k < 3; k++)
          fillShape(
            brush,
            diamond(
              [
                c[0] + (sx ? 1 : -1) * cw * (0.12 + k * 0.1),
                c[1] + (sy ? 1 : -1) * ch * (0.3 - k * 0.07),
              ],
              3.4,
              3.4,
            ),
            k % 2 ? dyes.light : dyes.dark,
          );
      }
      brush.restore();
      fillShape(brush, eight(0.4), dyes.dark);
      fillShape(brush, eight(0.34), dyes.light);
      fillShape(brush, starPolygon(8, ch * 0.1, 0.7, 0, c), (i + j) % 2 ? dyes.field : dyes.two);
      const cross: Point = [(i + 1) * cw, (j + 1) * ch];
      if (i < cols - 1 && j < rows - 1) {
        for (const [a, b] of [
          [11, 4],
          [4, 11],
        ] as const)
          fillShape(brush, stepped(cross, a, b, 3), dyes.light);
        fillShape(brush, stepped(cross, 4, 4, 2), dyes.two);
      }
    }
}

/** Rows of small diamonds, each row with its own order of colors. */
export function smallDiamonds({ brush, w, h, dyes, random }: Design): void {
  const rows = 31;
  const cols = 19;
  const [cw, ch] = [w / cols, h / rows];
  const all = [dyes.border, dyes.light, dyes.one, dyes.two, dyes.three, dyes.dark];
  for (let j = -1; j <= rows; j++) {
    const order = [random.pick(all), random.pick(all), random.pick(all)];
    for (let i = -1; i <= cols; i++) {
      const c: Point = [(i + (j % 2 ? 1 : 0.5)) * cw, (j + 0.5) * ch];
      fillShape(brush, stepped(c, cw * 0.52, ch, 5), dyes.dark);
      fillShape(brush, stepped(c, cw * 0.44, ch * 0.86, 5), order[((i % 3) + 3) % 3]);
      fillShape(brush, stepped(c, cw * 0.22, ch * 0.42, 3), order[(((i + 1) % 3) + 3) % 3]);
    }
  }
}

/** A row of niches one above another in two halves that do not meet quite level. */
export function rowOfNiches({ brush, w, h, dyes }: Design): void {
  const count = 5;
  const tall = h / count;
  const inks = [dyes.border, dyes.two, dyes.one, dyes.three, dyes.border];
  for (const half of [0, 1]) {
    brush.save();
    brush.beginPath();
    brush.rect(half ? w / 2 : 0, 0, w / 2, h);
    brush.clip();
    brush.translate(0, half ? 5 : 0);
    for (let k = -1; k <= count; k++) {
      const y = k * tall;
      brush.fillStyle = inks[(k + 5) % 5];
      brush.fillRect(0, y, w, tall);
      const niche = (grow: number): Point[] => {
        const points: Point[] = [
          [w * (0.14 - grow), y + tall],
          [w * (0.14 - grow), y + tall * 0.46],
        ];
        for (let i = 1; i <= 8; i++) {
          const x = w * (0.14 - grow) + (w * (0.36 + grow) * i) / 8;
          const top = y + tall * (0.46 - (0.4 + grow) * (i / 8));
          points.push([x, points[points.length - 1][1]], [x, top]);
        }
        return [
          ...points,
          ...points
            .slice()
            .reverse()
            .map(([a, b]): Point => [w - a, b]),
        ];
      };
      fillShape(brush, niche(0.035), dyes.light);
      fillShape(brush, niche(0.015), dyes.dark);
      fillShape(
        brush,
        niche(0),
        inks[(k + 7) % 5] === inks[(k + 5) % 5] ? dyes.field : inks[(k + 7) % 5],
      );
      for (const [r, ink] of [
        [0.17, dyes.light],
        [0.13, dyes.dark],
        [0.08, dyes.one],
      ] as const)
        fillShape(brush, stepped([w / 2, y + tall * 0.62], w * r, tall * r * 1.1, 6), ink);
      for (let i = 0; i < 12; i++)
        fillShape(
          brush,
          [
            [(w * i) / 12, y + tall],
            [(w * (i + 0.5)) / 12, y + tall * 0.955],
            [(w * (i + 1)) / 12, y + tall],
          ],
          i % 2 ? dyes.light : dyes.dark,
        );
    }
    brush.restore();
  }
}

/** White wool crossed by thin lines, zigzags and small lozenges; the corners stay open. */
export function thinLines({ brush, w, h, dyes }: Design): void {
  const bands = 13;
  for (let j = 0; j < bands; j++) {
    const y = (h * (j + 0.5)) / bands;
    const [from, to] = j === 0 || j === bands - 1 ? [w * 0.14, w * 0.86] : [0, w];
    const count = 22;
    const line = (dy: number, ink: string, wide: number, sharp: number) =>
      strokeLine(
        brush,
        Array.from(
          { length: count + 1 },
          (_, i): Point => [from + ((to - from) * i) / count, y + dy + (i % 2 ? sharp : -sharp)],
        ),
        ink,
        wide,
      );
    if (j % 3 === 0) for (const dy of [-7, 0, 7]) line(dy, dy ? dyes.one : dyes.dark, 1.8, 4);
    else if (j % 3 === 1) {
      for (const dy of [-9, 9]) line(dy, dyes.dark, 1.6, 0);
      for (let i = 0; i < 15; i++)
        fillShape(
          brush,
          stepped([from + ((to - from) * (i + 0.5)) / 15, y], 7, 6, 4),
          i % 3 ? dyes.dark : dyes.one,
        );
    } else
      for (let i = 0; i < 30; i++)
        fillShape(
          brush,
          [
            [from + ((to - from) * i) / 30, y + 6],
            [from + ((to - from) * (i + 0.5)) / 30, y - 6],
            [from + ((to - from) * (i + 1)) / 30, y + 6],
          ],
          i % 5 === 2 ? dyes.border : dyes.dark,
        );
  }
}

/** A niche with a lamp like a samovar and a vase of flowers below it. */
export function lampNiche({ brush, w, h, dyes }: Design): void {
  brush.fillStyle = dyes.two;
  brush.fillRect(0, 0, w, h);
  for (let j = 0; j < 5; j++)
    for (let i = 0; i < 9; i++)
      paint(
        brush,
        placeMotif(
          rosette(6),
          [(w * (i + 0.5 + (j % 2) * 0.5)) / 9, h * (0.03 + j * 0.058)],
          w * 0.07,
        ),
        dyes,
        j % 2 === 0,
      );
  const niche = (grow: number): Point[] => {
    const left = smooth(
      [
        [w * 0.08 - grow, h * 0.36],
        [w * 0.14 - grow, h * 0.27 - grow],
        [w * 0.3, h * 0.22 - grow],
        [w * 0.4, h * 0.13 - grow],
        [w * 0.5, h * 0.05 - grow],
      ],
      false,
      10,
    );
    return [
      [w * 0.08 - grow, h],
      ...left,
      ...left.map(([x, y]): Point => [w - x, y]).reverse(),
      [w * 0.92 + grow, h],
    ];
  };
  for (const [grow, ink] of [
    [7, dyes.dark],
    [5.4, dyes.light],
    [2, dyes.dark],
    [0, dyes.field],
  ] as const)
    fillShape(brush, niche(grow), ink);
  const c = w / 2;
  const turned = (points: readonly [number, number][], ink: string) =>
    fillShape(
      brush,
      smooth(
        [
          ...points.map(([x, y]): Point => [c + x * w, y * h]),
          ...points
            .slice()
            .reverse()
            .map(([x, y]): Point => [c - x * w, y * h]),
        ],
        true,
        5,
      ),
      ink,
    );
  strokeLine(
    brush,
    [
      [c, h * 0.07],
      [c, h * 0.2],
    ],
    dyes.light,
    1.6,
  );
  for (const [k, ink] of [
    [1.08, dyes.dark],
    [1, dyes.one],
  ] as const)
    turned(
      [
        [0.02 * k, 0.19],
        [0.05 * k, 0.215],
        [0.03 * k, 0.24],
        [0.11 * k, 0.29],
        [0.12 * k, 0.34],
        [0.05 * k, 0.38],
        [0.07 * k, 0.405],
      ],
      ink,
    );
  paint(brush, placeMotif(rosette(8), [c, h * 0.32], w * 0.13), dyes);
  for (const side of [-1, 1])
    strokeLine(
      brush,
      smooth(
        [
          [c + side * w * 0.11, h * 0.3],
          [c + side * w * 0.17, h * 0.33],
          [c + side * w * 0.13, h * 0.37],
        ],
        false,
        6,
      ),
      dyes.one,
      2.4,
    );
  turned(
    [
      [0.06, 0.78],
      [0.05, 0.81],
      [0.12, 0.86],
      [0.1, 0.92],
      [0.04, 0.95],
      [0.08, 0.97],
    ],
    dyes.three,
  );
  paint(brush, placeMotif(rosette(6), [c, h * 0.88], w * 0.1), dyes);
  for (const [x, y, turn, kind] of [
    [0, 0.55, 0, 0],
    [-0.15, 0.6, -0.4, 1],
    [0.15, 0.6, 0.4, 1],
    [-0.26, 0.7, -0.9, 0],
    [0.26, 0.7, 0.9, 0],
    [-0.1, 0.69, -0.3, 1],
    [0.1, 0.69, 0.3, 1],
  ] as const) {
    strokeLine(
      brush,
      smooth(
        [
          [c, h * 0.79],
          [c + x * w * 0.7, h * (y + 0.1)],
          [c + x * w, h * y],
        ],
        false,
        8,
      ),
      dyes.light,
      1.6,
    );
    paint(
      brush,
      placeMotif(
        leaf(0.4 * Math.sign(x || 1)),
        [c + x * w * 0.6, h * (y + 0.1)],
        w * 0.09,
        turn * 1.6 + 0.5,
      ),
      dyes,
    );
    paint(
      brush,
      placeMotif(
        kind ? rosette(6) : tulip(),
        [c + x * w, h * (y + 0.01)],
        w * (kind ? 0.1 : 0.13),
        turn,
      ),
      dyes,
      kind === 1,
    );
  }
}

/** A meadow from one root, a thousand flowers wide, between two half cypresses, under an arch of steps. */
export function thousandFlowers({ brush, w, h, dyes, random }: Design): void {
  const root: Point = [w / 2, h * 0.98];
  const spots: Point[] = [];
  for (let j = 0; j < 13; j++)
    for (let i = 0; i < 8; i++)
      spots.push([w * (0.07 + (i + (j % 2 ? 0.75 : 0.25)) * 0.115), h * (0.1 + j * 0.066)]);
  for (const [x, y] of spots)
    strokeLine(
      brush,
      smooth(
        [root, [w / 2 + (x - w / 2) * 0.5, (root[1] + y) / 2 + h * 0.08], [x, y + 8], [x, y]],
        false,
        6,
      ),
      dyes.two,
      1,
    );
  spots.forEach(([x, y], k) => {
    for (const side of [-1, 1])
      paint(brush, placeMotif(leaf(0.5 * side), [x, y + 9], 11, side * 1.1), dyes);
    paint(
      brush,
      placeMotif(
        k % 3 === 0 ? tulip() : rosette(5 + (k % 3)),
        [x, y + (k % 3 ? 0 : 6)],
        random.between(14, 18),
        random.bell() * 0.3,
      ),
      dyes,
      k % 2 === 0,
    );
  });
  for (const side of [0, 1]) {
    const x = side ? w : 0;
    const way = side ? -1 : 1;
    for (const [k, ink] of [
      [1, dyes.dark],
      [0.9, dyes.two],
    ] as const)
      fillShape(
        brush,
        smooth(
          [
            [x, h * 0.14],
            [x + way * w * 0.07 * k, h * 0.4],
            [x + way * w * 0.12 * k, h * 0.75],
            [x + way * w * 0.1 * k, h * 0.96],
            [x, h],
          ],
          false,
          8,
        ).concat([[x, h]]),
        ink,
      );
    for (let k = 0; k < 12; k++)
      strokeLine(
        brush,
        [
          [x, h * (0.3 + k * 0.055)],
          [x + way * w * 0.07, h * (0.27 + k * 0.055)],
        ],
        dyes.light,
        1,
      );
  }
  for (const side of [0, 1]) {
    const points: Point[] = [[side ? w : 0, 0]];
    for (let i = 0; i <= 8; i++) {
      const x = (w / 2) * (i / 8);
      points.push(
        [side ? w - x : x, h * (0.26 - 0.024 * i)],
        [side ? w - x : x, h * (0.26 - 0.024 * (i + 1))],
      );
    }
    points.push([w / 2, 0]);
    fillShape(brush, points, dyes.border);
    for (let k = 0; k < 9; k++)
      paint(
        brush,
        placeMotif(
          rosette(5),
          polar(w * (0.1 + (k % 3) * 0.12), (tau / 4) * (0.14 + Math.floor(k / 3) * 0.3), [
            side ? w : 0,
            0,
          ]).map((value, axis) =>
            axis === 0 && side ? 2 * w - value : value * (axis ? 0.8 : 1),
          ) as unknown as Point,
          12,
        ),
        dyes,
        k % 2 === 0,
      );
  }
}

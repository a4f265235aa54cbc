import { leaf, placeMotif, rosette, tulip } from '../../../geometry/flora.ts';
import { type Point, polar, smooth, tau } from '../../../geometry/points.ts';
import { fillShape, strokeLine } from '../../../surface/plate.ts';
import { type Design, paint } from './carpet-parts.ts';
import { stepped } from './village-fields.ts';

/** Fields of niches, of small workshops: in rows, with a lamp, or filled from one root. */

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

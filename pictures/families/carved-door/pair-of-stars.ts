import { curl } from '../../geometry/arabesque.ts';
import { type Motif, palmette, placeMotif, rosette } from '../../geometry/flora.ts';
import { type Box, starPolygon } from '../../geometry/points.ts';
import { ageRelief, grainWood, raise } from '../../surface/carving.ts';
import { fillShape, type Plate } from '../../surface/plate.ts';
import type { DoorParameters } from './carved-door.ts';
import { band, beading, metal } from './door-carving.ts';
import { starPanel } from './star-panel.ts';

export function pairOfStars(plate: Plate, p: DoorParameters, seed: string): Box[] {
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

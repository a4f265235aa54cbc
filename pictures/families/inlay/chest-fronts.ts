import { placeMotif, rosette } from '../../geometry/flora.ts';
import { type Box, mirrorOutline, type Point, smooth } from '../../geometry/points.ts';
import { raise } from '../../surface/carving.ts';
import { type Brush, fillShape, type Plate, paintField } from '../../surface/plate.ts';
import { border, hexField, inset, lay, type Pieces, starField } from './chest-inlay.ts';

export function bridalChest(plate: Plate, pieces: Pieces): Float32Array {
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

export function courtChest(plate: Plate, pieces: Pieces): Float32Array {
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

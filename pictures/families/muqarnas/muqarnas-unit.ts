import { placeMotif } from '../../geometry/flora.ts';
import { blossom, lotus } from '../../geometry/khatai.ts';
import { type Point, polar, smooth } from '../../geometry/points.ts';
import { ageRelief, fillMotif, raise } from '../../surface/carving.ts';
import { parseColour } from '../../surface/colour.ts';
import { smoothstep } from '../../surface/field.ts';
import { type Ground, mount, type Picture } from '../../surface/mount.ts';
import { createNoise } from '../../surface/noise.ts';
import {
  createPlate,
  fillShape,
  paintColour,
  paintField,
  strokeLine,
  trace,
} from '../../surface/plate.ts';
import { lightRelief } from '../../surface/relief-light.ts';
import { clipShape } from '../room-panel/gesso.ts';

/** One carved and painted unit of a plaster vault, seen from the front. */
export function drawMuqarnasUnit(ground: Ground, seed: string): Picture {
  const [width, height] = [1260, 1600];
  const plate = createPlate(width, height, 0.05);
  const [l, r, t, b] = [width * 0.17, width * 0.83, height * 0.1, height * 0.9];
  const cx = width / 2;
  const outline: Point[] = [
    [l, t],
    [r, t],
    [r, b - 230],
    [cx + 130, b - 60],
    [cx, b],
    [cx - 130, b - 60],
    [l, b - 230],
  ];
  const cover = paintField(width, height, (brush) => fillShape(brush, outline, '#fff'));
  raise(plate, 46, 26, (brush) => fillShape(brush, outline, '#fff'));
  const arch = (grow: number): Point[] => {
    const w = (r - l) / 2 - 70 + grow;
    const half = smooth(
      [
        [-w, b - 270 + grow],
        [-w, t + 430],
        [-w * 0.93, t + 300 - grow * 0.5],
        [-w * 0.6, t + 160 - grow],
        [0, t + 80 - grow],
      ] as Point[],
      false,
      10,
    );
    const foot: Point[] = [[0, b - 90 + grow * 1.2]];
    return [
      ...half,
      ...half
        .slice()
        .reverse()
        .map(([x, y]): Point => [-x, y]),
      ...foot,
    ].map(([x, y]): Point => [cx + x, y]);
  };
  raise(plate, 10, 6, (brush) => fillShape(brush, arch(34), '#fff'));
  // The hollow of the cell is part of a cylinder cut by two planes.
  raise(plate, -64, 230, (brush) => fillShape(brush, arch(0), '#fff'));
  raise(plate, -10, 4, (brush) => fillShape(brush, arch(0), '#fff'));
  // Flutes open from the foot of the hollow as a shell does; over them grows one palmette.
  const hub: Point = [cx, b - 190];
  raise(plate, 13, 16, (brush) =>
    clipShape(brush, arch(-16), () => {
      for (let k = -6; k <= 6; k++) {
        const a = (k / 6) * 1.02 - Math.PI / 2;
        const wide = 0.066;
        fillShape(
          brush,
          [polar(120, a, hub), polar(1400, a - wide, hub), polar(1400, a + wide, hub)],
          '#fff',
        );
      }
    }),
  );
  const leaf = placeMotif(lotus(3), [cx, b - 350], 440);
  // A petal lies over the one before it, with a cut between them.
  raise(plate, 24, 18, (brush) => {
    for (const { points, role } of leaf) {
      if (role === 'inner' || role === 'vein') continue;
      strokeLine(brush, points, '#000', 18, true);
      fillShape(brush, points, '#fff');
    }
  });
  raise(plate, -9, 9, (brush) => {
    for (const { points, role } of leaf) {
      if (role === 'vein') continue;
      if (role !== 'inner') strokeLine(brush, points, '#000', 18, true);
      fillShape(brush, points, role === 'inner' ? '#fff' : '#000');
    }
  });
  const corners = [-1, 1].map((side) => placeMotif(blossom(8, 2), [cx + side * 318, t + 104], 76));
  for (const corner of corners) {
    raise(plate, 9, 7, (brush) => fillMotif(brush, corner, '#fff'));
    raise(plate, -5, 4, (brush) => fillMotif(brush, corner, '#fff', ['heart', 'inner']));
  }
  const noise = createNoise(seed);
  const base = parseColour('#e6d9c0');
  for (let y = 0; y < height; y++)
    for (let x = 0; x < width; x++) {
      const i = y * width + x;
      const cloud = noise.fbm(x * 0.005, y * 0.005, 5);
      const fine = noise.fbm(x * 0.09, y * 0.09, 3);
      const k = 1 + cloud * 0.12 + fine * 0.05;
      for (let c = 0; c < 3; c++) plate.colour[i * 3 + c] = base[c] * k;
      plate.relief[i] += cloud * 4 + fine * 1.2;
    }
  const before = new Float32Array(plate.colour);
  paintColour(plate, (brush) => {
    brush.globalAlpha = 0.85;
    trace(brush, arch(17));
    brush.lineWidth = 25;
    brush.strokeStyle = '#27498f';
    brush.stroke();
    const ring = arch(17);
    ring.forEach(([x, y], i) => {
      if (i % 3) return;
      brush.fillStyle = i % 2 ? '#b5402c' : '#e8dcc0';
      brush.beginPath();
      brush.arc(x, y, 8, 0, 7);
      brush.fill();
    });
    // The red line that sharpens the edge for eyes far below.
    trace(brush, arch(2));
    brush.lineWidth = 7;
    brush.strokeStyle = '#b5402c';
    brush.stroke();
    brush.globalAlpha = 0.5;
    fillMotif(brush, leaf, '#27498f', ['heart', 'leaf']);
    for (const corner of corners) fillMotif(brush, corner, '#b8862e', ['heart', 'inner']);
  });
  // The paint has flaked.
  for (let y = 0; y < height; y++)
    for (let x = 0; x < width; x++) {
      const i = y * width + x;
      const lost = smoothstep(
        0.02,
        0.16,
        noise.fbm(x * 0.013 + 31, y * 0.013, 4) + noise.fbm(x * 0.1, y * 0.1, 2) * 0.25,
      );
      for (let c = 0; c < 3; c++)
        plate.colour[i * 3 + c] += (before[i * 3 + c] - plate.colour[i * 3 + c]) * lost;
    }
  ageRelief(plate, -40, 50, '#8a7558', 0.3, seed);
  plate.cover.set(cover);
  return mount(width, height, lightRelief(plate, { rise: 40, exposure: 1.05, fill: 0.5 }), cover, {
    ground,
    lift: 46,
    seed,
  });
}

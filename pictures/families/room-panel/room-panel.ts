import type { Box, Point } from '../../geometry/points.ts';
import { ageRelief, raise } from '../../surface/carving.ts';
import { parseColour } from '../../surface/colour.ts';
import { type Ground, mount, type Picture } from '../../surface/mount.ts';
import { createNoise } from '../../surface/noise.ts';
import { createPlate, fillShape, type Plate, paintField } from '../../surface/plate.ts';
import { lightRelief } from '../../surface/relief-light.ts';
import { corniceBoard } from './cornice-board.ts';
import { fruitBowl } from './fruit-bowl.ts';
import { wearGilding } from './gold-leaf.ts';
import { pineCones } from './pine-cones.ts';
import { roseNiche } from './rose-niche.ts';
import { starsAndVase } from './stars-and-vase.ts';
import { vineLeaves } from './vine-leaves.ts';

export type PanelKind = 'pine-cones' | 'vine' | 'eighteen' | 'roses' | 'fruit' | 'cornice';

export type RoomPanelParameters = {
  kind: PanelKind;
  ground: Ground;
  width: number;
  height: number;
};

/** A panel of carved stucco or of painted and gilded relief, whole, seen from straight ahead. */
export function drawRoomPanel(p: RoomPanelParameters, seed: string, close = 1): Picture {
  const { width, height, kind } = p;
  const [wide, tall] = [Math.round(width * close), Math.round(height * close)];
  const plate = { ...createPlate(wide, tall, 0.03), close };
  const margin = Math.round(Math.min(width, height) * 0.07);
  const box: Box = [margin, margin, width - margin * 2, height - margin * 2];
  const isStucco = kind === 'pine-cones' || kind === 'vine' || kind === 'eighteen';
  if (isStucco) plasterGround(plate, seed, kind === 'vine' ? '#dccbaa' : '#eae0cb');
  else
    paintGround(
      plate,
      seed,
      { roses: '#2f5a4a', fruit: '#274a6a', cornice: '#3a2a1e' }[
        kind as 'roses' | 'fruit' | 'cornice'
      ],
    );
  raise(plate, 22, 10, (brush) => brush.fillRect(...box));
  ({
    'pine-cones': pineCones,
    vine: vineLeaves,
    eighteen: starsAndVase,
    roses: roseNiche,
    fruit: fruitBowl,
    cornice: corniceBoard,
  })[kind](plate, box);
  const cover = paintField(
    width,
    height,
    (brush) =>
      isStucco
        ? fillShape(brush, brokenEdge(box, seed, kind === 'vine' ? 9 : 3), '#fff')
        : brush.fillRect(...box),
    close,
  );
  if (kind === 'fruit') wearGilding(plate, seed);
  ageRelief(plate, -12, 24, isStucco ? '#7d6a4c' : '#3a2414', isStucco ? 0.5 : 0.42, seed);
  if (!isStucco) varnish(plate, seed);
  plate.cover.set(cover);
  const lit = lightRelief(plate, {
    rise: 36,
    exposure: 1.08,
    fill: 0.46,
    sheen: isStucco ? 0.3 : 1,
  });
  return mount(wide, tall, lit, cover, { ground: p.ground, lift: 28 * close, seed });
}

function brokenEdge([x, y, w, h]: Box, seed: string, amount: number): Point[] {
  const noise = createNoise(seed);
  const points: Point[] = [];
  for (const [ax, ay, bx, by] of [
    [x, y, x + w, y],
    [x + w, y, x + w, y + h],
    [x + w, y + h, x, y + h],
    [x, y + h, x, y],
  ])
    for (let i = 0; i < 70; i++) {
      const [px, py] = [ax + ((bx - ax) * i) / 70, ay + ((by - ay) * i) / 70];
      const bite = Math.max(0, noise.fbm(px * 0.012, py * 0.012, 4)) * amount * 3;
      points.push([
        px + Math.sign(x + w / 2 - px) * bite * (ax === bx ? 1 : 0),
        py + Math.sign(y + h / 2 - py) * bite * (ay === by ? 1 : 0),
      ]);
    }
  return points;
}

function plasterGround(plate: Plate, seed: string, hex: string): void {
  const { width, height, close = 1 } = plate;
  const noise = createNoise(seed);
  const base = parseColour(hex);
  for (let row = 0; row < height; row++)
    for (let column = 0; column < width; column++) {
      const i = row * width + column;
      const [x, y] = [column / close, row / close];
      const cloud = noise.fbm(x * 0.004, y * 0.004, 5);
      const fine = noise.fbm(x * 0.08, y * 0.08, 3);
      for (let c = 0; c < 3; c++)
        plate.colour[i * 3 + c] = base[c] * (1 + cloud * 0.1 + fine * 0.04);
      plate.relief[i] = (cloud * 2 + fine * 0.9) * close;
    }
}

function paintGround(plate: Plate, seed: string, hex: string): void {
  const { width, height, close = 1 } = plate;
  const noise = createNoise(seed);
  const base = parseColour(hex);
  for (let row = 0; row < height; row++)
    for (let column = 0; column < width; column++) {
      const i = row * width + column;
      const [x, y] = [column / close, row / close];
      const cloud = noise.fbm(x * 0.006, y * 0.006, 4);
      const grain = noise.fbm(x * 0.11, y * 0.004, 3);
      for (let c = 0; c < 3; c++)
        plate.colour[i * 3 + c] = base[c] * (1 + cloud * 0.18 + grain * 0.1);
      plate.relief[i] = grain * 0.8 * close;
      plate.gloss[i] = 0.22;
    }
}

/** Old varnish has browned, and lies thicker here and there. */
function varnish(plate: Plate, seed: string): void {
  const noise = createNoise(`${seed} varnish`);
  const { width, height, close = 1 } = plate;
  for (let row = 0; row < height; row++)
    for (let column = 0; column < width; column++) {
      const i = (row * width + column) * 3;
      const [x, y] = [column / close, row / close];
      const k = 0.5 + noise.fbm(x * 0.004, y * 0.004, 4) * 0.5;
      plate.colour[i + 1] *= 1 - 0.07 * k;
      plate.colour[i + 2] *= 1 - 0.22 * k;
    }
}

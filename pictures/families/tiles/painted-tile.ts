import type { Canvas } from '@napi-rs/canvas';
import type { Composition } from '../../geometry/compositions.ts';
import type { Point } from '../../geometry/points.ts';
import { createRandom, type Random } from '../../geometry/random.ts';
import { type Palette, paintMotif } from '../../surface/brushwork.ts';
import { distanceTo, type Field } from '../../surface/field.ts';
import { lightPlate } from '../../surface/light.ts';
import { type Ground, mount, type Picture } from '../../surface/mount.ts';
import {
  type Brush,
  createPlate,
  fillShape,
  type Plate,
  paintCanvas,
  paintField,
} from '../../surface/plate.ts';
import { fire } from '../../surface/underglaze.ts';
import { finishTile } from './tile-finish.ts';
import { type TileShape, tileOutline, tileSize } from './tile-outline.ts';

export type TileParameters = {
  design: Composition;
  /** Painted before the design, in tile units −1…1 scaled by the tile's half side in pixels. */
  under?: (brush: Brush, half: number, random: Random) => void;
  over?: (brush: Brush, half: number, random: Random) => void;
  glaze: string;
  palette: Palette;
  line: string | null;
  lineWidth: number;
  ground: Ground;
  shape?: TileShape;
  /** Unglazed: sand, clay. */
  matte?: boolean;
  /** Pixels by which paint stands up; bole red and cuerda seca glazes are felt under the finger. */
  raised?: number;
  /** Pixels over which raised paint falls off, 2 when not told. */
  soft?: number;
  crackle?: number;
  /** How far the colours run in the fire, 0 to 1; 0.6 when not told. */
  run?: number;
  wear?: number;
  /** How much deeper the glaze is where it has pooled, 0 to 1. */
  pooled?: number;
  /** A metal lustre: colours named in `palette` shine like copper. */
  lustre?: boolean;
  /** Cuerda seca: the line kept the glazes apart in the fire. */
  cord?: boolean;
  body?: string;
  scale?: number;
};

const size = tileSize;

/** One glazed and painted tile, from above; `close` pixels each way for one at usual size. */
export function drawPaintedTile(p: TileParameters, seed: string, close = 1): Picture {
  const plate = makePaintedTile(p, seed, close);
  const { width, height, cover } = plate;
  const lit = lightPlate(plate, { reach: 9 * close, occlusion: 0.5, sheen: 1.1 });
  return mount(width, height, lit, cover, { ground: p.ground, lift: 30 * close, seed });
}

/**
 * The same before light falls on it, for walls of many.
 * @param cut the outline in pixels of usual size, where it is not the one of the shape
 */
export function makePaintedTile(
  p: TileParameters,
  seed: string,
  close = 1,
  cut?: readonly Point[],
): Plate {
  const random = createRandom(seed);
  const half = size * (p.shape === 'star' || p.shape === 'cross' ? 0.45 : 0.42);
  const own = tileOutline(p.shape ?? 'square', half, random);
  const outline = cut ?? own;
  const side = Math.round(size * close);
  const plate = createPlate(side, side, 0.85);
  const to = ([x, y]: Point): Point => [
    size / 2 + x * half * (p.scale ?? 1),
    size / 2 + y * half * (p.scale ?? 1),
  ];
  const draw = (brush: Brush) => {
    brush.save();
    brush.translate(size / 2, size / 2);
    p.under?.(brush, half, random);
    brush.restore();
    paintMotif(brush, p.design(random), to, random, {
      palette: p.palette,
      line: p.line,
      lineWidth: p.lineWidth,
      hand: 1.1,
      bare: p.cord ? 'all' : p.glaze,
      showsHairs: close > 1.5,
    });
    brush.save();
    brush.translate(size / 2, size / 2);
    p.over?.(brush, half, random);
    brush.restore();
  };
  const art = paintCanvas(size, size, draw, close);
  const whole = paintCanvas(side, side, (brush) => {
    brush.fillStyle = p.glaze;
    brush.fillRect(0, 0, side, side);
    brush.drawImage(art, 0, 0);
  });
  const paint = alphaOf(art);
  const inside = paintField(size, size, (brush) => fillShape(brush, outline, '#fff'), close);
  const fired = fire(
    whole,
    {
      // Opaque glazes lie beside each other; stains lie in one glaze.
      glaze: p.cord ? '#efe8d8' : p.glaze,
      close,
      crackle: p.crackle,
      run: p.lustre ? 0.35 : p.run,
      isPoured: p.cord,
    },
    seed,
    inside,
  );
  plate.colour = fired.colour;
  plate.relief = fired.relief;

  const rim = distanceTo(side, side, (i) => inside[i] < 0.5);
  const canvas = whole.getContext('2d').getImageData(0, 0, side, side).data;
  finishTile(plate, { inside, paint, rim, canvas }, p, seed, close);
  return plate;
}

function alphaOf(canvas: Canvas): Field {
  const { width, height } = canvas;
  const { data } = canvas.getContext('2d').getImageData(0, 0, width, height);
  return Float32Array.from({ length: width * height }, (_, i) => data[i * 4 + 3] / 255);
}

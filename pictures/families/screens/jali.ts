import { placeMotif, rosette } from '../../geometry/flora.ts';
import { renderPierced } from '../../render/pierced.ts';
import { clipRect, fillMotif } from '../../surface/carving.ts';
import { parseColour } from '../../surface/colour.ts';
import { distanceTo, type Field } from '../../surface/field.ts';
import type { Ground, Picture } from '../../surface/mount.ts';
import { createNoise } from '../../surface/noise.ts';
import { fillShape, paintField } from '../../surface/plate.ts';
import {
  arch,
  drawBars,
  drawPlant,
  fillPath,
  type Inner,
  type JaliDesign,
} from './jali-openings.ts';

export type JaliParameters = {
  design: JaliDesign;
  stone: 'red' | 'marble' | 'buff' | 'koa';
  /** Metres. */
  wide: number;
  tall: number;
  frame: number;
  ground: Ground;
  sun: readonly [number, number, number];
  width: number;
  height: number;
};

/** Pixels of the drawing for one metre of stone. */
const perMetre = 1050;

/** A pierced stone screen with the sun behind it. */
export function drawJali(p: JaliParameters, seed: string): Picture {
  const columns = Math.round(p.wide * perMetre);
  const rows = Math.round(p.tall * perMetre);
  const frame = p.frame * perMetre;
  const inner = [frame, frame, columns - frame * 2, rows - frame * 2] as const;
  const solid = paintField(columns, rows, (brush) => {
    brush.fillRect(0, 0, columns, rows);
    brush.fillStyle = '#000';
    if (p.design.kind === 'plant') fillShape(brush, arch(inner), '#000');
    else brush.fillRect(...inner);
    brush.save();
    if (p.design.kind === 'plant') {
      fillPath(brush, arch(inner));
      brush.clip();
      drawPlant(brush, inner);
    } else clipRect(brush, ...inner, () => drawBars(brush, p.design, inner));
    brush.restore();
  });
  const carving = carveFront(solid, columns, rows, p, inner);
  return renderPierced({
    solid,
    columns,
    rows,
    wide: p.wide,
    tall: p.tall,
    thick: p.stone === 'marble' ? 0.05 : 0.06,
    carving,
    paint: stone(p.stone, seed),
    glow: p.stone === 'marble' ? 0.5 : 0,
    gloss: p.stone === 'marble' ? 0.5 : 0.1,
    ground: p.ground,
    sun: p.sun,
    width: p.width,
    height: p.height,
    seed,
  });
}

/** Chamfers along every edge, a moulding around the frame, and flowers in the spandrels. */
function carveFront(
  solid: Field,
  columns: number,
  rows: number,
  p: JaliParameters,
  inner: Inner,
): Field {
  const inside = distanceTo(columns, rows, (i) => solid[i] < 0.5);
  const carving = new Float32Array(solid.length);
  const chamfer = p.design.kind === 'plant' ? 12 : 8;
  const frame = inner[0];
  for (let y = 0; y < rows; y++)
    for (let x = 0; x < columns; x++) {
      const i = y * columns + x;
      const t = Math.min(1, inside[i] / chamfer);
      carving[i] = (-(1 - Math.sqrt(1 - (1 - t) * (1 - t))) * chamfer * 0.8) / perMetre;
      const rim = Math.min(x, y, columns - 1 - x, rows - 1 - y) / frame;
      const isGroove = (rim > 0.28 && rim < 0.38) || (rim > 0.68 && rim < 0.76);
      if (isGroove) carving[i] -= 0.005;
      if (rim < 0.05) carving[i] -= ((0.05 - rim) / 0.05) * 0.006;
    }
  if (p.design.kind !== 'plant') return carving;
  const [x, y, w] = inner;
  const flowers = paintField(columns, rows, (brush) => {
    for (const side of [0, 1])
      fillMotif(
        brush,
        placeMotif(rosette(8), [x + (side ? w - w * 0.1 : w * 0.1), y + w * 0.075], w * 0.17),
        '#fff',
      );
  });
  for (let i = 0; i < carving.length; i++) carving[i] += flowers[i] * 0.008;
  return carving;
}

/** Koa with its grain, sandstone with its beds and specks, or marble with grey veins. */
function stone(
  kind: JaliParameters['stone'],
  seed: string,
): (x: number, y: number, out: Float32Array) => void {
  const noise = createNoise(seed);
  const [r, g, b] = parseColour(
    { red: '#a9573d', marble: '#ece8df', buff: '#c9a070', koa: '#8a4a22' }[kind],
  );
  return (x, y, out) => {
    if (kind === 'marble') {
      const cloud = noise.fbm(x * 3, y * 3, 4);
      const vein =
        Math.max(0, 1 - Math.abs(noise.fbm(x * 2.2 + cloud * 0.5, y * 2.2, 4)) * 14) * 0.16;
      const k = 1 + cloud * 0.06 - vein;
      out[0] = r * k;
      out[1] = g * k;
      out[2] = b * (k + vein * 0.1);
      return;
    }
    if (kind === 'koa') {
      // Thin layers with the curl of the wood across their grain.
      const grain = noise.fbm(x * 60, y * 1.6, 4);
      const curl = Math.sin(y * 46 + noise.fbm(x * 5, y * 3, 3) * 5) * 0.5;
      const k = 1 + grain * 0.34 + curl * 0.12 + noise.at(Math.floor(x * 40) * 3.1, 2) * 0.1;
      out[0] = r * k;
      out[1] = g * k * (1 + curl * 0.05);
      out[2] = b * k;
      return;
    }
    const bed = noise.fbm(x * 2.2, y * 9 + x * 1.2, 4);
    const speck = noise.at(x * 240, y * 240);
    const pale = Math.max(0, noise.fbm(x * 1.4 + 7, y * 1.4, 3) - 0.35) * 0.5;
    const k = 1 + bed * 0.2 + speck * 0.05;
    out[0] = r * (k + pale * 0.4);
    out[1] = g * (k + pale * 0.9);
    out[2] = b * (k + pale);
  };
}

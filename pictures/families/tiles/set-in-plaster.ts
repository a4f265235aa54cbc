import type { Point } from '../../geometry/points.ts';
import { createRandom } from '../../geometry/random.ts';
import { distanceToSeams, type Field } from '../../surface/field.ts';
import { type Glaze, glazePieces } from '../../surface/glaze.ts';
import { lightPlate } from '../../surface/light.ts';
import { type Ground, mount, type Picture } from '../../surface/mount.ts';
import { fillPolygon } from '../../surface/pieces.ts';
import { createPlate } from '../../surface/plate.ts';

/** A panel of cut pieces: its size in pixels, and how its pieces sit and have fared. */
export type PlasterSetting = {
  width: number;
  height: number;
  ground: Ground;
  wear?: number;
  tilt?: number;
  joint?: string;
  /** Height of the rounded pieces in pixels, 7 when not told, and the width over which they round off. */
  pillow?: number;
  rim?: number;
};

/** Pixels between a panel and the edge of its picture. */
export const panelMargin = (width: number, height: number) =>
  Math.round(Math.min(width, height) * 0.065);

/** Numbered pieces glazed, set in plaster and lit, whole on their ground. */
export function setInPlaster(
  ids: Int32Array,
  seams: Field,
  glazeOf: (id: number) => Glaze | null,
  p: PlasterSetting,
  seed: string,
): Picture {
  const { width, height } = p;
  const plate = createPlate(width, height);
  const outside = new Int32Array(width * height);
  const margin = panelMargin(width, height);
  const edge = roughRectangle(margin, width, height, createRandom(seed).between);
  fillPolygon(outside, width, height, edge, 1);
  glazePieces(plate, ids, seams, glazeOf, {
    seed,
    joint: 1.5,
    jointColour: p.joint ?? '#d8cdb8',
    pillow: p.pillow ?? 7,
    rim: p.rim ?? 9,
    tilt: p.tilt ?? 0.55,
    wear: p.wear ?? 0.3,
    crackle: 26,
  });
  const rim = distanceToSeams(outside, width, height);
  for (let i = 0; i < outside.length; i++) {
    plate.cover[i] = outside[i] === 0 ? Math.max(0, 0.5 - rim[i]) : Math.min(1, 0.5 + rim[i]);
    if (outside[i] && rim[i] < 5) {
      plate.relief[i] = plate.relief[i] * (rim[i] / 5) - (5 - rim[i]);
      plate.gloss[i] *= rim[i] / 5;
    }
  }
  const lit = lightPlate(plate, { reach: 8, occlusion: 0.9 });
  return mount(width, height, lit, plate.cover, { ground: p.ground, lift: 24, seed });
}

function roughRectangle(
  margin: number,
  width: number,
  height: number,
  between: (a: number, b: number) => number,
): Point[] {
  const points: Point[] = [];
  const step = 22;
  const wobble = () => between(-1.6, 1.6) + (between(0, 1) > 0.96 ? between(2, 9) : 0);
  for (let x = margin; x < width - margin; x += step) points.push([x, margin + wobble()]);
  for (let y = margin; y < height - margin; y += step) points.push([width - margin - wobble(), y]);
  for (let x = width - margin; x > margin; x -= step) points.push([x, height - margin - wobble()]);
  for (let y = height - margin; y > margin; y -= step) points.push([margin + wobble(), y]);
  return points;
}

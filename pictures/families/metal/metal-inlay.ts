import type { Canvas } from '@napi-rs/canvas';
import { type Point, polar, smooth } from '../../geometry/points.ts';
import type { Wall } from '../../geometry/profile.ts';
import { createRandom, type Random } from '../../geometry/random.ts';
import { type Brush, fillShape, paintCanvas } from '../../surface/plate.ts';
import { type InlayBand, painters } from './inlay-bands.ts';
import type { Metals } from './inlay-ornament.ts';
import { line } from './inlay-parts.ts';

export type Inlay = {
  metals: Metals;
  wall: Wall;
  bands: readonly InlayBand[];
  /** 0 whole, 1 nearly all silver lost: what is gone shows as a dark groove. */
  worn?: number;
  seed: string;
  /** Pixels for one of usual size. */
  close?: number;
};

const width = 4096;

const height = 2048;

/** The wall of a vessel unrolled, engraved and inlaid; ornament keeps its shape where the wall is wide or narrow. */
export function paintInlay({ metals, wall, bands, worn = 0, seed, close = 1 }: Inlay): Canvas {
  const random = createRandom(seed);
  return paintCanvas(
    width,
    height,
    (brush) => {
      brush.fillStyle = metals.brass;
      brush.fillRect(0, 0, width, height);
      for (const band of bands) {
        const share = band.to - band.from;
        const [radius] = wall.at((band.from + band.to) / 2);
        // The unit is the height of the band, so that circles stay round.
        const wide = (2 * Math.PI * radius) / (share * wall.length);
        const top = height * (1 - band.to);
        brush.save();
        brush.beginPath();
        brush.rect(0, top, width, height * share);
        brush.clip();
        brush.translate(0, top + (height * share) / 2);
        brush.scale(width / wide, height * share);
        const ground =
          band.ground === 'wall'
            ? metals.brass
            : band.ground === 'second'
              ? metals.second
              : metals.pitch;
        const count = (usual: number) => band.count ?? Math.max(4, Math.round(wide / usual));
        brush.fillStyle = ground;
        brush.fillRect(0, -0.5, wide, 1);
        for (const turn of band.turn ? [band.turn * wide, (band.turn - 1) * wide] : [0]) {
          brush.save();
          brush.translate(turn, 0);
          painters[band.kind](brush, wide, metals, count, band);
          brush.restore();
        }
        for (const y of [-0.5, 0.5]) line(brush, wide, y, metals.silver, 0.05);
        if (worn > 0) wear(brush, wide, worn, random, metals);
        brush.restore();
      }
    },
    close,
  );
}

/** Where silver has fallen out the groove is left: metal no paler than the wall, in patches. */
function wear(brush: Brush, wide: number, worn: number, random: Random, m: Metals): void {
  brush.save();
  brush.globalCompositeOperation = 'darken';
  for (let i = 0; i < wide * 30 * worn; i++) {
    const [x, y] = [random.between(0, wide), random.between(-0.5, 0.5)];
    const r = random.between(0.06, 0.22);
    const patch = smooth(
      Array.from(
        { length: 8 },
        (_, k): Point => polar(r * random.between(0.5, 1.2), (k * Math.PI) / 4, [x, y]),
      ),
      true,
      4,
    );
    for (const shift of [-wide, 0, wide])
      fillShape(
        brush,
        patch.map(([px, py]): Point => [px + shift, py]),
        m.groove ?? m.brass,
      );
  }
  brush.restore();
}

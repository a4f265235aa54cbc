import { tau } from '../../geometry/points.ts';
import { mapProfile } from '../../render/distance-map.ts';
import { type GlassObject, renderGlass } from '../../render/glass.ts';
import type { Ground, Picture } from '../../surface/mount.ts';
import { createNoise } from '../../surface/noise.ts';
import { readEnamel } from './enamel.ts';
import { lossOf } from './glass-colour.ts';
import { flaringProfile, lampProfile, parisProfile } from './lamp-profile.ts';
import { paintLotusLamp } from './lotus-lamp.ts';
import { paintRevivalLamp } from './revival-lamp.ts';
import { paintStrapLamp } from './strap-lamp.ts';

const paint = { lotus: paintLotusLamp, strapwork: paintStrapLamp, revival: paintRevivalLamp };

const profiles = { lotus: lampProfile, strapwork: flaringProfile, revival: parisProfile };

export type LampParameters = {
  ornament: keyof typeof paint;
  glass: string;
  ground: Ground;
  flame?: number;
};

/** How far the glass of a loop spreads where it was pressed onto the wall. */
const join = 0.0075;

/** A mosque lamp of enamelled and gilded glass with six loops for its chains. */
export function drawLamp(p: LampParameters, seed: string, close = 1): Picture {
  const body = mapProfile(profiles[p.ornament], 1.02, 0.41);
  const wall = p.ornament === 'revival' ? 0.009 : 0.011;
  const loss = lossOf(p.glass, wall * 3);
  const drawn = createNoise(`${seed} loops`);
  const canvas = paint[p.ornament](close, seed);
  // A lamp made for a collector was never used.
  const painted = readEnamel(canvas, seed, close, p.ornament === 'revival' ? 0.2 : 1);
  const loops = (x: number, y: number, z: number, r: number) => {
    const past = Math.max(0.37 - y, y - 0.58, 0.26 - r);
    if (past > 0.04) return past;
    const angle = Math.atan2(z, x) + tau / 12 + 0.26;
    const fold = (((angle % (tau / 6)) + tau / 6) % (tau / 6)) - tau / 12;
    const [px, pz] = [r * Math.cos(fold), r * Math.sin(fold)];
    // A trailed loop: a ring that stands out from the shoulder.
    return Math.hypot(Math.hypot(px - 0.335, (y - 0.475) * 0.8) - 0.052, pz) - 0.0135;
  };
  const object: GlassObject = {
    skin: (x, y, z) => body(Math.hypot(x, z), y),
    trailed: (x, y, z) => loops(x, y, z, Math.hypot(x, z)),
    mouth: (_x, y) => 1.0 - y,
    wall,
    absorb: () => loss,
    enamel: (x, y, z) => {
      if (loops(x, y, z, Math.hypot(x, z)) < join) {
        // Opaque glass keeps the streaks along which it was drawn out.
        const streak = 1 + drawn.fbm(x * 14 + z * 9, y * 34, 4) * 0.5;
        return {
          r: 0.028 * streak,
          g: 0.085 * streak,
          b: 0.4 * streak,
          gold: false,
          along: drawn.at(x * 60, y * 30) * 0.05,
          up: drawn.at(z * 60 + 7, y * 30) * 0.05,
        };
      }
      return painted.at((Math.atan2(z, x) / tau + 1.26) % 1, y);
    },
    shade: (x, y, z) => {
      if (loops(x, y, z, Math.hypot(x, z)) < join) return 0;
      return painted.shadeAt((Math.atan2(z, x) / tau + 1.26) % 1, y);
    },
    reach: 0.44,
    tall: 1,
    flame: p.flame,
    // Blown so thin that what lies behind is seen where it is.
    bend: 1,
    bubbles: close > 1 ? { seed, size: 0.011 } : undefined,
  };
  return renderGlass(object, {
    ground: p.ground,
    width: 1280,
    height: 1600,
    look: 7,
    span: 1.32,
    middle: 0.5,
    seed,
    close,
  });
}

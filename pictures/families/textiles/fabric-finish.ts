import { smoothstep } from '../../surface/field.ts';
import type { Noise } from '../../surface/noise.ts';

/** How a shape is made: each leaves its own surface. */
export type Technique =
  | 'stitch'
  | 'twill'
  | 'velvet'
  | 'voided'
  | 'batik'
  | 'ikat'
  | 'page'
  | 'leather';

type Surface = {
  tone: number;
  height: number;
  gloss: number;
  metal: number;
  /** How far the ground shows through where thread or paint has gone, 0 to 1. */
  bare?: number;
};

export function finishOf(
  technique: Technique,
  noise: Noise,
  x: number,
  y: number,
  isGround: boolean,
  angle: number,
  seam: number,
  id: number,
  isNear = false,
): Surface {
  const folds = noise.fbm(x * 0.0022, y * 0.0022, 3) * 16;
  switch (technique) {
    case 'stitch': {
      const cotton = isGround && (isNear ? weaveNear(noise, x, y, 3.4) : weave(noise, x, y, 5));
      if (cotton) return { ...cotton, height: cotton.height + folds };
      // Threads lie side by side along the shape; each is twisted and catches light on its back.
      const along = x * Math.cos(angle) + y * Math.sin(angle);
      const across =
        -x * Math.sin(angle) + y * Math.cos(angle) + noise.at(along * 0.02, id * 3.3) * 3;
      const strand = across / 5.2;
      const index = Math.floor(strand);
      const t = strand - index - 0.5;
      const couched = Math.abs(((along / 26 + (index % 3) * 0.33) % 1) - 0.5) < 0.05 ? 0.12 : 0;
      // Two plies wind round each other.
      const ply = Math.sin(along * 0.95 + t * 4.4) * 0.07;
      const lost =
        noise.fbm(x * 0.006 + 33, y * 0.006, 3) + noise.at(index * 1.7 + id, along * 0.02) * 0.3;
      if (lost > 0.66) {
        // The silk has gone; the cotton shows, with the ink of the drawing along the edge.
        const cloth = isNear ? weaveNear(noise, x, y, 3.4) : weave(noise, x, y, 5);
        const ink = seam < 1.6 ? 0.6 : 1;
        return { ...cloth, tone: cloth.tone * ink * 0.96, height: cloth.height + folds, bare: ink };
      }
      const tone =
        0.86 +
        0.28 * (0.25 - t * t) * 4 * 0.6 +
        noise.at(index * 3.7 + id, along * 0.03) * 0.13 +
        ply -
        couched +
        (isNear ? filaments(noise, along, t, index + id * 7) : 0);
      return {
        tone,
        height: 5 + (0.25 - t * t) * 9 + Math.min(seam, 6) * 0.7 + folds,
        gloss: 0.22,
        metal: 0,
      };
    }
    case 'twill': {
      const d = (x + y * 2.1) / 4.4;
      const t = d - Math.floor(d) - 0.5;
      // Each float of the weft is one bobbin's thread, of a little other tone.
      const float = (x - y * 0.48) / 3.1;
      const f = float - Math.floor(float) - 0.5;
      const thread = noise.at(Math.floor(d) * 1.3, Math.floor(float) * 0.7) * 0.07;
      return {
        tone:
          0.88 +
          (0.25 - t * t) * 0.5 +
          (0.25 - f * f) * 0.22 +
          thread +
          noise.at(x * 0.9, y * 0.9) * 0.06,
        height: (0.25 - t * t) * 2.4 + (0.25 - f * f) * 1.4 + folds,
        gloss: 0.06,
        metal: 0,
      };
    }
    case 'velvet': {
      if (isGround) {
        const nap = noise.fbm(x * 0.006 + 3, y * 0.012, 4);
        if (isNear) {
          const pile = tufts(noise, x, y);
          return {
            tone: 0.82 + nap * 0.45 + pile.tone,
            height: 9 + pile.height + folds,
            gloss: 0.02,
            metal: 0,
          };
        }
        return {
          tone: 0.82 + nap * 0.45 + noise.at(x * 0.7, y * 0.7) * 0.08,
          height: 9 + noise.at(x * 0.6, y * 0.6) * 0.8 + folds,
          gloss: 0.02,
          metal: 0,
        };
      }
      if (isNear) {
        const strip = gilt(noise, x, y);
        return {
          ...strip,
          height: 2 + strip.height - Math.min(seam, 4) * 0.3 + folds,
        };
      }
      const s = Math.sin(y * 1.1 + noise.at(x * 0.05, y * 0.05) * 2);
      return {
        tone: 0.9 + s * 0.12,
        height: 2 + s * 0.5 + Math.min(seam, 4) * -0.3 + folds,
        gloss: 0.3,
        metal: 0,
      };
    }
    case 'voided': {
      if (isGround) {
        // Strips of silver lie side by side, held down by fine silk; gray where air has reached them.
        const row = y / 3.4 + noise.at(x * 0.01, y * 0.01) * 0.8;
        const t = row - Math.floor(row) - 0.5;
        const tied = (x / 7 + (Math.floor(row) % 2) * 0.5) % 1 < 0.16 ? 0.16 : 0;
        const gray = smoothstep(0.02, 0.4, noise.fbm(x * 0.004 + 11, y * 0.004, 4));
        return {
          tone: 0.94 + (0.25 - t * t) * 0.5 - tied - gray * 0.24,
          height: (0.25 - t * t) * 1.6 + folds,
          gloss: 0.42,
          metal: 0.8 - gray * 0.4,
        };
      }
      // Pile: it drinks light, and shows the way it was last stroked.
      const nap = noise.fbm(x * 0.008 + 3, y * 0.02, 4);
      const thread = noise.at(x * 0.8, y * 0.8) * 0.09 + noise.at(x * 0.05, y * 0.9) * 0.05;
      const bare = smoothstep(0.4, 0.6, noise.fbm(x * 0.006 + 5, y * 0.006 + 60, 4));
      return {
        tone: (0.84 + nap * 0.42 + thread) * (1 + bare * 0.5),
        height: 5 + Math.min(seam, 5) * 1.1 + noise.at(x * 0.6, y * 0.6) * 0.7 - bare * 3 + folds,
        gloss: 0.02,
        metal: 0,
      };
    }
    case 'batik': {
      const [d1, d2] = noise.cells(x * 0.012 + noise.at(x * 0.03, y * 0.03) * 0.4, y * 0.012);
      const crack = isGround ? 0 : smoothstep(0.03, 0, d2 - d1);
      const bleed = noise.fbm(x * 0.03, y * 0.03, 4) * 0.16;
      const w = weave(noise, x, y, 2.6);
      return {
        tone: (1 + bleed) * (0.95 + (w.tone - 0.95) * 0.7) * (1 - crack * 0.35),
        height: w.height * 0.5 + folds * 0.7,
        gloss: 0.03,
        metal: 0,
      };
    }
    case 'ikat': {
      const thread = x / 2.3 - Math.floor(x / 2.3) - 0.5;
      const rib = 0.25 - thread * thread;
      const moire = noise.fbm(x * 0.012, y * 0.003, 4) * 0.12;
      return {
        tone: 0.9 + rib * 0.35 + noise.at(Math.floor(x / 2.3) * 1.7, y * 0.02) * 0.07 + moire,
        height: rib * 1.2 + folds * 1.4,
        gloss: 0.26,
        metal: 0,
      };
    }
    case 'leather': {
      // Goatskin: a grain of small cells, darker where hands held it, scuffed at random.
      const [one, two] = noise.cells(x * 0.16, y * 0.16);
      const cell = smoothstep(0, 0.4, two - one);
      const handled = noise.fbm(x * 0.0035, y * 0.0035, 4);
      const scuff = smoothstep(0.5, 0.62, noise.fbm(x * 0.03, y * 0.008, 4)) * 0.2;
      return {
        tone: 0.86 + cell * 0.16 + handled * 0.26 + scuff,
        height: cell * 1.4 - (isGround ? 0 : 2.6 * smoothstep(0, 5, seam)) + folds * 0.4,
        gloss: 0.16,
        metal: 0,
      };
    }
    case 'page': {
      if (isNear) return pageNear(noise, x, y, isGround, angle, id, folds);
      const fibre =
        noise.fbm(x * 0.05, y * 0.2, 4) * 0.05 +
        noise.fbm(x * 0.004, y * 0.004, 4) * 0.1 +
        noise.fbm(x * 0.9, y * 0.35, 3) * 0.03;
      return {
        tone:
          1 +
          fibre +
          (isGround
            ? 0
            : noise.fbm(x * 0.02 + id, y * 0.02, 3) * 0.1 + noise.fbm(x * 0.4, y * 0.4, 3) * 0.06),
        height: noise.at(x * 0.25, y * 0.25) * 0.5 + folds * 0.5 + (isGround ? 0 : 0.7),
        gloss: 0.04,
        metal: 0,
      };
    }
  }
}

/** A page near by: fibres that lie every way in the sheet, burnished; over them ground pigment as the brush laid it. */
function pageNear(
  noise: Noise,
  x: number,
  y: number,
  isGround: boolean,
  angle: number,
  id: number,
  folds: number,
): Surface {
  const lie = (turn: number, k: number) => {
    const [c, s] = [Math.cos(turn), Math.sin(turn)];
    const bend = noise.at(x * 0.03 + k, y * 0.03) * 2.4;
    return noise.fbm((x * c + y * s) * 0.06 + k * 9, (y * c - x * s) * 0.75 + bend, 3);
  };
  const fibres = Math.max(lie(0.4, 1), lie(1.5, 2), lie(2.5, 3));
  const cloud =
    noise.fbm(x * 0.05 + y * 0.02, y * 0.06 - x * 0.02, 4) * 0.05 +
    noise.fbm(x * 0.004, y * 0.004, 4) * 0.1;
  const sheet = noise.fbm(x * 0.14 + y * 0.06, y * 0.14 - x * 0.06, 4);
  const paper = {
    tone: 1 + cloud + (fibres - 0.2) * 0.055,
    height: sheet * 0.42 + fibres * 0.2 + folds * 0.5,
    gloss: 0.04,
    metal: 0,
  };
  if (isGround) return paper;
  const along = x * Math.cos(angle) + y * Math.sin(angle);
  const across = y * Math.cos(angle) - x * Math.sin(angle);
  const hairs = noise.fbm(along * 0.03 + id * 3, across * 0.8, 3);
  const [near, , kind] = noise.cells(x * 1.05, y * 1.05);
  const grains = smoothstep(0.45, 0.1, near) * (kind - 0.45) * 0.2;
  return {
    ...paper,
    tone: 1 + cloud + hairs * 0.16 + grains + noise.fbm(x * 0.02 + id, y * 0.02, 3) * 0.1,
    height: paper.height * 0.6 + 0.7 + hairs * 0.22 + grains * 0.8,
  };
}

/** Filaments of one thread of silk, which slip past each other and catch the light one by one. */
function filaments(noise: Noise, along: number, t: number, index: number): number {
  const lean = t + along * 0.013 + noise.at(along * 0.03, index * 2.1) * 0.2;
  const hair = Math.sin(lean * Math.PI * 2 * 6) * 0.06;
  const gleam = noise.fbm(along * 0.07 + index * 5, lean * 7, 3) * 0.2;
  const gap = smoothstep(0.36, 0.5, Math.abs(t)) * 0.32;
  return hair + gleam - gap;
}

/** Cut pile seen from above: a tuft of fibres at every knot of the warp, in rows that waver. */
function tufts(noise: Noise, x: number, y: number): { tone: number; height: number } {
  const [near, next, kind] = noise.cells(x * 0.62 + noise.at(y * 0.05, 3) * 0.5, y * 0.78);
  const gap = smoothstep(0.24, 0, next - near);
  const fibre = noise.fbm(x * 2.1, y * 2.1, 3);
  return {
    tone: (kind - 0.5) * 0.1 - gap * 0.11 + fibre * 0.03,
    height: (0.5 - near) * 0.6 - gap * 0.3 + fibre * 0.06,
  };
}

/** Strip of gilded silver wound round silk, laid in rows and tied down by fine threads. */
function gilt(noise: Noise, x: number, y: number): Surface {
  const row = y / 4.6 + noise.at(x * 0.012, y * 0.012) * 0.9;
  const index = Math.floor(row);
  const t = row - index - 0.5;
  const winding = x / 2.5 + t * 0.9 + noise.at(index * 1.9, x * 0.02) * 1.4;
  const w = winding - Math.floor(winding) - 0.5;
  // Between two turns the yellow core shows.
  const core = smoothstep(0.36, 0.48, Math.abs(w));
  const tie = x / 15 + (index % 2) * 0.5 + noise.at(index * 3.3, 2) * 0.12;
  const tied =
    smoothstep(0.07, 0.03, Math.abs(tie - Math.floor(tie) - 0.5)) *
    smoothstep(0.5, 0.3, Math.abs(t));
  const gray = smoothstep(0.05, 0.5, noise.fbm(x * 0.005 + 11, y * 0.005, 4));
  const gap = smoothstep(0.38, 0.5, Math.abs(t));
  const turn = noise.at(Math.floor(winding) * 1.7, index * 2.3) * 0.1;
  return {
    tone: 0.98 + turn - core * 0.2 - gap * 0.42 - tied * 0.5 - gray * 0.16,
    height: (0.25 - t * t) * 4.4 - core * 0.45 - tied * 0.8 + noise.at(x * 0.8, y * 0.8) * 0.12,
    gloss: 0.36 * (1 - tied) * (1 - core * 0.6),
    metal: 0,
  };
}

/** Plain weave near by: each thread is spun, bows over the next and under the one after. */
function weaveNear(noise: Noise, x: number, y: number, thread: number): Surface {
  const u = x / thread + noise.at(y * 0.03, 2.2) * 0.7;
  const v = y / thread + noise.at(x * 0.03, 7.1) * 0.7;
  const [iu, iv] = [Math.floor(u), Math.floor(v)];
  const [fu, fv] = [u - iu - 0.5, v - iv - 0.5];
  const side = (iu + iv) % 2 === 0 ? 1 : -1;
  const slub = (i: number, along: number) => noise.at(i * 2.3, along * 0.035);
  const warpWide = 0.44 + slub(iu, y) * 0.09;
  const weftWide = 0.44 + slub(iv + 90, x) * 0.09;
  const body = (across: number, wide: number) => Math.max(0, 1 - (across / wide) ** 2);
  const warp = body(fu, warpWide) + side * Math.cos(Math.PI * fv) * 0.55;
  const weft = body(fv, weftWide) - side * Math.cos(Math.PI * fu) * 0.55;
  const isWarp = warp > weft;
  const [across, along, i] = isWarp ? [fu, y, iu] : [fv, x, iv + 90];
  const twist = Math.sin(along * 1.9 + across * 9 + i) * 0.05;
  const fibre = noise.fbm(along * 0.5 + i * 3, across * 5 + i, 3) * 0.16;
  const high = Math.max(warp, weft);
  return {
    tone: 1.1 + twist + fibre * 0.7 + slub(i, along) * 0.07 - smoothstep(0.75, 0, high) * 0.22,
    height: high * 1.15 + twist * 2 + fibre,
    gloss: 0.02,
    metal: 0,
  };
}

function weave(noise: Noise, x: number, y: number, thread: number): Surface {
  const u = x / thread + noise.at(y * 0.03, 2.2) * 0.7;
  const v = y / thread + noise.at(x * 0.03, 7.1) * 0.7;
  const over = (Math.floor(u) + Math.floor(v)) % 2 === 0;
  const t = over ? u - Math.floor(u) - 0.5 : v - Math.floor(v) - 0.5;
  const slub = noise.at(
    over ? Math.floor(u) * 2.3 : x * 0.02,
    over ? y * 0.02 : Math.floor(v) * 2.3,
  );
  return {
    tone: 0.92 + (0.25 - t * t) * 0.45 + slub * 0.07,
    height: (0.25 - t * t) * 4 + (over ? 0.6 : 0),
    gloss: 0.02,
    metal: 0,
  };
}

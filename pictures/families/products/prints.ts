import { readdirSync } from 'node:fs';
import { join } from 'node:path';
import { GlobalFonts } from '@napi-rs/canvas';
import { createRandom } from '../../geometry/random.ts';
import { type Cloth, clothFrom, toCloth } from '../../render/cloth.ts';
import type { Material } from '../../render/scene.ts';
import { parseColour } from '../../surface/colour.ts';
import { createNoise } from '../../surface/noise.ts';
import { type Brush, paintCanvas } from '../../surface/plate.ts';

/** What is printed, painted, dyed and woven on products, as cloths over 0 to 1 in both directions. */

const fonts = join(import.meta.dirname, '../../../public/fonts');
let isLoaded = false;

/** Sets the site's own title face on a brush. */
function setType(brush: Brush, size: number, italic = false): void {
  if (!isLoaded) {
    for (const [start, family] of [
      ['cormorant-normal-latin', 'Title'],
      ['cormorant-italic-latin', 'Title Italic'],
    ]) {
      const file = readdirSync(fonts).find((name) => name.startsWith(start));
      if (!file) throw new Error(`public/fonts has no ${start}.`);
      GlobalFonts.registerFromPath(join(fonts, file), family);
    }
    isLoaded = true;
  }
  brush.font = `500 ${size}px ${italic ? '"Title Italic"' : 'Title'}`;
}

export function lettering(
  brush: Brush,
  text: string,
  x: number,
  y: number,
  size: number,
  { italic = false, align = 'center' as 'center' | 'left' } = {},
): void {
  setType(brush, size, italic);
  brush.textAlign = align;
  brush.fillText(text, x, y);
}

export type Print = {
  shine?: number;
  rough?: number;
  /** Height of the cloth's own weave or the paper's skin. */
  bump?: number;
  /** Threads or fibres for each metre. */
  fine?: number;
};

const texel = new Float32Array(4);

/** A cloth over a surface whose u and v run from 0 to 1; `metres` is how wide that is. */
export function printed(cloth: Cloth, metres: number, seed: string, print: Print = {}): Material {
  const noise = createNoise(seed);
  const { shine = 0, rough = 0.4, bump = 0.04, fine = 1200 } = print;
  return (hit) => {
    cloth.at(hit.u, hit.v, hit.size / metres, texel);
    const k = 1 + noise.fbm(hit.u * 6, hit.v * 6, 3) * 0.05;
    hit.r = texel[0] * k;
    hit.g = texel[1] * k;
    hit.b = texel[2] * k;
    hit.shine = shine;
    hit.rough = rough;
    const x = hit.u * metres * fine;
    const z = hit.v * metres * fine;
    hit.nx += noise.at(x, z) * bump;
    hit.nz += noise.at(x + 57, z + 23) * bump;
  };
}

/** Threads over and under each other: a stiff linen for covers. */
export function linen(hex: string, metres: number, seed: string, over?: Cloth): Material {
  const [r, g, b] = parseColour(hex);
  const noise = createNoise(seed);
  return (hit) => {
    let [cr, cg, cb] = [r, g, b];
    if (over) {
      over.at(hit.u, hit.v, hit.size / metres, texel);
      cr += (texel[0] - cr) * texel[3];
      cg += (texel[1] - cg) * texel[3];
      cb += (texel[2] - cb) * texel[3];
    }
    const t = 2600;
    const x = (hit.x * 0.96 + hit.z * 0.28 + hit.y) * t;
    const z = (hit.z * 0.96 - hit.x * 0.28 + hit.y) * t;
    const near = Math.min(1, 0.00028 / (hit.size + 1e-7));
    const thread = Math.sin(x) * Math.sin(z) * 0.5 + noise.at(x * 0.13, z * 1.9) * 0.4;
    const k = 1 + thread * 0.16 * near + noise.fbm(hit.x * 30, hit.z * 30 + hit.y * 20, 3) * 0.05;
    hit.r = cr * k;
    hit.g = cg * k;
    hit.b = cb * k;
    hit.nx += Math.cos(x) * 0.16 * near;
    hit.nz += Math.cos(z) * 0.16 * near;
    hit.shine = 0.015;
    hit.rough = 0.5;
  };
}

/** The cut edges of many leaves, one above the other. */
export function leavesOfPages(hex: string, seed: string): Material {
  const [r, g, b] = parseColour(hex);
  const noise = createNoise(seed);
  return (hit) => {
    const line = noise.fbm(hit.y * 5200, (hit.x + hit.z) * 5, 2);
    const section = noise.at(hit.y * 620, 3);
    const k = 0.92 + line * 0.16 + section * 0.06;
    hit.r = r * k;
    hit.g = g * k;
    hit.b = b * k;
    hit.ny += line * 0.2;
  };
}

/**
 * Cloth whose warp was tied and dyed before weaving: each thread has slipped a little along its
 * length, so that edges are feathered that way.
 */
export function ikatCloth(
  seed: string,
  paint: (brush: Brush, w: number, h: number) => void,
): Cloth {
  const [w, h] = [900, 2400];
  const canvas = paintCanvas(w, h, (brush) => paint(brush, w, h));
  const { data } = canvas.getContext('2d').getImageData(0, 0, w, h);
  const random = createRandom(seed);
  const noise = createNoise(seed);
  const texels = new Float32Array(w * h * 4);
  const own = new Float32Array(4);
  const source = toCloth(canvas);
  for (let x = 0; x < w; x++) {
    const bundle = noise.at(Math.floor(x / 5) * 0.73, 5) * 17;
    const slip = bundle + random.bell() * 7;
    const tone = 1 + random.bell() * 0.05;
    for (let y = 0; y < h; y++) {
      const i = (y * w + x) * 4;
      source.at(x / w, (y + slip + noise.at(y * 0.02, x * 0.7) * 5) / h, 1 / h, own);
      const weft = 1 - 0.07 * (y % 6 < 2 ? 1 : 0);
      for (let c = 0; c < 3; c++) texels[i + c] = own[c] * tone * weft;
      texels[i + 3] = data[i + 3] / 255;
    }
  }
  return clothFrom(texels, w, h);
}

export function cloudsOfMargilan(brush: Brush, w: number, h: number): void {
  const [ground, madder, yellow, indigo, white] = [
    '#1c2a5e',
    '#9c2b26',
    '#dfa62d',
    '#131b3d',
    '#efe7d3',
  ];
  brush.fillStyle = ground;
  brush.fillRect(0, 0, w, h);
  const almond = (x: number, y: number, r: number, tall: number, fill: string) => {
    brush.fillStyle = fill;
    brush.beginPath();
    brush.moveTo(x, y - tall);
    brush.bezierCurveTo(x + r, y - tall * 0.35, x + r, y + tall * 0.35, x, y + tall);
    brush.bezierCurveTo(x - r, y + tall * 0.35, x - r, y - tall * 0.35, x, y - tall);
    brush.fill();
  };
  const rows = 4;
  const step = h / rows;
  for (let j = -1; j <= rows; j++)
    for (let i = 0; i <= 2; i++) {
      const x = (i + (j % 2 ? 0 : 0.5)) * (w / 2);
      const y = (j + 0.5) * step;
      almond(x, y, 250, step * 0.66, white);
      almond(x, y, 214, step * 0.58, madder);
      almond(x, y, 140, step * 0.42, yellow);
      almond(x, y, 104, step * 0.33, indigo);
      almond(x, y, 44, step * 0.17, white);
      for (const side of [-1, 1])
        for (const up of [-1, 1])
          almond(x + side * 208, y + up * step * 0.36, 34, 96, side * up > 0 ? yellow : white);
    }
}

/** Colours floated on size and drawn through with a stylus and a comb. */
export function marbledCloth(seed: string, colours: readonly string[], comb: number): Cloth {
  const size = 1400;
  const noise = createNoise(seed);
  const palette = colours.map(parseColour);
  const texels = new Float32Array(size * size * 4);
  for (let y = 0; y < size; y++)
    for (let x = 0; x < size; x++) {
      let u = x / size;
      let v = y / size;
      u += noise.fbm(u * 3.1, v * 3.1, 4) * 0.1;
      v += noise.fbm(u * 3.1 + 40, v * 3.1, 4) * 0.1;
      // The comb pulls the paint one way and back, in arcs.
      const tooth = u * comb;
      const part = tooth - Math.floor(tooth);
      const pull = Math.abs(part - 0.5) ** 1.4 * 1.1 * (Math.floor(tooth) % 2 ? 1 : -1);
      const t = v * 9 + pull * 1.5 + noise.fbm(u * 6, v * 6, 5) * 1.1;
      const band = Math.floor(t);
      const f = t - band;
      const pick = (n: number) =>
        palette[Math.abs(Math.floor(noise.at(n * 7.31, n * 3.7) * 50 + n)) % palette.length];
      const a = pick(band);
      const spots = noise.cells(u * 26 + 5, v * 26);
      const vein = Math.exp(-(((f - 0.5) * 9) ** 2) * 1.2) * 0.3;
      const i = (y * size + x) * 4;
      const pale = spots[0] < 0.16 + noise.at(u * 9, v * 9) * 0.1 ? 0.7 : 0;
      for (let c = 0; c < 3; c++) {
        const edge = Math.min(1, Math.min(f, 1 - f) * 22);
        const base = a[c] * (0.7 + 0.3 * edge) * (1 - vein * 0.3);
        texels[i + c] = base + (palette[0][c] - base) * pale;
      }
      texels[i + 3] = 1;
    }
  return clothFrom(texels, size, size);
}

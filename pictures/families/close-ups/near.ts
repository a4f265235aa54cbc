/** Something flat as it is lit: what reaches it in shadow, and what the sun adds. Linear, three per pixel. */
export type Lit = { width: number; height: number; shade: Float32Array; sun: Float32Array };

/** A camera close to something flat. Lengths are shares of what lies there's width; its middle is (0, 0). */
export type NearView = {
  /** What stands in the middle of the picture. */
  at: readonly [x: number, y: number];
  /** Distance to it. */
  away: number;
  /** How far the camera stands aside, in degrees from straight above: to the right, and towards the lower edge. */
  aside?: number;
  below?: number;
  /** Degrees around the line of sight. */
  roll?: number;
  /** Width of the picture at distance 1. */
  wide?: number;
  /** Opening of the lens in shares of the width: how soon things lose their sharpness. */
  lens?: number;
  /** What is sharp; the middle when not told. */
  focus?: readonly [x: number, y: number];
};

/** What a camera sees, and for every pixel the place it looks at: x, y in shares of the width. */
export type NearSight = {
  width: number;
  height: number;
  shade: Float32Array;
  sun: Float32Array;
  place: Float32Array;
};

type Level = { width: number; height: number; shade: Float32Array; sun: Float32Array };
type Vector = [number, number, number];

const samples = 28;

/** Looks at something flat through a lens of some width, whose light is gathered point by point. */
export function lookNear(lit: Lit, view: NearView, width: number, height: number): NearSight {
  const levels = makeLevels(lit);
  const { at, away, aside = 0, below = 0, roll = 0, wide = 1, lens = 0 } = view;
  const focus = view.focus ?? at;
  const [a, b, r] = [aside, below, roll].map((degrees) => (degrees * Math.PI) / 180);
  // The plane is z = 0, y points down as in the picture, the camera stands before it.
  const back: Vector = [Math.sin(a) * Math.cos(b), Math.sin(b), Math.cos(a) * Math.cos(b)];
  const eye: Vector = [at[0] + back[0] * away, at[1] + back[1] * away, back[2] * away];
  const flat = normal([back[2], 0, -back[0]]);
  const down = cross(back, flat).map((v) => -v) as Vector;
  if (down[1] < 0) for (let c = 0; c < 3; c++) down[c] = -down[c];
  const [cr, sr] = [Math.cos(r), Math.sin(r)];
  const right = flat.map((v, c) => v * cr + down[c] * sr) as Vector;
  const under = down.map((v, c) => v * cr - flat[c] * sr) as Vector;
  const sharp = -dot([focus[0] - eye[0], focus[1] - eye[1], -eye[2]], back);
  const sight: NearSight = {
    width,
    height,
    shade: new Float32Array(width * height * 3),
    sun: new Float32Array(width * height * 3),
    place: new Float32Array(width * height * 2),
  };
  const fars = Float64Array.from({ length: samples }, (_, k) => Math.sqrt((k + 0.5) / samples));
  const angles = Float64Array.from({ length: samples }, (_, k) => k * 2.39996);
  const out = new Float32Array(6);
  const texel = lit.width;
  const [ex, ey, ez] = eye;
  const [rx, ry, rz] = right;
  const [ux, uy, uz] = under;
  for (let y = 0; y < height; y++)
    for (let x = 0; x < width; x++) {
      const i = y * width + x;
      const u = ((x + 0.5) / width - 0.5) * wide;
      const v = ((y + 0.5 - height / 2) / width) * wide;
      const tx = rx * u + ux * v - back[0];
      const ty = ry * u + uy * v - back[1];
      const tz = Math.min(-1e-3, rz * u + uz * v - back[2]);
      const reach = ez / -tz;
      const px = ex + tx * reach;
      const py = ey + ty * reach;
      sight.place[i * 2] = px;
      sight.place[i * 2 + 1] = py;
      const print = (reach * wide * texel) / width / Math.max(0.3, back[2]);
      const blurred = (lens * Math.abs(reach - sharp)) / Math.max(0.05, sharp);
      const isSharp = blurred * texel < print * 0.5;
      const grain = isSharp ? print : Math.max(print, (blurred * texel * 1.3) / Math.sqrt(samples));
      const level = Math.min(levels.length - 1.001, Math.log2(Math.max(1, grain)));
      const low = level | 0;
      const count = isSharp ? 1 : samples;
      const turn = ((x * 12.9898 + y * 78.233) * 43.7585) % 6.283185;
      // Where this pixel's ray crosses what is sharp.
      const [ax, ay, az] = [ex + tx * sharp, ey + ty * sharp, ez + tz * sharp];
      out.fill(0);
      for (let k = 0; k < count; k++) {
        let sx = px;
        let sy = py;
        if (!isSharp) {
          const lx = Math.cos(angles[k] + turn) * fars[k] * lens;
          const ly = Math.sin(angles[k] + turn) * fars[k] * lens;
          const fx = ex + rx * lx + ux * ly;
          const fy = ey + ry * lx + uy * ly;
          const fz = ez + rz * lx + uz * ly;
          const share = fz / Math.max(1e-4, fz - az);
          sx = fx + (ax - fx) * share;
          sy = fy + (ay - fy) * share;
        }
        sampleLevel(levels, low, 1 - (level - low), sx * texel, sy * texel, out);
        sampleLevel(levels, low + 1, level - low, sx * texel, sy * texel, out);
      }
      for (let c = 0; c < 3; c++) {
        sight.shade[i * 3 + c] = out[c] / count;
        sight.sun[i * 3 + c] = out[c + 3] / count;
      }
    }
  return sight;
}

function makeLevels(lit: Lit): Level[] {
  const levels: Level[] = [lit];
  for (let last: Level = lit; Math.min(last.width, last.height) > 16; ) {
    const next = { width: last.width >> 1, height: last.height >> 1 };
    const half: Level = { ...next, shade: halve(last, 'shade'), sun: halve(last, 'sun') };
    levels.push(half);
    last = half;
  }
  return levels;
}

function halve(from: Level, which: 'shade' | 'sun'): Float32Array {
  const w = from.width >> 1;
  const h = from.height >> 1;
  const source = from[which];
  const row = from.width * 3;
  const made = new Float32Array(w * h * 3);
  for (let y = 0; y < h; y++)
    for (let x = 0; x < w; x++)
      for (let c = 0; c < 3; c++) {
        const k = y * 2 * row + x * 6 + c;
        made[(y * w + x) * 3 + c] =
          (source[k] + source[k + 3] + source[k + row] + source[k + row + 3]) / 4;
      }
  return made;
}

/** Adds what lies at a place, measured in the finest level's pixels from the middle. */
function sampleLevel(
  levels: readonly Level[],
  n: number,
  weight: number,
  x: number,
  y: number,
  out: Float32Array,
): void {
  if (weight === 0) return;
  const { width, height, shade, sun } = levels[n];
  const scale = 2 ** -n;
  const u = Math.max(0, Math.min(width - 1.001, (x + levels[0].width / 2) * scale - 0.5));
  const v = Math.max(0, Math.min(height - 1.001, (y + levels[0].height / 2) * scale - 0.5));
  const iu = u | 0;
  const iv = v | 0;
  const fu = u - iu;
  const fv = v - iv;
  const k = (iv * width + iu) * 3;
  const l = k + width * 3;
  const a = (1 - fu) * (1 - fv) * weight;
  const b = fu * (1 - fv) * weight;
  const c = (1 - fu) * fv * weight;
  const d = fu * fv * weight;
  for (let n3 = 0; n3 < 3; n3++) {
    out[n3] +=
      shade[k + n3] * a + shade[k + 3 + n3] * b + shade[l + n3] * c + shade[l + 3 + n3] * d;
    out[n3 + 3] += sun[k + n3] * a + sun[k + 3 + n3] * b + sun[l + n3] * c + sun[l + 3 + n3] * d;
  }
}

const dot = (a: readonly number[], b: readonly number[]) => a[0] * b[0] + a[1] * b[1] + a[2] * b[2];
const cross = (a: Vector, b: Vector): Vector => [
  a[1] * b[2] - a[2] * b[1],
  a[2] * b[0] - a[0] * b[2],
  a[0] * b[1] - a[1] * b[0],
];
function normal(v: Vector): Vector {
  const length = Math.hypot(...v);
  return [v[0] / length, v[1] / length, v[2] / length];
}

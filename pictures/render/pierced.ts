import { parseColour, toByte } from '../surface/colour.ts';
import { blur, distanceTo, type Field, smoothstep } from '../surface/field.ts';
import { type Ground, type Picture, shoulder } from '../surface/mount.ts';
import { createNoise } from '../surface/noise.ts';

/** A pierced slab that stands on the floor with the sun behind it. Metres; the slab's middle is x = 0. */
export type PiercedScene = {
  /** 1 where there is stone or wood, 0 where it is pierced, row by row from the top. */
  solid: Field;
  columns: number;
  rows: number;
  wide: number;
  tall: number;
  thick: number;
  /** Carving of the front face below (negative) the plane, in metres. */
  carving: Field;
  /** Linear colour of the material at a place of the front. */
  paint: (x: number, y: number, out: Float32Array) => void;
  /** Light that comes through thin edges, 0 for opaque stone. */
  glow: number;
  gloss: number;
  ground: Ground;
  /** Where the sun stands, towards it; z is negative. */
  sun: readonly [number, number, number];
  width: number;
  height: number;
  seed: string;
};

const floors: Record<Ground, string> = { plaster: '#F7F4EE', sand: '#E9E1D3', ink: '#1b1f29' };

/** The slab seen from the front; the sun lights the sides of its openings and falls through onto the floor. */
export function renderPierced(scene: PiercedScene): Picture {
  const { columns, rows, wide, tall, thick, width, height, ground } = scene;
  const cell = wide / columns;
  const away = signedDistance(scene.solid, columns, rows, cell);
  const carving = blur(scene.carving, columns, rows, 1);
  const noise = createNoise(scene.seed);
  const floor = parseColour(floors[ground]);
  const dark = ground === 'ink';
  const length = Math.hypot(...scene.sun);
  const sun = scene.sun.map((v) => v / length);
  const warm = [1.12, 1.0, 0.82];

  /** Distance to the stone's edge in the plane, negative inside it; far outside the slab it is open. */
  const at = (field: Field, x: number, y: number, outside: number): number => {
    const u = (x / wide + 0.5) * columns - 0.5;
    const v = (1 - y / tall) * rows - 0.5;
    if (u < 0 || v < 0 || u >= columns - 1 || v >= rows - 1) return outside;
    const i = v | 0;
    const j = u | 0;
    const fu = u - j;
    const fv = v - i;
    const k = i * columns + j;
    return (
      (field[k] * (1 - fu) + field[k + 1] * fu) * (1 - fv) +
      (field[k + columns] * (1 - fu) + field[k + columns + 1] * fu) * fv
    );
  };
  const edge = (x: number, y: number) => {
    const box = Math.max(Math.abs(x) - wide / 2, y - tall, -y - 0.001);
    return box > -cell ? box : at(away, x, y, 1);
  };

  /** How much sun reaches a point outside the stone, through the openings when it lies in front. */
  const sunAt = (x: number, y: number, z: number): number => {
    let lit = 1;
    for (const plane of [0, -thick * 0.5, -thick]) {
      if (z <= plane + 1e-4) continue;
      const t = (z - plane) / -sun[2];
      const px = x + sun[0] * t;
      const py = y + sun[1] * t;
      const soft = 0.0012 + t * 0.009;
      lit = Math.min(lit, smoothstep(-soft, soft, edge(px, py)));
      if (lit === 0) break;
    }
    return lit;
  };

  /** Sun on the floor: its middle plane alone draws the openings, as the eye takes a shadow to repeat them. */
  const sunOnFloor = (x: number, z: number): number => {
    const t = (z + thick / 2) / -sun[2];
    if (t <= 0) return 1;
    const soft = 0.002 + t * 0.006;
    return smoothstep(-soft, soft, edge(x + sun[0] * t, sun[1] * t));
  };

  const far = 4.4;
  const eyeY = tall * 0.74;
  const span = Math.max(tall * 1.36, wide * 1.3 * (height / width));
  const targetY = tall * 0.5 - tall * 0.1;
  const pitch = Math.atan2(eyeY - targetY, far);
  const [cp, sp] = [Math.cos(pitch), Math.sin(pitch)];
  const colour = new Float32Array(3);
  const out = new Float32Array(3);

  const trace = (px: number, py: number): void => {
    const sx = ((px / width - 0.5) * span * (width / height)) / far;
    const sy = ((0.5 - py / height) * span) / far;
    let dx = sx;
    let dy = sy * cp - sp;
    let dz = -cp - sy * sp;
    const l = 1 / Math.hypot(dx, dy, dz);
    dx *= l;
    dy *= l;
    dz *= l;
    // Through the slab: from its front plane inward, as far as the opening is wide.
    let t = -far / dz;
    const end = (-far - thick) / dz;
    const flat = Math.hypot(dx, dy) + 1e-6;
    let front = true;
    while (t < end) {
      const x = dx * t;
      const y = eyeY + dy * t;
      const d = edge(x, y);
      if (d < 0.0004) {
        if (y < 0) break;
        shadeStone(x, y, far + dz * t, front);
        return;
      }
      front = false;
      t += Math.max(0.0006, d * 0.9) / flat;
    }
    shadeGround(dx, dy, dz, withinPool(px / width, py / height));
  };

  const shadeStone = (x: number, y: number, z: number, front: boolean): void => {
    scene.paint(x, y, colour);
    const e = cell * 1.2;
    if (front) {
      const gx = (at(carving, x + e, y, 0) - at(carving, x - e, y, 0)) / (2 * e);
      const gy = (at(carving, x, y + e, 0) - at(carving, x, y - e, 0)) / (2 * e);
      const k = 1 / Math.hypot(gx, gy, 1);
      const nx = -gx * k;
      const ny = -gy * k;
      const deep = at(carving, x, y, 0);
      const hollow = 1 / (1 + Math.max(0, -deep) * 26);
      const key = Math.max(0, nx * -0.5 + ny * 0.55 + k * 0.67);
      const below =
        Math.max(0, 0.42 - ny * 0.5) * Math.exp(-y / (tall * 0.5)) * (dark ? 0.16 : 0.34);
      const inside = -edge(x, y);
      const through = scene.glow * Math.exp(-inside / 0.013) * 0.6;
      const shineAngle = Math.max(0, nx * -0.25 + ny * 0.3 + k * 0.92) ** 60 * scene.gloss * 0.5;
      const base = (0.2 + 0.08 * ny) * hollow + key * (dark ? 0.5 : 0.56);
      for (let c = 0; c < 3; c++)
        out[c] =
          colour[c] * (base + below * warm[c] + through * [1.5, 0.85, 0.4][c]) + shineAngle * 0.2;
      return;
    }
    const gx = edge(x + e, y) - edge(x - e, y);
    const gy = edge(x, y + e) - edge(x, y - e);
    const g = Math.hypot(gx, gy) || 1;
    const [nx, ny] = [gx / g, gy / g];
    const facing = Math.max(0, nx * sun[0] + ny * sun[1]);
    const lit = facing > 0 ? sunAt(x + nx * 0.003, y + ny * 0.003, z) * facing : 0;
    const depth = -z / thick;
    const sky = 0.2 + 0.3 * depth;
    const edgeDark = 0.55 + 0.45 * smoothstep(0, 0.12, depth);
    for (let c = 0; c < 3; c++)
      out[c] =
        colour[c] *
        ((sky + 0.1 * Math.max(0, -ny)) * edgeDark +
          lit * 2.3 * warm[c] +
          scene.glow * 0.35 * [1.5, 0.8, 0.4][c]);
  };

  const shadeGround = (dx: number, dy: number, dz: number, within: number): void => {
    const backdrop = dark ? 0.55 : 0.93;
    if (dy > -1e-4) {
      for (let c = 0; c < 3; c++) out[c] = floor[c] * backdrop;
      return;
    }
    const t = -eyeY / dy;
    const x = dx * t;
    const z = far + dz * t;
    const lit = sunOnFloor(x, z) * smoothstep(3.2, 1.2, z);
    const contact =
      z > 0
        ? 1 - 0.5 * Math.exp(-z / 0.035) * smoothstep(wide / 2 + 0.05, wide / 2 - 0.02, Math.abs(x))
        : 1;
    const grain = 1 + noise.fbm(x * 4, z * 4, 4) * 0.05;
    // The floor runs into the backdrop without an edge.
    const fade = Math.max(smoothstep(-0.15, -1.6, z), 1 - within);
    for (let c = 0; c < 3; c++) {
      const shade = (dark ? 0.5 : 0.56) * contact;
      const bright =
        floor[c] * (shade + lit * (dark ? 5.5 * warm[c] ** 2 : 0.52 * warm[c])) * grain;
      out[c] = bright + (floor[c] * backdrop - bright) * fade;
    }
  };

  const pixels = new Uint8Array(width * height * 3);
  for (let y = 0; y < height; y++)
    for (let x = 0; x < width; x++) {
      let [r, g, b] = [0, 0, 0];
      for (const [ox, oy] of samples) {
        trace(x + ox, y + oy);
        r += out[0];
        g += out[1];
        b += out[2];
      }
      const i = (y * width + x) * 3;
      pixels[i] = toByte(shoulder(r / samples.length));
      pixels[i + 1] = toByte(shoulder(g / samples.length));
      pixels[i + 2] = toByte(shoulder(b / samples.length));
    }
  return { width, height, pixels };
}

/** The floor is seen so flat that an opening's light is a pixel high: rows as near as this keep its outline. */
const samples = Array.from(
  { length: 8 },
  (_, i) => [((i * 3) % 8) / 8 + 0.06, i / 8 + 0.06] as const,
);

/** The lamp's light is a pool: it has faded before the picture ends, whose edge would cut the shadow in it. */
const withinPool = (across: number, down: number): number =>
  smoothstep(1, 0.4, Math.hypot((across - 0.5) * 2, Math.max(0, down - 0.78) * 4.5));

function signedDistance(solid: Field, columns: number, rows: number, cell: number): Field {
  const outside = distanceTo(columns, rows, (i) => solid[i] >= 0.5);
  const inside = distanceTo(columns, rows, (i) => solid[i] < 0.5);
  const result = new Float32Array(solid.length);
  // Half covered pixels say where between two pixels the edge lies.
  for (let i = 0; i < result.length; i++)
    result[i] = (solid[i] >= 0.5 ? -inside[i] + (1 - solid[i]) : outside[i] - solid[i]) * cell;
  return result;
}

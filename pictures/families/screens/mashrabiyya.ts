import { mirrorOutline, type Point, smooth } from '../../geometry/points.ts';
import { renderPierced } from '../../render/pierced.ts';
import { parseColour } from '../../surface/colour.ts';
import type { Field } from '../../surface/field.ts';
import type { Ground, Picture } from '../../surface/mount.ts';
import { createNoise } from '../../surface/noise.ts';
import { fillShape, paintField } from '../../surface/plate.ts';

export type Net = 'square' | 'diagonal' | 'star';

export type MashrabiyyaParameters = {
  wide: number;
  tall: number;
  frame: number;
  wood: string;
  /** Panels from the top: their share of the height, their net and the size of its mesh in metres. */
  panels: readonly { share: number; net: Net; mesh: number }[];
  /** Adds a second set of beads inside a shape: the outline of a hanging lamp. */
  lamp?: boolean;
  /** Every fourth bead has a stud of bone. */
  studs?: boolean;
  ground: Ground;
  sun: readonly [number, number, number];
  width: number;
  height: number;
};

const perMetre = 1150;

/** A screen of turned beads and spindles in its frame, the sun behind it. */
export function drawMashrabiyya(p: MashrabiyyaParameters, seed: string): Picture {
  const columns = Math.round(p.wide * perMetre);
  const rows = Math.round(p.tall * perMetre);
  const frame = Math.round(p.frame * perMetre);
  const height = new Float32Array(columns * rows).fill(-1);
  const studs = new Uint8Array(columns * rows);
  const rails = Math.round(frame * 0.8);
  const open = rows - frame * 2 - rails * (p.panels.length - 1);
  const boxes: (readonly [number, number, number, number])[] = [];
  let y = frame;
  for (const { share } of p.panels) {
    const h = Math.round(open * share);
    boxes.push([frame, y, columns - frame * 2, h]);
    y += h + rails;
  }
  p.panels.forEach((panel, k) => {
    const lamp = p.lamp ? lampMask(columns, rows, boxes[k]) : null;
    turnNet(
      height,
      studs,
      columns,
      boxes[k],
      panel.net,
      panel.mesh * perMetre,
      lamp,
      p.studs ?? false,
    );
  });
  const deepest = 16;
  const solid = new Float32Array(columns * rows);
  const carving = new Float32Array(columns * rows);
  for (let j = 0; j < rows; j++)
    for (let i = 0; i < columns; i++) {
      const k = j * columns + i;
      const box = boxes.find(
        ([bx, by, bw, bh]) => i >= bx && i < bx + bw && j >= by && j < by + bh,
      );
      if (box) {
        solid[k] = Math.max(0, Math.min(1, height[k] + 0.5));
        carving[k] = (Math.max(0, height[k]) - deepest) / perMetre;
      } else {
        solid[k] = 1;
        const rim = Math.min(i, j, columns - 1 - i, rows - 1 - j);
        const near = Math.min(
          ...boxes.map(([bx, by, bw, bh]) => Math.max(bx - i, i - bx - bw, by - j, j - by - bh)),
        );
        const bevel = Math.max(0, 10 - Math.min(rim, near)) * 0.7;
        const groove = (near > 15 && near < 20) || (rim > 15 && rim < 20) ? 4 : 0;
        carving[k] = (-bevel - groove) / perMetre;
      }
    }
  return renderPierced({
    solid,
    columns,
    rows,
    wide: p.wide,
    tall: p.tall,
    thick: 0.03,
    carving,
    paint: wood(p, studs, columns, rows, seed),
    glow: 0,
    gloss: 0.25,
    ground: p.ground,
    sun: p.sun,
    width: p.width,
    height: p.height,
    seed,
  });
}

/** Raises beads and spindles to the height of their round bodies, in pixels over the middle plane. */
function turnNet(
  height: Field,
  studs: Uint8Array,
  columns: number,
  [x0, y0, w, h]: readonly [number, number, number, number],
  net: Net,
  wished: number,
  lamp: Field | null,
  bone: boolean,
): void {
  const across = Math.max(2, Math.round(w / wished));
  const down = Math.max(2, Math.round(h / wished));
  const cx = w / across;
  const cy = h / down;
  const mesh = Math.min(cx, cy);
  const bead = mesh * (net === 'star' ? 0.19 : 0.235);
  /** Radius of a spindle at 0…1 between two beads: thin ends, collars and a ball in the middle. */
  const spindle = (t: number, scale: number) => {
    const m = Math.abs(t - 0.5);
    const ball = m < 0.13 ? Math.sqrt(1 - (m / 0.13) ** 2) * 0.115 : 0;
    const collar = Math.abs(m - 0.2) < 0.025 ? 0.085 : 0;
    return mesh * scale * Math.max(0.05 + 0.018 * Math.cos(m * 12), ball, collar);
  };
  const inLamp = (x: number, y: number) =>
    lamp !== null && lamp[Math.round(y) * columns + Math.round(x)] > 0.5;
  const put = (x: number, y: number, r: number, away: number) => {
    const v = r - away;
    if (v <= -0.5) return;
    const k = y * columns + x;
    const body = v <= 0 ? v : Math.sqrt(Math.max(0, r * r - away * away));
    if (body > height[k]) height[k] = body;
  };
  for (let y = y0; y < y0 + h; y++)
    for (let x = x0; x < x0 + w; x++) {
      const u = (x - x0 + 0.5) / cx;
      const v = (y - y0 + 0.5) / cy;
      const i = Math.floor(u);
      const j = Math.floor(v);
      const fu = u - i - 0.5;
      const fv = v - j - 0.5;
      if (net === 'square' || net === 'star') {
        put(x, y, spindle(Math.abs(fu) > 0 ? (fu + 1) % 1 : 0, 1), Math.abs(fv) * cy);
        put(x, y, spindle((fv + 1) % 1, 1), Math.abs(fu) * cx);
        // A bead is turned with a waist ring: slightly broader than round.
        put(x, y, bead, Math.hypot(fu * cx, fv * cy));
        put(x, y, bead * 0.5, Math.abs(Math.hypot(fu * cx, fv * cy) - bead * 0.75));
      }
      if (net === 'diagonal') {
        const even = (i + j) % 2 === 0;
        const d = even ? fu - fv : fu + fv;
        const along = even ? fu + fv + 0.5 : fu - fv + 0.5;
        put(x, y, spindle(((along % 1) + 1) % 1, 1.15), (Math.abs(d) * mesh) / Math.SQRT2);
        for (const [du, dv] of [
          [-0.5, -0.5],
          [0.5, -0.5],
          [-0.5, 0.5],
          [0.5, 0.5],
        ]) {
          if ((((i + j + (du + dv === 0 ? 1 : 0)) % 2) + 2) % 2 !== 0) continue;
          put(x, y, bead * 1.2, Math.hypot((fu - du) * cx, (fv - dv) * cy));
        }
        put(x, y, bead * 0.8, Math.hypot(fu * cx, fv * cy));
      }
      if (net === 'star') {
        for (const d of [fu - fv, fu + fv])
          put(x, y, spindle((fu + 1) % 1, 0.95), (Math.abs(d) * mesh) / Math.SQRT2);
        // Where the diagonals of four beads meet sits a smaller one; its eight arms make a star.
        put(x, y, bead * 0.72, Math.hypot((Math.abs(fu) - 0.5) * cx, (Math.abs(fv) - 0.5) * cy));
        if (bone && i % 2 === 0 && j % 2 === 0 && Math.hypot(fu * cx, fv * cy) < bead * 0.42)
          studs[y * columns + x] = 1;
      }
      if (lamp !== null && inLamp(x0 + (i + 0.5) * cx, y0 + (j + 0.5) * cy)) {
        // The denser place: a bead in every mesh, held by short diagonal spindles.
        const corner = Math.hypot((Math.abs(fu) - 0.5) * cx, (Math.abs(fv) - 0.5) * cy);
        put(x, y, bead * 1.05, corner);
        for (const d of [fu - fv, fu + fv])
          put(x, y, mesh * 0.07, (Math.abs(d) * mesh) / Math.SQRT2);
        put(x, y, bead * 0.5, Math.hypot((Math.abs(fu) - 0.27) * cx, (Math.abs(fv) - 0.27) * cy));
      }
    }
}

/** A mosque lamp with its chains, hanging in the middle of the panel. */
function lampMask(
  columns: number,
  rows: number,
  [x, y, w, h]: readonly [number, number, number, number],
): Field {
  const half = smooth(
    [
      [0.22, 0],
      [0.2, 0.1],
      [0.12, 0.24],
      [0.1, 0.3],
      [0.24, 0.4],
      [0.3, 0.55],
      [0.24, 0.72],
      [0.12, 0.82],
      [0.1, 0.88],
      [0.18, 1],
    ] as Point[],
    false,
    8,
  );
  const tall = h * 0.56;
  const top = y + h * 0.3;
  const shape = mirrorOutline(half).map(
    ([a, b]): Point => [x + w / 2 + a * tall * 1.12, top + b * tall],
  );
  return paintField(columns, rows, (brush) => {
    fillShape(brush, shape, '#fff');
    brush.lineWidth = w * 0.035;
    for (const side of [-1, 1]) {
      brush.beginPath();
      brush.moveTo(x + w / 2 + side * tall * 0.22, top + 10);
      brush.lineTo(x + w / 2, y + h * 0.04);
      brush.stroke();
    }
  });
}

function wood(
  p: MashrabiyyaParameters,
  studs: Uint8Array,
  columns: number,
  rows: number,
  seed: string,
): (x: number, y: number, out: Float32Array) => void {
  const noise = createNoise(seed);
  const [r, g, b] = parseColour(p.wood);
  const bone = parseColour('#e9dfc6');
  return (x, y, out) => {
    const i = Math.min(columns - 1, Math.max(0, Math.round((x / p.wide + 0.5) * columns)));
    const j = Math.min(rows - 1, Math.max(0, Math.round((1 - y / p.tall) * rows)));
    if (studs[j * columns + i]) {
      out.set(bone);
      return;
    }
    const level = Math.min(y, p.tall - y) < p.frame;
    const grain = noise.fbm((level ? y : x) * 130, (level ? x : y) * 7, 3);
    const k = 1 + grain * 0.26 + noise.fbm(x * 8, y * 8, 3) * 0.2 + noise.at(x * 41, y * 41) * 0.08;
    out[0] = r * k;
    out[1] = g * k;
    out[2] = b * k;
  };
}

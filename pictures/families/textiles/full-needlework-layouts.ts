import {
  carnation,
  leaf,
  type Motif,
  placeMotif,
  type Role,
  rosette,
  stem,
  tulip,
} from '../../geometry/flora.ts';
import { type Point, place, polar, strokeOutline, tau } from '../../geometry/points.ts';
import { circle, type Layout, rectangle } from './fabric-parts.ts';

/** A great medallion on a field sewn all over, and a border in which a stem winds like a river. */
export const medallionAndRiver = (): Layout => (random, width, height) => {
  const motif: Motif = [];
  const edge = width * 0.075;
  const border = width * 0.16;
  const inner = edge + border;
  const c: Point = [width / 2, height / 2];
  const [w, h] = [width - 2 * edge, height - 2 * edge];
  motif.push(rectangle(edge, edge, w, h, 'stem'));
  for (const [inset, role] of [
    [border - 26, 'inner'],
    [border - 16, 'vein'],
    [border - 6, 'inner'],
    [border, 'vein'],
  ] as const)
    motif.push(rectangle(edge + inset, edge + inset, w - 2 * inset, h - 2 * inset, role));
  river(motif, edge + border * 0.44, width, height, border);
  // Flowering branches grow out of the corners towards the medallion.
  for (const [sx, sy] of [
    [-1, -1],
    [1, -1],
    [-1, 1],
    [1, 1],
  ] as const) {
    const root: Point = [
      c[0] + sx * (width / 2 - inner - 18),
      c[1] + sy * (height / 2 - inner - 18),
    ];
    const lean = Math.atan2(-sx, sy);
    for (const [dx, dy, turn, size] of [
      [0, -0.98, 0, 0.36],
      [-0.46, -0.66, -0.7, 0.28],
      [0.46, -0.66, 0.7, 0.28],
    ] as const) {
      const long = width * 0.21;
      const to = place([[dx, dy]], root, long, lean)[0];
      motif.push({ ...stem(root, to, dx * 0.3, 7), role: 'leaf' });
      motif.push(
        ...placeMotif(
          carnation(9),
          place([[dx * 0.9, dy * 0.9]], root, long, lean)[0],
          long * size,
          lean + turn,
        ),
        ...placeMotif(
          leaf(0.5, 0.2),
          place([[dx * 0.45, dy * 0.45]], root, long, lean)[0],
          long * 0.26,
          lean + turn + 1,
        ),
        ...placeMotif(
          leaf(-0.5, 0.2),
          place([[dx * 0.5, dy * 0.5]], root, long, lean)[0],
          long * 0.26,
          lean + turn - 1,
        ),
      );
    }
  }
  const r = width * 0.255;
  for (let i = 0; i < 20; i++) {
    const a = (tau * i) / 20;
    motif.push(
      ...placeMotif(
        i % 2 ? leaf(0.5, 0.22) : carnation(7),
        polar(r * (i % 2 ? 0.97 : 0.98), a, c),
        r * (i % 2 ? 0.34 : 0.3),
        a + Math.PI / 2,
      ),
    );
  }
  for (const [k, role] of [
    [1.02, 'stem'],
    [0.98, 'inner'],
    [0.94, 'petal'],
    [0.74, 'inner'],
    [0.71, 'stem'],
    [0.5, 'inner'],
    [0.47, 'petal'],
  ] as const)
    motif.push(circle(c, r * k, role));
  for (const [count, at, size] of [
    [16, 0.78, 0.17],
    [12, 0.51, 0.2],
  ] as const)
    for (let i = 0; i < count; i++) {
      const a = (tau * (i + 0.5)) / count;
      motif.push(
        ...placeMotif(
          i % 2 ? tulip() : rosette(6),
          polar(r * (i % 2 ? at : at + 0.07), a, c),
          r * size,
          a + Math.PI / 2,
        ),
      );
    }
  motif.push(...placeMotif(rosette(12), c, r * 0.86, random.next()));
  return motif;
};

/** A stem that winds along the four sides, carnations in its bends; one leaf was left unworked. */
function river(motif: Motif, at: number, width: number, height: number, border: number): void {
  for (const [x0, y0, x1, y1, bends] of [
    [at, at, width - at, at, 6],
    [width - at, at, width - at, height - at, 8],
    [width - at, height - at, at, height - at, 6],
    [at, height - at, at, at, 8],
  ] as const) {
    const long = Math.hypot(x1 - x0, y1 - y0);
    const [ux, uy] = [(x1 - x0) / long, (y1 - y0) / long];
    const turn = Math.atan2(uy, ux);
    const on = (s: number, off: number): Point => [x0 + ux * s - uy * off, y0 + uy * s + ux * off];
    const sway = border * 0.24;
    const line = Array.from({ length: bends * 10 + 1 }, (_, i) => {
      const s = (i / (bends * 10)) * long;
      return on(s, Math.sin((s / long) * bends * Math.PI) * sway);
    });
    motif.push({ role: 'leaf', points: strokeOutline(line, () => 7) });
    for (let i = 0; i < bends; i++) {
      const s = ((i + 0.5) / bends) * long;
      const side = i % 2 ? -1 : 1;
      const flip = side > 0 ? 0 : Math.PI;
      motif.push(
        ...placeMotif(carnation(9), on(s, -side * sway * 0.1), border * 0.42, turn + flip),
        ...placeMotif(
          leaf(0.5, 0.22),
          on(s - long / bends / 3, side * sway * 0.7),
          border * 0.26,
          turn + flip - 1.1,
        ),
      );
      // By custom one small leaf near the lower edge shows the bare cloth.
      const unworked = uy === 0 && ux < 0 && i === 4;
      const other = placeMotif(
        leaf(-0.5, 0.22),
        on(s + long / bends / 3, side * sway * 0.7),
        border * 0.26,
        turn + flip + 1.1,
      );
      motif.push(
        ...(unworked ? other.map((shape): Motif[number] => ({ ...shape, role: 'bud' })) : other),
      );
    }
    motif.push(...placeMotif(rosette(8), [x0, y0], border * 0.34));
  }
}

/** The firmament: moons ring within ring over a field sewn all over, small moons and carnations between. */
export const palak =
  (columns: number, rows: number): Layout =>
  (random, width, height) => {
    const motif: Motif = [];
    const edge = width * 0.072;
    const border = width * 0.13;
    motif.push(rectangle(edge, edge, width - 2 * edge, height - 2 * edge, 'stem'));
    const moon = (at: Point, radius: number, outer: Role) => {
      const teeth = Math.round(radius / 7);
      for (let i = 0; i < teeth; i++)
        motif.push(
          ...placeMotif(
            leaf(0.5, 0.26),
            polar(radius * 0.98, (tau * i) / teeth, at),
            radius * 0.2,
            (tau * i) / teeth + Math.PI / 2 + 0.5,
          ),
        );
      for (const [k, role] of [
        [1, outer],
        [0.86, 'inner'],
        [0.78, 'heart'],
        [0.66, 'petal'],
        [0.5, 'inner'],
        [0.42, 'bud'],
        [0.32, 'petal'],
      ] as const)
        motif.push(circle(at, radius * k, role));
      for (let i = 0; i < 12; i++)
        motif.push(circle(polar(radius * 0.58, (tau * i) / 12, at), radius * 0.042, 'inner', 12));
      motif.push(...placeMotif(rosette(8), at, radius * 0.56, random.next()));
    };
    const [w, h] = [width - 2 * (edge + border), height - 2 * (edge + border)];
    const r = Math.min(w / columns, h / rows) * 0.43;
    const at = (i: number, j: number): Point => [
      edge + border + ((i + 0.5) * w) / columns,
      edge + border + ((j + 0.5) * h) / rows,
    ];
    for (let j = 0; j < rows; j++)
      for (let i = 0; i < columns; i++) moon(at(i, j), r, i === 1 && j === 1 ? 'vein' : 'petal');
    for (let j = 0; j + 1 < rows; j++)
      for (let i = 0; i + 1 < columns; i++) {
        const c = at(i + 0.5, j + 0.5);
        moon(c, r * 0.27, 'petal');
        for (let k = 0; k < 4; k++) {
          const a = (tau * k) / 4;
          motif.push(...placeMotif(carnation(7), polar(r * 0.36, a, c), r * 0.26, a + Math.PI / 2));
        }
      }
    // The border: a row of small moons with leaves between them.
    const line = edge + border * 0.5;
    for (const [x0, y0, x1, y1, count] of [
      [line, line, width - line, line, columns * 3],
      [line, height - line, width - line, height - line, columns * 3],
      [line, line, line, height - line, rows * 3],
      [width - line, line, width - line, height - line, rows * 3],
    ] as const)
      for (let k = 0; k < count; k++) {
        const t = (k + 0.5) / count;
        const c: Point = [x0 + (x1 - x0) * (k / count), y0 + (y1 - y0) * (k / count)];
        moon(c, border * 0.32, 'petal');
        const between: Point = [x0 + (x1 - x0) * t, y0 + (y1 - y0) * t];
        for (const turn of [0.6, 0.6 + Math.PI])
          motif.push(...placeMotif(leaf(0.5, 0.22), between, border * 0.3, turn));
      }
    moon([width - line, height - line], border * 0.32, 'petal');
    for (const inset of [border, border * 0.02])
      for (const [x, y, bw, bh] of [
        [edge + inset, edge + inset, width - 2 * (edge + inset), 7],
        [edge + inset, height - edge - inset - 7, width - 2 * (edge + inset), 7],
        [edge + inset, edge + inset, 7, height - 2 * (edge + inset)],
        [width - edge - inset - 7, edge + inset, 7, height - 2 * (edge + inset)],
      ] as const)
        motif.push(rectangle(x, y, bw, bh, 'heart'));
    return motif;
  };

import type { Motif, Role } from '../../geometry/flora.ts';
import {
  area,
  type Box,
  clipToBox,
  type Point,
  regularPolygon,
  starInner,
  starPolygon,
} from '../../geometry/points.ts';
import { starFaces } from '../../geometry/star-faces.ts';
import { fillPolygon } from '../../surface/pieces.ts';
import type { Plate } from '../../surface/plate.ts';

export type Stuff = 'pearl' | 'bone' | 'dark' | 'shell' | 'tin';

export type Pieces = { ids: Int32Array; stuff: Stuff[] };

export function lay(plate: Plate, pieces: Pieces, points: readonly Point[], stuff: Stuff): void {
  pieces.stuff.push(stuff);
  fillPolygon(pieces.ids, plate.width, plate.height, points, pieces.stuff.length);
}

export function starField(
  plate: Plate,
  pieces: Pieces,
  box: Box,
  sides: 8 | 12,
  apothem: number,
  mix: readonly Stuff[],
): void {
  const [x, y, w, h] = box;
  const lines =
    sides === 8
      ? { sides, angle: 90, apothem, contact: 67.5, reach: 3 }
      : { sides, angle: 60, apothem, contact: 60, reach: 4 };
  for (const face of starFaces(lines, [x + w / 2, y + h / 2], Math.hypot(w, h) / 2 + apothem)) {
    const cut = clipToBox(face, box);
    if (cut.length < 3) continue;
    const twice = Math.abs(area(cut)) * 2;
    lay(plate, pieces, cut, mix[(Math.round(Math.sqrt(twice) / 6) + face.length) % mix.length]);
  }
}

export function hexField(plate: Plate, pieces: Pieces, box: Box, side: number): void {
  const [x, y, w, h] = box;
  for (let j = -1; j * side * 1.5 < h + side * 2; j++)
    for (let i = -1; i * side * Math.sqrt(3) < w + side * 2; i++) {
      const at: Point = [x + (i + (j % 2 ? 0.5 : 0)) * side * Math.sqrt(3), y + j * side * 1.5];
      const put = (points: readonly Point[], stuff: Stuff) => {
        const cut = clipToBox(points, box);
        if (cut.length > 2) lay(plate, pieces, cut, stuff);
      };
      put(regularPolygon(6, side, Math.PI / 6, at), (i + j) % 2 ? 'shell' : 'dark');
      put(starPolygon(6, side * 0.84, starInner(6, 2), Math.PI / 6, at), 'pearl');
      put(regularPolygon(6, side * 0.36, Math.PI / 6, at), 'shell');
      put(starPolygon(6, side * 0.24, starInner(6, 2), 0, at), 'bone');
    }
}

/** A border of triangles between two lines of bone. */
export function border(plate: Plate, pieces: Pieces, [x, y, w, h]: Box, thick: number): void {
  for (const [bx, by, bw, bh] of [
    [x, y, w, thick],
    [x, y + h - thick, w, thick],
    [x, y + thick, thick, h - 2 * thick],
    [x + w - thick, y + thick, thick, h - 2 * thick],
  ] as const) {
    lay(
      plate,
      pieces,
      [
        [bx, by],
        [bx + bw, by],
        [bx + bw, by + bh],
        [bx, by + bh],
      ],
      'dark',
    );
    const along = bw > bh;
    const n = Math.round((along ? bw : bh) / thick);
    for (let k = 0; k < n; k++) {
      const s = ((along ? bw : bh) / n) * k;
      const e = (along ? bw : bh) / n;
      const [p, q, r]: Point[] = along
        ? [
            [bx + s + 2, by + bh - 3],
            [bx + s + e / 2, by + 3],
            [bx + s + e - 2, by + bh - 3],
          ]
        : [
            [bx + bw - 3, by + s + 2],
            [bx + 3, by + s + e / 2],
            [bx + bw - 3, by + s + e - 2],
          ];
      lay(plate, pieces, [p, q, r], k % 2 ? 'bone' : 'pearl');
    }
  }
}

/** A shape of shell set whole into a dark panel. */
export function inset(
  plate: Plate,
  pieces: Pieces,
  motif: Motif,
  roles: Partial<Record<Role, Stuff>>,
): void {
  for (const { points, role } of motif) {
    const stuff = roles[role];
    if (stuff) lay(plate, pieces, points, stuff);
  }
}

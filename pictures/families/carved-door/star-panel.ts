import { weave } from '../../geometry/interlace.ts';
import {
  type Box,
  type Point,
  polar,
  regularPolygon,
  smooth,
  starInner,
  starPolygon,
  tau,
} from '../../geometry/points.ts';
import { inCircle, type StarLines, shrink, starFaces } from '../../geometry/star-faces.ts';
import { clipRect, raise } from '../../surface/carving.ts';
import { fillPieces } from '../../surface/pieces.ts';
import { type Brush, fillShape, type Plate } from '../../surface/plate.ts';
import { paintWeave } from '../../surface/strapwork.ts';

/** The web of straps with a small carving in every panel between them. */
export function starPanel(
  plate: Plate,
  box: Box,
  lines: StarLines,
  piece: Int32Array,
  first: number,
  strap: number,
): void {
  const [x, y, w, h] = box;
  const faces = starFaces(
    lines,
    [x + w / 2, y + h / 2],
    Math.hypot(w, h) / 2 + lines.apothem,
  ).filter((face) => face.some(([a, b]) => a > x && a < x + w && b > y && b < y + h));
  const inside = (paint: (brush: Brush) => void) => (brush: Brush) =>
    clipRect(brush, x, y, w, h, () => paint(brush));
  const ids = new Int32Array(piece.length);
  fillPieces(ids, plate.width, plate.height, faces, first);
  for (let j = y; j < y + h; j++)
    for (let i = x; i < x + w; i++) piece[j * plate.width + i] = ids[j * plate.width + i];
  raise(
    plate,
    7,
    5,
    inside((brush) => {
      for (const face of faces) fillShape(brush, shrink(face, strap * 0.5 + 3), '#fff');
    }),
  );
  // The ornament stays at the height of the rim; the ground around it is cut away.
  raise(
    plate,
    -5,
    3,
    inside((brush) => {
      for (const face of faces) {
        const { radius } = inCircle(face);
        if (radius > strap * 0.5 + 9) fillShape(brush, shrink(face, strap * 0.5 + 7), '#fff');
      }
    }),
  );
  raise(
    plate,
    6,
    3,
    inside((brush) => {
      for (const face of faces) {
        const { at, radius, sides } = inCircle(face);
        const free = radius - strap * 0.5 - 7;
        if (free < 4) continue;
        if (sides >= 8) starOf(brush, at, free, sides > 12 ? lines.sides : sides);
        else leafStar(brush, at, free, face);
      }
    }),
  );
  const woven = weave(faces);
  raise(
    plate,
    13,
    strap * 0.5,
    inside((brush) => paintWeave(brush, woven, strap, 1.6, '#fff', '#000')),
  );
  raise(
    plate,
    -3.5,
    2,
    inside((brush) => paintWeave(brush, woven, strap * 0.22, strap * 0.4, '#fff', '#000')),
  );
}

/** A star with as many points as the piece has sides, and a flower in its heart. */
function starOf(brush: Brush, at: Point, free: number, sides: number): void {
  const outer = starPolygon(sides, free * 0.99, starInner(sides, 4), 0, at);
  fillShape(brush, outer, '#fff');
  fillShape(brush, starPolygon(sides, free * 0.78, starInner(sides, 4), 0, at), '#000');
  for (let k = 0; k < sides; k++) {
    const a = (tau * k) / sides;
    fillShape(
      brush,
      smooth(
        [
          polar(free * 0.12, a, at),
          polar(free * 0.3, a - 0.2, at),
          polar(free * 0.56, a, at),
          polar(free * 0.3, a + 0.2, at),
        ],
        true,
        5,
      ),
      '#fff',
    );
    const between = a + Math.PI / sides;
    brush.beginPath();
    brush.arc(...polar(free * 0.84, between, at), free * 0.07, 0, 7);
    brush.fill();
  }
}

/** Leaves from the middle of a piece into each of its corners. */
function leafStar(brush: Brush, at: Point, free: number, face: readonly Point[]): void {
  for (const [x, y] of face) {
    const angle = Math.atan2(y - at[1], x - at[0]);
    const long = Math.min(Math.hypot(x - at[0], y - at[1]) * 0.62, free * 2.2);
    const wide = Math.min(free * 0.36, long * 0.3);
    fillShape(
      brush,
      smooth(
        [
          at,
          polar(long * 0.45, angle - wide / long, at),
          polar(long, angle, at),
          polar(long * 0.45, angle + wide / long, at),
        ],
        true,
        6,
      ),
      '#fff',
    );
  }
  if (free > 7) fillShape(brush, regularPolygon(12, free * 0.28, 0, at), '#fff');
}

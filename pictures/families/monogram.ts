import { cutPieces, type Segment } from '../geometry/arrangement.ts';
import { drawPattern } from '../geometry/contact.ts';
import { writeCapitals } from '../geometry/letters.ts';
import { area, type Point, starInner, starPolygon } from '../geometry/points.ts';
import { createRandom } from '../geometry/random.ts';
import { tilePlane } from '../geometry/tilings.ts';
import { parseColour } from '../surface/colour.ts';
import { distanceTo, distanceToSeams } from '../surface/field.ts';
import { glazePieces } from '../surface/glaze.ts';
import { lightPlate } from '../surface/light.ts';
import { mount, type Picture } from '../surface/mount.ts';
import { createNoise } from '../surface/noise.ts';
import { fillPieces, fillPolygon } from '../surface/pieces.ts';
import { createPlate, fillShape, paintField } from '../surface/plate.ts';

const size = 1200;

const schemes = [
  ['#14285f', '#2a4ba0', '#e9e3d2', '#b6771a', '#8fb3e8'],
  ['#0b3b2e', '#0f6b50', '#efe7d2', '#c4912e', '#4fae8f'],
  ['#7a0d45', '#b5176a', '#f3e4dc', '#d9a441', '#e58bb8'],
  ['#7a4f00', '#c98f1e', '#f4ead0', '#17307c', '#f2b632'],
  ['#16343a', '#1f8a8c', '#ece6d6', '#b0532c', '#7cc0ba'],
  ['#3b1f33', '#6a3a6c', '#eee2d4', '#c9a040', '#b08ab8'],
  ['#5a1f16', '#a8432c', '#f0e4cc', '#23407f', '#d98a5a'],
];

const lattices = [
  { sides: 8, angle: 90, contact: 67.5, reach: 3, apothem: 105 },
  { sides: 10, angle: 72, contact: 54, reach: 3, apothem: 120 },
  { sides: 12, angle: 60, contact: 60, reach: 4, apothem: 135 },
  { sides: 12, angle: 90, contact: 60, reach: 4, apothem: 150 },
  { sides: 16, angle: 90, contact: 67.5, reach: 6, apothem: 190 },
  { sides: 10, angle: 108, contact: 72, reach: 4, apothem: 120 },
];

/** Initials in gilt relief on a star of one glaze, in a frame of cut tile; `index` makes each its own. */
export function drawMonogram(initials: string, index: number, seed: string): Picture {
  const random = createRandom(seed);
  const noise = createNoise(seed);
  const scheme = schemes[index % schemes.length];
  const lattice = lattices[(index * 5 + Math.floor(index / 7)) % lattices.length];
  const centre: Point = [size / 2, size / 2];
  const turn = random.next() * Math.PI;
  const shift: Point = [random.between(-60, 60), random.between(-60, 60)];
  const segments = drawPattern(tilePlane(lattice.sides, lattice.angle, lattice.apothem, size * 0.8), (lattice.contact * Math.PI) / 180, lattice.reach).map(
    ([a, b]): Segment => {
      const to = ([x, y]: Point): Point => [centre[0] + shift[0] + x * Math.cos(turn) - y * Math.sin(turn), centre[1] + shift[1] + x * Math.sin(turn) + y * Math.cos(turn)];
      return [to(a), to(b)];
    },
  );
  const faces = cutPieces(segments, 0.05);
  const sizes = faces.map((face) => Math.round(Math.sqrt(Math.abs(area(face))) / 4));
  const order = [...new Set(sizes)].sort((a, b) => a - b);
  const ids = new Int32Array(size * size);
  fillPieces(ids, size, size, faces);
  const points = [8, 12, 10, 16, 9, 7][index % 6];
  const star = (r: number) => starPolygon(points, r, starInner(points, points > 9 ? 3 : 2), -Math.PI / 2, centre);
  fillPolygon(ids, size, size, star(452), faces.length + 1);
  fillPolygon(ids, size, size, star(424), faces.length + 2);
  const plate = createPlate(size, size);
  glazePieces(
    plate,
    ids,
    distanceToSeams(ids, size, size),
    (id) => {
      if (id === 0) return null;
      if (id === faces.length + 1) return { colour: scheme[3] };
      if (id === faces.length + 2) return { colour: scheme[0], thin: scheme[1] };
      return { colour: scheme[(order.indexOf(sizes[id - 1]) % 4) + 1] };
    },
    { seed, joint: 1.8, jointColour: '#d8cdb8', pillow: 7, rim: 9, tilt: 0.5, wear: 0.12, crackle: 30 },
  );
  const shapes = writeCapitals(initials, initials.length > 2 ? 230 : 290);
  const letters = paintField(size, size, (brush) => {
    for (const outline of shapes) fillShape(brush, outline.map(([x, y]): Point => [x + size / 2, y + size / 2]), '#fff');
  });
  const gold = parseColour('#dcae4e');
  const depth = distanceTo(size, size, (i) => letters[i] < 0.5);
  for (let i = 0; i < letters.length; i++) {
    const a = letters[i];
    if (a === 0) continue;
    const worn = 1 + noise.fbm((i % size) * 0.02, ((i / size) | 0) * 0.02, 4) * 0.25;
    for (let c = 0; c < 3; c++) plate.colour[i * 3 + c] += (gold[c] * worn - plate.colour[i * 3 + c]) * a;
    plate.metal[i] = 0.85 * a;
    plate.gloss[i] += (0.6 - plate.gloss[i]) * a;
    plate.relief[i] += Math.min(9, depth[i] * 0.9) * a;
  }
  const lit = lightPlate(plate, { reach: 8, occlusion: 0.8 });
  return mount(size, size, lit, plate.cover, { seed });
}

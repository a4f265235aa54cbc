import { type Canvas, createCanvas } from '@napi-rs/canvas';
import { cutPieces } from '../../geometry/arrangement.ts';
import { drawPattern } from '../../geometry/contact.ts';
import { area, centroid, type Point } from '../../geometry/points.ts';
import { createRandom } from '../../geometry/random.ts';
import { tilePlane } from '../../geometry/tilings.ts';
import { toByte } from '../../surface/colour.ts';
import { distanceToSeams } from '../../surface/field.ts';
import { type Glaze, glazePieces } from '../../surface/glaze.ts';
import { lightPlate } from '../../surface/light.ts';
import { shoulder } from '../../surface/mount.ts';
import { fillPieces } from '../../surface/pieces.ts';
import { type Brush, createPlate, paintCanvas } from '../../surface/plate.ts';
import { createSilence, type Sound, sampleRate } from '../sound.ts';
import { arriving, between, type DrawnFilm, height, toFrame, width } from './drawn-film.ts';

const seconds = 30;
const flightSeconds = 0.55;
/** The first star is laid slowly, piece by piece; the others come ever faster. */
const firstLanding = 2;
const lastLanding = 25.5;

/** From the smallest kind of piece to the largest. */
const glazes: Glaze[] = [
  { colour: '#f0ead9' },
  { colour: '#c78a1c' },
  { colour: '#12705a' },
  { colour: '#1a2f86' },
  { colour: '#efe8d6' },
  { colour: '#1b7f8f' },
];

type Laid = {
  picture: Canvas;
  x: number;
  y: number;
  landing: number;
  /** Where the hand brings it from, and how it is turned on the way. */
  from: Point;
  turn: number;
};

/** A panel of cut tile is laid around one eight-pointed star, each piece with a tap. */
export const theHammerAndTheTile: DrawnFilm = {
  name: 'the-hammer-and-the-tile',
  seconds,
  poster: 21,
  rate: 140,
  prepare: () => {
    const { bed, pieces } = cutPanel();
    return (brush, now) => paint(brush, now, bed, pieces);
  },
  sound: composeTaps,
};

function paint(brush: Brush, now: number, bed: Canvas, pieces: readonly Laid[]): void {
  // The eye draws back slowly from the first star.
  const scale = 1.6 - between(now, 3, 26) * 0.6;
  brush.translate(width / 2, height / 2);
  brush.scale(scale, scale);
  brush.translate(-width / 2, -height / 2);
  brush.drawImage(bed, 0, 0);
  const flying: Laid[] = [];
  for (const piece of pieces) {
    if (now >= piece.landing) brush.drawImage(piece.picture, piece.x, piece.y);
    else if (now > piece.landing - flightSeconds) flying.push(piece);
  }
  for (const piece of flying) paintFlying(brush, piece, now);
  toFrame(brush);
  const dusk = brush.createRadialGradient(520, 300, 260, 640, 360, 800);
  dusk.addColorStop(0, 'rgba(20, 12, 6, 0)');
  dusk.addColorStop(1, 'rgba(20, 12, 6, 0.5)');
  brush.fillStyle = dusk;
  brush.fillRect(0, 0, width, height);
}

function paintFlying(brush: Brush, piece: Laid, now: number): void {
  const way = arriving(now, piece.landing - flightSeconds, piece.landing);
  const left = 1 - way;
  const { width: w, height: h } = piece.picture;
  brush.save();
  brush.globalAlpha = Math.min(1, way * 3);
  brush.shadowColor = 'rgba(30, 20, 10, 0.45)';
  brush.shadowBlur = 3 + 22 * left;
  brush.shadowOffsetX = 26 * left;
  brush.shadowOffsetY = 34 * left;
  brush.translate(
    piece.x + w / 2 + piece.from[0] * left,
    piece.y + h / 2 + piece.from[1] * left - 20 * left,
  );
  brush.rotate(piece.turn * left);
  brush.scale(1 + 0.3 * left, 1 + 0.3 * left);
  brush.drawImage(piece.picture, -w / 2, -h / 2);
  brush.restore();
}

/** The finished panel, cut again into its pieces, and the plaster under it. */
function cutPanel(): { bed: Canvas; pieces: Laid[] } {
  const seed = 'the-hammer-and-the-tile';
  const middle: Point = [width / 2, height / 2];
  const lines = drawPattern(tilePlane(8, 90, 104, 860), (67.5 * Math.PI) / 180, 3);
  const faces = cutPieces(
    lines.map(([a, b]) => [
      [a[0] + middle[0], a[1] + middle[1]],
      [b[0] + middle[0], b[1] + middle[1]],
    ]),
    0.05,
  ).filter((face) => Math.abs(area(face)) < 40_000);
  const kinds = kindsOf(faces);
  const ids = fillPieces(new Int32Array(width * height), width, height, faces);
  const seams = distanceToSeams(ids, width, height);
  const plate = createPlate(width, height);
  const setting = { seed, joint: 1.1, jointColour: '#d8cdb8', pillow: 6, rim: 7 };
  const chooseGlaze = (id: number) =>
    id === 0 ? null : (glazes[(kinds[id - 1] ?? 0) % glazes.length] ?? null);
  glazePieces(plate, ids, seams, chooseGlaze, { ...setting, tilt: 0.7, wear: 0.25, crackle: 22 });
  const panel = toCanvas(lightPlate(plate, { reach: 7, occlusion: 0.9 }), () => 1);
  const plaster = createPlate(width, height);
  glazePieces(plaster, ids, seams, () => null, setting);
  // Smoothed with the float: a calm ground, on which every piece counts.
  const rough = toCanvas(lightPlate(plaster), () => 1);
  const bed = paintCanvas(width, height, (brush) => {
    brush.drawImage(rough, 0, 0);
    brush.filter = 'blur(9px)';
    brush.drawImage(rough, 0, 0);
  });

  const order = faces
    .map((face, index) => ({ index, face, far: distanceFrom(middle, face) }))
    .sort((a, b) => a.far - b.far);
  const random = createRandom(seed);
  const farthest = Math.hypot(width, height) / 2;
  const pieces = order.flatMap(({ index, face, far }, rank): Laid[] => {
    const picture = cutOut(panel, ids, index + 1, face);
    if (!picture) return [];
    const jitter = rank < 17 ? rank * 0.06 : random.between(-0.3, 0.3);
    const landing = firstLanding + (lastLanding - firstLanding) * (far / farthest) ** 0.85 + jitter;
    const from: Point = [random.between(-60, 60), random.between(50, 130)];
    return [{ ...picture, landing, from, turn: random.between(-0.7, 0.7) }];
  });
  return { bed, pieces };
}

/** Pieces of like size are of one kind; kinds are counted from the smallest. */
function kindsOf(faces: readonly Point[][]): number[] {
  const sizes = faces.map((face) => Math.round(Math.sqrt(Math.abs(area(face))) / 3));
  const known = [...new Set(sizes)].sort((a, b) => a - b);
  return sizes.map((size) => known.indexOf(size));
}

function distanceFrom(middle: Point, face: Point[]): number {
  const [x, y] = centroid(face);
  const round = Math.PI + Math.atan2(y - middle[1], x - middle[0]);
  return Math.hypot(x - middle[0], y - middle[1]) + 0.01 * round;
}

function cutOut(panel: Canvas, ids: Int32Array, id: number, face: readonly Point[]) {
  const left = Math.max(0, Math.floor(Math.min(...face.map(([x]) => x))) - 1);
  const top = Math.max(0, Math.floor(Math.min(...face.map(([, y]) => y))) - 1);
  const right = Math.min(width, Math.ceil(Math.max(...face.map(([x]) => x))) + 2);
  const bottom = Math.min(height, Math.ceil(Math.max(...face.map(([, y]) => y))) + 2);
  if (right - left < 3 || bottom - top < 3) return null;
  const picture = createCanvas(right - left, bottom - top);
  const brush = picture.getContext('2d');
  brush.drawImage(panel, -left, -top);
  const image = brush.getImageData(0, 0, picture.width, picture.height);
  for (let y = 0, i = 3; y < picture.height; y++)
    for (let x = 0; x < picture.width; x++, i += 4)
      if (ids[(y + top) * width + x + left] !== id) image.data[i] = 0;
  brush.putImageData(image, 0, 0);
  return { picture, x: left, y: top };
}

function toCanvas(lit: Float32Array, coverOf: (at: number) => number): Canvas {
  const canvas = createCanvas(width, height);
  const brush = canvas.getContext('2d');
  const image = brush.createImageData(width, height);
  for (let i = 0; i < width * height; i++) {
    for (let c = 0; c < 3; c++) image.data[i * 4 + c] = toByte(shoulder(lit[i * 3 + c] ?? 0));
    image.data[i * 4 + 3] = coverOf(i) * 255;
  }
  brush.putImageData(image, 0, 0);
  return canvas;
}

/** One tap of the hammer's handle for every piece, softer as they come faster. */
function composeTaps(length: number): Sound {
  const sound = createSilence(length);
  const random = createRandom('taps');
  const { pieces } = cutPanel();
  let last = 0;
  for (const { landing, x } of [...pieces].sort((a, b) => a.landing - b.landing)) {
    const rush = Math.min(1, (landing - last) * 5);
    last = landing;
    const loud = (0.12 + 0.5 * rush) * random.between(0.7, 1);
    const pitch = random.between(1_500, 2_300);
    const start = Math.round(landing * sampleRate);
    for (let i = 0; i < 0.09 * sampleRate && start + i < sound.left.length; i++) {
      const t = i / sampleRate;
      const body = Math.sin(t * pitch * Math.PI * 2) * Math.exp(-t * 70);
      const click = (random.next() * 2 - 1) * Math.exp(-t * 420);
      const value = (body * 0.55 + click * 0.6) * loud;
      sound.left[start + i] = (sound.left[start + i] ?? 0) + value * (1 - x / width / 2);
      sound.right[start + i] = (sound.right[start + i] ?? 0) + value * (0.5 + x / width / 2);
    }
  }
  return sound;
}

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
import {
  arriving,
  between,
  type DrawnFilm,
  height,
  pixelsPerUnit,
  toFrame,
  width,
} from './drawn-film.ts';

const seed = 'the-hammer-and-the-tile';
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

/** The eye begins as near as this. */
const nearest = 1.6;
/** Pixels of the panel for each of the brush's units. */
const dense = 2;
const panelWidth = width * dense;
const panelHeight = height * dense;

type Laid = {
  picture: Canvas;
  x: number;
  y: number;
  width: number;
  height: number;
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
  prepare: () => {
    const { bed, pieces } = cutPanel();
    return (brush, now) => paint(brush, now, bed, pieces);
  },
  sound: composeTaps,
};

function paint(brush: Brush, now: number, bed: Canvas, pieces: readonly Laid[]): void {
  // The eye draws back slowly from the first star.
  const scale = nearest - between(now, 3, 26) * (nearest - 1);
  brush.translate(width / 2, height / 2);
  brush.scale(scale, scale);
  brush.translate(-width / 2, -height / 2);
  brush.drawImage(bed, 0, 0, width, height);
  const flying: Laid[] = [];
  for (const piece of pieces) {
    if (now >= piece.landing)
      brush.drawImage(piece.picture, piece.x, piece.y, piece.width, piece.height);
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
  const { width: w, height: h } = piece;
  brush.save();
  brush.globalAlpha = Math.min(1, way * 3);
  brush.shadowColor = 'rgba(30, 20, 10, 0.45)';
  brush.shadowBlur = (3 + 22 * left) * pixelsPerUnit;
  brush.shadowOffsetX = 26 * left * pixelsPerUnit;
  brush.shadowOffsetY = 34 * left * pixelsPerUnit;
  brush.translate(
    piece.x + w / 2 + piece.from[0] * left,
    piece.y + h / 2 + piece.from[1] * left - 20 * left,
  );
  brush.rotate(piece.turn * left);
  brush.scale(1 + 0.3 * left, 1 + 0.3 * left);
  brush.drawImage(piece.picture, -w / 2, -h / 2, w, h);
  brush.restore();
}

/** Where every piece lies, and when it comes: the nearest to the middle first. */
function layPanel() {
  const middle: Point = [width / 2, height / 2];
  const lines = drawPattern(tilePlane(8, 90, 104, 860), (67.5 * Math.PI) / 180, 3);
  const faces = cutPieces(
    lines.map(([a, b]) => [
      [a[0] + middle[0], a[1] + middle[1]],
      [b[0] + middle[0], b[1] + middle[1]],
    ]),
    0.05,
  ).filter((face) => Math.abs(area(face)) < 40_000);
  const order = faces
    .map((face, index) => ({ index, bounds: boundsOf(face), far: distanceFrom(middle, face) }))
    .filter(({ bounds }) => bounds.width >= 3 && bounds.height >= 3)
    .sort((a, b) => a.far - b.far);
  const random = createRandom(seed);
  const farthest = Math.hypot(width, height) / 2;
  const places = order.map(({ index, bounds, far }, rank) => {
    const jitter = rank < 17 ? rank * 0.06 : random.between(-0.3, 0.3);
    const landing = firstLanding + (lastLanding - firstLanding) * (far / farthest) ** 0.85 + jitter;
    const from: Point = [random.between(-60, 60), random.between(50, 130)];
    return { index, ...bounds, landing, from, turn: random.between(-0.7, 0.7) };
  });
  return { faces, places };
}

/** What of a piece lies within the frame, in whole units. */
function boundsOf(face: readonly Point[]) {
  const xs = face.map(([x]) => x);
  const ys = face.map(([, y]) => y);
  const x = Math.max(0, Math.floor(Math.min(...xs)) - 1);
  const y = Math.max(0, Math.floor(Math.min(...ys)) - 1);
  return {
    x,
    y,
    width: Math.min(width, Math.ceil(Math.max(...xs)) + 2) - x,
    height: Math.min(height, Math.ceil(Math.max(...ys)) + 2) - y,
  };
}

/** The finished panel, cut again into its pieces, and the plaster under it. */
function cutPanel(): { bed: Canvas; pieces: Laid[] } {
  const { faces, places } = layPanel();
  const kinds = kindsOf(faces);
  const size = [panelWidth, panelHeight] as const;
  const outlines = faces.map((face) => face.map(([x, y]): Point => [x * dense, y * dense]));
  const ids = fillPieces(new Int32Array(panelWidth * panelHeight), ...size, outlines);
  const seams = distanceToSeams(ids, ...size);
  const setting = {
    ...{ seed, joint: 1.1 * dense, jointColour: '#d8cdb8' },
    ...{ pillow: 6 * dense, rim: 7 * dense },
  };
  const chooseGlaze = (id: number) =>
    id === 0 ? null : (glazes[(kinds[id - 1] ?? 0) % glazes.length] ?? null);
  const plate = createPlate(...size);
  glazePieces(plate, ids, seams, chooseGlaze, {
    ...setting,
    ...{ tilt: 0.7, wear: 0.25, crackle: 22 * dense },
  });
  const panel = toCanvas(lightPlate(plate, { reach: 7 * dense, occlusion: 0.9 }));
  const plaster = createPlate(...size);
  glazePieces(plaster, ids, seams, () => null, setting);
  // Smoothed with the float: a calm ground, on which every piece counts.
  const rough = toCanvas(lightPlate(plaster, { reach: 10 * dense }));
  const bed = paintCanvas(...size, (brush) => {
    brush.drawImage(rough, 0, 0);
    brush.filter = `blur(${9 * dense}px)`;
    brush.drawImage(rough, 0, 0);
  });
  const pieces = places.map((place) => ({
    ...place,
    picture: cutOut(panel, ids, place.index + 1, place),
  }));
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

function cutOut(
  panel: Canvas,
  ids: Int32Array,
  id: number,
  bounds: ReturnType<typeof boundsOf>,
): Canvas {
  const [left, top] = [bounds.x * dense, bounds.y * dense];
  const picture = createCanvas(bounds.width * dense, bounds.height * dense);
  const brush = picture.getContext('2d');
  brush.drawImage(panel, -left, -top);
  const image = brush.getImageData(0, 0, picture.width, picture.height);
  for (let y = 0, i = 3; y < picture.height; y++)
    for (let x = 0; x < picture.width; x++, i += 4)
      if (ids[(y + top) * panelWidth + x + left] !== id) image.data[i] = 0;
  brush.putImageData(image, 0, 0);
  return picture;
}

function toCanvas(lit: Float32Array): Canvas {
  const canvas = createCanvas(panelWidth, panelHeight);
  const brush = canvas.getContext('2d');
  const image = brush.createImageData(panelWidth, panelHeight);
  for (let i = 0; i < panelWidth * panelHeight; i++) {
    for (let c = 0; c < 3; c++) image.data[i * 4 + c] = toByte(shoulder(lit[i * 3 + c] ?? 0));
    image.data[i * 4 + 3] = 255;
  }
  brush.putImageData(image, 0, 0);
  return canvas;
}

/** One tap of the hammer's handle for every piece, softer as they come faster. */
function composeTaps(length: number): Sound {
  const sound = createSilence(length);
  const random = createRandom('taps');
  const { places } = layPanel();
  let last = 0;
  for (const { landing, x } of [...places].sort((a, b) => a.landing - b.landing)) {
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

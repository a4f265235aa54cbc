import type { Random } from '../geometry/random.ts';
import { cross, type Mesh, subtract, unit, type Vec } from '../render/mesh.ts';
import type { Material } from '../render/scene.ts';
import { parseColour } from '../surface/colour.ts';
import { createNoise } from '../surface/noise.ts';

/** A place before a shelf: along it to the right, up, and out of it towards the reader; metres. */
export type BeforeShelf = (along: number, up: number, out: number) => Vec;

const hides = [
  '#5e2418',
  '#38241a',
  '#6d4a28',
  '#1f3157',
  '#26412f',
  '#7d5a33',
  '#4d1a26',
  '#a08457',
  '#2a2320',
  '#3f4a5a',
  '#8c6a3e',
  '#522f1d',
];

/** Backs of bound books: bands across the leather, gilt lines beside them, a title's label. */
export function leather(seed: string): Material {
  const noise = createNoise(seed);
  const colours = hides.map((hex) => parseColour(hex));
  const gilt = parseColour('#c59a4a');
  const [red, black] = [parseColour('#6b1a16'), parseColour('#191512')];
  return (hit) => {
    // u names the book, v runs up its back.
    const book = Math.floor(hit.u * 997);
    let colour = colours[book % colours.length];
    const bands = 3 + (book % 3);
    const isPlain = book % 7 === 0;
    const at = ((hit.v * (bands + 1) + 0.5) % 1) - 0.5;
    const isBand = hit.v > 0.08 && hit.v < 0.92 && Math.abs(at) < 0.055;
    const isGilt =
      !isPlain &&
      ((hit.v > 0.06 && hit.v < 0.94 && Math.abs(Math.abs(at) - 0.1) < 0.018) ||
        Math.abs(hit.v - 0.035) < 0.006 ||
        Math.abs(hit.v - 0.965) < 0.006);
    const panel = Math.floor(hit.v * (bands + 1) + 0.5);
    if (!isPlain && panel === bands && book % 3 !== 1 && Math.abs(at) > 0.16)
      colour = book % 2 ? red : black;
    const wear =
      1 +
      noise.fbm(hit.x * 14 + book, hit.y * 14 + hit.z * 9, 4) * 0.4 +
      (isBand ? 0.16 : 0) -
      (hit.v < 0.03 || hit.v > 0.97 ? 0.2 : 0);
    const [r, g, b] = isGilt ? gilt : colour;
    hit.r = r * wear;
    hit.g = g * wear;
    hit.b = b * wear;
    hit.shine = isGilt ? 0.2 : 0.035;
    hit.rough = 0.35;
  };
}

/** One bound book that stands with its rounded back to the reader. */
function book(
  mesh: Mesh,
  random: Random,
  place: BeforeShelf,
  [wide, high, deep]: Vec,
  materials: { leather: number; paper: number },
  lean = 0,
): void {
  const name = random.next();
  const at = (x: number, y: number, z: number) => place(x + y * lean, y, z);
  const face = (a: Vec, b: Vec, c: Vec, d: Vec, material: number, v: readonly [number, number]) => {
    const n = unit(cross(subtract(b, a), subtract(d, a)));
    const corner = (p: Vec, up: number) => mesh.vertex(p, n, name, up);
    const [i, j, k, l] = [corner(a, v[0]), corner(b, v[0]), corner(c, v[1]), corner(d, v[1])];
    mesh.triangle(i, j, k, material);
    mesh.triangle(i, k, l, material);
  };
  const { leather: hide, paper } = materials;
  const round = Math.min(0.012, wide * 0.28);
  const steps = 6;
  const edge = (i: number): readonly [number, number] => {
    const t = (i / steps) * 2 - 1;
    return [((t + 1) / 2) * wide, deep + round * Math.sqrt(Math.max(0, 1 - t * t)) - round];
  };
  for (let i = 0; i < steps; i++) {
    const [[x0, z0], [x1, z1]] = [edge(i), edge(i + 1)];
    face(at(x0, 0, z0), at(x1, 0, z1), at(x1, high, z1), at(x0, high, z0), hide, [0, 1]);
  }
  face(
    at(wide, 0, deep - round),
    at(wide, 0, 0),
    at(wide, high, 0),
    at(wide, high, deep - round),
    hide,
    [0.5, 0.5],
  );
  face(
    at(0, 0, 0),
    at(0, 0, deep - round),
    at(0, high, deep - round),
    at(0, high, 0),
    hide,
    [0.5, 0.5],
  );
  face(
    at(0.003, high - 0.004, deep - round),
    at(wide - 0.003, high - 0.004, deep - round),
    at(wide - 0.003, high - 0.004, 0),
    at(0.003, high - 0.004, 0),
    paper,
    [0, 1],
  );
}

/** A row of books from 0 to `length`: sets of a height, single ones, a leaning one, a gap here and there. */
export function rowOfBooks(
  mesh: Mesh,
  random: Random,
  place: BeforeShelf,
  length: number,
  tall: number,
  materials: { leather: number; paper: number },
): void {
  for (let x = 0.01; x < length - 0.03; ) {
    const inSet = random.next() > 0.6 ? Math.round(random.between(3, 7)) : 1;
    const high = tall * random.between(0.62, 0.92);
    const deep = random.between(0.17, 0.23);
    const thick = random.between(0.022, 0.055);
    for (let i = 0; i < inSet && x + thick < length; i++) {
      const from = x;
      book(
        mesh,
        random,
        (a, up, out) => place(from + a, up, out),
        [thick, high + random.bell() * 0.002, deep],
        materials,
      );
      x += thick + 0.0015;
    }
    if (random.next() > 0.93 && x + 0.14 < length) {
      const from = x + 0.07;
      book(
        mesh,
        random,
        (a, up, out) => place(from + a, up, out),
        [0.03, tall * 0.7, 0.19],
        materials,
        -0.26,
      );
      x += random.between(0.12, 0.2);
    }
  }
}

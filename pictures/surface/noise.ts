import { createRandom } from '../geometry/random.ts';

/** Smooth noise over the plane, around 0 within about ±1; `fbm` sums octaves of it. */
export type Noise = {
  at(x: number, y: number): number;
  fbm(x: number, y: number, octaves?: number): number;
  /** Distances to the nearest and second nearest scattered point, and a number 0–1 of the cell. */
  cells(x: number, y: number): [nearest: number, second: number, cell: number];
};

const size = 256;
const mask = size - 1;

export function createNoise(seed: number | string): Noise {
  const random = createRandom(seed);
  const lattice = new Float32Array(size * size);
  for (let i = 0; i < lattice.length; i++) lattice[i] = random.next() * 2 - 1;

  const at = (x: number, y: number) => {
    const xf = Math.floor(x);
    const yf = Math.floor(y);
    let u = x - xf;
    let v = y - yf;
    u = u * u * (3 - 2 * u);
    v = v * v * (3 - 2 * v);
    const x0 = xf & mask;
    const x1 = (xf + 1) & mask;
    const y0 = (yf & mask) * size;
    const y1 = ((yf + 1) & mask) * size;
    const a = lattice[y0 + x0];
    const b = lattice[y0 + x1];
    const c = lattice[y1 + x0];
    const d = lattice[y1 + x1];
    return a + (b - a) * u + (c - a + (a - b - c + d) * u) * v;
  };

  const fbm = (x: number, y: number, octaves = 4) => {
    let sum = 0;
    let weight = 0.5;
    for (let i = 0; i < octaves; i++) {
      sum += at(x, y) * weight;
      weight *= 0.5;
      // Turning between octaves hides the lattice.
      const turned = x * 1.62 - y * 1.18 + 17.3;
      y = x * 1.18 + y * 1.62 + 5.7;
      x = turned;
    }
    return sum * 1.4;
  };

  const cells = (x: number, y: number): [number, number, number] => {
    const xf = Math.floor(x);
    const yf = Math.floor(y);
    let nearest = 9;
    let second = 9;
    let cell = 0;
    for (let j = -1; j <= 1; j++) {
      for (let i = -1; i <= 1; i++) {
        const at0 = ((yf + j) & mask) * size + ((xf + i) & mask);
        const px = xf + i + 0.5 + lattice[at0] * 0.45 - x;
        const py = yf + j + 0.5 + lattice[(at0 + 7919) & 0xffff] * 0.45 - y;
        const distance = px * px + py * py;
        if (distance < nearest) {
          second = nearest;
          nearest = distance;
          cell = lattice[(at0 + 1237) & 0xffff] * 0.5 + 0.5;
        } else if (distance < second) second = distance;
      }
    }
    return [Math.sqrt(nearest), Math.sqrt(second), cell];
  };

  return { at, fbm, cells };
}

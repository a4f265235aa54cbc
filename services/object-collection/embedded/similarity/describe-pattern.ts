import { type Pixels, side } from './pixels.ts';

/** How much each part counts beside the colors. */
const weight = { edges: 0.5, density: 0.5, rotation: 0.75, fineness: 0.6 };

const directions = 8;
const rotations = 16;
const fineness = 8;

/**
 * Directions of edges; how many there are; which rotations around the middle leave the picture as it
 * is (a star of eight points has its strength at eight); how fine its details are.
 */
export function describePattern({ lightness }: Pixels): number[] {
  const edges = findEdges(lightness);
  return [
    ...toShares(edges.byDirection, weight.edges),
    Math.min(edges.mean * 4, 1) * weight.density,
    ...toShares(findRotations(lightness), weight.rotation),
    ...toShares(findFineness(lightness), weight.fineness),
  ];
}

const toShares = (parts: Float64Array, scale: number): number[] => {
  const total = parts.reduce((sum, part) => sum + part, 0) || 1;
  return Array.from(parts, (part) => Math.sqrt(part / total) * scale);
};

function findEdges(lightness: Float64Array) {
  const byDirection = new Float64Array(directions);
  const at = (x: number, y: number) => lightness[y * side + x] as number;
  let sum = 0;
  for (let y = 1; y < side - 1; y++) {
    for (let x = 1; x < side - 1; x++) {
      const across = at(x + 1, y) - at(x - 1, y);
      const down = at(x, y + 1) - at(x, y - 1);
      const strength = Math.hypot(across, down);
      // An edge has no beginning: half a turn is the same direction.
      const place = ((Math.atan2(down, across) / Math.PI + 1) % 1) * directions;
      const below = Math.floor(place) % directions;
      const above = (below + 1) % directions;
      const share = place - Math.floor(place);
      byDirection[below] = (byDirection[below] as number) + strength * (1 - share);
      byDirection[above] = (byDirection[above] as number) + strength * share;
      sum += strength;
    }
  }
  return { byDirection, mean: sum / (side - 2) ** 2 };
}

const samples = 64;

/** Strength of each number of repeats in circles around the middle. */
function findRotations(lightness: Float64Array): Float64Array {
  const strengths = new Float64Array(rotations);
  const middle = (side - 1) / 2;
  for (let radius = 6; radius < middle; radius += 2) {
    const circle = Float64Array.from({ length: samples }, (_, step) => {
      const angle = (2 * Math.PI * step) / samples;
      const x = Math.round(middle + radius * Math.cos(angle));
      const y = Math.round(middle + radius * Math.sin(angle));
      return lightness[y * side + x] as number;
    });
    for (let repeats = 1; repeats <= rotations; repeats++) {
      const strength = findStrength(circle, repeats);
      strengths[repeats - 1] = (strengths[repeats - 1] as number) + strength * radius;
    }
  }
  return strengths;
}

/** Strength of waves by their length, from those as long as the picture to the finest. */
function findFineness(lightness: Float64Array): Float64Array {
  const bands = new Float64Array(fineness);
  const row = new Float64Array(side);
  for (let line = 0; line < side; line++) {
    for (const isColumn of [false, true]) {
      for (let at = 0; at < side; at++) {
        // Softened towards the ends, so that the picture's own border is no wave.
        const soft = 0.5 - 0.5 * Math.cos((2 * Math.PI * at) / (side - 1));
        row[at] = (lightness[isColumn ? at * side + line : line * side + at] as number) * soft;
      }
      for (let waves = 2; waves < side / 2; waves++) {
        const band = Math.min(Math.floor(Math.log2(waves) * 2 - 2), fineness - 1);
        bands[band] = (bands[band] as number) + findStrength(row, waves);
      }
    }
  }
  return bands;
}

const cosines = Float64Array.from({ length: 64 }, (_, at) => Math.cos((2 * Math.PI * at) / 64));

/** Of the wave that fits so many times into 64 values. */
function findStrength(values: Float64Array, waves: number): number {
  let [real, imaginary] = [0, 0];
  for (let at = 0; at < values.length; at++) {
    const turn = at * waves;
    real += (values[at] as number) * (cosines[turn & 63] as number);
    imaginary += (values[at] as number) * (cosines[(turn + 16) & 63] as number);
  }
  return real * real + imaginary * imaginary;
}

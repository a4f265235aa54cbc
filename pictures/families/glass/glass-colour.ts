import { parseColour } from '../../surface/colour.ts';

type Loss = readonly [number, number, number];

/** How much of a colour glass of this hex lets through in one wall of the thickness. */
export function lossOf(hex: string, wall: number): Loss {
  const [r, g, b] = parseColour(hex).map((v) => -Math.log(Math.max(0.02, v)) / wall);
  return [r, g, b];
}

/** Pixels at each side of what is looked at. */
export const side = 64;

/** Lightness and colors of `side` × `side` pixels, row by row, in OKLab. */
export interface Pixels {
  readonly lightness: Float64Array;
  readonly a: Float64Array;
  readonly b: Float64Array;
}

import type { Brush } from '../../surface/plate.ts';
import type { Sound } from '../sound.ts';

/** The brush's own units; a film has one and a half pixels for each, so that its lines are sharp at 1920. */
export const width = 1280;
export const height = 720;
export const pixelsPerUnit = 1.5;

/** The film's own pixels: what is computed one by one is computed for each of them. */
export const frameWidth = width * pixelsPerUnit;
export const frameHeight = height * pixelsPerUnit;

/** Lets the brush's units be those of the whole frame. */
export const toFrame = (brush: Brush): void =>
  brush.setTransform(pixelsPerUnit, 0, 0, pixelsPerUnit, 0, 0);

/** Paints the whole frame at a time in seconds; may be asked for any time, in any order. */
export type PaintFrame = (brush: Brush, seconds: number) => void;

/** A film painted with a brush, frame by frame, which tells how something is made. */
export type DrawnFilm = {
  name: string;
  seconds: number;
  /** The moment that stands for the film before it plays, in seconds. */
  poster: number;
  /** Makes what all frames share. */
  prepare: () => PaintFrame | Promise<PaintFrame>;
  /** The most that a second of its picture may take, kilobits; fine things that move need more. */
  rate?: number;
  /** Null: the film is silent. */
  sound: ((seconds: number) => Sound) | null;
};

/** How far something is between two moments, 0 to 1, slow at both ends. */
export function between(seconds: number, from: number, to: number): number {
  const t = Math.max(0, Math.min(1, (seconds - from) / (to - from)));
  return t * t * (3 - 2 * t);
}

/** The same, quick at first and then settling: the museum's own way of moving. */
export function arriving(seconds: number, from: number, to: number): number {
  const t = Math.max(0, Math.min(1, (seconds - from) / (to - from)));
  return 1 - (1 - t) ** 4;
}

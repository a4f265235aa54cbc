import type { Expression } from '../prepared.ts';
import type { Frame } from './frame.ts';

/** What the part for functions (`draw/functions/`) adds to the interpreter, once it is loaded. */
export const more: {
  /** The text of a date or of another object that is not data. */
  toText: (value: object) => string | null;
  /** Calls a method that is not among those of simple expressions. */
  callMethod: ((owner: unknown, name: string, values: readonly unknown[]) => unknown) | null;
  /** Takes a value apart into variables. */
  assignTo: ((pattern: Expression, value: unknown, frame: Frame) => void) | null;
  /** The values of anything that can be walked through. */
  toList: ((value: unknown) => readonly unknown[]) | null;
} = { toText: () => null, callMethod: null, assignTo: null, toList: null };

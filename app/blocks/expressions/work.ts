import type { Names } from './frame.ts';

/** An expression takes more steps, or makes larger values, than it may. Scripts cannot catch it. */
export class LimitError extends RangeError {
  override readonly name = 'LimitError';
}

/** What may change something is run seldom, what is only drawn at every drawing. */
const maxSteps = { changing: 400_000, drawing: 100_000 };
export const deepestCall = 150;

/** What is being evaluated now; there is one at a time. */
export interface Work {
  readonly names: Names | null;
  left: number;
  depth: number;
  /** Of numbers by chance. */
  seed: number;
  readonly canWrite: boolean;
  isTouched: boolean;
  /** Lists and objects made by what is evaluated: what changes no state may change these. */
  readonly made: WeakSet<object>;
}

/** Outside of any evaluation nothing is counted. */
const none: Work = {
  names: null,
  left: Number.POSITIVE_INFINITY,
  depth: 0,
  seed: 0,
  canWrite: false,
  isTouched: false,
  made: new WeakSet(),
};

export let work: Work = none;

/** Evaluates within bounds; what is evaluated inside of it counts with it. */
export function enter<Value>(names: Names, act: () => Value): Value {
  if (work !== none) return act();
  const { steps, write, touch } = names;
  const most = write ? maxSteps.changing : maxSteps.drawing;
  const left = Math.min(most, steps?.left ?? most);
  const own: Work = {
    names,
    left,
    depth: 0,
    seed: names.now?.() ?? 0,
    canWrite: write !== undefined,
    isTouched: false,
    made: new WeakSet(),
  };
  work = own;
  try {
    return act();
  } finally {
    work = none;
    if (steps) steps.left -= left - Math.max(0, own.left);
    if (own.isTouched) touch?.();
  }
}

/** Steps stand for time and for memory alike. */
export function spend(count: number) {
  work.left -= count;
  if (work.left < 0) throw new LimitError('it takes too long');
}

/** Marks a list or an object as made here. */
export function makes<Made extends object>(value: Made): Made {
  if (!work.canWrite) work.made.add(value);
  return value;
}

/** @throws {TypeError} where this may not be changed */
export function checkChange(owner: object) {
  if (!work.canWrite && !work.made.has(owner)) {
    throw new TypeError('the state cannot be changed here');
  }
  work.isTouched = true;
}

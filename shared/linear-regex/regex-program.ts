/** A pattern that is not taken; the message says what to write instead. */
export class UnsupportedPattern extends Error {
  override readonly name = 'UnsupportedPattern';
}

const maxInstructions = 500;

export type CharTest = (char: string) => boolean;
export type Assertion = 'start' | 'end' | 'word' | 'not-word';
export type Instruction =
  | { readonly kind: 'char'; readonly test: CharTest }
  | { readonly kind: 'assert'; readonly assertion: Assertion }
  /** Goes on at several places, the first of them preferred. */
  | { readonly kind: 'split'; readonly targets: readonly number[] }
  /** Notes the position. */
  | { readonly kind: 'save'; readonly slot: number }
  | { readonly kind: 'match' };

/** A piece of pattern: adds its instructions, the next one follows behind them. */
export type Piece = (program: Instruction[]) => void;

/** A letter of ASCII, a digit or an underscore. */
export const isWord: CharTest = (c) => /^\w$/.test(c);

const add = (program: Instruction[], instruction: Instruction): number => {
  if (program.length >= maxInstructions) throw new UnsupportedPattern('asks for too much');
  return program.push(instruction) - 1;
};

/** One character that passes a test. */
export const one =
  (test: CharTest): Piece =>
  (program) =>
    add(program, { kind: 'char', test });

/** A place, without a character. */
export const assert =
  (assertion: Assertion): Piece =>
  (program) =>
    add(program, { kind: 'assert', assertion });

/** Notes where the text of a group begins and ends. */
export const group =
  (number: number, piece: Piece): Piece =>
  (program) => {
    add(program, { kind: 'save', slot: number * 2 });
    piece(program);
    add(program, { kind: 'save', slot: number * 2 + 1 });
  };

export const either =
  (first: Piece, second: Piece): Piece =>
  (program) => {
    const split = add(program, { kind: 'split', targets: [] });
    first(program);
    const jump = add(program, { kind: 'split', targets: [] });
    program[split] = { kind: 'split', targets: [split + 1, program.length] };
    second(program);
    program[jump] = { kind: 'split', targets: [program.length] };
  };

/** @param isLazy as few as possible */
const optional =
  (piece: Piece, isLazy: boolean): Piece =>
  (program) => {
    const split = add(program, { kind: 'split', targets: [] });
    piece(program);
    const targets = [split + 1, program.length];
    program[split] = { kind: 'split', targets: isLazy ? targets.reverse() : targets };
  };

const anyTimes =
  (piece: Piece, isLazy: boolean): Piece =>
  (program) => {
    const split = add(program, { kind: 'split', targets: [] });
    piece(program);
    add(program, { kind: 'split', targets: [split] });
    const targets = [split + 1, program.length];
    program[split] = { kind: 'split', targets: isLazy ? targets.reverse() : targets };
  };

/** @param max may be infinite */
export const repeat =
  (piece: Piece, min: number, max: number, isLazy = false): Piece =>
  (program) => {
    for (let time = 0; time < min; time += 1) {
      // Counts an empty group too: a hundred times nothing, a hundred times, is a long time.
      add(program, { kind: 'split', targets: [program.length + 1] });
      piece(program);
    }
    if (max === Number.POSITIVE_INFINITY) anyTimes(piece, isLazy)(program);
    else for (let time = min; time < max; time += 1) optional(piece, isLazy)(program);
  };

/**
 * Whether the program is found anywhere in the text: all its possibilities are followed at once.
 * @param spend told of the steps taken, may throw to stop
 */
export function run(
  program: readonly Instruction[],
  chars: readonly string[],
  isMultiline: boolean,
  spend: (steps: number) => void,
): boolean {
  let waiting = new Set<number>();
  for (let position = 0; position <= chars.length; position += 1) {
    // A match may begin at every place.
    waiting.add(0);
    const { reached, isMatch } = follow(program, waiting, chars, position, isMultiline);
    spend(reached.size);
    if (isMatch) return true;
    const char = chars[position];
    waiting = new Set();
    if (char === undefined) return false;
    for (const index of reached) {
      const instruction = program[index];
      if (instruction?.kind === 'char' && instruction.test(char)) waiting.add(index + 1);
    }
  }
  return false;
}

/** Positions by their slot: where the match and each group of it begin and end. */
export type Slots = readonly (number | undefined)[];

interface Thread {
  readonly index: number;
  readonly slots: Slots;
}

/**
 * The first match from a position on, the preferred one of those that begin there. The possibilities
 * are followed at once, in the order of preference.
 * @param spend told of the steps taken, may throw to stop
 */
export function find(
  program: readonly Instruction[],
  chars: readonly string[],
  start: number,
  isMultiline: boolean,
  spend: (steps: number) => void,
): Slots | null {
  let threads: Thread[] = [];
  let best: Slots | null = null;
  for (let position = start; position <= chars.length; position += 1) {
    const reached = new Set<number>();
    const ready: Thread[] = [];
    const reach = (index: number, slots: Slots): void => {
      if (reached.has(index)) return;
      reached.add(index);
      const instruction = program[index];
      if (instruction?.kind === 'split') {
        for (const target of instruction.targets) reach(target, slots);
      } else if (instruction?.kind === 'save') {
        const saved = [...slots];
        saved[instruction.slot] = position;
        reach(index + 1, saved);
      } else if (instruction?.kind === 'assert') {
        if (isTrue(instruction.assertion, chars, position, isMultiline)) reach(index + 1, slots);
      } else ready.push({ index, slots });
    };
    for (const { index, slots } of threads) reach(index, slots);
    if (!best) reach(0, [position]);
    spend(reached.size);
    threads = [];
    const char = chars[position];
    for (const { index, slots } of ready) {
      const instruction = program[index];
      if (instruction?.kind === 'match') {
        best = [slots[0], position, ...slots.slice(2)];
        break;
      }
      if (char !== undefined && instruction?.kind === 'char' && instruction.test(char)) {
        threads.push({ index: index + 1, slots });
      }
    }
    if (best && threads.length === 0) return best;
  }
  return best;
}

/** Everything that can be reached without taking a character. */
function follow(
  program: readonly Instruction[],
  from: ReadonlySet<number>,
  chars: readonly string[],
  position: number,
  isMultiline: boolean,
) {
  const reached = new Set(from);
  // A set is walked in the order of insertion, what is added meanwhile included.
  for (const index of reached) {
    const instruction = program[index];
    if (instruction?.kind === 'match') return { reached, isMatch: true };
    if (instruction?.kind === 'split')
      for (const target of instruction.targets) reached.add(target);
    if (instruction?.kind === 'save') reached.add(index + 1);
    if (instruction?.kind === 'assert') {
      if (isTrue(instruction.assertion, chars, position, isMultiline)) reached.add(index + 1);
    }
  }
  return { reached, isMatch: false };
}

function isTrue(
  assertion: Assertion,
  chars: readonly string[],
  position: number,
  isMultiline: boolean,
): boolean {
  const before = chars[position - 1];
  const after = chars[position];
  if (assertion === 'start') return before === undefined || (isMultiline && before === '\n');
  if (assertion === 'end') return after === undefined || (isMultiline && after === '\n');
  const isEdge =
    (before !== undefined && isWord(before)) !== (after !== undefined && isWord(after));
  return (assertion === 'word') === isEdge;
}

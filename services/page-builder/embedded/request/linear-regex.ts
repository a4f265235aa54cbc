/** A pattern that this service does not take; the message says what to write instead. */
export class UnsupportedPattern extends Error {
  override readonly name = 'UnsupportedPattern';
}

/**
 * The pattern is found in the text.
 * @param spend told of the steps taken, may throw to stop
 */
export type Matcher = (text: string, spend: (steps: number) => void) => boolean;

const maxPatternLength = 200;
const maxInstructions = 500;
const maxRepeat = 100;
const maxGroupDepth = 20;

type CharTest = (char: string) => boolean;
type Assertion = 'start' | 'end' | 'word' | 'not-word';
type Instruction =
  | { readonly kind: 'char'; readonly test: CharTest }
  | { readonly kind: 'assert'; readonly assertion: Assertion }
  | { readonly kind: 'split'; readonly targets: readonly number[] }
  | { readonly kind: 'match' };

/** A piece of pattern: adds its instructions, the next one follows behind them. */
type Piece = (program: Instruction[]) => void;

/**
 * A regular expression that takes time in proportion to the text, whatever a caller sends: all
 * possibilities are followed at once (Thompson), so nothing is ever tried again. Without
 * lookaround and back references, which cannot be done so.
 * @param flags of `i m s`; others are ignored
 * @throws {UnsupportedPattern}
 */
export function compileLinearRegex(pattern: string, flags = ''): Matcher {
  if (pattern.length > maxPatternLength) {
    throw new UnsupportedPattern(`is longer than ${maxPatternLength} characters`);
  }
  const isFolded = flags.includes('i');
  const program: Instruction[] = [];
  new PatternParser(pattern, isFolded, flags.includes('s')).parse()(program);
  program.push({ kind: 'match' });
  const isMultiline = flags.includes('m');
  return (text, spend) => run(program, [...(isFolded ? fold(text) : text)], isMultiline, spend);
}

const fold = (text: string) => text.toLowerCase();

class PatternParser {
  readonly #chars: readonly string[];
  readonly #isFolded: boolean;
  readonly #dotIsAll: boolean;
  #position = 0;
  #depth = 0;

  constructor(pattern: string, isFolded: boolean, dotIsAll: boolean) {
    this.#chars = [...(isFolded ? foldPattern(pattern) : pattern)];
    this.#isFolded = isFolded;
    this.#dotIsAll = dotIsAll;
  }

  parse(): Piece {
    const piece = this.#alternatives();
    if (this.#position < this.#chars.length) throw new UnsupportedPattern('has a ) too many');
    return piece;
  }

  #peek(): string | undefined {
    return this.#chars[this.#position];
  }

  #take(): string {
    const char = this.#chars[this.#position];
    if (char === undefined) throw new UnsupportedPattern('ends too early');
    this.#position += 1;
    return char;
  }

  #takeIf(char: string): boolean {
    if (this.#peek() !== char) return false;
    this.#position += 1;
    return true;
  }

  #alternatives(): Piece {
    const branches = [this.#sequence()];
    while (this.#takeIf('|')) branches.push(this.#sequence());
    return branches.reduceRight((rest, branch) => either(branch, rest));
  }

  #sequence(): Piece {
    const pieces: Piece[] = [];
    for (let next = this.#peek(); next !== undefined && next !== '|' && next !== ')'; ) {
      pieces.push(this.#repeated(this.#atom()));
      next = this.#peek();
    }
    return (program) => {
      for (const piece of pieces) piece(program);
    };
  }

  #repeated(piece: Piece): Piece {
    const bounds = this.#bounds();
    if (!bounds) return piece;
    // Lazy or greedy finds the same texts.
    this.#takeIf('?');
    if (this.#bounds()) throw new UnsupportedPattern('repeats a repetition; put it in a group');
    return repeat(piece, ...bounds);
  }

  #bounds(): [min: number, max: number] | null {
    if (this.#takeIf('*')) return [0, Number.POSITIVE_INFINITY];
    if (this.#takeIf('+')) return [1, Number.POSITIVE_INFINITY];
    if (this.#takeIf('?')) return [0, 1];
    const counted = /^\{(\d{1,3})(,(\d{1,3})?)?\}/.exec(
      this.#chars.slice(this.#position, this.#position + 9).join(''),
    );
    if (!counted) return null;
    this.#position += counted[0].length;
    const min = Number(counted[1]);
    const open = counted[3] === undefined ? Number.POSITIVE_INFINITY : Number(counted[3]);
    const max = counted[2] === undefined ? min : open;
    if (min > maxRepeat || (max > maxRepeat && max !== Number.POSITIVE_INFINITY) || max < min) {
      throw new UnsupportedPattern(`repeats other than 0 to ${maxRepeat} times`);
    }
    return [min, max];
  }

  #atom(): Piece {
    const char = this.#take();
    if (char === '(') return this.#group();
    if (char === '[') return one(this.#charClass());
    if (char === '.') return one(this.#dotIsAll ? () => true : (c) => c !== '\n');
    if (char === '^') return assert('start');
    if (char === '$') return assert('end');
    if (char === '\\') return this.#escaped();
    if ('*+?'.includes(char)) throw new UnsupportedPattern(`repeats nothing with ${char}`);
    return one((c) => c === char);
  }

  #group(): Piece {
    if (this.#takeIf('?') && !this.#takeIf(':')) {
      throw new UnsupportedPattern('looks around or names a group; only (…) and (?:…) work');
    }
    this.#depth += 1;
    if (this.#depth > maxGroupDepth) throw new UnsupportedPattern('has too many groups in groups');
    const piece = this.#alternatives();
    if (!this.#takeIf(')')) throw new UnsupportedPattern('has a ( that is not closed');
    this.#depth -= 1;
    return piece;
  }

  #escaped(): Piece {
    const char = this.#take();
    if (char === 'b') return assert('word');
    if (char === 'B') return assert('not-word');
    return one(this.#escapedTest(char));
  }

  #escapedTest(char: string): CharTest {
    const known = escapes[char];
    if (known) return known;
    if (/[A-Za-z0-9]/.test(char)) throw new UnsupportedPattern(`uses \\${char}`);
    return (c) => c === char;
  }

  #charClass(): CharTest {
    const isNegated = this.#takeIf('^');
    const tests: CharTest[] = [];
    while (!this.#takeIf(']')) {
      const char = this.#take();
      if (char === '\\') {
        tests.push(this.#escapedTest(this.#take()));
        continue;
      }
      const isRange = this.#peek() === '-' && this.#chars[this.#position + 1] !== ']';
      if (!isRange) {
        tests.push((c) => c === char);
        continue;
      }
      this.#take();
      const last = this.#take();
      if (last === '\\') throw new UnsupportedPattern('ends a range with an escaped character');
      tests.push(this.#range(char, last));
    }
    const isIn: CharTest = (c) => tests.some((test) => test(c));
    return isNegated ? (c) => !isIn(c) : isIn;
  }

  #range(first: string, last: string): CharTest {
    const isBetween = (c: string) => c >= first && c <= last;
    // `[A-Z]` was folded to `[a-z]` with the pattern.
    return this.#isFolded ? (c) => isBetween(fold(c)) : isBetween;
  }
}

/** Lower case, but for the letters behind a backslash, whose case has a meaning. */
const foldPattern = (pattern: string) =>
  pattern.replace(/\\.|[^\\]+/gs, (part) => (part.startsWith('\\') ? part : fold(part)));

const isWord: CharTest = (c) => /^\w$/.test(c);
const isDigit: CharTest = (c) => c >= '0' && c <= '9';
const isSpace: CharTest = (c) => /^\s$/.test(c);
const escapes: Readonly<Record<string, CharTest | undefined>> = {
  d: isDigit,
  D: (c) => !isDigit(c),
  w: isWord,
  W: (c) => !isWord(c),
  s: isSpace,
  S: (c) => !isSpace(c),
  n: (c) => c === '\n',
  r: (c) => c === '\r',
  t: (c) => c === '\t',
};

const add = (program: Instruction[], instruction: Instruction): number => {
  if (program.length >= maxInstructions) throw new UnsupportedPattern('asks for too much');
  return program.push(instruction) - 1;
};

const one =
  (test: CharTest): Piece =>
  (program) =>
    add(program, { kind: 'char', test });

const assert =
  (assertion: Assertion): Piece =>
  (program) =>
    add(program, { kind: 'assert', assertion });

const either =
  (first: Piece, second: Piece): Piece =>
  (program) => {
    const split = add(program, { kind: 'split', targets: [] });
    first(program);
    const jump = add(program, { kind: 'split', targets: [] });
    program[split] = { kind: 'split', targets: [split + 1, program.length] };
    second(program);
    program[jump] = { kind: 'split', targets: [program.length] };
  };

const optional =
  (piece: Piece): Piece =>
  (program) => {
    const split = add(program, { kind: 'split', targets: [] });
    piece(program);
    program[split] = { kind: 'split', targets: [split + 1, program.length] };
  };

const anyTimes =
  (piece: Piece): Piece =>
  (program) => {
    const split = add(program, { kind: 'split', targets: [] });
    piece(program);
    add(program, { kind: 'split', targets: [split] });
    program[split] = { kind: 'split', targets: [split + 1, program.length] };
  };

const repeat =
  (piece: Piece, min: number, max: number): Piece =>
  (program) => {
    for (let time = 0; time < min; time += 1) {
      // Counts an empty group too: a hundred times nothing, a hundred times, is a long time.
      add(program, { kind: 'split', targets: [program.length + 1] });
      piece(program);
    }
    if (max === Number.POSITIVE_INFINITY) anyTimes(piece)(program);
    else for (let time = min; time < max; time += 1) optional(piece)(program);
  };

function run(
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

import {
  assert,
  type CharTest,
  either,
  find,
  group,
  type Instruction,
  isWord,
  one,
  type Piece,
  repeat,
  run,
  type Slots,
  UnsupportedPattern,
} from './regex-program.ts';

export { UnsupportedPattern } from './regex-program.ts';

/**
 * The pattern is found in the text.
 * @param spend told of the steps taken, may throw to stop
 */
export type Matcher = (text: string, spend: (steps: number) => void) => boolean;

/** The position of the first match from a position on, in UTF-16 units. */
export type Finder = (text: string, from: number, spend: (steps: number) => void) => Slots | null;

const maxPatternLength = 200;
const maxRepeat = 100;
const maxGroupDepth = 20;

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
  new PatternParser(pattern, { isFolded, dotIsAll: flags.includes('s') }).parse()(program);
  program.push({ kind: 'match' });
  const isMultiline = flags.includes('m');
  return (text, spend) => run(program, [...(isFolded ? fold(text) : text)], isMultiline, spend);
}

/**
 * As `compileLinearRegex`, and says where: for scripts, as JavaScript counts, with groups. A group
 * in a repetition holds what it held last.
 * @throws {UnsupportedPattern}
 */
export function compileFinder(pattern: string, flags = ''): Finder {
  if (pattern.length > maxPatternLength) {
    throw new UnsupportedPattern(`is longer than ${maxPatternLength} characters`);
  }
  const isFolded = flags.includes('i');
  const program: Instruction[] = [];
  const options = { isFolded, dotIsAll: flags.includes('s'), hasGroups: true };
  new PatternParser(pattern, options).parse()(program);
  program.push({ kind: 'match' });
  const isMultiline = flags.includes('m');
  return (text, from, spend) => {
    const chars = toLetters(text, isFolded, spend);
    return find(program, chars, from, isMultiline, spend);
  };
}

interface TakenApart {
  readonly text: string;
  readonly isFolded: boolean;
  readonly chars: readonly string[];
}

/** One for all patterns: long texts would else stay in memory with each. */
let last: TakenApart = { text: '', isFolded: false, chars: [] };

/** A text is searched again and again from where the last match ended. */
function toLetters(text: string, isFolded: boolean, spend: (steps: number) => void) {
  if (last.text !== text || last.isFolded !== isFolded) {
    const chars = text.split('');
    spend(chars.length >> 3);
    last = { text, isFolded, chars: isFolded ? chars.map(foldLetter) : chars };
  }
  return last.chars;
}

const fold = (text: string) => text.toLowerCase();
/** Positions stay: few letters become two in lower case. */
const foldLetter = (letter: string) => (fold(letter).length === 1 ? fold(letter) : letter);

interface PatternOptions {
  readonly isFolded: boolean;
  readonly dotIsAll: boolean;
  /** Notes what groups hold. */
  readonly hasGroups?: boolean;
}

class PatternParser {
  readonly #chars: readonly string[];
  readonly #isFolded: boolean;
  readonly #options: PatternOptions;
  #position = 0;
  #depth = 0;
  #groups = 0;

  constructor(pattern: string, options: PatternOptions) {
    this.#chars = [...(options.isFolded ? foldPattern(pattern) : pattern)];
    this.#isFolded = options.isFolded;
    this.#options = options;
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
    const isLazy = this.#takeIf('?');
    if (this.#bounds()) throw new UnsupportedPattern('repeats a repetition; put it in a group');
    return repeat(piece, ...bounds, isLazy);
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
    if (char === '.') return one(this.#dot());
    if (char === '^') return assert('start');
    if (char === '$') return assert('end');
    if (char === '\\') return this.#escaped();
    if ('*+?'.includes(char)) throw new UnsupportedPattern(`repeats nothing with ${char}`);
    return one((c) => c === char);
  }

  #dot(): CharTest {
    const { dotIsAll, hasGroups } = this.#options;
    if (dotIsAll) return () => true;
    return hasGroups ? (c) => !/^[\n\r\u2028\u2029]$/.test(c) : (c) => c !== '\n';
  }

  #group(): Piece {
    const isPlain = this.#takeIf('?');
    if (isPlain && !this.#takeIf(':')) {
      throw new UnsupportedPattern('looks around or names a group; only (…) and (?:…) work');
    }
    const number = isPlain ? 0 : ++this.#groups;
    this.#depth += 1;
    if (this.#depth > maxGroupDepth) throw new UnsupportedPattern('has too many groups in groups');
    const piece = this.#alternatives();
    if (!this.#takeIf(')')) throw new UnsupportedPattern('has a ( that is not closed');
    this.#depth -= 1;
    return this.#options.hasGroups && number > 0 ? group(number, piece) : piece;
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
    if (char === 'u' || char === 'x') {
      const letter = this.#letterByNumber(char === 'u' ? 4 : 2);
      return (c) => c === letter;
    }
    if (/[A-Za-z0-9]/.test(char)) throw new UnsupportedPattern(`uses \\${char}`);
    return (c) => c === char;
  }

  /** `\u00e9`, `\xe9` */
  #letterByNumber(length: number): string {
    const digits = this.#chars.slice(this.#position, this.#position + length).join('');
    if (digits.length < length || !/^[\da-f]+$/i.test(digits)) {
      throw new UnsupportedPattern('names a letter by a number that is none');
    }
    this.#position += length;
    const char = String.fromCharCode(Number.parseInt(digits, 16));
    return this.#isFolded ? foldLetter(char) : char;
  }

  #charClass(): CharTest {
    const isNegated = this.#takeIf('^');
    const tests: CharTest[] = [];
    while (!this.#takeIf(']')) {
      const first = this.#classLetter();
      if (typeof first === 'function') {
        tests.push(first);
        continue;
      }
      const isRange = this.#peek() === '-' && this.#chars[this.#position + 1] !== ']';
      if (!isRange) {
        tests.push((c) => c === first);
        continue;
      }
      this.#take();
      const last = this.#classLetter();
      if (typeof last === 'function') {
        throw new UnsupportedPattern('ends a range with an escaped character');
      }
      tests.push(this.#range(first, last));
    }
    const isIn: CharTest = (c) => tests.some((test) => test(c));
    return isNegated ? (c) => !isIn(c) : isIn;
  }

  /** A letter, however it is written, or what an escape stands for. */
  #classLetter(): string | CharTest {
    const char = this.#take();
    if (char !== '\\') return char;
    const escaped = this.#take();
    if (escaped === 'u' || escaped === 'x') return this.#letterByNumber(escaped === 'u' ? 4 : 2);
    return this.#escapedTest(escaped);
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
  f: (c) => c === '\f',
  v: (c) => c === '\v',
};

import { compileFinder, type Finder } from '#shared/linear-regex/linear-regex.ts';
import { callValue } from '../../expressions/evaluate.ts';
import { checkLength } from '../../expressions/methods.ts';
import {
  bounded,
  maxListLength,
  maxTextLength,
  spendSearch,
  toText,
} from '../../expressions/to-text.ts';
import { LimitError, makes, spend } from '../../expressions/work.ts';

/** Few patterns are used again and again. */
const finders = new Map<string, Finder>();
const maxFinders = 200;

function findFinder(source: string, flags: string): Finder {
  const key = `${flags}/${source}`;
  const known = finders.get(key);
  if (known) return known;
  if (!/^[gimsu]*$/.test(flags)) throw new TypeError(`the flags ${flags} are not understood`);
  if (finders.size >= maxFinders) finders.clear();
  spend(1_000);
  const made = compileFinder(source, flags);
  finders.set(key, made);
  return made;
}

/** A regular expression of a script, which takes no longer than the text is long. */
export class Pattern {
  readonly source: string;
  readonly flags: string;
  readonly global: boolean;
  lastIndex = 0;
  readonly #find: Finder;

  constructor(source: string, flags: string) {
    this.source = source;
    this.flags = flags;
    this.global = flags.includes('g');
    this.#find = findFinder(source, flags);
    makes(this);
  }

  /** The first match from a position on. */
  find(text: string, from: number): Match | null {
    const slots = this.#find(text, from, spend);
    if (!slots) return null;
    const groups: (string | undefined)[] = [];
    for (let at = 0; at < slots.length; at += 2) {
      const [start, end] = [slots[at], slots[at + 1]];
      groups.push(start === undefined || end === undefined ? undefined : text.slice(start, end));
    }
    while (groups.length <= this.#countGroups()) groups.push(undefined);
    return { groups, index: slots[0] ?? 0, end: slots[1] ?? 0 };
  }

  findAll(text: string): Match[] {
    const matches: Match[] = [];
    for (let from = 0; from <= text.length; ) {
      const match = this.find(text, from);
      if (!match) break;
      matches.push(match);
      if (matches.length > maxListLength) throw new LimitError('the list is too long');
      from = match.end === match.index ? match.end + 1 : match.end;
    }
    return matches;
  }

  /** Groups that are noted, counted by their brackets. */
  #countGroups = () =>
    this.source.replace(/\\.|\[(?:\\.|[^\]\\])*\]/g, '').match(/\((?!\?)/g)?.length ?? 0;
}

interface Match {
  readonly groups: readonly (string | undefined)[];
  readonly index: number;
  readonly end: number;
}

const toResult = ({ groups, index }: Match, input: string) =>
  makes(Object.assign([...groups], { index, input, groups: undefined }));

export function callPattern(pattern: Pattern, name: string, values: readonly unknown[]): unknown {
  if (name === 'toString') return `/${pattern.source}/${pattern.flags}`;
  if (name !== 'test' && name !== 'exec') throw new TypeError(`${name} cannot be called`);
  const text = toText(values[0]);
  const from = pattern.global ? pattern.lastIndex : 0;
  const match = from <= text.length ? pattern.find(text, from) : null;
  if (pattern.global) pattern.lastIndex = match ? match.end : 0;
  if (name === 'test') return match !== null;
  return match ? toResult(match, text) : null;
}

/** Methods of texts that take a regular expression, or a function that makes what is put in place. */
export function callWithPattern(
  text: string,
  name: string,
  [first, second]: readonly unknown[],
): unknown {
  if (name === 'replace' || name === 'replaceAll') return replace(text, first, second, name);
  const pattern = first instanceof Pattern ? first : new Pattern(toText(first ?? ''), 'g');
  switch (name) {
    case 'match': {
      if (!(first instanceof Pattern) || !pattern.global) {
        const match = pattern.find(text, 0);
        return match ? toResult(match, text) : null;
      }
      const all = pattern.findAll(text).map(({ groups }) => groups[0]);
      return all.length > 0 ? checkLength(all) : null;
    }
    case 'matchAll':
      return checkLength(pattern.findAll(text).map((match) => toResult(match, text)));
    case 'search':
      return pattern.find(text, 0)?.index ?? -1;
    case 'split':
      return split(text, pattern, second === undefined ? maxListLength : Number(second));
    default:
      throw new TypeError(`${name} cannot be called`);
  }
}

function split(text: string, pattern: Pattern, most: number): unknown {
  if (text === '') return makes(pattern.find('', 0) ? [] : ['']);
  const parts: (string | undefined)[] = [];
  let at = 0;
  for (const { groups, index, end } of pattern.findAll(text)) {
    // Nothing at either end divides nothing.
    if (end === index && (index === at || index >= text.length)) continue;
    parts.push(text.slice(at, index), ...groups.slice(1));
    at = end;
  }
  parts.push(text.slice(at));
  return checkLength(parts.slice(0, most));
}

function replace(text: string, from: unknown, by: unknown, name: string): string {
  const matches =
    from instanceof Pattern ? listMatches(text, from, name) : listTexts(text, from, name);
  let replaced = '';
  let at = 0;
  for (const match of matches) {
    const put =
      typeof by === 'function'
        ? toText(callValue(by, [...match.groups, match.index, text]))
        : fill(toText(by), match, text);
    replaced = bounded(replaced + text.slice(at, match.index) + put);
    at = match.end;
  }
  return bounded(replaced + text.slice(at));
}

function listMatches(text: string, pattern: Pattern, name: string): Match[] {
  if (pattern.global) return pattern.findAll(text);
  if (name === 'replaceAll') throw new TypeError('it needs the flag g');
  const match = pattern.find(text, 0);
  return match ? [match] : [];
}

function listTexts(text: string, from: unknown, name: string): Match[] {
  const searched = toText(from);
  const matches: Match[] = [];
  spendSearch(text, searched);
  for (let index = text.indexOf(searched); index >= 0; ) {
    matches.push({ groups: [searched], index, end: index + searched.length });
    if (name === 'replace' || matches.length > maxListLength) break;
    index = text.indexOf(searched, index + Math.max(1, searched.length));
    if (searched === '' && index >= text.length && matches.at(-1)?.index === text.length) break;
  }
  return matches;
}

/** `$1`, `$&` and the like in what is put in place. */
function fill(by: string, { groups, index, end }: Match, text: string): string {
  let length = by.length;
  const toPart = (whole: string, sign: string) => {
    if (sign === '$') return '$';
    if (sign === '&') return groups[0] ?? '';
    if (sign === '`') return text.slice(0, index);
    if (sign === "'") return text.slice(end);
    const number = Number(sign);
    return number > 0 && number < groups.length ? (groups[number] ?? '') : whole;
  };
  return bounded(
    by.replace(/\$(\$|&|`|'|\d{1,2})/g, (whole, sign: string) => {
      const part = toPart(whole, sign);
      // Each may stand for the whole text again.
      length += part.length;
      if (length > 2 * maxTextLength) throw new LimitError('the text is too long');
      return part;
    }),
  );
}

import { diff3Merge } from 'node-diff3';

export interface TextBlock {
  readonly type: string;
  readonly text: string;
  readonly spans: readonly Span[];
  readonly [other: string]: unknown;
}

export interface Span {
  readonly start: number;
  readonly end: number;
  readonly type: string;
  readonly data?: unknown;
}

/**
 * Joins what two people wrote into a text, word by word.
 * @returns null where both changed the same place
 */
export function mergeWords(base: string, mine: string, theirs: string): string | null {
  return mergeSequences(words(base), words(mine), words(theirs))?.join('') ?? null;
}

/**
 * The same for words with or without marks: sentence by sentence first, and word by word only in those that
 * both changed.
 */
function mergeSequences(
  base: readonly string[],
  mine: readonly string[],
  theirs: readonly string[],
): string[] | null {
  const merged: string[] = [];
  const regions = findRegions(toSentences(base), toSentences(mine), toSentences(theirs));
  for (const region of regions ?? []) {
    const { a, o, b } = region.conflict ?? {};
    const inner = a && o && b ? findRegions(toWords(o), toWords(a), toWords(b)) : null;
    const whole = region.ok ? toWords(region.ok) : inner?.flatMap(({ ok }) => ok ?? [null]);
    if (!whole || whole.includes(null)) return null;
    merged.push(...(whole as string[]));
  }
  return regions && merged;
}

/** Words of a sentence as one text. */
const toSentences = (tokens: readonly string[]): string[] => {
  const sentences: string[][] = [[]];
  for (const token of tokens) {
    sentences.at(-1)?.push(token);
    if (/[.!?…؟\n]/.test(token)) sentences.push([]);
  }
  return sentences.filter(({ length }) => length > 0).map((one) => JSON.stringify(one));
};

const toWords = (sentences: readonly string[]): string[] =>
  sentences.flatMap((one) => JSON.parse(one) as string[]);

/** Of same elements in two lists: the library's time grows with the third power where many are the same. */
const maxPairs = 20_000;

/** @returns null where it would keep everybody waiting */
function findRegions(base: readonly string[], mine: readonly string[], theirs: readonly string[]) {
  const counts = new Map<string, number>();
  for (const one of base) counts.set(one, (counts.get(one) ?? 0) + 1);
  for (const other of [mine, theirs]) {
    let pairs = 0;
    for (const one of other) pairs += counts.get(one) ?? 0;
    if (pairs > maxPairs) return null;
  }
  return diff3Merge([...mine], [...base], [...theirs]);
}

/** Words, and what stands between them. */
const words = (text: string): string[] => text.match(/\s+|[^\s]+/gu) ?? [];

/**
 * Joins two people's changes of a formatted text: by block, and inside one that both changed by word
 * with its marks.
 * @returns null where both changed the same place
 */
export function mergeBlocks(
  base: readonly TextBlock[],
  mine: readonly TextBlock[],
  theirs: readonly TextBlock[],
): TextBlock[] | null {
  const texts = (blocks: readonly TextBlock[]) => blocks.map((block) => JSON.stringify(block));
  const parse = (blocks: readonly string[]) => blocks.map((text) => JSON.parse(text) as TextBlock);
  const merged: TextBlock[] = [];
  const regions = findRegions(texts(base), texts(mine), texts(theirs));
  for (const region of regions ?? []) {
    if (region.ok) {
      merged.push(...parse(region.ok));
      continue;
    }
    const { a = [], o = [], b = [] } = region.conflict ?? {};
    // Paired only where nobody added or took away a block at the same place.
    if (a.length !== o.length || b.length !== o.length) return null;
    const [own, before, others] = [parse(a), parse(o), parse(b)];
    for (const [position, block] of before.entries()) {
      const both = mergeBlock(block, own[position] ?? block, others[position] ?? block);
      if (!both) return null;
      merged.push(both);
    }
  }
  return regions && merged;
}

function mergeBlock(base: TextBlock, mine: TextBlock, theirs: TextBlock): TextBlock | null {
  const kind = mergeWhole(kindOf(base), kindOf(mine), kindOf(theirs));
  const tokens = mergeSequences(toTokens(base), toTokens(mine), toTokens(theirs));
  if (kind === null || tokens === null) return null;
  const { type, ...others } = JSON.parse(kind) as { type: string };
  return { type, ...fromTokens(tokens), ...others };
}

const mergeWhole = (base: string, mine: string, theirs: string): string | null => {
  if (theirs === base || theirs === mine) return mine;
  return mine === base ? theirs : null;
};

/** Everything of a block but its text: kind, direction, picture. */
const kindOf = ({ text: _, spans: __, ...kind }: TextBlock): string => JSON.stringify(kind);

/** A word with its marks, as JSON, so that a mark is merged as a letter is. */
function toTokens({ text = '', spans = [] }: TextBlock): string[] {
  const edges = new Set([0, text.length, ...spans.flatMap(({ start, end }) => [start, end])]);
  const sorted = [...edges].filter((edge) => edge <= text.length).sort((a, b) => a - b);
  return sorted.slice(0, -1).flatMap((start, position) => {
    const end = sorted[position + 1] ?? text.length;
    const marks = spans
      .filter((span) => span.start <= start && span.end >= end)
      .map(({ start: _, end: __, ...mark }) => mark);
    return words(text.slice(start, end)).map((word) => JSON.stringify([word, marks]));
  });
}

function fromTokens(tokens: readonly string[]): { text: string; spans: Span[] } {
  let text = '';
  const spans: Span[] = [];
  let open = new Map<string, Span>();
  for (const token of tokens) {
    const [word, marks] = JSON.parse(token) as [string, Omit<Span, 'start' | 'end'>[]];
    const next = new Map<string, Span>();
    for (const mark of marks) {
      const key = JSON.stringify(mark);
      const before = open.get(key);
      next.set(key, {
        ...mark,
        start: before?.start ?? text.length,
        end: text.length + word.length,
      });
    }
    for (const [key, span] of open) if (!next.has(key)) spans.push(span);
    open = next;
    text += word;
  }
  spans.push(...open.values());
  const ordered = spans.map(({ start, end, ...mark }) => ({ start, end, ...mark }));
  return { text, spans: ordered.sort((a, b) => a.start - b.start || b.end - a.end) };
}

import type { Fields } from '#services/content-management/embedded/editing/item.ts';
import type { Inline, Mark, Segment } from './inline.ts';

/** The service's rich text: blocks with text and spans, pictures, embeds and what is not known. */
export type RichText = readonly Fields[];

interface Span extends Mark {
  readonly start: number;
  readonly end: number;
}

/**
 * What a placeholder at the beginning of a block holds. `block`: a text block that is another than
 * its segment says, without its text; `picture`: a picture, before the words that describe it; `thing`:
 * a block without words.
 */
type Shell = { readonly block: Fields } | { readonly picture: Fields } | { readonly thing: Fields };

/** Words that are not what a file of translations may hold. */
export class BrokenWords extends Error {
  override readonly name = 'BrokenWords';
}

/**
 * One segment for each block of the source. Its id names the place and the kind of the block:
 * `2.heading2`.
 * @param own the same text in the other language; undefined: none yet
 */
export function toSegments(source: RichText, own: RichText | undefined): Segment[] {
  return source.map((block, at) => {
    const type = readType(block);
    const isLast = at === source.length - 1;
    const present = own?.slice(at, isLast ? undefined : at + 1);
    const tokens = toTokens(block, type, at * 10_000);
    return {
      id: `${at + 1}.${type}`,
      hasWords: tokens.some((token) => typeof token === 'string' && token !== ''),
      source: tokens,
      target:
        present?.flatMap((one, more) =>
          toTokens(one, more === 0 ? type : '', (at + more) * 10_000),
        ) ?? null,
    };
  });
}

/** Safe in an id; anything else is told by a placeholder. */
const readType = ({ type }: Fields): string =>
  typeof type === 'string' && /^[a-z][a-z0-9-]{0,30}$/.test(type) ? type : 'block';

function toTokens(block: Fields, expected: string, first: number): Inline[] {
  const { type, text, spans, ...rest } = block;
  const toThing = (data: Shell): Inline => ({ thing: `${first}`, data });
  if (type === 'image') {
    const { alt, ...picture } = block;
    if (typeof alt !== 'string' || alt === '') return [toThing({ picture: block })];
    return [toThing({ picture }), alt];
  }
  if (typeof text !== 'string' || !isSpans(spans, text.length)) return [toThing({ thing: block })];
  const isPlain = type === expected && Object.keys(rest).length === 0;
  const words = markWords(text, spans, first);
  return isPlain ? words : [toThing({ block: { type, ...rest } }), ...words];
}

const isSpans = (spans: unknown, length: number): spans is Span[] =>
  Array.isArray(spans) &&
  spans.every(({ start, end }: Span) => start >= 0 && start <= end && end <= length);

function markWords(text: string, spans: readonly Span[], first: number): Inline[] {
  const marks = spans.map(({ start, end, ...mark }, at) => ({
    id: `${first + at + 1}`,
    start,
    end,
    mark: mark as Mark,
  }));
  const tokens: Inline[] = [];
  const places = new Set([0, text.length, ...spans.flatMap(({ start, end }) => [start, end])]);
  let before = 0;
  let open: typeof marks = [];
  for (const place of [...places].sort((a, b) => a - b)) {
    if (place > before) tokens.push(text.slice(before, place));
    // The last one opened is closed first.
    for (const one of open.toReversed()) if (one.end === place) tokens.push({ close: one.id });
    open = open.filter(({ end }) => end !== place);
    for (const one of marks.filter(({ start }) => start === place)) {
      tokens.push({ open: one.id, mark: one.mark });
      if (one.end === place) tokens.push({ close: one.id });
      else open.push(one);
    }
    before = place;
  }
  return tokens;
}

/**
 * The blocks that a segment's words make.
 * @throws {BrokenWords}
 */
export function readBlocks(id: string, tokens: readonly Inline[]): Fields[] {
  const blocks: Fields[] = [];
  const rest = [...tokens];
  const isShell = (token: Inline | undefined) => typeof token === 'object' && 'thing' in token;
  let shell: Shell | null = isShell(rest[0]) ? null : { block: { type: id.replace(/^\d+\./, '') } };
  while (rest.length > 0 || shell) {
    const [token] = rest;
    if (!shell && typeof token === 'object' && 'thing' in token) {
      shell = token.data as Shell;
      rest.shift();
    }
    if (!shell) throw new BrokenWords('words stand before their block');
    const next = rest.findIndex(isShell);
    const words = rest.splice(0, next < 0 ? rest.length : next);
    blocks.push(readBlock(shell, words));
    shell = null;
  }
  return blocks;
}

function readBlock(shell: Shell, tokens: readonly Inline[]): Fields {
  if (typeof shell !== 'object' || shell === null) throw new BrokenWords('a placeholder is empty');
  const { text, spans } = readWords(tokens);
  if ('block' in shell) return { ...shell.block, text, spans };
  if (spans.length > 0) throw new BrokenWords('there are marks where none can be');
  if ('picture' in shell) return text === '' ? shell.picture : { ...shell.picture, alt: text };
  if (!('thing' in shell)) throw new BrokenWords('a placeholder is not known');
  if (text.trim() !== '') throw new BrokenWords('there are words where none can be');
  return shell.thing;
}

/**
 * Text and spans of a line of words.
 * @throws {BrokenWords}
 */
export function readWords(tokens: readonly Inline[]): { text: string; spans: Span[] } {
  let text = '';
  const open = new Map<string, Span>();
  const spans: Span[] = [];
  for (const token of tokens) {
    if (typeof token === 'string') text += token;
    else if ('thing' in token) throw new BrokenWords('something stands within words');
    else if ('open' in token) {
      if (open.has(token.open)) throw new BrokenWords('a mark begins twice');
      const span = { start: text.length, end: text.length, ...token.mark };
      open.set(token.open, span);
      spans.push(span);
    } else {
      const span = open.get(token.close);
      if (!span) throw new BrokenWords('a mark ends that did not begin');
      (span as { end: number }).end = text.length;
      open.delete(token.close);
    }
  }
  if (open.size > 0) throw new BrokenWords('a mark has no end');
  return { text, spans: spans.toSorted((a, b) => a.start - b.start || b.end - a.end) };
}

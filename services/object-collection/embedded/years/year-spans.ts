const part = `(?:(early|mid|late|(?:first|second|last|third|fourth) (?:half|third|quarter)(?: of(?: the)?)?)[ -]+(?:to[ -])?)?`;
const token = new RegExp(
  String.raw`${part}\b(\d{1,2})(?:st|nd|rd|th)\b|\b(\d{3,4})s\b|(?<!\d|\d[.,:])\b(\d{1,6})\b(?![.,:]\d|s\b)`,
  'g',
);
const era = /^(?:\s*(?:centur(?:y|ies)|c\.?(?=\s|$)))?\s*\??\s*(bce|ce|ah)\b/;

/** A year, decade or century in a text. */
export interface Span {
  readonly kind: 'century' | 'decade' | 'year';
  readonly number: number;
  readonly part: string;
  readonly text: string;
  readonly start: number;
  readonly end: number;
  /** `bce`, `ce` or `ah`. */
  era: string | null;
  /** Whether the era stands at this number, not only at the one it leads to. */
  readonly hasOwnEra: boolean;
}

/** @param text as `toPlainDate` gives it */
export function listSpans(text: string): Span[] {
  const spans: Span[] = [];
  for (const match of text.matchAll(token)) {
    const [all, part = '', century, decade, year] = match;
    const end = match.index + all.length;
    const ownEra = era.exec(text.slice(end))?.[1] ?? null;
    spans.push({
      kind: century ? 'century' : decade ? 'decade' : 'year',
      number: Number(century ?? decade ?? year),
      part,
      text: all,
      start: match.index,
      end,
      era: ownEra,
      hasOwnEra: ownEra !== null,
    });
  }
  // "5th-4th century BCE", "480-256 BCE": what stands behind the second belongs to the first too.
  for (let index = spans.length - 2; index >= 0; index -= 1) {
    const [span, next] = [spans[index] as Span, spans[index + 1] as Span];
    const between = text.slice(span.end, next.start);
    if (
      !span.era &&
      next.era &&
      /^(\s*century)?\s*(-|to|or|\/)\s*(c\.?\s*|early|mid|late|\s)*$/.test(between)
    ) {
      span.era = next.era;
    }
  }
  return spans;
}

/**
 * @param previous the span before it, which a shortened year (`1951-52`) continues
 * @returns first and last year; null for a number that is no year
 */
export function toRange(
  span: Span,
  previous: Span | undefined,
  text: string,
): [number, number] | null {
  const { kind, number } = span;
  if (kind === 'century') {
    if (number < 1 || !/^[\s-]*(centur|c\b|-|to|\/|or)/.test(text.slice(span.end))) {
      // "18th Dynasty", "March 5th"
      return null;
    }
    const [from, to] = cutCentury(span.part);
    return span.era === 'bce'
      ? [1 - number * 100 + from, -number * 100 + to]
      : toCommonEra((number - 1) * 100 + 1 + from, (number - 1) * 100 + to, span.era);
  }
  if (kind === 'decade') {
    const length = number % 100 === 0 && number < 1000 ? 99 : 9;
    return toCommonEra(number, number + length, span.era);
  }
  // "1951-52", "1351/50 BCE": the second year is cut short.
  const isShort =
    span.text.length < 3 &&
    previous?.kind === 'year' &&
    (previous.text.length === 4 || (previous.text.length === 3 && span.era === 'ah')) &&
    (span.era === 'bce' ? /^\s*\/\s*$/ : /^\s*[-/]\s*$/).test(text.slice(previous.end, span.start));
  if (isShort) {
    const scale = 10 ** span.text.length;
    const year = Math.floor(previous.number / scale) * scale + number;
    if (span.era === 'bce') return year < previous.number ? [1 - year, 1 - year] : null;
    return year > previous.number ? toCommonEra(year, year, span.era) : null;
  }
  if (span.era === 'bce') return [1 - number, 1 - number];
  if (number > 2_500) return null;
  if (span.era) return toCommonEra(number, number, span.era);
  const isFirstOfAntiquity = /^\s*-\s*\d{3}\b(?!\d)/.test(text.slice(span.end));
  return span.text.length >= 3 || isFirstOfAntiquity ? [number, number] : null;
}

/** Which years of a hundred, as offsets: from, to. */
function cutCentury(part: string): [number, number] {
  if (part === 'early') return [0, 33];
  if (part === 'mid') return [33, 66];
  if (part === 'late') return [66, 100];
  const [, which = '', size = ''] = /^(\w+) (half|third|quarter)/.exec(part) ?? [];
  const count = { half: 2, third: 3, quarter: 4 }[size];
  if (!count) return [0, 100];
  const index = { first: 0, second: 1, third: 2, fourth: 3, last: count - 1 }[which] ?? 0;
  return [Math.floor((100 * index) / count), Math.floor((100 * (index + 1)) / count)];
}

function toCommonEra(from: number, to: number, era: string | null): [number, number] {
  if (era !== 'ah') return [from, to];
  // A year of the Hijra has 354.367 days and its first began in July 622.
  const lunar = 354.367 / 365.2425;
  return [Math.floor(622.54 + (from - 1) * lunar), Math.floor(622.54 + to * lunar - 0.01)];
}

import { toPlainDate } from './plain-dates.ts';
import { withoutHijriEquivalents } from './two-calendars.ts';
import { listSpans, toRange } from './year-spans.ts';

/** Years of the Common Era, astronomical: 1 BCE is 0. Null: open on that side. */
export interface YearRange {
  readonly earliest: number | null;
  readonly latest: number | null;
}

/**
 * The years that a museum's date text means: years, ranges, centuries and their parts, decades,
 * BCE, Hijri years, "before" and "after". Words it does not know are passed over.
 *
 * A period's own years in brackets, `Edo period (1615–1868), 19th century`, count only when nothing
 * stands outside of brackets. Of a time in two calendars, `AH 1012/AD 1603`, the Common Era's counts.
 *
 * @returns null when no year is found
 */
export function parseYears(text: string): YearRange | null {
  const plain = withoutHijriEquivalents(toPlainDate(text));
  return readYears(plain.replace(/\([^)]*\)/g, ' ')) ?? readYears(plain);
}

/** "1990–", "1400–present". */
const isOngoing = /^\s*(?:-|to)\s*(?:$|present\b|today\b|now\b)/;

/** The years that "c." adds on either side of a single year. */
const circaYears = 5;

function readYears(text: string): YearRange | null {
  const spans = listSpans(text);
  const ranges = spans
    .map((span, index) => toRange(span, spans[index - 1], text))
    .filter((range) => range !== null);
  if (ranges.length === 0) return null;
  let earliest: number | null = Math.min(...ranges.map(([from]) => from));
  let latest: number | null = Math.max(...ranges.map(([, to]) => to));
  const before = text.slice(0, spans[0]?.start);
  const after = text.slice(spans.at(-1)?.end ?? 0);
  if (
    /\b(before|by|antes de)\s*(the\s+)?((c|ca|circa)\.?\s*)?$/.test(before) ||
    /^(\s*century)?\s*or (earlier|before)/.test(after)
  ) {
    earliest = null;
  } else if (
    /\b(after|from|después de)\s*(the\s+)?((c|ca|circa)\.?\s*)?$/.test(before) ||
    /^(\s*century)?\s*or (later|after)/.test(after) ||
    isOngoing.test(after)
  ) {
    latest = spans.length === 1 || isOngoing.test(after) ? null : latest;
  } else if (
    /\b(c|ca|circa|h|hacia)\.?\s*$/.test(before) &&
    ranges.length === 1 &&
    earliest === latest
  ) {
    return { earliest: earliest - circaYears, latest: latest + circaYears };
  }
  return { earliest, latest };
}

import { listSpans, type Span, toRange } from './year-spans.ts';

/**
 * A date text without the Hijri years that it gives again in the Common Era, so that these alone
 * count: `AH 1012/AD 1603`, `1012/1603`, `10th/16th century`, `dated 1012 (1603–4)`. Years of both
 * calendars that are not of the same time stay.
 *
 * @param text as `toPlainDate` gives it
 */
export function withoutHijriEquivalents(text: string): string {
  const times = listTimes(text);
  let plain = text;
  // From the end, so that places of what stands before stay true.
  for (let at = times.length - 1; at > 0; at -= 1) {
    const [first, second] = [times[at - 1] as Time, times[at] as Time];
    const cut = findHijri(first, second, text);
    if (!cut) continue;
    plain = plain.slice(0, cut.start) + cut.replacement + plain.slice(cut.end);
    at -= 1;
  }
  return plain;
}

/** Years or centuries of one era that belong together: `1517-1518`. */
interface Time {
  readonly spans: readonly Span[];
  /** The span before the first of them, which a shortened year continues. */
  readonly previous: Span | undefined;
  readonly start: number;
  readonly end: number;
}

interface Cut {
  readonly start: number;
  readonly end: number;
  readonly replacement: string;
}

const isOneRange = /^(?:\s+centur(?:y|ies))?\s*(?:bce|ce|ah)?\s*(?:-|to|or|and)\s*$/;

function listTimes(text: string): Time[] {
  const times: Time[] = [];
  let previous: Span | undefined;
  for (const span of listSpans(text)) {
    const last = times.at(-1);
    const before = last?.spans.at(-1);
    const continues =
      last && before?.era === span.era && isOneRange.test(text.slice(last.end, span.start));
    if (continues) times[times.length - 1] = toTime([...last.spans, span], last.previous);
    else if (toRange(span, previous, text)) times.push(toTime([span], previous));
    previous = span;
  }
  return times;
}

const toTime = (spans: readonly Span[], previous: Span | undefined): Time => ({
  spans,
  previous,
  start: spans[0]?.start ?? 0,
  end: spans.at(-1)?.end ?? 0,
});

/** Between a time and the same in the other calendar. */
const isBetweenMarked = /^[^\d;-]{0,40}$/;
const isBetweenBare = /^(?:\s+centur(?:y|ies))?\s*(?:ce\s*)?\s*[/=(]\s*(?:c(?:a|irca)?\.?\s*)?$/;

function findHijri(first: Time, second: Time, text: string): Cut | null {
  const between = text.slice(first.end, second.start);
  const isMarked = isOf(first, 'ah') !== isOf(second, 'ah');
  if (!(isMarked ? isBetweenMarked : isBetweenBare).test(between)) return null;
  if (isOf(second, 'ah')) {
    if (isOf(first, 'ah') || !isSameTime(second, first, text, isMarked)) return null;
    const tail = /^(?:\s+centur(?:y|ies))?\s*ah\b/.exec(text.slice(second.end))?.[0] ?? '';
    const sign = /[/=]/.exec(between)?.index ?? between.length;
    return { start: first.end + sign, end: second.end + tail.length, replacement: ' ' };
  }
  if (isOf(first, 'ce') || !isSameTime(first, second, text, isMarked)) return null;
  // "late 10th century AH/16th century": late is said of both.
  const [hijri, common] = [first.spans[0], second.spans[0]];
  const part =
    hijri?.kind === 'century' && common?.kind === 'century' && !common.part && hijri.part
      ? `${hijri.part} `
      : '';
  const sign = /[/=(]/.exec(between);
  const rest = sign ? between.slice(sign.index + 1) : ' ';
  return { start: first.start, end: second.start, replacement: rest + part };
}

const isOf = ({ spans }: Time, era: string): boolean =>
  spans.some((span) => span.hasOwnEra && span.era === era);

/** How far the years of both calendars may lie apart: records err in months, and by a slip. */
const markedTolerance = 2;

function isSameTime(hijri: Time, common: Time, text: string, isMarked: boolean): boolean {
  if (common.spans.some(({ era }) => era === 'bce')) return false;
  const [hijriFrom, hijriTo] = toYears(hijri, 'ah', text);
  const [from, to] = toYears(common, 'ce', text);
  if (isMarked) return hijriFrom - markedTolerance <= to && from <= hijriTo + markedTolerance;
  const [one, other] = [hijri.spans[0], common.spans[0]];
  if (one?.kind !== other?.kind || one?.kind === 'decade') return false;
  // The 10th century of the Hijra is the 16th, from 1495 to 1592.
  if (one?.kind === 'century') return other?.number === one.number + 6;
  return Math.abs(hijriFrom - from) <= 1 && Math.abs(hijriTo - to) <= 2;
}

function toYears({ spans, previous }: Time, era: 'ah' | 'ce', text: string): [number, number] {
  const ranges = spans.flatMap((span, index) => {
    const range = toRange({ ...span, era }, index > 0 ? spans[index - 1] : previous, text);
    return range ? [range] : [];
  });
  return [Math.min(...ranges.map(([from]) => from)), Math.max(...ranges.map(([, to]) => to))];
}

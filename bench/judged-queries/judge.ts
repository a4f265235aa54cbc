import { z } from 'zod';
import type { ObjectRecord } from '#services/object-collection/embedded/object-record.ts';
import type { ObjectSearch } from '#services/object-collection/embedded/search/object-search.ts';
import { foldText } from '#shared/search/fold-text.ts';

/** What a record must be: patterns over its folded texts, and the years it was made in. */
interface Wanted {
  readonly title?: string | undefined;
  readonly maker?: string | undefined;
  readonly type?: string | undefined;
  /** Materials and techniques. */
  readonly work?: string | undefined;
  readonly place?: string | undefined;
  readonly number?: string | undefined;
  /** All of its texts. */
  readonly any?: string | undefined;
  /** Made between these years, wholly. */
  readonly from?: number | undefined;
  readonly to?: number | undefined;
  readonly not?: Wanted | undefined;
  /** And one of these. */
  readonly anyOf?: readonly Wanted[] | undefined;
}

const wanted: z.ZodType<Wanted> = z.lazy(() =>
  z.strictObject({
    title: z.string().optional(),
    maker: z.string().optional(),
    type: z.string().optional(),
    work: z.string().optional(),
    place: z.string().optional(),
    number: z.string().optional(),
    any: z.string().optional(),
    from: z.number().optional(),
    to: z.number().optional(),
    not: wanted.optional(),
    anyOf: z.array(wanted).optional(),
  }),
);

/** A file of queries: what is typed, and what a curator expects of the answer. */
export const judgedQueries = z.array(
  z.tuple([
    z.string(),
    z.strictObject({
      /** What the first ten are. */
      top: wanted.optional(),
      /** Most of what `top` wants is found, not only some of it. */
      all: z.literal(true).optional(),
      first: wanted.optional(),
      /** Nothing is found. */
      none: z.literal(true).optional(),
      /** The answer says so. */
      match: z.enum(['exact', 'similar', 'partial']).optional(),
    }),
  ]),
);

export type JudgedQuery = z.output<typeof judgedQueries>[number];

export interface Verdict {
  readonly query: string;
  readonly verdict: 'good' | 'partly' | 'bad';
  readonly note: string;
}

const shown = 10;
const looked = 500;

/** Judges answers over records whose order is that of their numbers, from 1. */
export function createJudge(search: ObjectSearch, records: readonly ObjectRecord[]) {
  const texts = records.map(toTexts);
  const fits = (at: number, want: Wanted): boolean => isMet(texts[at] as Texts, want);

  return function judge([query, expected]: JudgedQuery): Verdict {
    const found: number[] = [];
    const ask = (page: number) => search.find({ words: query, page, pageSize: 100 });
    const answer = ask(1);
    for (let page = 1; found.length < Math.min(answer.total, looked); page++) {
      found.push(...ask(page).numbers.map((number) => number - 1));
    }
    const toVerdict = (verdict: Verdict['verdict'], note: string) => ({ query, verdict, note });
    if (expected.none) {
      const note = `${answer.total} found, ${answer.match}`;
      return toVerdict(answer.total === 0 ? 'good' : 'bad', note);
    }
    if (expected.match) {
      const note = `${answer.total} found, ${answer.match}`;
      return toVerdict(answer.match === expected.match ? 'good' : 'bad', note);
    }
    if (expected.first) {
      const place = found.findIndex((at) => fits(at, expected.first as Wanted));
      const verdict = place === 0 ? 'good' : place > 0 && place < shown ? 'partly' : 'bad';
      return toVerdict(verdict, `at place ${place + 1} of ${answer.total}`);
    }
    const want = expected.top as Wanted;
    const truth = records.reduce((count, _, at) => count + (fits(at, want) ? 1 : 0), 0);
    const first = found.slice(0, shown);
    const right = first.filter((at) => fits(at, want)).length;
    const share = first.length === 0 ? 0 : right / Math.min(first.length, truth);
    const met = found.filter((at) => fits(at, want)).length;
    const recall = truth === 0 ? 1 : met / Math.min(truth, looked);
    const note = `${right} of ${first.length} right, ${met} of ${truth} found, ${answer.total} in all, ${answer.match}${answer.didYouMean ? `, “${answer.didYouMean}”?` : ''}`;
    if (truth === 0)
      return toVerdict(
        answer.total === 0 || answer.match !== 'exact' ? 'good' : 'partly',
        `none there; ${note}`,
      );
    const isComplete = !expected.all || recall >= 0.7;
    if (share >= 0.8 && isComplete) return toVerdict('good', note);
    return toVerdict(
      share >= 0.4 || answer.didYouMean !== null || answer.match === 'partial' ? 'partly' : 'bad',
      note,
    );
  };
}

type Texts = ReturnType<typeof toTexts>;

function toTexts(record: ObjectRecord) {
  const fold = (value: unknown): string => foldText(JSON.stringify(value ?? ''));
  const { title, makers, objectType, materials, techniques, place } = record;
  return {
    title: Object.values(title).map(foldText).join(' | '),
    maker: fold(makers),
    type: fold([objectType, techniques, record.collections]),
    work: fold([materials, techniques]),
    place: fold(place),
    number: foldText(record.accessionNumber ?? ''),
    any: fold(record),
    earliest: record.date.earliest ?? record.date.latest,
    latest: record.date.latest ?? record.date.earliest,
  };
}

function isMet(texts: Texts, want: Wanted): boolean {
  const { from, to, not, anyOf, ...patterns } = want;
  for (const [name, pattern] of Object.entries(patterns) as [keyof typeof patterns, string][]) {
    if (!new RegExp(pattern, 'u').test(texts[name])) return false;
  }
  if (from !== undefined && (texts.earliest === null || texts.earliest < from)) return false;
  if (to !== undefined && (texts.latest === null || texts.latest > to)) return false;
  if (not && isMet(texts, not)) return false;
  return !anyOf || anyOf.some((one) => isMet(texts, one));
}

import type { ObjectRecord } from '#services/object-collection/embedded/object-record.ts';
import { toRecordWords } from '#services/object-collection/embedded/search/index/record-words.ts';
import {
  listFacetNames,
  toFacetValues,
} from '#services/object-collection/embedded/search/results/facet-values.ts';
import type { BenchQuery } from './queries.ts';
import { generateRecords } from './records.ts';

export interface EngineOptions {
  readonly real: readonly ObjectRecord[];
  readonly size: number;
  readonly queries: readonly BenchQuery[];
}

/** What other engines are given of an object: its words in the same three steps, and its facets. */
export interface Flat {
  readonly id: number;
  readonly title: string;
  readonly label: string;
  readonly rest: string;
  readonly facets: Readonly<Record<string, readonly string[]>>;
  readonly earliest: number | null;
  readonly latest: number | null;
}

/** They take minutes. */
export const othersRuns = 1;

const asText = (lists: readonly (readonly string[])[] = []): string => lists.flat().join(' ');

export function* listFlat({ real, size }: EngineOptions): Generator<Flat> {
  let id = 0;
  for (const record of generateRecords(real, size)) {
    const [title, label, rest] = toRecordWords(record);
    const facets: Record<string, string[]> = {};
    for (const { facet, value } of toFacetValues(record)) {
      const name = listFacetNames[facet] as string;
      facets[name] = [...(facets[name] ?? []), value];
    }
    yield {
      id: id++,
      title: asText(title),
      label: asText(label),
      rest: asText(rest),
      facets,
      earliest: record.date.earliest,
      latest: record.date.latest,
    };
  }
}

/** Words without quotation marks and fields, which the others do not know. */
export const plainWords = ({ words = '' }: BenchQuery): string =>
  words
    .replace(/\b\w+:/g, ' ')
    .replaceAll('"', ' ')
    .trim();

export const choicesOf = (query: BenchQuery): [name: string, values: string[]][] =>
  listFacetNames.flatMap((name): [string, string[]][] => {
    const choice = query[name];
    return choice === undefined ? [] : [[name, [choice].flat().map(String)]];
  });

export const seconds = (since: number): string =>
  `${((performance.now() - since) / 1000).toFixed(1)} s`;

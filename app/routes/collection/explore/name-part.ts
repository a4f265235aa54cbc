import type { UnderstoodPart } from '#services/object-collection/contract.ts';
import { fill } from '#shared/languages/fill.ts';
import { describeYears, type PeriodMessages } from './explore-period.ts';

export type FieldName = 'maker' | 'place' | 'material' | 'technique' | 'type' | 'culture' | 'title';

export interface PartMessages {
  /** "without {words}". */
  readonly excluded: string;
  readonly accession: string;
  /** "{field}: {words}". */
  readonly field: string;
}

/** A part of a search as its chip says it: "without brass", "Maker: turner", "Until 1699". */
export function namePart(
  { kind, text, field, yearFrom, yearTo }: UnderstoodPart,
  messages: {
    readonly facets: Readonly<Record<FieldName, string>>;
    readonly period: PeriodMessages;
    readonly parts: PartMessages;
  },
): string {
  const isField =
    field !== null && text.includes(':') && (field in messages.facets || field === 'accession');
  const plain = text.replace(/^[-−]/, '').replace(isField ? /^[^:]*:\s*/ : /^$/, '');
  const name =
    field === 'accession' ? messages.parts.accession : messages.facets[field as FieldName];
  const named = isField ? fill(messages.parts.field, { field: name, words: plain }) : plain;
  if (kind === 'excluded') return fill(messages.parts.excluded, { words: named });
  if (kind !== 'time') return named;
  const years = {
    ...(yearFrom !== null && { yearFrom }),
    ...(yearTo !== null && { yearTo }),
  };
  return yearFrom !== null && yearFrom === yearTo
    ? text
    : (describeYears(years, messages.period) ?? text);
}

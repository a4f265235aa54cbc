import type { UnderstoodPart } from '../../../contract.ts';
import type { SearchClause, UnderstoodWords } from '../query/understand-words.ts';

/** The parts of a search in their order, each with what is left of the text without it. */
export function listParts({ text, clauses, excluded }: UnderstoodWords): UnderstoodPart[] {
  const all = [
    ...clauses.map((clause) => ({ clause, isExcluded: false })),
    ...excluded.map((clause) => ({ clause, isExcluded: true })),
  ].sort((a, b) => a.clause.start - b.clause.start);
  // Words that are written together are one part: "ten-pointed", "J.M.W.".
  const places = new Map(all.map((one) => [`${one.clause.start} ${one.clause.end}`, one]));
  return [...places.values()].map(({ clause, isExcluded }) => {
    const { start, end, field, time } = clause;
    return {
      kind: isExcluded ? 'excluded' : kindOf(clause),
      text: text.slice(start, end).trim(),
      field: time ? null : field,
      yearFrom: time?.yearFrom ?? null,
      yearTo: time?.yearTo ?? null,
      without: `${text.slice(0, start)} ${text.slice(end)}`.replace(/\s+/g, ' ').trim(),
    };
  });
}

function kindOf({ time, others, field, isPhrase }: SearchClause): UnderstoodPart['kind'] {
  if (time) return 'time';
  if (others) return 'either';
  if (field) return 'field';
  return isPhrase ? 'phrase' : 'word';
}

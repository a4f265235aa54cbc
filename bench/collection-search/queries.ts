import type { ObjectFilters } from '#services/object-collection/contract.ts';
import type { ObjectRecord } from '#services/object-collection/embedded/object-record.ts';
import { createRandom } from './records.ts';

/** What a visitor asks. Engines without filters of a kind leave them out. */
export interface BenchQuery extends ObjectFilters {
  readonly kind: string;
  readonly page: number;
}

/**
 * 200 queries made of words that the records have, in the shares in which visitors ask: words of
 * titles, makers, materials; unfinished and misspelt words; quotations, fields; with and without
 * choices, in all orders; looking around without words; far pages.
 */
export function makeQueries(real: readonly ObjectRecord[]): BenchQuery[] {
  const random = createRandom(11);
  const any = <Item>(list: readonly Item[]): Item =>
    list[Math.floor(random() * list.length)] as Item;
  const messagesOf = (text = '') => text.match(/[\p{L}]{3,}/gu) ?? [];
  const title = () => messagesOf(any(real).title.en);
  const maker = () => any(real).makers[0]?.name ?? 'Rembrandt';
  const material = () => any(real).materials[0]?.en ?? 'oil on canvas';
  const misspell = (word: string) => {
    const at = 1 + Math.floor(random() * (word.length - 2));
    return random() < 0.5
      ? word.slice(0, at) + word.slice(at + 1)
      : word.slice(0, at) + word[at + 1] + word[at] + word.slice(at + 2);
  };
  const long = () => {
    for (;;) {
      const word = title().find(({ length }) => length >= 6);
      if (word) return word;
    }
  };
  const choice = (): ObjectFilters =>
    any<ObjectFilters>([
      { type: 'prints' },
      { type: ['prints', 'paintings'], hasImage: true },
      { color: ['brown', 'blue'] },
      { culture: ['american', 'french'] },
      { onView: false, technique: ['painting', 'etching'] },
      { yearFrom: 1850, yearTo: 1900 },
      { yearFrom: 1700, yearTo: 1950, culture: 'japanese', hasImage: true },
      { material: 'etching', collection: 'cmoa-fine-arts' },
    ]);
  const makers: readonly (readonly [number, string, () => ObjectFilters])[] = [
    [40, 'words of a title', () => ({ words: title().slice(0, 2).join(' ') })],
    [25, 'a maker', () => ({ words: maker() })],
    [20, 'a material', () => ({ words: material() })],
    [25, 'an unfinished word', () => ({ words: long().slice(0, 1 + Math.floor(random() * 4)) })],
    [20, 'a misspelt word', () => ({ words: misspell(long()) })],
    [8, 'a quotation', () => ({ words: `"${material()}"` })],
    [7, 'a field', () => ({ words: `maker:"${maker()}" ${title()[0] ?? ''}` })],
    [25, 'words and choices', () => ({ words: long(), ...choice() })],
    [15, 'choices', () => ({ ...choice(), order: 'relevance' })],
    [5, 'nothing', () => ({ order: 'relevance' })],
    [
      10,
      'another order',
      () => ({ words: material(), order: any(['title', 'date', 'date-newest', 'recently-added']) }),
    ],
  ];
  return makers.flatMap(([count, kind, make]) =>
    Array.from({ length: count }, (_, at) => ({
      kind,
      ...make(),
      page: at % 8 === 7 ? 5 : 1,
    })),
  );
}

import type { ObjectCardContent } from '#app/components/cards/ObjectCard.tsx';
import { toObjectCardContent } from '#app/components/cards/object-card-content.ts';
import type { ObjectCollection, ObjectFilters } from '#services/object-collection/contract.ts';
import { formatNumber } from '#shared/format-number.ts';
import type { Language } from '#shared/languages.ts';
import { chooseText, type LocalizedText } from '#shared/localized-text.ts';

const pageSize = 24;
const kindsShown = 8;

/** A page of the works of a maker or of a subject, with the kinds of all of them. */
export interface WorksPage {
  readonly cards: readonly ObjectCardContent[];
  readonly total: number;
  readonly page: number;
  readonly pages: number;
  readonly kinds: readonly {
    readonly value: string;
    readonly label: LocalizedText;
    readonly count: string;
  }[];
}

/** Those with a picture come first, then in the order of titles. */
export async function loadWorks(
  objectCollection: Pick<ObjectCollection, 'searchObjects'>,
  filters: ObjectFilters,
  { page, language, untitled }: { page: number; language: Language; untitled: string },
): Promise<WorksPage> {
  const { items, total, facets } = await objectCollection.searchObjects({
    ...filters,
    order: 'relevance',
    page,
    pageSize,
    facets: ['type'],
    facetSize: kindsShown,
  });
  return {
    cards: items.map((item) => toObjectCardContent(item, language, untitled)),
    total,
    page,
    pages: Math.max(1, Math.ceil(total / pageSize)),
    kinds: (facets.type?.values ?? []).map(({ value, label, count }) => ({
      value,
      label: chooseText(label, language) ?? { text: value, language },
      count: formatNumber(count),
    })),
  };
}

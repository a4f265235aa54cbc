import type { ObjectCardContent } from '#app/components/cards/ObjectCard.tsx';
import {
  type ObjectWords,
  toObjectCardContent,
} from '#app/components/cards/object-card-content.ts';
import type {
  ObjectCollection,
  ObjectFilters,
  ObjectSummary,
} from '#services/object-collection/contract.ts';
import type { Attribution } from '#shared/collection/maker-attribution.ts';
import { formatNumber } from '#shared/languages/format-number.ts';
import type { Language } from '#shared/languages/languages.ts';
import { chooseText, type LocalizedText } from '#shared/languages/localized-text.ts';
import type { WorksOrder } from './term-query.ts';

const pageSize = 48;
const kindsShown = 8;

/** How sure it is that the works are a maker's own; all works of a subject are in one group. */
export type WorksGroupName = 'own' | Attribution;

const groupNames: readonly WorksGroupName[] = ['own', 'doubted', 'group', 'model'];

/** A page of the works of a maker or of a subject, with the kinds of all of them. */
export interface WorksPage {
  /** None is empty; own works come first. */
  readonly groups: readonly {
    readonly name: WorksGroupName;
    readonly cards: readonly ObjectCardContent[];
  }[];
  readonly total: number;
  readonly order: WorksOrder;
  readonly page: number;
  readonly pages: number;
  readonly kinds: readonly {
    readonly value: string;
    readonly label: LocalizedText;
    readonly count: string;
  }[];
}

export interface WorksPlace {
  readonly page: number;
  readonly order: WorksOrder;
  readonly language: Language;
  /** What an object without a title is called. */
  readonly words: ObjectWords;
}

/** @param toGroup in which group a work belongs; one group where absent */
export async function loadWorks(
  objectCollection: Pick<ObjectCollection, 'searchObjects'>,
  filters: ObjectFilters,
  { page, order, language, words }: WorksPlace,
  toGroup: (work: ObjectSummary) => WorksGroupName = () => 'own',
): Promise<WorksPage> {
  const { items, total, facets } = await objectCollection.searchObjects({
    ...filters,
    order: order === 'date' ? 'date' : 'relevance',
    page,
    pageSize,
    facets: ['type'],
    facetSize: kindsShown,
  });
  return {
    groups: groupNames.flatMap((name) => {
      const cards = items
        .filter((item) => toGroup(item) === name)
        .map((item) => toObjectCardContent(item, language, words));
      return cards.length > 0 ? [{ name, cards }] : [];
    }),
    total,
    order,
    page,
    pages: Math.max(1, Math.ceil(total / pageSize)),
    kinds: (facets.type?.values ?? []).map(({ value, label, count }) => ({
      value,
      label: chooseText(label, language) ?? { text: value, language },
      count: formatNumber(count),
    })),
  };
}

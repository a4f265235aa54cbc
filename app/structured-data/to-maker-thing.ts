import type { MakerDetail } from '#services/object-collection/contract.ts';
import type { StructuredData } from './structured-data.ts';

/** What only workshops, factories and firms are called or do. */
const organizationWords =
  /\b(?:workshops?|ateliers?|taller|studios?|office|manufactor(?:y|ies)|factory|foundry|pottery|compan(?:y|ies)|co|inc|ltd|gmbh|cie|brothers|sons|press|works|dynasty|family|school)\b/i;

/**
 * A maker of objects: a person or a house, with the same one in other places. What is not known is
 * left out.
 * @param url whole address of the maker's page
 */
export function toMakerThing(maker: MakerDetail, url: string): StructuredData {
  const isOrganization = isHouse(maker);
  const facts = isOrganization
    ? { foundingDate: toDate(maker.born), dissolutionDate: toDate(maker.died) }
    : {
        birthDate: toDate(maker.born),
        deathDate: toDate(maker.died),
        birthPlace: toPlace(maker.birthPlace),
        deathPlace: toPlace(maker.deathPlace),
        nationality: maker.nationality,
        jobTitle: maker.roles[0] ?? null,
      };
  return {
    '@context': 'https://schema.org',
    '@type': isOrganization ? 'Organization' : 'Person',
    name: maker.name,
    url,
    ...Object.fromEntries(Object.entries(facts).filter(([, value]) => value !== null)),
    ...(maker.links.length > 0 && { sameAs: maker.links }),
  };
}

/** Whether it is a workshop, a factory or a firm, as far as name and roles say. */
export function isHouse({ name, roles }: Pick<MakerDetail, 'name' | 'roles'>): boolean {
  return [name, ...roles].some((words) => organizationWords.test(words));
}

/** Dates of ISO 8601 only; what else a record says of a life is for people. */
const toDate = (text: string | null) =>
  text !== null && /^\d{4}(-\d\d(-\d\d)?)?$/.test(text) ? text : null;

const toPlace = (name: string | null) => (name === null ? null : { '@type': 'Place', name });

import type { MakerDetail } from '#services/object-collection/contract.ts';
import type { StructuredData } from './structured-data.ts';

/** What only workshops, factories and firms are called or do. */
const houseWords =
  /\b(?:workshops?|ateliers?|taller|studios?|office|manufactor(?:y|ies)|factory|foundry|pottery|compan(?:y|ies)|co|inc|ltd|gmbh|cie|brothers|sons|press|works|dynasty|family|school)\b/i;

/**
 * A maker of objects: a person or a house, with the same one in other places. What is not known is
 * left out.
 * @param url whole address of the maker's page
 */
export function toMakerThing(maker: MakerDetail, url: string): StructuredData {
  const isHouse = houseWords.test(maker.name) || maker.roles.some((role) => houseWords.test(role));
  const facts = isHouse
    ? { foundingDate: maker.born, dissolutionDate: maker.died }
    : {
        birthDate: maker.born,
        deathDate: maker.died,
        birthPlace: toPlace(maker.birthPlace),
        deathPlace: toPlace(maker.deathPlace),
        nationality: maker.nationality,
        jobTitle: maker.roles[0] ?? null,
      };
  return {
    '@context': 'https://schema.org',
    '@type': isHouse ? 'Organization' : 'Person',
    name: maker.name,
    url,
    ...Object.fromEntries(Object.entries(facts).filter(([, value]) => value !== null)),
    ...(maker.links.length > 0 && { sameAs: maker.links }),
  };
}

const toPlace = (name: string | null) => (name === null ? null : { '@type': 'Place', name });

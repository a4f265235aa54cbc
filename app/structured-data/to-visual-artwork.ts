import type { CollectionObject } from '#services/object-collection/contract.ts';
import { nameMaker, toAttribution } from '#shared/collection/maker-attribution.ts';
import type { Language } from '#shared/languages/languages.ts';
import { chooseText } from '#shared/languages/localized-text.ts';
import { type Museum, toImage, toMuseumReference } from './places.ts';
import type { StructuredData } from './structured-data.ts';

/**
 * An object of the collection. What is not known is left out.
 * @param name its title on the page
 * @param url whole address of its page
 */
export function toVisualArtwork(
  object: CollectionObject,
  name: string,
  url: string,
  language: Language,
  museum: Museum,
): StructuredData {
  const text = (texts: Parameters<typeof chooseText>[0]) => chooseText(texts, language)?.text;
  const sides = (['width', 'height', 'depth'] as const).flatMap((side) => {
    const value = object.dimensions[side];
    return value === null
      ? []
      : [[side, { '@type': 'QuantitativeValue', value, unitCode: 'CMT' }] as const];
  });
  // Whom others worked after did not make it.
  const creators = object.makers.filter(({ role }) => toAttribution(role) !== 'model');
  const place = text(object.place);
  const properties = {
    description: text(object.description),
    artform: text(object.objectType),
    artMedium:
      text(object.medium) ?? (object.techniques.map(text).filter(Boolean).join(', ') || undefined),
    material: object.materials.map(text).filter(Boolean).join(', ') || undefined,
    dateCreated: text(object.date.display),
    creditText: text(object.creditLine),
    license: object.rights?.uri,
    identifier: object.accessionNumber ?? undefined,
  };
  return {
    '@context': 'https://schema.org',
    '@type': 'VisualArtwork',
    name,
    ...(object.originalTitle && { alternateName: object.originalTitle.text }),
    url,
    ...toImage(
      object.images.find(({ src }) => src !== null),
      museum.publicOrigin,
    ),
    ...Object.fromEntries(Object.entries(properties).filter(([, value]) => value !== undefined)),
    ...(creators.length > 0 && {
      creator: creators.map((maker) => ({
        '@type': 'Person',
        name: nameMaker(maker),
        ...(maker.links.length > 0 && { sameAs: maker.links }),
      })),
    }),
    ...(place && { locationCreated: { '@type': 'Place', name: place } }),
    ...Object.fromEntries(sides),
    ...(object.subjects.length > 0 && {
      about: object.subjects.map(({ terms, uri }) => ({
        '@type': 'Thing',
        name: text(terms.at(-1)),
        ...(uri && { sameAs: uri }),
      })),
    }),
    ...(object.motifs.length > 0 && { keywords: object.motifs.join(', ') }),
    maintainer: toMuseumReference(museum),
  };
}

import { toObjectPicture } from '#app/components/cards/object-card-content.ts';
import type english from '#locales/en/collection.json';
import type { CollectionObject } from '#services/object-collection/contract.ts';
import { fill } from '#shared/fill.ts';
import { formatNumber } from '#shared/format-number.ts';
import type { Language } from '#shared/languages.ts';
import { chooseText, type LocalizedText } from '#shared/localized-text.ts';
import { listDownloads, toImageService } from './picture-downloads.ts';

/** One object as its page draws it. */
export type ObjectView = ReturnType<typeof toObjectView>;

type ObjectWords = (typeof english)['object'];

/**
 * One object as its page draws it, in one language.
 * @param pictureHosts of other houses from which visitors' browsers may have pictures
 */
export function toObjectView(
  object: CollectionObject,
  language: Language,
  words: ObjectWords,
  pictureHosts: readonly string[],
) {
  const text = (texts: Parameters<typeof chooseText>[0]) => chooseText(texts, language);
  return {
    title: text(object.title) ?? { text: words.untitled, language },
    originalTitle: object.originalTitle as LocalizedText | null,
    accessionNumber: object.accessionNumber,
    type: text(object.objectType),
    makers: object.makers.map(({ name, nationality, born, died }) => ({
      name,
      details: [nationality, toLifeDates(born, died)].filter(Boolean).join(', ') || null,
    })),
    date: text(object.date.display),
    place: text(object.place),
    culture: text(object.culture),
    materials: object.materials.map(text).filter((term) => term !== null),
    techniques: object.techniques.map(text).filter((term) => term !== null),
    dimensions: describeDimensions(object, language, words),
    creditLine: text(object.creditLine),
    rights: text(object.rights),
    rightsUri: object.rights?.uri ?? null,
    onView: object.onView,
    location: text(object.location),
    description: text(object.description),
    provenance: text(object.provenance),
    inscriptions: object.inscriptions.map((inscription) => ({
      text: inscription.text,
      language: inscription.language,
      transliteration: inscription.transliteration,
      translation: text(inscription.translation),
    })),
    images: object.images.flatMap((image, index) => {
      const picture = toObjectPicture(image, language);
      if (!picture) return [];
      const service = toImageService(object.id, image.src, index + 1, pictureHosts);
      const name = object.images.length > 1 ? `${object.slug}-${index + 1}` : object.slug;
      return [
        {
          picture,
          caption: text(image.caption),
          /** Address of its image service; null: it cannot be enlarged. */
          service: service?.address ?? null,
          downloads: listDownloads(service, picture, object.rights, name),
        },
      ];
    }),
    recordUrl: object.recordUrl,
  };
}

const toLifeDates = (born: string | null, died: string | null) => {
  const [from, to] = [born, died].map((date) => date?.slice(0, 4) ?? '');
  return from || to ? `${from}–${to}` : null;
};

/** "H 20.5 cm, W 20.5 cm"; the record's own wording where it has one. */
function describeDimensions(
  { dimensions }: CollectionObject,
  language: Language,
  words: ObjectWords,
): string | null {
  const own = chooseText(dimensions.display, language);
  if (own) return own.text;
  const parts = (['height', 'width', 'depth', 'diameter'] as const).flatMap((side) => {
    const size = dimensions[side];
    return size === null ? [] : [fill(words.units[side], { n: formatNumber(size) })];
  });
  return parts.length > 0 ? parts.join(', ') : null;
}

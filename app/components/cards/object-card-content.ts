import type { ObjectImage, ObjectSummary } from '#services/object-collection/contract.ts';
import { type MakerQualifier, translateLabel } from '#shared/collection/maker-attribution.ts';
import { capitalize } from '#shared/languages/capitalize.ts';
import type { Language } from '#shared/languages/languages.ts';
import { chooseText } from '#shared/languages/localized-text.ts';
import type { ObjectCardContent } from './ObjectCard.tsx';

/** Words of the page's language, from `collection.object`. */
export interface ObjectWords {
  /** What an object without a title is called. */
  readonly untitled: string;
  /** How somebody had to do with an object, with the place `{name}`. */
  readonly makers: Readonly<Record<MakerQualifier, string>>;
}

/** What a card shows of an object, in one language. */
export function toObjectCardContent(
  object: ObjectSummary,
  language: Language,
  words: ObjectWords,
): ObjectCardContent {
  const date = chooseText(object.date, language);
  return {
    id: object.id,
    slug: object.slug,
    title: chooseText(object.title, language) ?? { text: words.untitled, language },
    date: date && { ...date, text: capitalize(date.text) },
    makers: object.makers.map((label) => translateLabel(label, words.makers)),
    image: object.image ? toObjectPicture(object.image, language) : null,
  };
}

/** A picture of an object as the components draw it; null where it is known but not delivered. */
export function toObjectPicture(
  image: ObjectImage,
  language: Language,
): ObjectCardContent['image'] {
  if (!image.src) return null;
  return {
    src: image.src,
    width: image.width ?? 1,
    height: image.height ?? 1,
    alt: chooseText(image.alt, language) ?? { text: '', language },
    // What stands in for a work before it comes, and goes on around it, is what it lies on.
    dominantColor: image.ground,
  };
}

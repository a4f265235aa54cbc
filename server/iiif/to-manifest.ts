import type { CollectionObject, ObjectSummary } from '#services/object-collection/contract.ts';
import { findImageService } from '#shared/collection/image-service-address.ts';
import { nameMaker } from '#shared/collection/maker-attribution.ts';
import { chooseSizeLimits, toRightsUri } from '#shared/collection/picture-rights.ts';
import { languages } from '#shared/languages/languages.ts';
import { localizePath } from '#shared/languages/localized-path.ts';
import { chooseText } from '#shared/languages/localized-text.ts';
import { type Size, shrinkInto } from './plan-image.ts';
import {
  describeMeasures,
  joinTexts,
  type LanguageMap,
  type PresentationMessages,
  toLanguageMap,
  withoutLanguage,
} from './presentation-messages.ts';

export const presentationContext = 'http://iiif.io/api/presentation/3/context.json';

/** The statement about the museum that all documents share. */
export interface PresentationSite {
  readonly publicOrigin: string;
  readonly museum: LanguageMap;
  readonly messages: PresentationMessages;
}

/** One picture as a canvas shows it. */
export interface CanvasPicture {
  /** Counted from 1. */
  readonly position: number;
  readonly size: Size;
  readonly label: LanguageMap | null;
  /** Null: the picture lies elsewhere and has no image service of ours. */
  readonly identifier: string | null;
  readonly src: string;
}

/** The least that every service can do. Viewers ask the service for more. */
const levelZero = 'http://iiif.io/api/image/2/level0.json';
/** Pixels of the small picture that stands for a whole in lists. */
const thumbnailSide = 400;

export const toManifestAddress = (origin: string, id: string) =>
  `${origin}/iiif/3/manifests/${encodeURIComponent(id)}`;

export const toCollectionAddress = (origin: string, sourceId: string) =>
  `${origin}/iiif/3/collections/${encodeURIComponent(sourceId)}`;

/**
 * An object as viewers of other museums show it. Source: IIIF Presentation API 3.0.
 * @param pictures at least one
 */
export function toManifest(
  object: CollectionObject,
  pictures: readonly CanvasPicture[],
  site: PresentationSite,
) {
  const { publicOrigin, messages } = site;
  const address = toManifestAddress(publicOrigin, object.id);
  const title = toTitle(object, messages);
  const page = `/objects/${object.id}/${object.slug}`;
  const rights = toRightsUri(object.rights);
  const [first] = pictures;
  return {
    '@context': presentationContext,
    id: address,
    type: 'Manifest',
    label: title,
    ...(object.description && { summary: toLanguageMap(object.description) }),
    metadata: listMetadata(object, messages),
    ...(object.creditLine && {
      requiredStatement: { label: messages.creditLine, value: toLanguageMap(object.creditLine) },
    }),
    ...(rights && { rights }),
    provider: [toProvider(site)],
    ...(first && { thumbnail: [toThumbnail(first, object, publicOrigin)] }),
    homepage: languages.map((language) => ({
      id: publicOrigin + localizePath(page, language),
      type: 'Text',
      label: title,
      format: 'text/html',
      language: [language],
    })),
    seeAlso: [
      {
        id: `${publicOrigin}/objects/${encodeURIComponent(object.id)}.jsonld`,
        type: 'Dataset',
        label: { en: ['Linked Art'] },
        format: 'application/ld+json',
        profile: 'https://linked.art/ns/v1/linked-art.json',
      },
    ],
    ...(object.collections.length > 0 && {
      partOf: object.collections.map((sourceId) => ({
        id: toCollectionAddress(publicOrigin, sourceId),
        type: 'Collection',
      })),
    }),
    ...(pictures.length > 1 && { behavior: ['individuals'] }),
    items: pictures.map((picture) => toCanvas(picture, object, site)),
  };
}

function toCanvas(
  picture: CanvasPicture,
  object: CollectionObject,
  { publicOrigin }: PresentationSite,
) {
  const { position, size, label } = picture;
  const base = toManifestAddress(publicOrigin, object.id);
  const canvas = `${base}/canvas/${position}`;
  return {
    id: canvas,
    type: 'Canvas',
    label: label ?? withoutLanguage(String(position)),
    ...size,
    thumbnail: [toThumbnail(picture, object, publicOrigin)],
    items: [
      {
        id: `${base}/page/${position}`,
        type: 'AnnotationPage',
        items: [
          {
            id: `${base}/annotation/${position}`,
            type: 'Annotation',
            motivation: 'painting',
            target: canvas,
            body: toBody(picture, object, publicOrigin),
          },
        ],
      },
    ],
  };
}

function toBody(picture: CanvasPicture, { rights }: CollectionObject, publicOrigin: string) {
  if (!picture.identifier) {
    const service = toForeignService(picture.src);
    return { id: picture.src, type: 'Image', ...picture.size, ...(service && { service }) };
  }
  const service = `${publicOrigin}/iiif/3/${picture.identifier}`;
  return {
    id: `${service}/full/max/0/default.jpg`,
    type: 'Image',
    format: 'image/jpeg',
    ...shrinkInto(picture.size, chooseSizeLimits(rights)),
    service: [{ id: service, type: 'ImageService3', profile: 'level2' }],
  };
}

/** The image service of another house, as far as the picture's address says what it is. */
function toForeignService(src: string) {
  const found = findImageService(src);
  if (!found?.version) return null;
  return found.version === 2
    ? [{ '@id': found.id, '@type': 'ImageService2', profile: levelZero }]
    : [{ id: found.id, type: 'ImageService3', profile: 'level0' }];
}

function toThumbnail(picture: CanvasPicture, object: CollectionObject, publicOrigin: string) {
  if (!picture.identifier) return toBody(picture, object, publicOrigin);
  const service = `${publicOrigin}/iiif/3/${picture.identifier}`;
  const size = shrinkInto(picture.size, {
    maxWidth: thumbnailSide,
    maxHeight: thumbnailSide,
    maxArea: thumbnailSide ** 2,
  });
  return {
    id: `${service}/full/${size.width},${size.height}/0/default.jpg`,
    type: 'Image',
    format: 'image/jpeg',
    ...size,
    service: [{ id: service, type: 'ImageService3', profile: 'level2' }],
  };
}

function listMetadata(object: CollectionObject, messages: PresentationMessages) {
  const makers = object.makers.map(nameMaker);
  const facts: readonly (readonly [LanguageMap, LanguageMap | null])[] = [
    [messages.maker, makers.length > 0 ? withoutLanguage(...makers) : null],
    [messages.date, object.date.display && toLanguageMap(object.date.display)],
    [messages.place, object.place && toLanguageMap(object.place)],
    [messages.culture, object.culture && toLanguageMap(object.culture)],
    [messages.type, object.objectType && toLanguageMap(object.objectType)],
    [messages.dynasty, joinTexts(object.dynasties)],
    [messages.reign, joinTexts(object.reigns)],
    [messages.period, joinTexts(object.periods)],
    [messages.style, joinTexts(object.styles)],
    [messages.medium, object.medium && toLanguageMap(object.medium)],
    // Parts that the statement already contains are not repeated.
    [messages.materials, object.medium ? null : joinTexts(object.materials)],
    [messages.techniques, object.medium ? null : joinTexts(object.techniques)],
    [messages.subjects, joinTexts(object.subjects.flatMap(({ terms }) => terms.at(-1) ?? []))],
    [
      messages.dimensions,
      object.dimensions.display
        ? toLanguageMap(object.dimensions.display)
        : describeMeasures(object.dimensions, messages),
    ],
    [
      messages.accessionNumber,
      object.accessionNumber ? withoutLanguage(object.accessionNumber) : null,
    ],
    [messages.acquisition, toAcquisition(object)],
    [messages.rights, object.rights && toLanguageMap(object.rights)],
    [messages.provenance, object.provenance && toLanguageMap(object.provenance)],
  ];
  return facts.flatMap(([label, value]) =>
    value && Object.keys(value).length > 0 ? [{ label, value }] : [],
  );
}

/** "Gift, 1986". */
function toAcquisition({ acquisition }: CollectionObject): LanguageMap | null {
  if (!acquisition) return null;
  const { method, date } = acquisition;
  if (!method) return date ? withoutLanguage(date) : null;
  return Object.fromEntries(
    Object.entries(toLanguageMap(method)).map(([language, texts]) => [
      language,
      texts.map((text) => [text, date].filter(Boolean).join(', ')),
    ]),
  );
}

const toProvider = ({ publicOrigin, museum }: PresentationSite) => ({
  id: publicOrigin,
  type: 'Agent',
  label: museum,
  homepage: [{ id: `${publicOrigin}/`, type: 'Text', label: museum, format: 'text/html' }],
  logo: [
    {
      id: `${publicOrigin}/icons/icon-512.png`,
      type: 'Image',
      format: 'image/png',
      width: 512,
      height: 512,
    },
  ],
});

/** The object's own script beside the titles. */
export function toTitle(
  object: Pick<ObjectSummary, 'title'> & Partial<Pick<CollectionObject, 'originalTitle'>>,
  messages: Pick<PresentationMessages, 'untitled'>,
): LanguageMap {
  const title = chooseText(object.title, 'en') ? toLanguageMap(object.title) : messages.untitled;
  const { originalTitle } = object;
  return originalTitle && !title[originalTitle.language]
    ? { ...title, [originalTitle.language]: [originalTitle.text] }
    : title;
}

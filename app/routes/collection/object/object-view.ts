import { toObjectPicture } from '#app/components/cards/object-card-content.ts';
import { isHouse } from '#app/structured-data/to-maker-thing.ts';
import type english from '#locales/en/collection.json';
import type detailMessages from '#locales/en/objectDetail.json';
import type { CollectionObject, Maker } from '#services/object-collection/contract.ts';
import { splitPlace, toTermValue } from '#shared/collection/facet-value.ts';
import { readQualifier } from '#shared/collection/maker-attribution.ts';
import {
  listSubjectIds,
  toMakerId,
  toMakerPath,
  toSubjectPath,
} from '#shared/collection/term-address.ts';
import { capitalize } from '#shared/languages/capitalize.ts';
import { fill } from '#shared/languages/fill.ts';
import { formatNumber } from '#shared/languages/format-number.ts';
import type { Language } from '#shared/languages/languages.ts';
import {
  chooseText,
  type LocalizedText,
  type TextByLanguage,
} from '#shared/languages/localized-text.ts';
import { nameSubject } from '../terms/name-subject.ts';
import { listDownloads, toImageService } from './picture-downloads.ts';
import { type MarkPlace, placeMark } from './place-mark.ts';

/** One object as its page draws it. */
export type ObjectView = ReturnType<typeof toObjectView>;

/** What other objects may share, with the value of its facet; '' where that has none. */
export interface Term extends LocalizedText {
  readonly value: string;
}

type ObjectMessages = (typeof english)['object'];
export type MakerMessages = Pick<typeof detailMessages, 'roles' | 'countries' | 'life'> &
  Pick<typeof english.object, 'makers'>;
type RightsMessages = { readonly rightsMeaning: (typeof detailMessages)['rights'] };

/**
 * One object as its page draws it, in one language.
 * @param pictureHosts of other houses from which visitors' browsers may have pictures
 */
export function toObjectView(
  object: CollectionObject,
  language: Language,
  messages: ObjectMessages & MakerMessages & RightsMessages,
  pictureHosts: readonly string[],
) {
  const text = (texts: Parameters<typeof chooseText>[0]) => chooseText(texts, language);
  /** As it heads a line, whatever the record writes. */
  const value = (texts: Parameters<typeof chooseText>[0]) => {
    const chosen = text(texts);
    return chosen && { ...chosen, text: capitalize(chosen.text) };
  };
  const term = (texts: TextByLanguage | null): Term | null => {
    const chosen = value(texts);
    return texts && chosen && { ...chosen, value: toTermValue(texts) };
  };
  return {
    title: text(object.title) ?? { text: messages.untitled, language },
    originalTitle: object.originalTitle as LocalizedText | null,
    accessionNumber: object.accessionNumber,
    type: term(object.objectType),
    makers: object.makers.map((maker) => toMakerView(maker, messages)),
    date: text(object.date.display),
    place: text(object.place),
    placeParts: listPlaceParts(object.place, language),
    culture: term(object.culture),
    materials: object.materials.map(term).filter((one) => one !== null),
    techniques: object.techniques.map(term).filter((one) => one !== null),
    medium: value(object.medium),
    dynasties: object.dynasties.map(value).filter((one) => one !== null),
    reigns: object.reigns.map(value).filter((one) => one !== null),
    periods: object.periods.map(value).filter((one) => one !== null),
    styles: object.styles.map(value).filter((one) => one !== null),
    acquisition: describeAcquisition(object, language),
    subjects: listSubjects(object, language),
    shown: object.exhibitions.map(text).filter((one) => one !== null),
    dimensions: describeDimensions(object, language, messages),
    creditLine: value(object.creditLine),
    rights: value(object.rights),
    rightsUri: object.rights?.uri ?? null,
    rightsMeaning: describeRights(object.rights?.uri, messages.rightsMeaning),
    onView: object.onView,
    location: value(object.location),
    description: text(object.description),
    provenance: text(object.provenance),
    inscriptions: object.inscriptions.map((inscription) => ({
      text: inscription.text,
      language: inscription.language,
      transliteration: inscription.transliteration,
      translation: text(inscription.translation),
    })),
    details: listDetails(object, language, pictureHosts),
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

/** What a mark of rights means to somebody who does not know it by its name. */
function describeRights(uri: string | undefined, messages: RightsMessages['rightsMeaning']) {
  if (uri && /creativecommons\.org\/publicdomain\//.test(uri)) return messages.zero;
  return uri && /creativecommons\.org\/licenses\/by\//.test(uri) ? messages.by : null;
}

/** A part of the first picture to look at closely. */
export interface DetailView {
  readonly name: LocalizedText;
  readonly text: LocalizedText | null;
  /** In percent of the picture's sides. */
  readonly box: DetailBox;
  /** Its number on the picture. */
  readonly mark: MarkPlace;
  /** The part alone, cut by the image service; null: the picture cannot be enlarged. */
  readonly cut: {
    readonly src: string;
    readonly width: number;
    readonly height: number;
    /** As large as a window. */
    readonly large: string;
  } | null;
}

export interface DetailBox {
  readonly left: number;
  readonly top: number;
  readonly width: number;
  readonly height: number;
}

/** Width of the pictures of details in a list, and of one alone. */
const cutWidth = 640;
const largeWidth = 1_600;

function listDetails(
  { id, images: [image], details = [] }: CollectionObject,
  language: Language,
  pictureHosts: readonly string[],
): DetailView[] {
  const picture = image && toObjectPicture(image, language);
  if (!picture) return [];
  const service = toImageService(id, image.src, 1, pictureHosts);
  const boxes = details.map(({ name, text, ...box }) => box);
  return details.flatMap(({ name, text, ...box }, index) => {
    const chosen = chooseText(name, language);
    if (!chosen) return [];
    const { left, top, width, height } = box;
    const ratio = (height * picture.height) / (width * picture.width);
    // Within a box: as large as the part is where its picture holds less, which no service refuses.
    const cutTo = (pixels: number) =>
      `${service?.address}/pct:${left},${top},${width},${height}/!${pixels},${Math.ceil(pixels * ratio)}/0/default.jpg`;
    const cut = service && {
      src: cutTo(cutWidth),
      width: cutWidth,
      height: Math.round(cutWidth * ratio),
      large: cutTo(largeWidth),
    };
    const mark = placeMark(box, picture, boxes.toSpliced(index, 1));
    return [{ name: chosen, text: chooseText(text, language), box, mark, cut }];
  });
}

/** "Gift, 1986": how it came to its owner, and when. */
function describeAcquisition(
  { acquisition }: CollectionObject,
  language: Language,
): LocalizedText | null {
  const method = chooseText(acquisition?.method, language);
  const date = acquisition?.date?.slice(0, 4);
  const said = [method?.text, date].filter(Boolean).join(', ');
  return said ? { text: capitalize(said), language: method?.language ?? language } : null;
}

/** A subject of an object, with what it lies in, each with its page. */
export type SubjectTrail = readonly { readonly name: LocalizedText; readonly href: string }[];

/** Its subjects and motifs, each once. */
function listSubjects({ subjects, motifs }: CollectionObject, language: Language): SubjectTrail[] {
  const all = [...subjects, ...motifs.map((motif) => ({ terms: [{ en: motif }] }))];
  const trails = new Map<string, SubjectTrail>();
  for (const { terms } of all) {
    const ids = listSubjectIds(terms);
    const trail = ids.map((id, level) => ({
      name: nameSubject(terms[level] ?? {}, language),
      href: toSubjectPath(id),
    }));
    trails.set(ids.at(-1) ?? '', trail);
  }
  trails.delete('');
  return [...trails.values()];
}

/** "Kashan, Iran" as its parts, which are values of the facet, and what stands between them. */
function listPlaceParts(place: TextByLanguage | null, language: Language): Term[] {
  const whole = chooseText(place, language);
  if (!place || !whole) return [];
  let rest = whole.text;
  const pieces: Term[] = [];
  const put = (text: string, value: string) => {
    if (text !== '') pieces.push({ text, language: whole.language, value });
  };
  for (const part of splitPlace(place)) {
    const text = chooseText(part, language)?.text ?? '';
    const at = rest.indexOf(text);
    if (at < 0) continue;
    put(rest.slice(0, at), '');
    put(text, toTermValue(part));
    rest = rest.slice(at + text.length);
  }
  put(rest, '');
  return pieces;
}

/** "after Raphael (Italian, 1483–1520)": what stands before and after the name as its own parts. */
function toMakerView(maker: Maker, messages: MakerMessages) {
  const { name, role, nationality } = maker;
  const qualifier = readQualifier(role);
  const [before = '', after = ''] = qualifier ? messages.makers[qualifier].split('{name}') : [];
  const details = [
    qualifier ? null : toRoleText(role, messages),
    toCountryText(nationality, messages),
    describeLife(maker, role ? [role] : [], messages),
  ];
  const id = toMakerId(maker);
  return {
    name,
    href: id && toMakerPath({ id, name }),
    before,
    after,
    details: details.filter(Boolean).join(', ') || null,
  };
}

/** What every maker did says nothing. */
const plainRoles = ['maker', 'artist'];

/** A maker's role, in the page's language when we have the word, else as the record states it. */
export function toRoleText(
  role: string | null,
  { roles }: Pick<MakerMessages, 'roles'>,
): string | null {
  const plain = role?.trim().toLowerCase() ?? '';
  if (plain === '' || plainRoles.includes(plain)) return null;
  const known: Readonly<Record<string, string>> = roles;
  return known[plain] ?? role;
}

/** A country in the page's language, alone or behind a town, when we have the word; else as the record states it. */
export function toCountryText(
  place: string | null,
  { countries }: Pick<MakerMessages, 'countries'>,
): string | null {
  const known: Readonly<Record<string, string>> = countries;
  const [country = '', ...before] = (place ?? '').split(', ').reverse();
  return known[country] ? [...before.reverse(), known[country]].join(', ') : place;
}

/** As the record states it, else `1483–1520` of the years it has. Of one who lives: `born 1982`. */
export function describeLife(
  maker: Pick<Maker, 'name' | 'lifeDates' | 'born' | 'died'>,
  roles: readonly string[],
  { life: words }: Pick<MakerMessages, 'life'>,
): string | null {
  const [born, died] = [maker.born, maker.died].map((date) => date?.slice(0, 4) ?? '');
  const life = maker.lifeDates?.trim() || (born || died ? `${born}–${died}` : null);
  const [, from = '', to = ''] = life?.match(/^(\d{0,4})\s*[–-]\s*(\d{0,4})$/) ?? [];
  // A workshop or a firm is not born.
  if ((from !== '') === (to !== '') || isHouse({ name: maker.name, roles })) return life;
  return from ? fill(words.born, { year: from }) : fill(words.died, { year: to });
}

/** "H 20.5 cm, W 20.5 cm"; the record's own wording where it has one. */
function describeDimensions(
  { dimensions }: CollectionObject,
  language: Language,
  messages: ObjectMessages,
): string | null {
  const own = chooseText(dimensions.display, language);
  if (own) return own.text;
  const parts = (['height', 'width', 'depth', 'diameter'] as const).flatMap((side) => {
    const size = dimensions[side];
    if (size === null) return [];
    // Side, number and unit stand on one line.
    return [fill(messages.units[side], { n: formatNumber(size) }).replaceAll(' ', '\u00A0')];
  });
  return parts.length > 0 ? parts.join(', ') : null;
}

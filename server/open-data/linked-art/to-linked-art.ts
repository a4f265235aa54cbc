import type { CollectionObject, Maker } from '#services/object-collection/contract.ts';
import {
  type Attribution,
  nameMaker,
  toAttribution,
} from '#shared/collection/maker-attribution.ts';
import { type Language, languages } from '#shared/languages/languages.ts';
import { localizePath } from '#shared/languages/localized-path.ts';
import { chooseText, type TextByLanguage } from '#shared/languages/localized-text.ts';
import { chooseMakerType } from './choose-maker-type.ts';
import {
  findKindId,
  findMaterialId,
  findTechniqueId,
  type Term,
  terms,
  toLanguageTerm,
} from './terms.ts';

export const linkedArtContext = 'https://linked.art/ns/v1/linked-art.json';

export interface LinkedArtSite {
  readonly publicOrigin: string;
  readonly museumName: string;
  /** Names of collections by `sourceId`, as far as they are known. */
  readonly collectionNames: ReadonlyMap<string, string>;
}

export const toObjectUri = (origin: string, id: string) =>
  `${origin}/objects/${encodeURIComponent(id)}`;

/**
 * An object in Linked Art 1.0, the museums' profile of CIDOC CRM. What is not known is left out.
 * Source: linked.art/model.
 */
export function toLinkedArt(object: CollectionObject, site: LinkedArtSite) {
  const { publicOrigin } = site;
  return withoutEmpty({
    '@context': linkedArtContext,
    id: toObjectUri(publicOrigin, object.id),
    type: 'HumanMadeObject',
    _label: toLabel(object.title),
    classified_as: [terms.artwork, ...toKinds(object)],
    identified_by: [...toTitles(object), ...toNumbers(object)],
    referred_to_by: [
      ...toStatements(object.description, terms.description),
      ...toStatements(object.creditLine, terms.creditLine),
      ...toStatements(object.provenance, terms.provenance),
      ...toStatements(object.rights, terms.rights),
      ...toStatements(object.dimensions.display, terms.dimensions),
      ...toStatements(object.medium, terms.materials),
      ...toAcquisition(object),
      ...object.exhibitions.flatMap((shown) => toStatements(shown, terms.exhibition)),
    ],
    dimension: toDimensions(object),
    made_of: object.materials.map((name) => toNamed('Material', name, findMaterialId(name.en))),
    produced_by: toProduction(object),
    carries: object.inscriptions.map(({ text, language }) => ({
      type: 'LinguisticObject',
      classified_as: [terms.inscription],
      content: text,
      language: [toLanguageTerm(language)],
    })),
    shows: toSubjects(object),
    // A page on somebody else's site is not the museum's.
    current_owner: object.recordUrl === null ? [toMuseum(site)] : [],
    current_location: object.location && toNamed('Place', object.location),
    member_of: object.collections.map((sourceId) => ({
      id: `${publicOrigin}/collection#${encodeURIComponent(sourceId)}`,
      type: 'Set',
      _label: site.collectionNames.get(sourceId) ?? sourceId,
      classified_as: [terms.collection],
    })),
    subject_of: toDocuments(object, publicOrigin),
    representation: toPictures(object, publicOrigin),
  });
}

/** The English text, else another. */
const toLabel = (texts: TextByLanguage): string => chooseText(texts, 'en')?.text ?? '';

const textsOf = (texts: TextByLanguage | null): [Language, string][] =>
  languages.flatMap((language): [Language, string][] => {
    const text = texts?.[language];
    return text ? [[language, text]] : [];
  });

const toName = (content: string, language: string | null, classifiedAs: readonly Term[] = []) => ({
  type: 'Name',
  content,
  ...(classifiedAs.length > 0 && { classified_as: classifiedAs }),
  ...(language !== null && { language: [toLanguageTerm(language)] }),
});

/** Something that is known by its name, and by a vocabulary where we know the term. */
const toNamed = (type: string, names: TextByLanguage, id?: string) => ({
  ...(id !== undefined && { id }),
  type,
  _label: toLabel(names),
  identified_by: textsOf(names).map(([language, text]) => toName(text, language)),
});

function toKinds(object: CollectionObject) {
  const { objectType, culture } = object;
  const kind = objectType && {
    ...toNamed('Type', objectType, findKindId(objectType.en)),
    classified_as: [terms.typeOfWork],
  };
  const { dynasties, reigns, periods, styles } = object;
  const times = [...dynasties, ...reigns, ...periods];
  return [
    ...(kind ? [kind] : []),
    ...(culture ? [toNamed('Type', culture)] : []),
    ...times.map((name) => toNamed('Type', name)),
    ...styles.map((name) => ({ ...toNamed('Type', name), classified_as: [terms.style] })),
  ];
}

function toTitles({ title, originalTitle }: CollectionObject) {
  const titles = textsOf(title).map(([language, text]) =>
    toName(text, language, [terms.primaryName]),
  );
  return originalTitle ? [...titles, toName(originalTitle.text, originalTitle.language)] : titles;
}

const toNumbers = ({ accessionNumber, id }: CollectionObject) => [
  ...(accessionNumber
    ? [{ type: 'Identifier', content: accessionNumber, classified_as: [terms.accessionNumber] }]
    : []),
  { type: 'Identifier', content: id, classified_as: [terms.localNumber] },
];

const toStatements = (texts: TextByLanguage | null, kind: Term) =>
  textsOf(texts).map(([language, content]) => ({
    type: 'LinguisticObject',
    classified_as: [{ ...kind, classified_as: [terms.briefText] }],
    content,
    language: [toLanguageTerm(language)],
  }));

const toDimensions = ({ dimensions }: CollectionObject) =>
  (['height', 'width', 'depth', 'diameter'] as const).flatMap((side) => {
    const value = dimensions[side];
    if (value === null) return [];
    return [{ type: 'Dimension', classified_as: [terms[side]], value, unit: terms.centimeters }];
  });

function toProduction({ date, makers, place, techniques }: CollectionObject) {
  const display = textsOf(date.display).map(([language, text]) => toName(text, language));
  const isDated = date.earliest !== null || date.latest !== null || display.length > 0;
  const timespan = isDated && {
    type: 'TimeSpan',
    identified_by: display,
    begin_of_the_begin: date.earliest === null ? null : `${toYear(date.earliest)}-01-01T00:00:00Z`,
    end_of_the_end: date.latest === null ? null : `${toYear(date.latest)}-12-31T23:59:59Z`,
  };
  const facts = {
    timespan: timespan || null,
    ...toMaking(makers),
    took_place_at: place ? [toNamed('Place', place)] : [],
    technique: techniques.map((name) => toNamed('Type', name, findTechniqueId(name.en))),
  };
  return Object.keys(withoutEmpty(facts)).length > 0 ? { type: 'Production', ...facts } : null;
}

/** Astronomical, as XML Schema 1.1 writes years: 1 BCE is 0000. */
function toYear(year: number): string {
  return (year < 0 ? '-' : '') + String(Math.abs(year)).padStart(4, '0');
}

/**
 * Makers, possible makers (as an attribution) and those whom others worked after. A workshop is a
 * group with a name of its own, not the master.
 */
function toMaking(makers: readonly Maker[]) {
  const all = makers.map((maker) => ({ maker, attribution: toAttribution(maker.role) }));
  const of = (attribution: Attribution | null) =>
    all.flatMap((one) => (one.attribution === attribution ? [one.maker] : []));
  const workshops = of('group').map((maker) => ({
    type: 'Group',
    _label: nameMaker(maker),
    identified_by: [toName(nameMaker(maker), null)],
  }));
  return {
    carried_out_by: [...of(null).map(toMaker), ...workshops],
    influenced_by: of('model').map(toMaker),
    attributed_by: of('doubted').map((maker) => ({
      type: 'AttributeAssignment',
      _label: nameMaker(maker),
      assigned: [toMaker(maker)],
      assigned_property: 'carried_out_by',
    })),
  };
}

function toMaker(maker: Maker) {
  const { name, nationality } = maker;
  const type = chooseMakerType(maker);
  return {
    type,
    _label: name,
    identified_by: [toName(name, null)],
    classified_as: nationality
      ? [{ type: 'Type', _label: nationality, classified_as: [terms.nationality] }]
      : [],
    ...(type === 'Group' ? toFoundation(maker) : toLife(maker)),
    referred_to_by: maker.lifeDates
      ? [{ type: 'LinguisticObject', classified_as: [terms.biography], content: maker.lifeDates }]
      : [],
    equivalent: maker.links.map((id) => ({ id, type, _label: name })),
  };
}

const toLife = ({ born, died, birthPlace, deathPlace }: Maker) => ({
  born: toLifeEvent('Birth', born, birthPlace),
  died: toLifeEvent('Death', died, deathPlace),
});

const toLifeEvent = (type: 'Birth' | 'Death', time: string | null, place: string | null) =>
  time || place
    ? {
        type,
        timespan: time && toNamedTime(time),
        took_place_at: place
          ? [{ type: 'Place', _label: place, identified_by: [toName(place, null)] }]
          : [],
      }
    : null;

/** Groups are neither born nor do they die. */
const toFoundation = ({ born, died }: Pick<Maker, 'born' | 'died'>) => ({
  formed_by: born ? { type: 'Formation', timespan: toNamedTime(born) } : null,
  dissolved_by: died ? { type: 'Dissolution', timespan: toNamedTime(died) } : null,
});

const toNamedTime = (text: string) => ({ type: 'TimeSpan', identified_by: [toName(text, null)] });

/** Of a term in a tree each level lies in the one before. */
function toTerm(levels: readonly TextByLanguage[], uri: string | null): object | null {
  const own = levels.at(-1);
  if (!own) return null;
  const above = toTerm(levels.slice(0, -1), null);
  return { ...toNamed('Type', own, uri ?? undefined), ...(above && { broader: [above] }) };
}

function toSubjects({ motifs, subjects }: CollectionObject) {
  const types = [
    ...motifs.map((motif) => toNamed('Type', { en: motif })),
    ...subjects.flatMap(({ terms: levels, uri }) => toTerm(levels, uri) ?? []),
  ];
  return types.length === 0 ? [] : [{ type: 'VisualItem', represents_instance_of_type: types }];
}

/** `Gift, 1986`, as a statement: who gave it to whom is more than the record says. */
function toAcquisition({ acquisition }: CollectionObject) {
  if (!acquisition) return [];
  const { method, date } = acquisition;
  const said = method
    ? Object.fromEntries(
        textsOf(method).map(([language, text]) => [
          language,
          [text, date].filter(Boolean).join(', '),
        ]),
      )
    : { en: date ?? '' };
  return toStatements(said, terms.acquisition);
}

const toMuseum = ({ publicOrigin, museumName }: LinkedArtSite) => ({
  id: `${publicOrigin}/#museum`,
  type: 'Group',
  _label: museumName,
  classified_as: [terms.museum],
});

function toDocuments({ id, slug, title, images, recordUrl }: CollectionObject, origin: string) {
  const pages = languages.map((language) =>
    toPage(origin + localizePath(`/objects/${id}/${slug}`, language), title, language),
  );
  const hasManifest = images.some(({ src }) => src !== null);
  const manifest = {
    type: 'LinguisticObject',
    digitally_carried_by: [
      {
        type: 'DigitalObject',
        format: 'application/ld+json;profile="http://iiif.io/api/presentation/3/context.json"',
        conforms_to: [{ id: 'http://iiif.io/api/presentation/', type: 'InformationObject' }],
        access_point: [toAccessPoint(`${origin}/iiif/3/manifests/${encodeURIComponent(id)}`)],
      },
    ],
  };
  return [
    ...pages,
    ...(recordUrl ? [toPage(recordUrl, title, null)] : []),
    ...(hasManifest ? [manifest] : []),
  ];
}

const toPage = (address: string, title: TextByLanguage, language: Language | null) => ({
  type: 'LinguisticObject',
  ...(language !== null && { language: [toLanguageTerm(language)] }),
  digitally_carried_by: [
    {
      type: 'DigitalObject',
      _label: (language && title[language]) ?? toLabel(title),
      classified_as: [terms.webPage],
      format: 'text/html',
      access_point: [toAccessPoint(address)],
    },
  ],
});

const toPictures = ({ images, rights }: CollectionObject, origin: string) =>
  images.flatMap(({ src, alt }) => {
    if (src === null) return [];
    const right = {
      type: 'Right',
      classified_as: [{ id: rights?.uri, type: 'Type', _label: toLabel(rights ?? {}) }],
    };
    const picture = {
      type: 'DigitalObject',
      _label: toLabel(alt),
      classified_as: [terms.digitalImage],
      access_point: [toAccessPoint(new URL(src, origin).href)],
      subject_to: rights?.uri ? [right] : [],
    };
    return [{ type: 'VisualItem', digitally_shown_by: [picture] }];
  });

const toAccessPoint = (id: string) => ({ id, type: 'DigitalObject' });

/** Leaves out what is null or an empty list, at any depth. */
function withoutEmpty<Facts extends object>(facts: Facts): Partial<Facts> {
  const filled = Object.entries(facts).flatMap(([name, value]) => {
    const clean = Array.isArray(value) ? value.map(cleanValue) : cleanValue(value);
    const isEmpty =
      clean === null ||
      clean === undefined ||
      clean === '' ||
      (Array.isArray(clean) && clean.length === 0);
    return isEmpty ? [] : [[name, clean]];
  });
  return Object.fromEntries(filled) as Partial<Facts>;
}

const cleanValue = (value: unknown): unknown =>
  typeof value === 'object' && value !== null ? withoutEmpty(value) : value;

import type { Fields, Kind } from './record-kinds.ts';

// Its order is that of stored records, on which their hashes depend: a new field may stand anywhere
// if it is sparse.

const text = (longest: number) =>
  ({ kind: 'text', longest, keepsLines: false }) as const satisfies Kind;
const longText = { kind: 'text', longest: 20_000, keepsLines: true } as const satisfies Kind;
const word = text(200);
const name = text(500);
const line = {
  kind: 'textByLanguage',
  longest: 2_000,
  keepsLines: false,
} as const satisfies Kind;
const prose = { kind: 'textByLanguage', longest: 50_000, keepsLines: true } as const satisfies Kind;
const objectId = { kind: 'objectId' } as const satisfies Kind;
const collectionId = { kind: 'collectionId' } as const satisfies Kind;
const languageTag = { kind: 'languageTag' } as const satisfies Kind;
const webAddress = { kind: 'webAddress' } as const satisfies Kind;
const date = { kind: 'date' } as const satisfies Kind;
const time = { kind: 'time' } as const satisfies Kind;
const year = { kind: 'year' } as const satisfies Kind;
const centimetres = { kind: 'centimetres' } as const satisfies Kind;
const pixels = { kind: 'pixels' } as const satisfies Kind;
const percent = { kind: 'percent' } as const satisfies Kind;
const boolean = { kind: 'boolean' } as const satisfies Kind;
const mark = { kind: 'mark' } as const satisfies Kind;
const textWithAddress = { kind: 'textWithAddress' } as const satisfies Kind;

const listOf = <Of extends Kind>(most: number, of: Of) =>
  ({ kind: 'list', most, isSet: false, of }) as const;
/** A list in which nothing stands twice. */
const setOf = <Of extends Kind>(most: number, of: Of) =>
  ({ kind: 'list', most, isSet: true, of }) as const;
const lines = listOf(100, line);

/** Things with parts. `called` is how a problem calls one of them. */
const listOfThings = <Parts extends Fields>(most: number, called: string, things: Parts) =>
  listOf(most, { kind: 'parts', parts: things, isNullable: true, called } as const);
/** Parts of which each may be null. */
const parts = <Parts extends Fields>(parts: Parts) =>
  ({ kind: 'parts', parts, isNullable: false }) as const;
/** Parts that are null together where none is known. */
const partsOrNull = <Parts extends Fields>(parts: Parts) =>
  ({ kind: 'parts', parts, isNullable: true }) as const;

const needed = <Field extends Kind>(field: Field) => ({ ...field, isNeeded: true as const });
const sparse = <Field extends Kind>(field: Field) => ({ ...field, isSparse: true as const });
const unmapped = <Field extends Kind>(field: Field) => ({ ...field, isUnmapped: true as const });
/** @param description for others who use the API, who do not see docstrings */
const described = <Field extends Kind>(description: string, field: Field) => ({
  ...field,
  description,
});

export const makerFields = {
  name: needed(name),
  /** The maker's role (`potter`), or how sure it is (`after`, `attributed to`), as recorded. */
  role: word,
  nationality: word,
  born: word,
  died: word,
  /** Tells makers of one name apart; null: the record has names only. */
  id: described(
    'Tells makers of one name apart; null: the record has names only.',
    sparse(objectId),
  ),
  /** As the record states it: `born 1930`, `active c. 1560`. */
  lifeDates: described('As stated: `born 1930`.', sparse(word)),
  birthPlace: sparse(name),
  deathPlace: sparse(name),
  /** Of the same person or house at ULAN, Wikidata, VIAF and the like. */
  links: described(
    'Of the same person or house at ULAN, Wikidata, VIAF and the like.',
    sparse(listOf(20, webAddress)),
  ),
  /** What is known of the life, and from what. */
  about: described('What is known of the life, and from what.', sparse(prose)),
};

/** A term in the tree it belongs to. */
const termFields = {
  /** From the broadest to the term itself; never empty. */
  terms: needed({ kind: 'terms' } as const),
  /** Of the term in a thesaurus. */
  uri: described('Of the term in a thesaurus.', webAddress),
};

const placeFields = {
  ...termFields,
  /** The place's relation to the object (`Place of Discovery`), as recorded. */
  role: line,
};

const inscriptionFields = {
  text: needed(longText),
  language: needed(languageTag),
  script: word,
  transliteration: longText,
  translation: prose,
};

const imageFields = {
  /** Name in `content/images/index.json`, without its ending. */
  file: unmapped(text(300)),
  /** Address of a picture that lies elsewhere. Neither: known to exist, but not delivered. */
  src: webAddress,
  width: pixels,
  height: pixels,
  alt: line,
  caption: line,
};

/** A part of the first picture that is worth a closer look: a box in percent of its sides. */
const detailFields = {
  name: needed(line),
  text: line,
  left: needed(percent),
  top: needed(percent),
  width: needed(percent),
  height: needed(percent),
};

/**
 * The fields of an object's record, declared once. The contract's type, the schemas of replies and of
 * what is handed in, the quick check of an import, the rules of mappings and what is stored are
 * made from it.
 */
export const recordFields = {
  id: needed(objectId),
  /** Its id at the source. */
  sourceId: name,
  accessionNumber: word,
  title: needed(line),
  originalTitle: partsOrNull({ text: needed(text(2_000)), language: needed(languageTag) }),
  objectType: line,
  makers: listOfThings(100, 'a maker', makerFields),
  /** Years of the Common Era; negative: BCE (astronomical: 1 BCE is 0). */
  date: { ...parts({ display: line, earliest: year, latest: year }), isSpan: true as const },
  place: line,
  culture: line,
  materials: lines,
  techniques: lines,
  /** The materials and techniques, as the record states them: `Watercolour and ink on paper`. */
  medium: described('Materials and techniques as the record states them.', sparse(line)),
  /** The places where it was made, found or used, each with the places that contain it. */
  places: described(
    'Each place with what it lies in.',
    sparse(listOfThings(100, 'a place', placeFields)),
  ),
  dynasties: sparse(lines),
  reigns: sparse(lines),
  /** As the record names them: `Safavid`, `late Edo`. */
  periods: sparse(lines),
  /** Styles, schools and movements. */
  styles: described('Styles, schools and movements.', sparse(lines)),
  /** How and when it came to its owner; `date` is a year or a date of ISO 8601. */
  acquisition: sparse(partsOrNull({ method: line, date })),
  /** Centimetres. */
  dimensions: parts({
    display: line,
    height: centimetres,
    width: centimetres,
    depth: centimetres,
    diameter: centimetres,
  }),
  creditLine: line,
  rights: textWithAddress,
  description: prose,
  provenance: prose,
  inscriptions: listOfThings(100, 'an inscription', inscriptionFields),
  motifs: listOf(100, word),
  /** Its subjects. */
  subjects: described(
    'What it shows or is about.',
    sparse(listOfThings(200, 'a term', termFields)),
  ),
  /** Its exhibitions, as the record states them. */
  exhibitions: sparse(lines),
  images: listOfThings(1_000, 'a picture', imageFields),
  details: described(
    'Parts of the first picture to look at closely: a name, a sentence, and a box in percent of its sides.',
    sparse(unmapped(listOfThings(20, 'a detail', detailFields))),
  ),
  /** `sourceId`s of the collections it belongs to. */
  collections: setOf(50, collectionId),
  onView: boolean,
  /** One of the chief works, as its museum says. */
  isHighlight: mark,
  location: line,
  relatedIds: setOf(1_000, objectId),
  /** The record at its owner's own site. */
  recordUrl: webAddress,
  /** ISO 8601: when it joined the collection. The loader of `content/` has made it of relative ones. */
  addedAt: time,
} satisfies Fields;

/** A term of a public vocabulary as Linked Art refers to it. */
export interface Term {
  readonly id?: string;
  readonly type: string;
  readonly _label: string;
}

/** Art & Architecture Thesaurus of the Getty; its addresses begin with `http` by name. */
const aat = (id: string, type: string, label: string): Term => ({
  id: `http://vocab.getty.edu/aat/${id}`,
  type,
  _label: label,
});

/** The terms that Linked Art asks for, by what they say. Source: linked.art/model/vocab. */
export const terms = {
  artwork: aat('300133025', 'Type', 'Artwork'),
  typeOfWork: aat('300435443', 'Type', 'Type of Work'),
  primaryName: aat('300404670', 'Type', 'Primary Name'),
  accessionNumber: aat('300312355', 'Type', 'Accession Number'),
  localNumber: aat('300404621', 'Type', 'Local Number'),
  briefText: aat('300418049', 'Type', 'Brief Text'),
  description: aat('300435416', 'Type', 'Description'),
  creditLine: aat('300435418', 'Type', 'Credit Line'),
  provenance: aat('300435438', 'Type', 'Provenance Statement'),
  rights: aat('300435434', 'Type', 'Copyright/License Statement'),
  materials: aat('300435429', 'Type', 'Material Statement'),
  biography: aat('300435422', 'Type', 'Biography Statement'),
  style: aat('300015646', 'Type', 'Style'),
  acquisition: aat('300435439', 'Type', 'Acquisition Statement'),
  exhibition: aat('300435424', 'Type', 'Exhibition Statement'),
  dimensions: aat('300435430', 'Type', 'Dimension Statement'),
  inscription: aat('300028702', 'Type', 'Inscription'),
  nationality: aat('300379842', 'Type', 'Nationality'),
  collection: aat('300025976', 'Type', 'Collection'),
  webPage: aat('300264578', 'Type', 'Web Page'),
  digitalImage: aat('300215302', 'Type', 'Digital Image'),
  museum: aat('300312281', 'Type', 'Museum'),
  height: aat('300055644', 'Type', 'Height'),
  width: aat('300055647', 'Type', 'Width'),
  depth: aat('300072633', 'Type', 'Depth'),
  diameter: aat('300055624', 'Type', 'Diameter'),
  centimeters: aat('300379098', 'MeasurementUnit', 'centimeters'),
} as const;

/** Kinds of objects by their English names in small letters, one and many. */
const kinds: Readonly<Record<string, string>> = {
  armor: '300036745',
  book: '300028051',
  bowl: '300203596',
  coin: '300037222',
  drawing: '300033973',
  embroidery: '300264024',
  furniture: '300037680',
  jewelry: '300209286',
  manuscript: '300028569',
  miniature: '300033936',
  mosaic: '300015342',
  painting: '300033618',
  photograph: '300046300',
  print: '300041273',
  sculpture: '300047090',
  tapestry: '300205002',
  textile: '300231565',
  vase: '300132254',
  vessel: '300193015',
};

const materials: Readonly<Record<string, string>> = {
  aluminum: '300011015',
  beech: '300011948',
  bone: '300011798',
  brass: '300010946',
  bronze: '300010957',
  canvas: '300014078',
  carnelian: '300133223',
  copper: '300011020',
  coral: '300011800',
  cotton: '300014067',
  diamonds: '300011084',
  earthenware: '300140803',
  ebony: '300012055',
  emeralds: '300011074',
  glass: '300010797',
  gold: '300011021',
  'gold leaf': '300264831',
  indigo: '300013055',
  ink: '300015012',
  iron: '300011002',
  ivory: '300011857',
  jasper: '300011151',
  'lapis lazuli': '300011122',
  leather: '300011845',
  limestone: '300011286',
  marble: '300011443',
  'mother-of-pearl': '300011835',
  'oil paint': '300015050',
  paper: '300014109',
  parchment: '300011851',
  pearls: '300011827',
  pine: '300012620',
  poplar: '300012363',
  porcelain: '300010662',
  rubies: '300011082',
  silk: '300243428',
  silver: '300011029',
  steel: '300133751',
  stoneware: '300010672',
  teak: '300012453',
  tempera: '300015062',
  terracotta: '300010669',
  tortoiseshell: '300011837',
  walnut: '300012476',
  wood: '300011914',
  wool: '300243430',
};

const techniques: Readonly<Record<string, string>> = {
  carving: '300053149',
  casting: '300053104',
  gilding: '300053789',
  glassblowing: '300053932',
  painting: '300054216',
};

/** @returns the id of the thesaurus's term for an English word; undefined: none that we know */
export const findKindId = (word: string | undefined) => findId(kinds, word);
export const findMaterialId = (word: string | undefined) => findId(materials, word);
export const findTechniqueId = (word: string | undefined) => findId(techniques, word);

function findId(ids: Readonly<Record<string, string>>, word = ''): string | undefined {
  const name = word.trim().toLowerCase();
  const known = [name, name.replace(/s$/, '')].find((one) => Object.hasOwn(ids, one));
  return known && `http://vocab.getty.edu/aat/${ids[known]}`;
}

const languageNames = new Intl.DisplayNames('en', { type: 'language' });
const aatLanguages: Readonly<Record<string, string>> = {
  en: '300388277',
  es: '300389311',
  ar: '300387843',
};

/** @param tag BCP 47 */
export function toLanguageTerm(tag: string): Term {
  const [primary = tag] = tag.toLowerCase().split('-');
  const label = languageNames.of(primary) ?? tag;
  const aatId = aatLanguages[primary];
  if (aatId) return aat(aatId, 'Language', label);
  const list = primary.length === 2 ? 'iso639-1' : 'iso639-2';
  return { id: `http://id.loc.gov/vocabulary/${list}/${primary}`, type: 'Language', _label: label };
}

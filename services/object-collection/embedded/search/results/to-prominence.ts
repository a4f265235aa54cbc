import { foldWords } from '#shared/search/fold-text.ts';
import type { ObjectRecord } from '../../object-record.ts';
import { foldTerm } from '../index/fold-term.ts';

/** The merits of an object, in points; at most 127 together. */
export const prominencePoints = {
  /** The museum says that it is one of its chief works. */
  highlight: 45,
  picture: 20,
  /** Known, but not delivered. */
  knownPicture: 6,
  onView: 12,
  /** Of a kind of which there are few and large works. */
  chiefKind: 12,
  /** For a text of 400 letters; less for a shorter one. */
  description: 10,
  /** A history, inscriptions, more views. */
  studied: 6,
  maker: 5,
  /** Part of a work, or made on the way to one. */
  scrap: -12,
  untitled: -5,
} as const;

const base = 17;
export const maxProminence = 127;

const chiefKinds = new Set(
  'painting paintings pintura pinturas sculpture sculptures escultura esculturas'.split(' '),
);
/** What paintings are made on; of that kind are doors, tiles and stucco too. */
const chiefGrounds = new Set('canvas panel lienzo'.split(' '));
const scraps = new Set(
  (
    'fragment fragments fragmento fragmentos scrap scraps sherd sherds shard shards sketch sketches sketchbook ' +
    'boceto bocetos apunte study studies estudio verso blank proof proofs negative reproduction copy cast casts'
  ).split(' '),
);
const nobody = new Set(
  'unknown unidentified anonymous unattributed anonimo desconocido artist maker'.split(' '),
);

/**
 * How much speaks for showing an object before others that fit as well: a number from 0 to 127 of
 * what its record says, the same for every visitor and every search.
 */
export function toProminence(record: ObjectRecord): number {
  const points = prominencePoints;
  const title = Object.values(record.title).flatMap(foldWords);
  const toWords = (texts: readonly (object | undefined | null)[]) =>
    texts.flatMap((text) => Object.values(text ?? {}).flatMap(foldTerm));
  const materials = toWords(record.materials.slice(0, 4));
  const kind = [...toWords([record.objectType]), ...materials];
  const hasPicture = record.images.some(({ src }) => src !== null);
  let sum = base;
  if (record.isHighlight) sum += points.highlight;
  if (hasPicture) sum += points.picture;
  else if (record.images.length > 0) sum += points.knownPicture;
  if (record.onView) sum += points.onView;
  const isChief = kind.some((word) => chiefKinds.has(word));
  if (isChief || materials.some((word) => chiefGrounds.has(word))) sum += points.chiefKind;
  const longest = Math.max(
    0,
    ...Object.values(record.description ?? {}).map(({ length }) => length),
  );
  sum += Math.min(points.description, Math.round(longest / 40));
  const studied = [record.provenance, record.inscriptions.length > 0, record.images.length > 1];
  sum += studied.filter(Boolean).length * (points.studied / 3);
  const [maker] = record.makers;
  if (maker && !foldTerm(maker.name).some((word) => nobody.has(word))) sum += points.maker;
  if ([...title, ...kind].some((word) => scraps.has(word))) sum += points.scrap;
  if (title[0] === 'untitled') sum += points.untitled;
  return Math.max(0, Math.min(maxProminence, sum));
}

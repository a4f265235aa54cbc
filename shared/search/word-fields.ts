import { foldWords } from './fold-text.ts';

/** Fields that a word may be restricted to. */
const wordFields = [
  'maker',
  'place',
  'material',
  'technique',
  'type',
  'culture',
  'title',
  'accession',
] as const;

export type WordField = (typeof wordFields)[number];

/** The field names that people write before a colon, folded: English, Spanish, Hawaiian. */
const names: Readonly<Record<WordField, string>> = {
  maker: 'maker artist creator author autor autora autoria artista creador creadora meahana',
  place: 'place origin lugar origen wahi kahi',
  material: 'material materials medium materiales makelia',
  technique: 'technique tecnica anohana',
  type: 'type kind tipo clase ano',
  culture: 'culture dynasty cultura dinastia moomeheu',
  title: 'title titulo inoa',
  accession: 'accession number inventory numero inventario helu',
};

const fieldOfName: ReadonlyMap<string, WordField> = new Map(
  wordFields.flatMap((field) => names[field].split(' ').map((name) => [name, field] as const)),
);

/** @returns null for what is only a word with a colon behind it */
export const findWordField = (name: string): WordField | null =>
  fieldOfName.get(foldWords(name).join('')) ?? null;

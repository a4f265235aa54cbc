import { expect, test } from 'vitest';
import words from '../../words/en/all.ts';
import type { FormField } from '../fields/field-props.ts';
import { explainProblem, placeOf } from './problems.ts';

const field = (name: string, label: string, inner: readonly FormField[] = []): FormField => ({
  name,
  label,
  type: inner.length > 0 ? 'Group' : name === 'slices' ? 'Slices' : 'Text',
  config: {},
  isRequired: false,
  isLocalized: true,
  help: null,
  fields: inner,
});
const days = [field('date', 'First day'), field('end_date', 'Last day')];
const fields = [field('title', 'Title'), field('closures', 'Closures', days), field('slices', 'x')];
const item = {
  languages: {
    en: { closures: [{ _key: 'k1' }, { _key: 'k2' }], slices: [{ id: 'quote$1' }] },
    es: { slices: [{ id: 'image$9', primary: { entries: [{ _key: 'e' }] } }] },
    haw: null,
  },
  model: {
    id: 'x',
    label: 'X',
    isRepeatable: true,
    fields,
    slices: [],
    tabs: [],
  },
};

test.each([
  ['en', '', 'en'],
  ['en', 'title', 'en.title'],
  ['en', 'closures[1].end_date', 'en.closures[k2].end_date'],
  ['es', 'closures[0].note', 'es.closures[k1].note'],
  ['es', 'slices[0].primary.entries[0].text', 'es.slices[image$9].primary.entries[e].text'],
] as const)('a problem of %s at %s is shown at %s', (language, path, place) => {
  expect(placeOf({ language, path }, item)).toBe(place);
});

test.each([
  [
    'closures[0].end_date',
    'ends-before-start',
    { first: 'date' },
    'This must come after “First day”.',
  ],
  ['title', 'number-outside', { min: '1' }, 'At least 1.'],
  ['title', 'wrong-link', { kind: 'media' }, 'This must lead to a file.'],
] as const)('a problem at %s that is %s is said in words', (path, code, values, sentence) => {
  expect(explainProblem({ path, code, values }, words, fields)).toBe(sentence);
});

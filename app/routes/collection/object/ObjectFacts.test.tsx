import { screen } from '@testing-library/react';
import { expect, test } from 'vitest';
import { showPiece } from '#app/components/show-piece.test-support.tsx';
import { ObjectByline } from './ObjectByline.tsx';
import { ObjectFacts } from './ObjectFacts.tsx';
import type { ObjectView } from './object-view.ts';

const text = (words: string) => ({ text: words, language: 'en' });
const term = (words: string, value: string) => ({ ...text(words), value });
const object = {
  type: term('Azulejo', 'tile'),
  makers: [
    {
      ...{ name: 'Ali', href: '/collection/makers/m-7/ali', before: '', after: '' },
      details: 'born 1200',
    },
    { name: 'Raphael', href: null, before: 'after ', after: '', details: null },
  ],
  date: null,
  place: text('Kashan, Iran'),
  placeParts: [term('Kashan', 'kashan'), term(', ', ''), term('Iran', 'iran')],
  culture: null,
  materials: [term('stonepaste', 'stonepaste'), term('?', '')],
  techniques: [],
  medium: null,
  dynasties: [text('Safavid Dynasty')],
  reigns: [],
  periods: [],
  styles: [],
  acquisition: text('Gift, 1986'),
  subjects: [
    [
      { name: text('Literature'), href: '/collection/subjects/literature' },
      { name: text('Poetry'), href: '/collection/subjects/literature.poetry' },
    ],
  ],
  dimensions: null,
  accessionNumber: '1961.11',
  creditLine: null,
  rights: { text: 'CC0 1.0', language: 'en' },
  rightsUri: 'https://creativecommons.org/publicdomain/zero/1.0/',
  onView: true,
  location: text('Gallery 2'),
  recordUrl: null,
} as unknown as ObjectView;

const searchOf = (name: string) =>
  new URL(screen.getByRole<HTMLAnchorElement>('link', { name }).href).search;

test('facts lead to the objects of which the same is said, as choices of the panel', () => {
  showPiece(
    <>
      <ObjectByline of={object} />
      <ObjectFacts of={object} collections={[]} />
    </>,
  );
  expect(searchOf('Azulejo')).toBe('?type=tile');
  expect([searchOf('Kashan'), searchOf('Iran')]).toEqual(['?place=kashan', '?place=iran']);
  const pathOf = (name: string) =>
    new URL(screen.getByRole<HTMLAnchorElement>('link', { name }).href).pathname;
  expect(pathOf('Ali')).toBe('/collection/makers/m-7/ali');
  expect(pathOf('Poetry')).toBe('/collection/subjects/literature.poetry');
  expect(searchOf('stonepaste')).toBe('?material=stonepaste');
  expect(screen.queryByRole('link', { name: '?' })).toBeNull();
  expect(screen.getByText('?')).toBeDefined();
});

test('who was copied is named as that', () => {
  showPiece(<ObjectFacts of={object} collections={[]} />);
  const values = screen.getAllByRole('definition').map(({ textContent }) => textContent);
  expect(values).toEqual(expect.arrayContaining(['Ali (born 1200)', 'After Raphael']));
});

test('the place stands once, below the title, as the record writes it', () => {
  const { container } = showPiece(<ObjectByline of={object} />);
  expect(container.textContent).toBe('Kashan, Iran');
});

test('the medium stands as the record states it, and not again in pieces', () => {
  const medium = text('Watercolor, ink, chalk and graphite on paper');
  showPiece(<ObjectFacts of={{ ...object, medium }} collections={[]} />);
  expect(screen.getByText(medium.text)).toBeDefined();
  expect(screen.queryByText('stonepaste')).toBeNull();
  expect(screen.queryByText('Materials')).toBeNull();
});

test('dynasty, acquisition and subjects are quiet facts among the others', () => {
  showPiece(<ObjectFacts of={object} collections={[]} />);
  const terms = screen.getAllByRole('term').map(({ textContent }) => textContent);
  expect(terms).toEqual(expect.arrayContaining(['Dynasty', 'Acquired', 'Subjects']));
  expect(screen.getByText('Gift, 1986')).toBeDefined();
});

test('rights lead to their statement, and what is not known is not named', () => {
  showPiece(<ObjectFacts of={object} collections={[]} />);
  expect(screen.getByRole('link', { name: 'CC0 1.0' }).getAttribute('rel')).toContain('license');
  expect(screen.queryByText('Culture')).toBeNull();
  expect(screen.getByText('Gallery 2')).toBeDefined();
});

test('the facts that most come for stand first, as a list of their own', () => {
  const listsOf = (of: ObjectView) =>
    [...showPiece(<ObjectFacts of={of} collections={[]} />).container.querySelectorAll('dl')].map(
      (list) => [...list.querySelectorAll('dt')].map(({ textContent }) => textContent),
    );
  const [chief, further] = listsOf(object);
  expect(chief).toEqual(['Maker', 'Materials', 'Accession number', 'Where it is now']);
  expect(further).toEqual(['Type', 'Dynasty', 'Acquired', 'Rights', 'Subjects']);
  // That nobody is known is not what they come for.
  expect(listsOf({ ...object, makers: [] })[1]?.[0]).toBe('Maker');
});

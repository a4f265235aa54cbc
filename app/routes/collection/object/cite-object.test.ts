import { expect, test } from 'vitest';
import { type CitedObject, citeObject } from './cite-object.ts';

const tile: CitedObject = {
  id: 'demo-0001',
  title: 'Star tile with a rising arabesque',
  makers: [],
  date: 'c. 1260–1300',
  year: 1260,
  accessionNumber: '1961.11',
  museum: 'Girih',
  url: 'https://museum.example/objects/demo-0001/star-tile',
  accessedOn: '2026-03-05',
  accessed: 'accessed March 5, 2026',
};

test('the text names what is known and when it was looked at', () => {
  expect(citeObject(tile).plain).toBe(
    '“Star tile with a rising arabesque”, c. 1260–1300, 1961.11, Girih, ' +
      'https://museum.example/objects/demo-0001/star-tile (accessed March 5, 2026).',
  );
  expect(citeObject({ ...tile, makers: ['Ali', 'Hasan'] }).plain).toMatch(/^Ali; Hasan, “Star/);
});

test('BibTeX has one entry whose braces are closed, whatever stands in a title', () => {
  const { bibtex } = citeObject({ ...tile, title: 'Half} 50% & more', makers: ['Ali', 'Hasan'] });
  expect(bibtex).toBe(
    [
      '@misc{demo-0001,',
      '  author = {Ali and Hasan},',
      '  title = {Half\\} 50\\% \\& more},',
      '  year = {c. 1260–1300},',
      '  note = {1961.11},',
      '  howpublished = {Girih},',
      '  url = {https://museum.example/objects/demo-0001/star-tile},',
      '  urldate = {2026-03-05}',
      '}',
    ].join('\n'),
  );
});

test('BibTeX takes a house or a copied master for one name', () => {
  const makers = ['Deck and Sons', 'after Raphael', 'Hasan, Ali', 'Leila Noor'];
  const { bibtex } = citeObject({ ...tile, title: '~50^2 \\', makers });
  expect(bibtex).toContain(
    'author = {{Deck and Sons} and {after Raphael} and Hasan, Ali and Leila Noor},',
  );
  expect(bibtex).toContain('title = {\\textasciitilde{}50\\textasciicircum{}2 \\textbackslash{}},');
});

test('RIS begins with its type, ends its record, and keeps each field on one line', () => {
  const lines = citeObject({ ...tile, title: 'Two\nlines', makers: ['Ali', 'Hasan'] }).ris.split(
    '\n',
  );
  expect(lines[0]).toBe('TY  - ART');
  expect(lines.at(-1)).toBe('ER  - ');
  expect(lines).toContain('TI  - Two lines');
  expect(lines.filter((line) => line.startsWith('AU'))).toEqual(['AU  - Ali', 'AU  - Hasan']);
  expect(lines).toContain('PY  - 1260');
  expect(citeObject({ ...tile, year: -300 }).ris).not.toContain('PY');
});

test('a title cannot break out of a template', () => {
  expect(citeObject({ ...tile, title: 'A | B}} [[C]]', accessionNumber: null }).wikipedia).toBe(
    '{{cite web |url=https://museum.example/objects/demo-0001/star-tile ' +
      '|title=A &#124; B&#125;&#125; &#91;&#91;C&#93;&#93; |date=c. 1260–1300 |publisher=Girih ' +
      '|access-date=2026-03-05}}',
  );
});

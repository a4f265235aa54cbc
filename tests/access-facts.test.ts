import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';

const read = (path: string) => readFileSync(`content/${path}.json`, 'utf8');

test('what is measured for a visit is told of both on the page of access and among the guidelines', () => {
  const measured = read('pages/page/access');
  const guidelines = read('documents/text_page/visitor-guidelines');
  for (const fact of [/110\s×\s140\s/g, /43\s×\s55\s/g, /\b90\s(cm|kenimika)\s\(35\s/g]) {
    expect(guidelines.match(fact), String(fact)).toHaveLength(3);
    expect(measured.match(fact), String(fact)).toHaveLength(3);
  }
  for (const places of [
    'two of 18 spaces are accessible',
    'dos de 18 plazas son accesibles',
    'ka noho huila ʻelua o nā wahi he 18',
  ]) {
    expect(measured).toContain(places);
  }
  expect(guidelines).toContain('Two of the 18 parking spaces are accessible');
});

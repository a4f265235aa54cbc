import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, expect, test } from 'vitest';
import { creditWorks } from './credit-works.ts';

const folder = mkdtempSync(join(tmpdir(), 'girih-credits-'));
afterAll(() => rmSync(folder, { recursive: true, force: true }));

test('a picture of a work says which it is, in the language of the page', () => {
  mkdirSync(folder, { recursive: true });
  const write = (name: string, text: string) => writeFileSync(join(folder, `${name}.json`), text);
  write(
    'dish',
    JSON.stringify({
      accessionNumber: '1937.49',
      title: { en: 'Dish', es: 'Plato' },
      date: { display: { en: 'c. 1530', es: 'h. 1530' } },
      // The second shows where it stood.
      images: [{ file: 'objects/dish' }, { file: 'scenes/court' }],
    }),
  );
  write(
    'screen',
    JSON.stringify({
      title: { en: 'Screen' },
      date: { display: { en: 'First half of the 17th century' } },
      images: [{ file: 'objects/screen' }],
    }),
  );
  write('bare', JSON.stringify({ title: { en: 'Jar' }, images: [{ file: 'objects/jar' }] }));
  write('broken', '{');
  write('another', JSON.stringify({ title: 3, images: [{ file: 'objects/another' }] }));
  const image = { width: 3 };
  const credited = creditWorks(
    {
      'objects/dish': image,
      'objects/screen': image,
      'objects/jar': image,
      'objects/another': image,
      'scenes/court': image,
    },
    folder,
  );
  expect(credited['objects/dish']?.credit).toEqual({
    en: 'Dish, c. 1530. Hale Girih, 1937.49',
    es: 'Plato, h. 1530. Hale Girih, 1937.49',
    haw: 'Dish, c. 1530. Hale Girih, 1937.49',
  });
  expect(credited['objects/screen']?.credit?.en).toBe(
    'Screen, first half of the 17th century. Hale Girih',
  );
  expect(credited['objects/jar']?.credit?.en).toBe('Jar. Hale Girih');
  expect(credited['objects/another']).toBe(image);
  expect(credited['scenes/court']).toBe(image);
});

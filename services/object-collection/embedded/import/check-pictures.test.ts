import { expect, test } from 'vitest';
import { addCounts, checkPictures, describeCounts, noPictures } from './check-pictures.ts';

test('an address in http becomes one in https, and is counted', () => {
  const images = [{ src: 'http://a.example/1.jpg' }, { src: 'https://a.example/2.jpg' }, {}];
  const counts = checkPictures(images, null);
  expect(images).toEqual([
    { src: 'https://a.example/1.jpg' },
    { src: 'https://a.example/2.jpg' },
    {},
  ]);
  expect(counts).toEqual({ upgraded: 1, blocked: {} });
});

test('a picture of a host that visitors may not ask is known, but not delivered', () => {
  const images = [
    { src: 'http://a.example/1.jpg', width: 10 },
    { src: 'https://b.example:8443/2.jpg' },
    { src: 'https://c.example/3.jpg' },
  ];
  const counts = checkPictures(images, new Set(['b.example:8443']));
  expect(images).toEqual([{ width: 10 }, { src: 'https://b.example:8443/2.jpg' }, {}]);
  expect(describeCounts(addCounts(counts, { upgraded: 1, blocked: { 'c.example': 4 } }))).toEqual([
    '2 pictures with an address in http:// are taken in https://.',
    "1 pictures lie at a.example, from where visitors' browsers may not load them: they count as not delivered.",
    "5 pictures lie at c.example, from where visitors' browsers may not load them: they count as not delivered.",
    'To show them, add to OBJECT_PICTURE_HOSTS (here and at the site) and import again: a.example,c.example',
  ]);
  expect(describeCounts(noPictures)).toEqual([]);
});

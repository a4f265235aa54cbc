import { expect, test } from 'vitest';
import { findImageService } from './image-service-address.ts';

test.each([
  ['https://pictures.example/iiif/2/abc-1/full/843,/0/default.jpg', 2, '/iiif/2/abc-1'],
  ['https://pictures.example/iiif/3/a%2Fb/full/max/0/default.jpg', 3, '/iiif/3/a%2Fb'],
  ['https://pictures.example/image/v2/abc/full/full/0/native.jpg', 2, '/image/v2/abc'],
  ['https://pictures.example/ids/view/9/full/!900,900/!90/gray.webp', null, '/ids/view/9'],
  ['https://pictures.example/i/9/pct:10,10,5.5,5/pct:50/0/color.png', null, '/i/9'],
  ['https://pictures.example/i/9/square/^500,/0/default.jpg', null, '/i/9'],
  ['https://Pictures.Example:8443/i/9/0,0,9,9/max/0/default.jpg', null, '/i/9'],
])('%s is an image of a service of version %s', (src, version, path) => {
  const found = findImageService(src);
  expect(found?.version).toBe(version);
  expect(found?.id.replace(/^https:\/\/[^/]+/, '')).toBe(path);
  expect(found?.host).toMatch(/^pictures\.example(:8443)?$/);
});

test.each([
  null,
  '',
  '/images/objects/a.webp',
  '/iiif/3/a:1/full/max/0/default.jpg',
  'https://pictures.example/a.jpg',
  'https://pictures.example/full/max/0/default.jpg',
  'http://pictures.example/iiif/2/a/full/max/0/default.jpg',
  'https://user@pictures.example/iiif/2/a/full/max/0/default.jpg',
  'https://pictures.example/iiif/2/a/full/max/0/default.jpg?x=1',
  'https://pictures.example/iiif/2/a/full/large/0/default.jpg',
  `https://pictures.example/${'a/'.repeat(1_500)}full/max/0/default.jpg`,
])('%s is none', (src) => {
  expect(findImageService(src)).toBeNull();
});

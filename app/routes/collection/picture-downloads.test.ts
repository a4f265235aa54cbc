import { expect, test } from 'vitest';
import { listDownloads, toImageService } from './picture-downloads.ts';

const free = { uri: 'https://creativecommons.org/publicdomain/zero/1.0/' };
const service = '/iiif/3/demo-0001:1';

test('a free picture is had small, for print and whole', () => {
  expect(listDownloads(service, { width: 6_000, height: 4_000 }, free, 'tile')).toEqual([
    { href: `${service}/full/!1024,1024/0/default.jpg`, fileName: 'tile-1024.jpg', pixels: 1024 },
    { href: `${service}/full/!2400,2400/0/default.jpg`, fileName: 'tile-2400.jpg', pixels: 2400 },
    { href: `${service}/full/max/0/default.jpg`, fileName: 'tile.jpg', pixels: null },
  ]);
});

test('sizes that the picture does not have are not offered', () => {
  const sizes = listDownloads(service, { width: 900, height: 1_600 }, free, 'tile');
  expect(sizes.map(({ pixels }) => pixels)).toEqual([1_024, null]);
});

test('nothing is offered where others may hold rights, or the picture is elsewhere', () => {
  const picture = { width: 1_600, height: 1_600 };
  expect(listDownloads(service, picture, null, 'tile')).toEqual([]);
  expect(listDownloads(null, picture, free, 'tile')).toEqual([]);
  expect(toImageService('a', 'https://pictures.example/a.jpg', 1)).toBeNull();
  expect(toImageService('a', '/images/objects/a.webp', 2)).toBe('/iiif/3/a:2');
});

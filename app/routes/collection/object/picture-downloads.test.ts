import { expect, test } from 'vitest';
import { listDownloads, toImageService } from './picture-downloads.ts';

const free = { uri: 'https://creativecommons.org/publicdomain/zero/1.0/' };
const address = '/iiif/3/demo-0001:1';
const service = { address, isOurs: true };

test('a free picture is had small, for print and whole', () => {
  expect(listDownloads(service, { width: 6_000, height: 4_000 }, free, 'tile')).toEqual([
    { href: `${address}/full/!1024,1024/0/default.jpg`, fileName: 'tile-1024.jpg', pixels: 1024 },
    { href: `${address}/full/!2400,2400/0/default.jpg`, fileName: 'tile-2400.jpg', pixels: 2400 },
    { href: `${address}/full/max/0/default.jpg`, fileName: 'tile.jpg', pixels: null },
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
  const foreign = { address: 'https://pictures.example/iiif/2/a', isOurs: false };
  expect(listDownloads(foreign, picture, free, 'tile')).toEqual([]);
});

test('a picture of ours is enlarged here, one of another house at its service if its host is allowed', () => {
  const hosts = ['pictures.example'];
  const find = (src: string | null) => toImageService('a', src, 2, hosts);
  expect(find('/images/objects/a.webp')).toEqual({ address: '/iiif/3/a:2', isOurs: true });
  expect(find('https://pictures.example/iiif/2/x/full/843,/0/default.jpg')).toEqual({
    address: 'https://pictures.example/iiif/2/x',
    isOurs: false,
  });
  expect(find('https://elsewhere.example/iiif/2/x/full/843,/0/default.jpg')).toBeNull();
  expect(find('https://pictures.example/a.jpg')).toBeNull();
  expect(find(null)).toBeNull();
});

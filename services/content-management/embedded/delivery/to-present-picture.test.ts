import { expect, test } from 'vitest';
import type { PictureVersion } from '../editing/picture-versions.ts';
import { toPresentFile, toPresentPicture } from './to-present-picture.ts';

const size = (version: number, width: number, height: number) => ({
  version,
  width,
  height,
  bytes: version,
});
const present: PictureVersion = {
  id: 'm1',
  version: 3,
  sizes: [size(1, 1_000, 500), size(3, 2_000, 1_500)],
  dominantColor: '#102030',
};
const stored = {
  id: 'm1',
  dimensions: { width: 1_000, height: 500 },
  alt: 'A gate',
  copyright: null,
  url: '/images/studio/m1.jpg?auto=format,compress&v=1',
  edit: { x: 0, y: 0, zoom: 1, background: '#ffffff' },
};

test('a whole picture has the sides, color and version of its newest file', () => {
  expect(toPresentPicture(stored, present)).toEqual({
    ...stored,
    dimensions: { width: 2_000, height: 1_500 },
    url: '/images/studio/m1.jpg?auto=format,compress&v=3',
    edit: { ...stored.edit, background: '#102030' },
  });
});

test('a cut stays around its middle, keeps its proportions and stays inside', () => {
  const cut = {
    ...stored,
    dimensions: { width: 600, height: 600 },
    url: '/images/studio/m1.jpg?auto=format,compress&rect=500,0,500,500&w=600&h=600',
  };
  const moved = toPresentPicture(cut, present);
  expect(moved.url).toBe(
    '/images/studio/m1.jpg?auto=format,compress&v=3&rect=1000,250,1000,1000&w=600&h=600',
  );
  expect(moved).toMatchObject({
    dimensions: { width: 600, height: 600 },
    edit: { x: 1_000, y: 250, zoom: 0.6 },
  });
});

test('where only what matters has moved, nothing but the version changes', () => {
  const moved = { ...present, sizes: [size(1, 1_000, 500)] };
  expect(toPresentPicture(stored, moved)).toMatchObject({
    dimensions: stored.dimensions,
    url: '/images/studio/m1.jpg?auto=format,compress&v=3',
  });
});

test('what was chosen after the change is as it is, and so is an empty field', () => {
  const chosen = { ...stored, url: '/images/studio/m1.jpg?v=3' };
  expect(toPresentPicture(chosen, present)).toBe(chosen);
  expect(toPresentPicture({}, present)).toEqual({});
});

test('a link to a replaced film names its version and its bytes', () => {
  const link = { link_type: 'Media', url: '/media/m1.mp4', size: '1', name: 'a.mp4' };
  expect(toPresentFile(link, present)).toEqual({ ...link, url: '/media/m1.mp4?v=3', size: '3' });
});

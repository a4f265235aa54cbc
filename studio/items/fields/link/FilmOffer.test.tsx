import { screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expect, test, vi } from 'vitest';
import { showField, toField } from '../field.test-support.tsx';
import { LinkField } from './LinkField.tsx';

const none = { en: '', es: '', haw: '' };
const film = {
  ...{ id: 'f1', kind: 'film', url: '/media/f1.mp4', name: 'loom.mp4', bytes: 9, posterId: 'p1' },
  ...{ durationMs: 40_400, transcript: { ...none, en: 'A warp.\n\nIt is dyed.' } },
};
const poster = {
  ...{ id: 'p1', kind: 'picture', url: '/images/studio/p1.jpg', version: 1, width: 800 },
  ...{ height: 500, alt: { ...none, en: 'A loom' }, credit: none, isDecorative: false },
};
const captions = {
  ...{ id: 'c1', kind: 'captions', url: '/media/c1.vtt', name: 'loom.vtt', bytes: 3 },
  ...{ language: 'en', transcript: none },
};

function showFilm(content: Record<string, unknown>) {
  vi.spyOn(globalThis, 'fetch').mockImplementation(async (input) => {
    const address = String(input instanceof Request ? input.url : input);
    if (address.includes('film=f1')) return Response.json({ media: [captions], next: null });
    return Response.json(address.endsWith('/p1') ? poster : film);
  });
  const field = { ...toField('Link', { config: { select: 'media' } }), name: 'film' };
  const model = { fields: [toField('Image', { name: 'image' })] };
  const link = { link_type: 'Media', id: 'f1', name: 'loom.mp4' } as const;
  return showField(LinkField, field, link, { content, item: { type: 'video', model } });
}

test('a film brings its picture, captions, words and length along where somebody asks for them', async () => {
  const { wrote } = showFilm({});
  await screen.findByText(/its picture, captions, what is said, its length/);
  expect(wrote).toEqual({});
  await userEvent.click(screen.getByRole('button', { name: 'Take it over' }));
  expect(wrote).toMatchObject({
    'en.image': { id: 'p1', alt: 'A loom', dimensions: { width: 800, height: 500 } },
    'en.captions': [{ locale: 'en', file: { link_type: 'Media', kind: 'file', id: 'c1' } }],
    'en.transcript': [
      { type: 'paragraph', text: 'A warp.', spans: [] },
      { type: 'paragraph', text: 'It is dyed.', spans: [] },
    ],
    'en.duration_seconds': 40,
  });
});

test('what is filled already is neither offered nor changed', async () => {
  const { wrote } = showFilm({
    'en.image': { id: 'other', url: '/images/other.jpg' },
    'en.captions': [{ locale: 'en' }],
    'en.duration_seconds': 39,
  });
  expect(await screen.findByText('The film brings along what is empty here: what is said.'));
  await userEvent.click(screen.getByRole('button', { name: 'Take it over' }));
  expect(Object.keys(wrote)).toEqual(['en.transcript']);
});

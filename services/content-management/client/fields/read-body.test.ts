import { expect, test } from 'vitest';
import { fakeParagraph, fakePicture, fakeSet, readFake } from '../documents.test-support.ts';
import { readBody } from './read-body.ts';

const slice = (slice_type: string, primary: object) => ({ slice_type, primary, items: [] });
const read = (en: Record<string, unknown>, es: Record<string, unknown> = {}) =>
  readFake(fakeSet('text_page', 'x', { en, es }));

test('a body is the field of that name', () => {
  const { item } = read({ body: fakeParagraph('Field'), slices: [slice('rich_text', {})] });
  expect(readBody(item)?.blocks).toMatchObject([{ text: 'Field' }]);
});

test('without it, the texts and pictures of the slices in their order', () => {
  const { item, reports } = read(
    { slices: [slice('rich_text', { content: fakeParagraph('English') })] },
    {
      slices: [
        slice('rich_text', { content: fakeParagraph('Uno') }),
        slice('image', { image: fakePicture('patio', 'Un patio') }),
        slice('table', {}),
        slice('rich_text', { content: fakeParagraph('Dos') }),
      ],
    },
  );
  expect(readBody(item)).toMatchObject({
    language: 'es',
    blocks: [{ text: 'Uno' }, { picture: { src: '/images/scenes/patio.webp' } }, { text: 'Dos' }],
  });
  expect(reports).toEqual([expect.stringContaining('table')]);
});

test('a page without any is empty', () => {
  expect(readBody(read({ slices: [] }).item)).toBeNull();
});

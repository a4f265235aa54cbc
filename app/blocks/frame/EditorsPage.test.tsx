import { screen } from '@testing-library/react';
import { expect, test } from 'vitest';
import { showPiece } from '#app/components/show-piece.test-support.tsx';
import type { EditorsContent } from '../load-page.ts';
import { prepareContent } from '../prepare/prepare-content.ts';
import { text, toEntry } from '../show-entry.test-support.tsx';
import { localBuilderSite } from './builder-site.ts';
import { loadDrawing } from './drawing.ts';
import { EditorsPage } from './EditorsPage.tsx';

await loadDrawing([]);
const { content } = prepareContent(toEntry({ blocks: [text('<p>Evenings</p>')] }), {
  language: 'en',
});
const editors: EditorsContent = {
  page: { content, loaded: [] },
  sections: {},
  editorsHead: null,
  key: 'en/evenings',
};
const show = (isDraft: boolean) =>
  showPiece(
    <EditorsPage of={editors} site={{ ...localBuilderSite, isDraft }}>
      {null}
    </EditorsPage>,
    '/visit/evenings',
  );

test('a draft says that it is one', async () => {
  show(true);
  expect((await screen.findByRole('note')).textContent).toContain('This is a draft.');
  expect(screen.getByText('Evenings')).toBeTruthy();
});

test('what is published does not', async () => {
  show(false);
  expect(await screen.findByText('Evenings')).toBeTruthy();
  expect(screen.queryByRole('note')).toBeNull();
});

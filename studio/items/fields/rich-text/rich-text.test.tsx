import { act, fireEvent, screen, waitFor } from '@testing-library/react';
import { expect, test, vi } from 'vitest';
import { AskFailed } from '../../../api/ask.ts';
import type { Media } from '../../../pictures/media-query.ts';
import { addFile } from '../../../pictures/uploads/send-file.ts';
import { showField, toField } from '../field.test-support.tsx';
import { RichTextField } from './RichTextField.tsx';
import type { TextBlock } from './text-block.ts';

vi.mock('../../../pictures/uploads/send-file.ts', () => ({ addFile: vi.fn() }));
vi.mock('../../../pictures/choose/PictureChooser.tsx', () => ({
  PictureChooser: ({ onChoose }: { onChoose: (media: Media) => void }) => (
    <button type="button" onClick={() => onChoose(tower)}>
      the tower
    </button>
  ),
}));

const tower = {
  ...{ id: 'm1', kind: 'picture', url: '/images/studio/m1.jpg', version: 1, name: 'tower.jpg' },
  ...{ width: 800, height: 600, ground: null, dominantColor: '#102030', focalPoint: null },
  ...{ alt: { en: 'A tower', es: '', haw: '' }, credit: { en: '', es: '', haw: '' } },
  ...{ isDecorative: false, versions: [] },
} as unknown as Media;
const towerBlock = {
  ...{ type: 'image', dimensions: { width: 800, height: 600 }, alt: 'A tower', copyright: null },
  ...{ url: '/images/studio/m1.jpg?auto=format,compress', id: 'm1' },
  edit: { x: 0, y: 0, zoom: 1, background: '#102030' },
};

const multi = 'paragraph,heading2,strong,em,hyperlink,list-item,o-list-item,image,rtl';
const field = toField('StructuredText', { config: { multi, labels: ['lang-fa'] } });
const paragraph = (text: string): TextBlock => ({ type: 'paragraph', text, spans: [] });

// jsdom lays nothing out; the editor asks where the caret is to scroll there.
Range.prototype.getClientRects = () => [] as unknown as DOMRectList;
Range.prototype.getBoundingClientRect = () => ({ top: 0, bottom: 0, left: 0, right: 0 }) as DOMRect;

/** The element that is typed into, once the editor has come. */
const findText = () => screen.findByRole('textbox', { name: 'The field' }, { timeout: 10_000 });

test('the editor is a named text of several lines in its language, with its tools beside it', async () => {
  showField(RichTextField, field, [paragraph('Tiles')], { language: 'haw', isInvalid: true });
  const text = await findText();
  await waitFor(() => expect(text.getAttribute('lang')).toBe('haw'));
  expect(text.getAttribute('aria-multiline')).toBe('true');
  expect(text.getAttribute('aria-invalid')).toBe('true');
  expect(screen.getByRole('toolbar', { name: 'The field' })).toBeTruthy();
  const bold = screen.getByRole('button', { name: 'Bold' });
  expect(bold.getAttribute('aria-keyshortcuts')).toBe('Control+b');
  expect(bold.title).toBe('Bold (Ctrl+B)');
});

test('a tool changes the text, and what it did is undone', async () => {
  const { written } = showField(RichTextField, field, [paragraph('Tiles')]);
  await findText();
  fireEvent.click(screen.getByRole('button', { name: 'List' }));
  expect(written.at(-1)).toEqual([{ type: 'list-item', text: 'Tiles', spans: [] }]);
  expect(screen.getByRole('button', { name: 'List' }).getAttribute('aria-pressed')).toBe('true');
  fireEvent.click(screen.getByRole('button', { name: 'Undo' }));
  expect(written.at(-1)).toEqual([paragraph('Tiles')]);
});

test('a list is heard as one, with its items', async () => {
  const item = (text: string): TextBlock => ({ type: 'list-item', text, spans: [] });
  showField(RichTextField, field, [item('Tiles'), item('Bowls')]);
  const text = await findText();
  expect(text.querySelectorAll('ul')).toHaveLength(1);
  expect([...text.querySelectorAll('ul > li')].map((one) => one.textContent)).toEqual([
    'Tiles',
    'Bowls',
  ]);
});

test('what another wrote comes in and is not written again', async () => {
  const { written, take } = showField(RichTextField, field, [paragraph('Tiles')]);
  const text = await findText();
  act(() => take([paragraph('Tiles of Kashan')]));
  await waitFor(() => expect(text.textContent).toBe('Tiles of Kashan'));
  expect(written).toEqual([]);
});

test('pictures and unknown blocks are shown whole', async () => {
  const picture = { type: 'image', url: '/images/court.webp', alt: 'A court' };
  const other = { type: 'callout', text: 'Kept' };
  showField(RichTextField, field, [picture, other]);
  const text = await findText();
  expect(text.querySelector('img')?.getAttribute('src')).toMatch(/\/images\/court\.webp\?.*w=640/);
  expect(text.textContent).toContain('Picture: A court');
  expect(text.textContent).toContain('Kept as it is: Kept');
});

test('who may not write reads the text, without tools', async () => {
  showField(RichTextField, field, [paragraph('Tiles')], { isReadOnly: true });
  const text = await findText();
  await waitFor(() => expect(text.getAttribute('aria-readonly')).toBe('true'));
  expect(text.getAttribute('contenteditable')).toBe('false');
  expect(screen.queryByRole('toolbar')).toBeNull();
});

test('a field of one title has no tools, and is one line', async () => {
  const title = toField('StructuredText', { config: { single: 'heading1' } });
  showField(RichTextField, title, [{ type: 'heading1', text: 'Tiles', spans: [] }]);
  const text = await findText();
  await waitFor(() => expect(text.getAttribute('aria-multiline')).toBe('false'));
  expect(screen.queryByRole('toolbar')).toBeNull();
  expect(screen.queryByRole('heading')).toBeNull();
});

test('a heading is one once something is written in it', async () => {
  const { take } = showField(RichTextField, field, [{ type: 'heading2', text: '', spans: [] }]);
  await findText();
  expect(screen.queryByRole('heading')).toBeNull();
  act(() => take([{ type: 'heading2', text: 'Tiles', spans: [] }]));
  expect(await screen.findByRole('heading', { name: 'Tiles' })).toBeTruthy();
});

test('a link is set in a dialog that goes away', async () => {
  const { written } = showField(RichTextField, field, undefined);
  await findText();
  fireEvent.click(screen.getByRole('button', { name: 'Link' }));
  fireEvent.click(await screen.findByLabelText('An address'));
  fireEvent.change(screen.getByLabelText('Leads to'), { target: { value: '/visit' } });
  fireEvent.click(screen.getByRole('button', { name: 'Set the link' }));
  const data = { link_type: 'Web', url: '/visit' };
  expect(written.at(-1)).toEqual([
    {
      type: 'paragraph',
      text: '/visit',
      spans: [{ start: 0, end: 6, type: 'hyperlink', data }],
    },
  ]);
  expect(screen.queryByRole('dialog')).toBeNull();
});

test('a picture of the library is put into the text with its words, and taken back', async () => {
  const { written } = showField(RichTextField, field, [paragraph('Tiles')]);
  await findText();
  fireEvent.click(screen.getByRole('button', { name: 'Put a picture here' }));
  fireEvent.click(screen.getByRole('button', { name: 'the tower' }));
  expect(written.at(-1)).toEqual([paragraph('Tiles'), towerBlock]);
  fireEvent.click(screen.getByRole('button', { name: 'Undo' }));
  expect(written.at(-1)).toEqual([paragraph('Tiles')]);
});

test('where the library says nothing in the language of the text, the words are asked for at once', async () => {
  const { written } = showField(RichTextField, field, undefined, { language: 'haw' });
  await findText();
  fireEvent.click(screen.getByRole('button', { name: 'Put a picture here' }));
  fireEvent.click(screen.getByRole('button', { name: 'the tower' }));
  expect(written.at(-1)).toEqual([{ ...towerBlock, alt: null }]);
  fireEvent.change(await screen.findByLabelText(/What it shows, here/), {
    target: { value: 'He hale kiaʻi' },
  });
  fireEvent.click(screen.getByRole('button', { name: 'Keep it so' }));
  expect(written.at(-1)).toEqual([{ ...towerBlock, alt: 'He hale kiaʻi' }]);
  // Enter on the chosen picture asks again.
  fireEvent.keyDown(await findText(), { key: 'Enter' });
  fireEvent.click(await screen.findByRole('button', { name: 'Take it out of the text' }));
  expect(written.at(-1)).toBeUndefined();
});

const paste = (text: HTMLElement, ...files: File[]) => {
  const clipboardData = { files, getData: () => '', types: ['Files'], items: [] };
  fireEvent.paste(text, { clipboardData });
};

test('pasted files go to the library and into the text; one that is refused is named', async () => {
  vi.mocked(addFile).mockRejectedValueOnce(
    new AskFailed(422, 'refused', '', { reason: 'heic', values: {} }),
  );
  vi.mocked(addFile).mockResolvedValueOnce(tower);
  const { written } = showField(RichTextField, field, [paragraph('Tiles')]);
  const text = await findText();
  paste(text, new File(['a'], 'IMG_1.heic'), new File(['b'], 'tower.jpg'));
  await waitFor(() => expect(written.at(-1)).toEqual([paragraph('Tiles'), towerBlock]));
  expect(screen.getByText(/^IMG_1\.heic: This is a HEIC picture/)).toBeTruthy();
});

test('a text that may hold no pictures has no tool for them, and says so where a file is pasted', async () => {
  const plain = toField('StructuredText', { config: { multi: 'paragraph,strong' } });
  const { written } = showField(RichTextField, plain, [paragraph('Tiles')]);
  const text = await findText();
  expect(screen.queryByRole('button', { name: 'Put a picture here' })).toBeNull();
  paste(text, new File(['b'], 'tower.jpg'));
  expect(await screen.findByText(/takes no pictures/)).toBeTruthy();
  expect(written).toEqual([]);
});

import { act, fireEvent, screen, waitFor } from '@testing-library/react';
import { expect, test } from 'vitest';
import { showField, toField } from '../field.test-support.tsx';
import { RichTextField } from './RichTextField.tsx';
import type { TextBlock } from './text-block.ts';

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
  expect(text.querySelector('img')?.getAttribute('src')).toBe('/images/court.webp');
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
});

test('a link is set in a dialog that goes away', async () => {
  const { written } = showField(RichTextField, field, undefined);
  await findText();
  fireEvent.click(screen.getByRole('button', { name: 'Link' }));
  fireEvent.click(screen.getByLabelText('An address'));
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

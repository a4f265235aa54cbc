import { expect, test } from 'vitest';
import { fakeDocumentLink, fakePicture, origins } from '../documents.test-support.ts';
import { toPlainText, toRichText, toRichTextSummary } from './to-rich-text.ts';

const block = (type: string, text: string, spans: object[] = []) => ({
  type,
  text,
  spans: spans as { start: number; end: number; type: string; data: unknown }[],
});
const read = (...blocks: Parameters<typeof toRichText>[0]) => toRichText(blocks, 'es', origins);

test('neighbouring list items become one list, of each kind its own', () => {
  const richText = read(
    block('list-item', 'a'),
    block('list-item', 'b'),
    block('o-list-item', 'c'),
    block('paragraph', 'd'),
    block('o-list-item', 'e'),
  );
  const items = (...texts: string[]) => texts.map((text) => ({ text, spans: [] }));
  expect(richText?.blocks).toEqual([
    { type: 'list', items: items('a', 'b') },
    { type: 'ordered-list', items: items('c') },
    { type: 'paragraph', text: 'd', spans: [], direction: 'ltr' },
    { type: 'ordered-list', items: items('e') },
  ]);
});

test('headings stay between levels 2 and 4', () => {
  const richText = read(block('heading1', 'a'), block('heading3', 'b'), block('heading6', 'c'));
  expect(richText?.blocks.map(({ type }) => type)).toEqual(['heading2', 'heading3', 'heading4']);
});

test('blocks of unknown kinds and blank ones are left out', () => {
  expect(read(block('embed', ''), block('paragraph', ' '), block('marquee', 'x'))).toBeNull();
});

test('Arabic blocks run from right to left', () => {
  const richText = read({ ...block('paragraph', 'مشربية'), direction: 'rtl' });
  expect(richText?.blocks[0]).toMatchObject({ direction: 'rtl' });
});

test('spans keep emphasis, links and words in another language', () => {
  const richText = read(
    block('paragraph', 'uno dos tres cuatro', [
      { start: 0, end: 3, type: 'em' },
      { start: 4, end: 7, type: 'hyperlink', data: fakeDocumentLink('news', 'n') },
      { start: 8, end: 12, type: 'label', data: { label: 'lang-ar' } },
      { start: 13, end: 99, type: 'strong' },
    ]),
  );
  expect(richText?.blocks[0]).toMatchObject({
    spans: [
      { start: 0, end: 3, type: 'em' },
      { start: 4, end: 7, type: 'hyperlink', link: { href: '/about/news/n', isExternal: false } },
      { start: 8, end: 12, type: 'foreign', language: 'ar' },
      { start: 13, end: 19, type: 'strong' },
    ],
  });
});

test('a span that says nothing here, or leads nowhere, leaves its words', () => {
  const richText = read(
    block('paragraph', 'uno dos', [
      { start: 0, end: 3, type: 'label', data: { label: 'dropcap' } },
      { start: 0, end: 3, type: 'hyperlink', data: { link_type: 'Web', url: 'javascript:x' } },
      { start: 5, end: 5, type: 'em' },
      { start: 0, end: 3, type: 'blink' },
    ]),
  );
  expect(richText?.blocks[0]).toMatchObject({ text: 'uno dos', spans: [] });
});

test('a picture in the text keeps its words in the language of the text', () => {
  const richText = read({ type: 'image', ...fakePicture('patio', 'Un patio') });
  expect(richText?.blocks).toMatchObject([
    {
      type: 'image',
      picture: { src: '/images/scenes/patio.webp', alt: { text: 'Un patio', language: 'es' } },
    },
  ]);
});

test('an italic paragraph right after a picture is its caption, and no other', () => {
  const picture = { type: 'image', ...fakePicture('patio', 'Un patio') };
  const italic = (text: string) =>
    block('paragraph', text, [{ start: 0, end: text.length, type: 'em' }]);
  const richText = read(
    picture,
    italic('El patio.'),
    italic('Un poema.'),
    picture,
    block('paragraph', 'El patio', [{ start: 3, end: 8, type: 'em' }]),
  );
  expect(richText?.blocks).toMatchObject([
    { type: 'image', caption: { text: 'El patio.', spans: [] } },
    { type: 'paragraph', text: 'Un poema.' },
    { type: 'image' },
    { type: 'paragraph', text: 'El patio' },
  ]);
});

test('plain text joins the blocks, a summary is the first paragraph', () => {
  const blocks = [block('heading2', 'a'), block('paragraph', 'b'), block('paragraph', 'c')];
  expect(toPlainText(blocks)).toBe('a b c');
  expect(toRichTextSummary(read(...blocks))).toEqual({ text: 'b', language: 'es' });
});

import { expect, test } from 'vitest';
import { toTextBlocks } from '../convert.ts';
import { readTextRules } from '../rules.ts';
import { createTextSchema } from '../schema.ts';
import { rememberBlock } from './copied-blocks.ts';
import { PasteParser, toOneLine } from './paste-parser.ts';
import { parseLinkText, parseWebAddress } from './pasted-links.ts';

const multi = 'paragraph,heading2,strong,em,hyperlink,list-item,o-list-item';
const schema = createTextSchema(readTextRules({ multi, labels: ['lang-fa'] }));

function paste(html: string) {
  const place = document.createElement('div');
  place.innerHTML = html;
  const slice = new PasteParser(schema).parseSlice(place, { preserveWhitespace: false });
  const doc = schema.topNodeType.createAndFill(null, slice.content);
  return doc ? toTextBlocks(doc) : null;
}

const words = (html: string) => paste(html)?.map(({ type, text }) => [type, text]);

test('scripts, styles and handlers of a pasted page stay outside', () => {
  const html =
    '<p onclick="x()" style="color:red">Safe<script>alert(1)</script><style>p{}</style></p>' +
    '<p><a href="javascript:alert(1)">no link</a> <a href="https://museum.example">link</a></p>';
  expect(paste(html)).toEqual([
    { type: 'paragraph', text: 'Safe', spans: [] },
    {
      type: 'paragraph',
      text: 'no link link',
      spans: [
        {
          start: 8,
          end: 12,
          type: 'hyperlink',
          data: { link_type: 'Web', url: 'https://museum.example' },
        },
      ],
    },
  ]);
});

test('lists come with their kind, also where items hold paragraphs', () => {
  const html = '<ul>\n <li>One</li>\n <li><p>Two</p></li>\n</ul>\n<ol><li>Three</li></ol>';
  expect(words(html)).toEqual([
    ['list-item', 'One'],
    ['list-item', 'Two'],
    ['o-list-item', 'Three'],
  ]);
});

test('white space of a page means nothing, a line break within a text does', () => {
  const html =
    '<p>\n  One\n  and the same<br>line two\n</p>\n\n<p>Next <b>bold</b> <i>word</i></p>';
  expect(words(html)).toEqual([
    ['paragraph', 'One and the same\nline two'],
    ['paragraph', 'Next bold word'],
  ]);
});

test('kinds that the field lacks become paragraphs', () => {
  expect(words('<h1>Title</h1><blockquote>Said</blockquote>')).toEqual([
    ['paragraph', 'Title'],
    ['paragraph', 'Said'],
  ]);
});

test('a block that was copied here comes whole, one of another page does not', () => {
  const block = { type: 'embed', oembed: { embed_url: 'https://video.example/1' } };
  const name = rememberBlock(block);
  const own = `<p>A</p><figure data-kept="${name}"></figure>`;
  expect(paste(own)).toEqual([{ type: 'paragraph', text: 'A', spans: [] }, block]);
  const foreign = '<p>A</p><figure data-kept="made-up"></figure>';
  expect(paste(foreign)).toEqual([{ type: 'paragraph', text: 'A', spans: [] }]);
});

test('a field of one line takes many as one', () => {
  const place = document.createElement('div');
  place.innerHTML = '<p>Light</p><p>and  glass</p>';
  const slice = toOneLine(new PasteParser(schema).parseSlice(place), schema);
  expect(slice.content.textBetween(0, slice.content.size)).toBe('Light and glass');
});

test('links of a pasted page are looked at before they are taken', () => {
  expect(parseWebAddress('javascript:alert(1)')).toBeNull();
  expect(parseWebAddress('//museum.example')).toBeNull();
  expect(parseWebAddress(' /visit ')).toBe('/visit');
  expect(parseLinkText('{"link_type":"Document","id":"X1"}')).toEqual({
    link_type: 'Document',
    id: 'X1',
  });
  for (const text of [
    '{"link_type":"Web","url":"javascript:alert(1)"}',
    '{"link_type":"Web"}',
    '{"link_type":"Script","url":"/a"}',
    'null',
    '{',
  ]) {
    expect(parseLinkText(text)).toBeNull();
  }
});

import { renderToString } from 'react-dom/server';
import { MemoryRouter } from 'react-router';
import { expect, test } from 'vitest';
import { LanguageProvider } from '#app/i18n/language-context.tsx';
import { prepareContent } from '../prepare/prepare-content.ts';
import { block, component, text, toEntry } from '../show-entry.test-support.tsx';
import { EntryView } from './EntryView.tsx';

const tags =
  `a abbr address article aside b blockquote button caption center col colgroup datalist dd
  details dialog dl dt em fieldset figure font form h1 h2 h3 hgroup label legend li main menu nav nobr
  ol optgroup option p picture pre rp rt ruby section select span strong sub summary table tbody td
  textarea tfoot th thead tr u ul`.split(/\s+/);

const wrap = (tagName: string, ...children: unknown[]) =>
  block({ tagName, children, ...(tagName === 'a' && { properties: { href: '/visit' } }) });

/** What the server sends, and what a browser makes of it; React expects the same. */
function draw(...blocks: readonly unknown[]) {
  const { content, warnings } = prepareContent(toEntry({ blocks }), { language: 'en' });
  const html = renderToString(
    <MemoryRouter>
      <LanguageProvider>
        <EntryView of={{ content, loaded: [] }} />
      </LanguageProvider>
    </MemoryRouter>,
  );
  const sent: string[] = [];
  const voids = /^(br|col|hr|img|input|source|wbr)$/;
  for (const [, end, name = ''] of html.matchAll(/<(\/?)([a-z][a-z\d]*)\b[^>]*>/g)) {
    if (!voids.test(name)) sent.push(`${end}${name}`);
  }
  const read: string[] = [];
  const walk = (element: Element) => {
    for (const child of element.children) {
      if (voids.test(child.localName)) continue;
      read.push(child.localName);
      walk(child);
      read.push(`/${child.localName}`);
    }
  };
  const page = document.createElement('div');
  page.innerHTML = html;
  walk(page);
  return { sent: sent.join(' '), read: read.join(' '), html, warnings };
}

const expectWhole = (blocks: readonly unknown[], name: string) => {
  const { sent, read } = draw(...blocks);
  expect(read, name).toBe(sent);
};

test.each(tags)('a browser reads <%s> around and beside any element as it was sent', (outer) => {
  for (const inner of tags) {
    const name = `${outer} ${inner}`;
    expectWhole([wrap(outer, wrap(inner, text('x'), text('y')), text('after'))], name);
    expectWhole([wrap(outer, wrap(inner))], name);
    expectWhole([wrap(outer, wrap('div', wrap(inner, block({ tagName: 'span' }))))], name);
    expectWhole([wrap(outer, block({ tagName: inner, text: 'plain' }))], name);
    expectWhole([wrap(outer, component('Text', { text: 'x' }, { tagName: inner }))], name);
  }
});

const button = component('Core:Button', { text: 'Go', link: '/visit' });
const form = (...children: unknown[]) =>
  component('Form:Form', {}, { children: [...children, component('Form:SubmitButton')] });
const symbol = (...blocks: unknown[]) =>
  component('Symbol', { symbol: { content: { id: 's', data: { blocks } } } });
const slotIn = (tagName: string, ...children: unknown[]) =>
  component('Symbol', {
    symbol: {
      data: { children },
      content: { id: `slot-in-${tagName}`, data: { blocks: [wrap(tagName, component('Slot'))] } },
    },
  });
const bound = (expression: string) =>
  component('Text', {}, { bindings: { 'component.options.text': expression } });
const columns = (...blocks: unknown[]) =>
  component('Columns', { columns: [{ link: '/visit', blocks }] });

test.each([
  ['a button that is a link in a link', [wrap('a', button)]],
  ['a link in a column that is one', [columns(button, wrap('a', text('x')))]],
  ['a column that is a link in another', [columns(columns(text('x')))]],
  ['a link of a text in a link', [wrap('a', text('<p>a <a href="/visit">b</a> c</p>'), text('d'))]],
  ['a form in a form', [form(form(text('x')), text('y'))]],
  ['a form in a form of elements', [wrap('form', form())]],
  [
    'a button in a button',
    [wrap('button', component('Core:Button'), component('Form:SubmitButton'))],
  ],
  ['a link in a symbol in a link', [wrap('a', symbol(button, text('<a href="/a">b</a>')))]],
  [
    'the same symbol in a link and beside',
    [symbol(button), wrap('a', symbol(button)), symbol(button)],
  ],
  [
    'a link for a slot that lies in a link',
    [slotIn('a', block({ tagName: 'a', properties: { href: '/b' } }), text('<a href="/c">d</a>'))],
  ],
  ['a button for a slot that lies in one', [slotIn('button', component('Form:SubmitButton'))]],
  ['a form for a slot that lies in one', [slotIn('form', form(text('x')))]],
  ['an item for a slot that lies in one', [slotIn('li', wrap('li', text('x')))]],
  [
    'a link for a slot of a symbol for a slot in a link',
    [slotIn('a', slotIn('div', block({ tagName: 'a', properties: { href: '/b' } })))],
  ],
  ['a link that an expression brings into a link', [wrap('a', bound('\'<a href="/b">c</a>\''))]],
  [
    'links among the words of a link',
    [wrap('a', text("a {{ '<' + 'a href=\"/b\">b<' + '/a>' }} c"))],
  ],
  ['a link of an expression for a slot in a link', [slotIn('a', bound('\'<a href="/b">c</a>\''))]],
  ['an item that an expression brings into one', [wrap('li', bound("'<li>c</li>'"))]],
  ['a bound link in a link', [wrap('a', block({ bindings: { href: '"/visit"' } }))]],
  ['columns in a paragraph', [wrap('p', columns(text('x')))]],
  ['words in a paragraph', [wrap('p', wrap('span', button))]],
  ['rows without a table body', [wrap('table', wrap('tr', wrap('td', text('a'))), wrap('tr'))]],
] as const)('%s is read as it was sent', (name, blocks) => {
  expectWhole(blocks, name);
});

test('what HTML does not know is told to the editor, and what it holds stays', () => {
  const { html, warnings } = draw(wrap('a', wrap('div', wrap('a', text('in both'))), button));
  expect(html).toContain('in both');
  expect(html).toContain('>Go</span>');
  expect(html.match(/<a /g)).toHaveLength(1);
  expect(warnings.map(({ message }) => message)).toEqual([
    'HTML knows no <a> here: it is a box',
    'HTML knows no <a> here: only what it holds is shown',
  ]);
});

test('a link for a slot is one wherever the slot lies in none, and its words always stay', () => {
  const link = block({
    tagName: 'a',
    properties: { href: '/b' },
    children: [text('passed in')],
  });
  const { html } = draw(slotIn('div', link), slotIn('a', link));
  expect(html.match(/passed in/g)).toHaveLength(2);
  expect(html.match(/<a [^>]*href="\/b"/g)).toHaveLength(1);
});

test('what an expression brings keeps its words, and lists of its own their items', () => {
  const value = `'<a href="/b">c</a><ul><li>d</li></ul>'`;
  expect(draw(wrap('a', bound(value))).html).toContain('<span>c</span><ul><li>d</li></ul>');
  expect(draw(wrap('li', bound(value))).html).toContain('<a href="/b">c</a><ul><li>d</li></ul>');
});

test('rows that are held together stay rows of their table', () => {
  const row = wrap(
    'tr',
    wrap('td', text('a')),
    component('Core:Fragment', {}, { children: [wrap('td')] }),
  );
  const rows = component(
    'Core:Fragment',
    {},
    { children: [row], repeat: { collection: '[1, 2]' } },
  );
  const { sent, read, html, warnings } = draw(wrap('table', wrap('tbody', rows, wrap('tr'))));
  expect(read).toBe(sent);
  expect(html.match(/<td/g)).toHaveLength(4);
  expect(html.match(/<tr/g)).toHaveLength(3);
  expect(warnings).toEqual([]);
});

test('what HTML knows stays as it is', () => {
  const { html, warnings } = draw(
    wrap('a', text('x')),
    wrap('a', text('y')),
    wrap('ul', wrap('li', wrap('ul', wrap('li', text('x'))))),
    wrap('p', button),
    form(wrap('a', text('x'))),
  );
  expect(warnings).toEqual([]);
  expect(html.match(/<li/g)).toHaveLength(2);
  expect(html).toMatch(/<p [^>]*><a /);
});

test('a paragraph of words stays one', () => {
  const { html, sent, read } = draw(
    component('Text', { text: 'a <b>b</b>' }, { tagName: 'p' }),
    component('Text', { text: '<p>a</p>' }, { tagName: 'p' }),
  );
  expect(html).toMatch(/<p [^>]*><span class="builder-text">a <b>b<\/b><\/span><\/p>/);
  expect(read).toBe(sent);
});

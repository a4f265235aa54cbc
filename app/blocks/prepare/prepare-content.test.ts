import { expect, test } from 'vitest';
import type { BuilderContent } from '#services/page-builder/contract.ts';
import { block, component, text, toEntry } from '../show-entry.test-support.tsx';
import { first, type Loose, prepare, prepareBlocks } from './prepare.test-support.ts';
import { prepareContent } from './prepare-content.ts';

test('a block keeps its hooks for editors’ CSS', () => {
  const prepared = first(
    text('x', { id: 'builder-1', class: 'own  other', properties: { class: 'third', id: 'top' } }),
  );
  expect(prepared.className).toBe('builder-block builder-1 own other third');
  expect(prepared.tag).toBe('div');
  expect(prepared.attributes).toEqual({ id: 'top' });
});

test('an id that is missing or hostile becomes one that a class can hold', () => {
  expect(first(block({})).id).toBe('builder-block');
  expect(first(block({ id: 'abc' })).id).toBe('builder-abc');
  expect(first(block({ id: 'builder-x"}</style>' })).id).toBe('builder-xstyle');
});

test.for([
  ['section', 'section'],
  ['custom-thing', 'custom-thing'],
  ['H2', 'h2'],
  [undefined, 'div'],
  ['', 'div'],
])('the element %s is drawn as %s', ([given, tag]) => {
  expect(first(block({ tagName: given })).tag).toBe(tag);
});

test.for([
  'script',
  'STYLE',
  'iframe',
  'base',
  'object',
  'meta',
  'template',
  'a b',
  '<x>',
  'noscript',
])('the element %s is left out with its content', (tagName) => {
  const { content, warnings } = prepare({ blocks: [block({ tagName, children: [text('x')] })] });
  expect(content.blocks).toEqual([]);
  expect(warnings).toHaveLength(1);
});

test('a block with an address is a link of this site’s language', () => {
  const { content } = prepare({ blocks: [block({ properties: { href: '/visit' } })] }, {}, 'haw');
  expect(content.blocks[0]?.tag).toBe('a');
  expect(content.blocks[0]?.attributes?.href).toBe('/haw/visit');
});

test('attributes are those of the element; handlers, styles and unsafe addresses are left out', () => {
  const { content, warnings } = prepare({
    blocks: [
      block({
        properties: {
          onclick: 'alert(1)',
          onMouseOver: 'alert(1)',
          style: 'color: red; background: url(javascript:x)',
          srcdoc: '<script>',
          dangerouslySetInnerHTML: { __html: 'x' },
          // Elements with a dash in their name get these as properties.
          outerHTML: '<img src=x onerror=alert(1)>',
          innerHTML: 'x',
          textContent: 'x',
          href: 'javascript:alert(1)',
          'aria-hidden': true,
          tabindex: 0,
          colspan: '2',
          'data-x': 'y',
          'bad name': 'z',
          alt: '',
        },
      }),
    ],
  });
  expect(content.blocks[0]?.attributes).toEqual({
    'aria-hidden': 'true',
    tabIndex: '0',
    colSpan: '2',
    'data-x': 'y',
    alt: '',
  });
  expect(content.blocks[0]?.className).toBe('builder-block builder-block');
  expect(warnings.map(({ message }) => message).join()).toContain('href');
});

test('options are those of the registry, by their types', () => {
  const prepared = first(
    component('Columns', {
      columns: [{ blocks: [text('a')], width: '40', link: 'javascript:x', extra: 1 }, null],
      space: 'wide',
      stackColumnsAt: 'moon',
      hack: true,
    }),
  );
  expect(prepared.options).toEqual({
    columns: [{ blocks: [expect.objectContaining({ component: 'Text' })], width: 40 }, {}],
  });
});

test('a text is cleaned and its expressions are parsed', () => {
  const prepared = first(
    text('<p onclick="x">{{ state.a &amp;&amp; state.b }} of {{state.c}}</p>'),
  );
  expect(prepared.options?.text).toEqual([
    '<p>',
    [['&&', ['.', ['$', 'state'], 'a'], ['.', ['$', 'state'], 'b']]],
    ' of ',
    [['.', ['$', 'state'], 'c']],
    '</p>',
  ]);
});

test('localized values are resolved wherever they stand, else to their default', () => {
  const localized = (values: Loose) => ({ '@type': '@builder.io/core:LocalizedValue', ...values });
  const data = {
    title: localized({ Default: 'Visit', es: 'Visita' }),
    state: { words: [localized({ Default: 'one', 'es-ES': 'uno' })] },
    blocks: [
      text(localized({ Default: '<p>Hi</p>', es: '<p>Hola</p>' })),
      text(localized({ Default: 'only' })),
    ],
  };
  const { content } = prepare(data, {}, 'es');
  expect(content.title).toBe('Visita');
  expect(content.state).toEqual({ words: ['uno'] });
  expect(content.blocks.map(({ options }) => options?.text)).toEqual(['<p>Hola</p>', 'only']);
  expect(prepare(data, {}, 'haw').content.title).toBe('Visit');
});

test('what is always hidden is not sent; what an expression may show is', () => {
  expect(prepareBlocks(text('a', { hide: true }), text('b', { show: false }))).toEqual([]);
  expect(prepareBlocks(text('a', { hide: 1 }), text('b', { show: null }))).toEqual([]);
  expect(prepareBlocks(text('c', { show: false, bindings: { show: 'state.x' } }))).toHaveLength(1);
});

test('a repeat names its items after its list', () => {
  const nameOf = (repeat: Loose) => first(text('x', { repeat })).repeat?.itemName;
  expect(nameOf({ collection: 'state.article.entries' })).toBe('entriesItem');
  expect(nameOf({ collection: 'state?.items' })).toBe('itemsItem');
  expect(nameOf({ collection: 'state.rows', itemName: 'row' })).toBe('row');
  expect(nameOf({ collection: 'state.rows', itemName: '__proto__ x' })).toBe('rowsItem');
  expect(prepareBlocks(text('x', { repeat: { collection: 'fetch()' } }))).toEqual([]);
});

test('unknown components keep their children, and their name for editors only', () => {
  const unknown = component('Mystery', { a: 1 }, { children: [text('inside')] });
  const prepared = first(unknown);
  expect(prepared.component).toBeUndefined();
  expect(prepared.children).toHaveLength(1);
  const content = { id: 'e', variations: [], breakpoints: null, data: { blocks: [unknown] } };
  const preview = prepareContent(content as unknown as BuilderContent, {
    language: 'en',
    isPreview: true,
  });
  expect(preview.content.blocks[0]).toMatchObject({
    component: 'unknown',
    options: { name: 'Mystery' },
  });
});

test('the names of every object’s own machinery are no components', () => {
  for (const name of ['constructor', '__proto__', 'toString', 'hasOwnProperty']) {
    expect(first(component(name, {})).component).toBeUndefined();
  }
});

test('pictures for counting are not drawn', () => {
  expect(prepareBlocks(block({ id: 'builder-pixel-abc', tagName: 'img' }))).toEqual([]);
});

test('old answers carry their blocks as a text', () => {
  const blocksString = JSON.stringify([text('old')]);
  expect(prepare({ blocksString }).content.blocks).toHaveLength(1);
  const broken = prepare({ blocksString: '[{' });
  expect(broken.content.blocks).toEqual([]);
  expect(broken.warnings).toHaveLength(1);
});

const symbol = (options: Loose, fields: Loose = {}) => component('Symbol', options, fields);
const content = (id: string, data: Loose) => ({ id, data });

test('a symbol is prepared in place, with what the page passes in', () => {
  const prepared = first(
    symbol({
      inheritState: true,
      symbol: {
        model: 'symbol',
        entry: 's1',
        data: { who: 'friend', children: [text('in the slot')] },
        content: content('s1', {
          inputs: [{ name: 'who', defaultValue: 'visitor' }],
          state: { own: 1 },
          blocks: [component('Slot', { name: 'children' })],
        }),
      },
    }),
  );
  expect(prepared.tag).toBeNull();
  expect(prepared.options).toMatchObject({
    inheritState: true,
    symbol: {
      id: 's1',
      data: { who: 'friend' },
      defaults: { who: 'visitor' },
      state: { own: 1 },
      slots: { children: [expect.objectContaining({ component: 'Text' })] },
    },
  });
});

test('requests go over https to where the entry says, by known methods', () => {
  const { content: prepared, warnings } = prepare({
    blocks: [],
    httpRequests: {
      list: 'https://api.example/{{state.x}}',
      send: {
        '@type': '@builder.io/core:Request',
        request: {
          url: 'https://api.example/',
          method: 'post',
          body: { a: 1 },
          headers: { 'X-A': 'b' },
        },
      },
      plain: 'http://api.example/',
      file: 'file:///etc/passwd',
      odd: { request: { url: 'https://api.example', method: 'CONNECT' } },
    },
  });
  expect(prepared.requests).toEqual([
    {
      name: 'list',
      url: ['https://api.example/', [['.', ['$', 'state'], 'x']]],
      method: 'GET',
      headers: {},
      body: null,
    },
    {
      name: 'send',
      url: ['https://api.example/'],
      method: 'POST',
      headers: { 'X-A': 'b' },
      body: '{"a":1}',
    },
  ]);
  expect(warnings).toHaveLength(3);
});

test('a page script is kept only where all of it is understood', () => {
  expect(prepare({ blocks: [], jsCode: 'state.n = 1; state.m = 2' }).content.script).not.toBeNull();
  const half = prepare({ blocks: [], jsCode: 'state.n = 1; document.title = "x"' });
  expect(half.content.script).toBeNull();
  expect(half.warnings).toEqual([
    {
      blockId: null,
      message: '"state.n = 1; document.title = "x"" is left out: document is not available',
    },
  ]);
});

test('the stored copies of the visitor’s surroundings are dropped', () => {
  const state = { deviceSize: 'small', location: { pathname: '/old' }, kept: 1 };
  expect(prepare({ blocks: [], state }).content.state).toEqual({ kept: 1 });
});

test('what is prepared is plain JSON', () => {
  const { content: prepared } = prepare({
    state: { a: [1, null, 'x'] },
    blocks: [
      text('{{state.a}}', { repeat: { collection: 'state.a' }, actions: { click: 'state.a=[]' } }),
    ],
  });
  expect(JSON.parse(JSON.stringify(prepared))).toEqual(prepared);
});

test('the sizes of a picture come from the widths in its styles', () => {
  const sizesOf = (options: object) =>
    first(
      component(
        'Image',
        { image: '/images/a/b.webp', aspectRatio: 0.5, ...options },
        { responsiveStyles: { large: { width: '50%' }, small: { width: '100%' } } },
      ),
    ).options?.sizes;
  expect(sizesOf({})).toBe('(max-width: 640px) 100vw, 50vw');
  expect(sizesOf({ sizes: '33vw' })).toBe('33vw');
  // What fills no place would be as large as that.
  expect(sizesOf({ aspectRatio: 0 })).toBeUndefined();
});

test('a page says that it needs what chooses, and what only a variation needs', () => {
  const data = { blocks: [component('Form:Form', {})] };
  const variations = [{ id: 'red', name: 'Red', testRatio: 0.5, data }];
  expect(prepare({ blocks: [] }, { variations }).content.bundles).toEqual(['choices', 'forms']);
  expect(prepare({ blocks: [] }).content.bundles).toEqual([]);
});

test('whoever made a form or request to a host that the settings do not name is told', () => {
  const allowedHosts = { forms: ['forms.example'], requests: ['api.example'] };
  const form = (action: string) => ({
    '@type': '@builder.io/sdk:Element',
    id: `builder-${action.length}`,
    component: { name: 'Form:Form', options: { sendSubmissionsTo: 'custom', action } },
  });
  const entry = toEntry({
    httpRequests: { one: 'https://api.example/', two: 'https://theirs.example/x' },
    blocks: [form('https://forms.example/a'), form('https://other.example/b'), form('/own')],
  });
  const { warnings } = prepareContent(entry, { language: 'en', allowedHosts });
  expect(warnings.map(({ message }) => message).sort()).toEqual([
    'the form is not sent to https://other.example, which BUILDER_FORM_HOSTS does not name',
    'the request two does not ask https://theirs.example, which BUILDER_REQUEST_HOSTS does not name',
  ]);
});

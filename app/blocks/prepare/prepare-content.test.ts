import { expect, test } from 'vitest';
import type { BuilderContent } from '#services/page-builder/contract.ts';
import { block, component, text, toEntry } from '../show-entry.tsx';
import { prepareContent } from './prepare-content.ts';

type Loose = Readonly<Record<string, unknown>>;

const prepare = (data: Loose, entry: Loose = {}, language: 'en' | 'es' | 'haw' = 'en') =>
  prepareContent(toEntry(data, entry), { language });

const prepareBlocks = (...blocks: Loose[]) => prepare({ blocks }).content.blocks;
const first = (fields: Loose) => {
  const [prepared] = prepareBlocks(fields);
  if (!prepared) throw new Error('the block was left out');
  return prepared;
};

test('a block keeps its hooks for editors’ CSS', () => {
  const prepared = first(
    text('x', { id: 'builder-1', class: 'own  other', properties: { class: 'third', id: 'top' } }),
  );
  expect(prepared.className).toBe('builder-block builder-1 own other third builder-has-component');
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
  expect(content.blocks[0]?.className).toMatch(/ s-\w+$/);
  expect(warnings.map(({ message }) => message).join()).toContain('href');
});

test('styles become rules of one sheet, narrower ones later', () => {
  const { css } = prepare({
    blocks: [
      block({
        id: 'builder-1',
        responsiveStyles: {
          xsmall: { top: '1px' },
          small: { top: '2px' },
          large: { marginTop: '4px', color: 'red;}' },
          medium: { top: '3px' },
        },
      }),
    ],
  });
  expect(css).toBe(
    '.builder-1.builder-block{margin-top:4px}\n' +
      '@media (max-width:991px){.builder-1.builder-block{top:3px}}\n' +
      '@media (max-width:640px){.builder-1.builder-block{top:2px}}',
  );
});

test('an entry may have widths of its own; the narrowest only where it is given', () => {
  const styles = { small: { top: '2px' }, medium: { top: '3px' }, xsmall: { top: '1px' } };
  const blocks = [block({ id: 'builder-1', responsiveStyles: styles })];
  const { css, content } = prepare(
    { blocks },
    { breakpoints: { medium: 1100, small: 500, xsmall: 200 } },
  );
  expect(css.match(/max-width:\d+/g)).toEqual(['max-width:1100', 'max-width:500', 'max-width:200']);
  expect(content.breakpoints).toEqual({ medium: 1100, small: 500, xsmall: 200 });
  const half = prepare({ blocks }, { breakpoints: { medium: 1100, small: null, xsmall: null } });
  expect(half.css.match(/max-width:\d+/g)).toEqual(['max-width:991', 'max-width:640']);
});

test('two blocks of one id keep their own looks', () => {
  const { content, css } = prepare({
    blocks: [
      block({ id: 'builder-1', responsiveStyles: { large: { color: 'red' } } }),
      block({ id: 'builder-1', responsiveStyles: { large: { color: 'blue' } } }),
      block({ id: 'builder-1', responsiveStyles: { large: { color: 'red' } } }),
    ],
  });
  const other = content.blocks[1]?.className.split(' ').at(-1);
  expect(css).toBe(`.builder-1.builder-block{color:red}\n.${other}.builder-block{color:blue}`);
  expect(content.blocks[2]?.className).toBe(content.blocks[0]?.className);
});

test('an animation starts from its first step, only for visitors who want motion', () => {
  const { content, css } = prepare({
    blocks: [
      block({
        id: 'builder-1',
        animations: [
          {
            trigger: 'scrollInView',
            steps: [{ styles: { opacity: '0' } }, { styles: { opacity: '1' } }],
            duration: 0.5,
            delay: 0.2,
            easing: 'easeInOut',
            thresholdPercent: 20,
            repeat: true,
          },
          { trigger: 'hover', steps: [{ styles: {} }, { styles: { scale: '1.1' } }] },
        ],
      }),
    ],
  });
  expect(content.blocks[0]?.animation).toEqual({
    trigger: 'scrollInView',
    threshold: 0.2,
    isRepeated: true,
    duration: 0.5,
    delay: 0.2,
  });
  expect(css).toContain('.builder-1.builder-block:hover{scale:1.1}');
  const start = css.split('\n').find((rule) => rule.includes('opacity:0'));
  expect(start).toMatch(
    /^@media \(prefers-reduced-motion:no-preference\) and \(scripting:enabled\)/,
  );
  expect(start).toContain('transition:all 0.5s ease-in-out 0.2s');
});

test('what expressions set of an animation is left to the drawing, by paths that lead nowhere else', () => {
  const { content, css, warnings } = prepare({
    blocks: [
      block({
        id: 'builder-1',
        bindings: {
          'animations.0.delay': 'state.wait',
          'animations.0.__proto__.x': '1',
          'animations.99999999.delay': '1',
          animations: 'state.all',
        },
        animations: [{ trigger: 'pageLoad', steps: [{ styles: { opacity: '0' } }], delay: 1 }],
      }),
    ],
  });
  const [moved] = content.blocks;
  expect(moved?.animation).toBeUndefined();
  expect(moved?.bind?.animations).toEqual([
    [
      ['0', 'delay'],
      ['.', ['$', 'state'], 'wait'],
    ],
  ]);
  expect(moved?.animations).toHaveLength(1);
  expect(css).not.toContain('opacity');
  expect(warnings.map(({ message }) => message)).toEqual([
    'animations.0.__proto__.x cannot be bound',
    'animations.99999999.delay cannot be bound',
    'animations cannot be bound',
  ]);
});

test('a place in a list far beyond any list cannot be bound, so that no list grows by it', () => {
  const { warnings } = prepare({
    blocks: [
      component(
        'Symbol',
        { symbol: { data: { list: [] } } },
        { id: 'builder-1', bindings: { 'component.options.symbol.data.list.999999999': '1' } },
      ),
    ],
  });
  expect(warnings.map(({ message }) => message)).toContain(
    'component.options.symbol.data.list.999999999 cannot be bound',
  );
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

test('an expression inside a tag is left out: its value could be an address', () => {
  const { content, warnings } = prepare({
    blocks: [text('<a href="{{state.url}}">x {{state.y}}</a>', { id: 'builder-1' })],
  });
  expect(content.blocks[0]?.options?.text).toEqual([
    '<a href="">x ',
    [['.', ['$', 'state'], 'y']],
    '</a>',
  ]);
  expect(warnings).toEqual([
    {
      blockId: 'builder-1',
      message: '"state.url" is left out: no expression may stand inside a tag',
    },
  ]);
});

test('an expression outside the language is left out with one warning that names it', () => {
  const { content, warnings } = prepare({
    blocks: [
      text('kept', {
        id: 'builder-1',
        bindings: { 'component.options.text': 'fetch("/x")', show: 'state.a' },
        actions: { click: 'document.title = 1' },
      }),
    ],
  });
  expect(content.blocks[0]?.options?.text).toBe('kept');
  expect(content.blocks[0]?.bind).toEqual({ show: ['.', ['$', 'state'], 'a'] });
  expect(content.blocks[0]?.actions).toBeUndefined();
  expect(warnings).toEqual([
    { blockId: 'builder-1', message: '"fetch("/x")" is left out: fetch is not available' },
    {
      blockId: 'builder-1',
      message: '"document.title = 1" is left out: document is not available',
    },
  ]);
});

test('bindings are sorted by what they set', () => {
  const { content, warnings } = prepare({
    blocks: [
      text('x', {
        bindings: {
          'component.options.text': 'state.t',
          'style.marginTop': '"1px"',
          'responsiveStyles.small.width': '"50%"',
          'properties.href': 'state.url',
          'properties.onclick': 'state.url',
          hide: 'state.h',
          'component.options.unknown': '1',
          'children.0.tagName': '"script"',
        },
        code: { bindings: { show: 'state.s' } },
      }),
    ],
  });
  const bind = content.blocks[0]?.bind;
  const state = (name: string) => ['.', ['$', 'state'], name];
  expect(bind).toEqual({
    show: state('s'),
    hide: state('h'),
    options: [[['text'], 'html', state('t')]],
    styles: [['margin-top', '1px']],
    sizes: [['small', 'width', '50%']],
    attributes: [['href', state('url')]],
  });
  expect(content.blocks[0]?.tag).toBe('a');
  expect(warnings.map(({ message }) => message)).toEqual([
    'properties.onclick cannot be bound',
    'component.options.unknown cannot be bound',
    'children.0.tagName cannot be bound',
  ]);
});

test('the declarative form of actions and bindings is understood', () => {
  const action = (name: string, options: Loose) => ({
    '@type': '@builder.io/core:Action',
    action: `@builder.io:${name}`,
    options,
  });
  const prepared = first(
    text('x', {
      meta: {
        eventActions: {
          click: [
            action('setState', { name: 'count', value: 3 }),
            action('toggleState', { name: 'isOpen' }),
            action('trackEvent', { trackConversion: true, amount: 5 }),
          ],
          mouseEnter: [action('unheardOf', {})],
          focus: [action('customCode', { code: 'state.x = 1' })],
        },
        bindingActions: {
          component: {
            options: {
              text: [
                // biome-ignore lint/suspicious/noThenProperty: the page builder's own name
                action('conditionalValue', { expression: 'state.a', then: 'yes', else: 'no' }),
              ],
            },
          },
        },
      },
    }),
  );
  const state = (name: string) => ['.', ['$', 'state'], name];
  expect(prepared.actions).toEqual([
    [
      'onClick',
      [
        ',',
        ['=', '', state('count'), 3],
        ['=', '', state('isOpen'), ['u', '!', state('isOpen')]],
        ['()', ['.', ['$', 'builder'], 'trackConversion'], 5],
      ],
    ],
    ['onFocus', ['=', '', state('x'), 1]],
  ]);
  expect(prepared.bind?.options).toEqual([[['text'], 'html', ['?', state('a'), 'yes', 'no']]]);
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
  const timer = prepare({ blocks: [], jsCode: 'setTimeout(function () {}, 1)' });
  expect(timer.content.script).toBeNull();
  expect(timer.warnings).toHaveLength(1);
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
        { image: '/images/a/b.webp', ...options },
        { responsiveStyles: { large: { width: '50%' }, small: { width: '100%' } } },
      ),
    ).options?.sizes;
  expect(sizesOf({})).toBe('auto, (max-width: 640px) 100vw, 50vw');
  // What is not lazy has no place yet when it is asked for.
  expect(sizesOf({ highPriority: true })).toBe('(max-width: 640px) 100vw, 50vw');
  expect(sizesOf({ sizes: '33vw' })).toBe('33vw');
});

test('a page says that it needs what chooses, and what only a variation needs', () => {
  const data = { blocks: [component('Form:Form', {})] };
  const variations = [{ id: 'red', name: 'Red', testRatio: 0.5, data }];
  expect(prepare({ blocks: [] }, { variations }).content.parts).toEqual(['choices', 'forms']);
  expect(prepare({ blocks: [] }).content.parts).toEqual([]);
});

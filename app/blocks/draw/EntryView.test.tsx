import { act, fireEvent, screen } from '@testing-library/react';
import { afterEach, expect, test, vi } from 'vitest';
import { expectConsole } from '../../../tests/setup/fail-on-console.ts';
import { registry } from '../registry.ts';
import { block, component, showEntry, text } from '../show-entry.test-support.tsx';

const { Fails } = vi.hoisted(() => ({
  Fails(): never {
    throw new Error('it fails');
  },
}));
vi.mock('./components.ts', async (load) => {
  const original = await load<typeof import('./components.ts')>();
  return {
    ...original,
    findComponent(name: string) {
      if (name === 'FailsAtOnce') return Fails;
      return name === 'FailsInside' ? () => <Fails /> : original.findComponent(name);
    },
  };
});

afterEach(() => vi.unstubAllGlobals());

const textsOf = (container: HTMLElement) =>
  [...container.querySelectorAll('.builder-text')].map((one) => one.textContent);

test('an entry stands in the elements that editors’ CSS knows', () => {
  const { container } = showEntry({ blocks: [text('<p>a</p>', { id: 'builder-1' })] });
  const root = container.firstElementChild as HTMLElement;
  expect(root.className).toBe('builder-component builder-component-entry1 builder-content');
  expect(root.dataset.name).toBe('page');
  expect(root.getAttribute('builder-content-id')).toBe('entry1');
  // Editors’ CSS counts the elements: `& > div > div` is a block.
  const wrapper = root.querySelector(':scope > .builder-blocks');
  expect(wrapper?.getAttribute('builder-type')).toBe('blocks');
  const drawn = wrapper?.firstElementChild;
  expect(drawn?.className).toBe('builder-block builder-1');
  expect(drawn?.getAttribute('builder-id')).toBe('builder-1');
  expect(drawn?.innerHTML).toBe('<div class="builder-text"><p>a</p></div>');
});

test('texts of an entry that is written from the right run from there, those of a symbol as it says', () => {
  const content = { id: 's1', isRightToLeft: false, data: { blocks: [text('symbol')] } };
  const symbol = component('Symbol', { symbol: { model: 'symbol', entry: 's1', content } });
  const { container } = showEntry({ blocks: [text('مرحبا'), symbol] }, { isRightToLeft: true });
  const directions = [...container.querySelectorAll('.builder-text')].map((one) =>
    one.getAttribute('dir'),
  );
  expect(directions).toEqual(['rtl', null]);
});

test('an entry without blocks says so in its class', () => {
  expect(
    showEntry({ blocks: [] }).container.querySelector('.builder-blocks.no-blocks'),
  ).not.toBeNull();
});

test('a text shows values of the state, as text', () => {
  const { container } = showEntry({
    state: { name: 'Ana <script>alert(1)</script>', n: 2 },
    blocks: [text('<p>{{state.name}} has {{state.n + 1}}{{ state.nothing.at.all }}</p>')],
  });
  expect(textsOf(container)).toEqual(['Ana <script>alert(1)</script> has 3']);
  expect(container.querySelector('script')).toBeNull();
});

test('defaults of inputs are filled in below the state', () => {
  const { container } = showEntry({
    inputs: [
      { name: 'a', defaultValue: 'default' },
      { name: 'b', defaultValue: 'default' },
    ],
    state: { b: 'own' },
    blocks: [text('{{state.a}} {{state.b}}')],
  });
  expect(textsOf(container)).toEqual(['default own']);
});

test('the address and the language can be read', () => {
  const { container } = showEntry({
    state: { location: { pathname: '/stale' } },
    blocks: [text('{{state.location.pathname}} {{state.location.query.x}} {{state.locale}}')],
  });
  expect(textsOf(container)).toEqual(['/visit 1 en']);
});

test('a list is repeated with the names of its items, lists inside see both', () => {
  const { container } = showEntry({
    state: {
      rooms: [
        { name: 'A', works: ['x', 'y'] },
        { name: 'B', works: ['z'] },
      ],
    },
    blocks: [
      block({
        repeat: { collection: 'state.rooms', itemName: 'room' },
        children: [
          text(
            '{{state.$index}}.{{state.room.name}}.{{state.worksItem}}.{{state.$worksItemIndex}}',
            {
              repeat: { collection: 'state.room.works' },
            },
          ),
        ],
      }),
    ],
  });
  expect(textsOf(container)).toEqual(['0.A.x.0', '1.A.y.1', '0.B.z.0']);
});

test('repeated blocks are numbered, the first is not', () => {
  const { container } = showEntry({
    state: { list: [1, 2, 3] },
    blocks: [text('{{state.$item}}', { repeat: { collection: 'state.list' } })],
  });
  const numbers = [...container.querySelectorAll('[builder-id]')].map((one) =>
    one.getAttribute('builder-index'),
  );
  expect(numbers).toEqual([null, '1', '2']);
});

test('what is not a list draws nothing', () => {
  const { container } = showEntry({
    state: { list: { length: 3 }, word: 'abc' },
    blocks: ['list', 'word', 'missing'].map((name) =>
      text('x', { repeat: { collection: `state.${name}` } }),
    ),
  });
  expect(textsOf(container)).toEqual([]);
});

test('what is hidden is not there', () => {
  const { container } = showEntry({
    state: { yes: true, no: false },
    blocks: [
      text('a', { bindings: { show: 'state.yes' } }),
      text('b', { bindings: { show: 'state.no' } }),
      text('c', { bindings: { hide: 'state.yes' } }),
      text('d', { bindings: { hide: 'state.no' } }),
      text('e', { bindings: { show: 'state.missing' } }),
    ],
  });
  expect(textsOf(container)).toEqual(['a', 'd']);
});

test('expressions set options, attributes and classes; what fails shows nothing', () => {
  const { container } = showEntry({
    state: {
      t: '<b>bold</b><img src=x onerror=alert(1)>',
      url: '/shop',
      bad: 'javascript:alert(1)',
    },
    blocks: [
      text('static', { bindings: { 'component.options.text': 'state.t' } }),
      text('static', { bindings: { 'component.options.text': 'state.x.y' } }),
      block({ properties: { href: '/visit' }, bindings: { href: 'state.url' }, text: 'link' }),
      block({ bindings: { href: 'state.bad', 'properties.title': '"t"', class: '"more"' } }),
    ],
  });
  const [first, second] = container.querySelectorAll('.builder-text');
  expect(first?.innerHTML).toBe('<b>bold</b>&lt;img src=x onerror=alert(1)&gt;');
  expect(second?.innerHTML).toBe('');
  const [link, unsafe] = container.querySelectorAll('a');
  expect(link?.getAttribute('href')).toBe('/shop');
  expect(unsafe?.hasAttribute('href')).toBe(false);
  expect(unsafe?.title).toBe('t');
  expect(unsafe?.classList.contains('more')).toBe(true);
});

test('an action changes the state, and all that shows it follows', () => {
  const { container } = showEntry({
    state: { count: 1, m: { x: '' }, list: ['a'] },
    blocks: [
      component(
        'Core:Button',
        { text: 'More' },
        { actions: { click: 'state.count += 1; state.m.x = "y"; state.list.push("b")' } },
      ),
      text('{{state.count}} {{state.m.x}} {{state.list.length}}'),
      text('{{state.$item}}', { repeat: { collection: 'state.list' } }),
    ],
  });
  fireEvent.click(screen.getByRole('button', { name: 'More' }));
  expect(textsOf(container)).toEqual(['2 y 2', 'a', 'b']);
  fireEvent.click(screen.getByRole('button', { name: 'More' }));
  expect(textsOf(container)).toEqual(['3 y 3', 'a', 'b', 'b']);
});

test('an action in a list changes the item it stands in', () => {
  const { container } = showEntry({
    state: { rows: [{ n: 1 }, { n: 10 }] },
    blocks: [
      block({
        tagName: 'button',
        repeat: { collection: 'state.rows', itemName: 'row' },
        actions: { click: 'state.row.n = row.n + 1' },
        children: [text('{{state.row.n}}')],
      }),
    ],
  });
  fireEvent.click(container.querySelectorAll('button')[1] as HTMLElement);
  expect(textsOf(container)).toEqual(['1', '11']);
});

test('what was drawn once is as it was when it is drawn again', () => {
  const data = {
    state: { list: ['a'] },
    inputs: [{ name: 'more', defaultValue: ['a'] }],
    blocks: [
      component(
        'Core:Button',
        { text: 'Add' },
        { actions: { click: 'state.list.push("b"), state.more.push("b")' } },
      ),
      text('{{state.list.length + state.more.length}}'),
    ],
  };
  const first = showEntry(data);
  fireEvent.click(screen.getByRole('button', { name: 'Add' }));
  expect(textsOf(first.container)).toEqual(['4']);
  expect(first.content.state).toEqual({ list: ['a'] });
  expect(first.content.defaults).toEqual({ more: ['a'] });
});

test('an action that fails changes nothing and says nothing', () => {
  const { container } = showEntry({
    blocks: [
      component('Core:Button', { text: 'Try' }, { actions: { click: 'state.a.b.c = 1' } }),
      text('here'),
    ],
  });
  fireEvent.click(screen.getByRole('button', { name: 'Try' }));
  expect(textsOf(container)).toEqual(['here']);
});

test('bound styles are rules of a sheet, not attributes', () => {
  const { container } = showEntry({
    state: { color: 'red', width: '50%', hostile: 'red;} body{display:none' },
    blocks: [
      block({
        id: 'builder-1',
        bindings: {
          'style.color': 'state.color',
          'style.backgroundColor': 'state.hostile',
          'responsiveStyles.small.width': 'state.width',
        },
      }),
    ],
  });
  const drawn = container.querySelector('.builder-1');
  expect(drawn?.hasAttribute('style')).toBe(false);
  expect(drawn?.className).toMatch(/ s-\w+$/);
});

test('a symbol has a state of its own: defaults, then what is passed in, then its own', () => {
  const symbol = (options: Record<string, unknown>, data: Record<string, unknown>) =>
    component('Symbol', {
      ...options,
      symbol: {
        model: 'symbol',
        data,
        content: {
          id: `s${JSON.stringify(data).length}`,
          data: {
            inputs: [{ name: 'who', defaultValue: 'visitor' }],
            state: { own: 'o' },
            blocks: [text('{{state.who}} {{state.own}} {{state.outer}}')],
          },
        },
      },
    });
  const { container } = showEntry({
    state: { outer: 'page', own: 'p' },
    blocks: [symbol({}, {}), symbol({}, { who: 'friend' }), symbol({ inheritState: true }, {})],
  });
  expect(textsOf(container)).toEqual(['visitor o ', 'friend o ', 'visitor o page']);
  expect(container.querySelector('.builder-symbol')?.getAttribute('data-model')).toBe('symbol');
});

test('what is passed into a symbol may be bound and follows the state', () => {
  const { container } = showEntry({
    state: { name: 'Ana' },
    blocks: [
      component('Core:Button', { text: 'Rename' }, { actions: { click: 'state.name = "Keala"' } }),
      component(
        'Symbol',
        { symbol: { content: { id: 's', data: { blocks: [text('{{state.who}}')] } } } },
        { bindings: { 'component.options.symbol.data.who': 'state.name' } },
      ),
    ],
  });
  expect(textsOf(container)).toEqual(['Ana']);
  fireEvent.click(screen.getByRole('button', { name: 'Rename' }));
  expect(textsOf(container)).toEqual(['Keala']);
});

test('blocks for a slot stand in the slot; a slot cannot hold itself', () => {
  const { container } = showEntry({
    blocks: [
      component('Symbol', {
        symbol: {
          data: { children: [text('passed in'), component('Slot', { name: 'children' })] },
          content: {
            id: 's',
            data: { blocks: [text('before'), component('Slot', {}), text('after')] },
          },
        },
      }),
    ],
  });
  expect(textsOf(container)).toEqual(['before', 'passed in', 'after']);
});

test('a symbol in a list sees the item', () => {
  const { container } = showEntry({
    state: { rows: ['a', 'b'] },
    blocks: [
      block({
        repeat: { collection: 'state.rows', itemName: 'row' },
        children: [
          component('Symbol', {
            symbol: { content: { id: 's', data: { blocks: [text('{{state.row}}')] } } },
          }),
        ],
      }),
    ],
  });
  expect(textsOf(container)).toEqual(['a', 'b']);
});

test('a block that fails shows so in its place, the others stay', () => {
  for (const name of ['FailsAtOnce', 'FailsInside']) {
    expectConsole('error', new RegExp(`Block builder-${name}`));
    if (name === 'FailsInside') expectConsole('error', /The above error occurred/);
    const { container } = showEntry(
      { blocks: [text('before'), component(name, {}, { id: name }), text('after')] },
      {},
      { registry: { ...registry, [name]: { description: '', inputs: [] } } },
    );
    expect(textsOf(container)).toEqual(['before', 'after']);
    expect(container.querySelector('.builder-block-error')?.textContent).toBe(
      'Builder block error :( Check console for details',
    );
  }
});

test('unknown blocks are nothing for visitors and a labelled note for editors', () => {
  const blocks = [component('Mystery', {}, { children: [text('inside')] })];
  const visitor = showEntry({ blocks });
  expect(visitor.container.textContent).toBe('inside');
  const editor = showEntry({ blocks }, {}, { isPreview: true });
  expect(editor.container.textContent).toContain('Unknown block: Mystery');
});

test('elements without content have none', () => {
  const { container } = showEntry({
    blocks: [block({ tagName: 'hr', children: [text('x')] }), block({ tagName: 'input' })],
  });
  expect(container.querySelector('hr')?.childNodes).toHaveLength(0);
});

test('state added by a provider holds for the blocks in it', () => {
  const { container } = showEntry({
    state: { a: 'outer' },
    blocks: [
      component(
        'Builder:StateProvider',
        { state: { a: 'inner' } },
        { children: [text('{{state.a}}')] },
      ),
      text('{{state.a}}'),
    ],
  });
  expect(textsOf(container)).toEqual(['inner', 'outer']);
});

test('a thousand bindings are drawn and follow the state in good time', () => {
  const state = Object.fromEntries(Array.from({ length: 1_000 }, (_, n) => [`value${n}`, n]));
  const { container } = showEntry({
    state: { dummy: state, click: 0 },
    blocks: [
      component(
        'Core:Button',
        { text: 'Go' },
        { actions: { click: 'state.dummy.value999 = "new"' } },
      ),
      ...Object.keys(state).map((name) =>
        text('-', { bindings: { 'component.options.text': `state.dummy.${name}` } }),
      ),
    ],
  });
  fireEvent.click(screen.getByRole('button', { name: 'Go' }));
  expect(textsOf(container).slice(-2)).toEqual(['998', 'new']);
});

test('the size of the window is known once the page lives, and when it settles', () => {
  vi.useFakeTimers();
  try {
    const { container } = showEntry({
      blocks: [text('{{state.deviceSize}} {{state.isBrowser}}')],
    });
    expect(textsOf(container)).toEqual(['large true']);
    vi.stubGlobal('innerWidth', 600);
    act(() => {
      window.dispatchEvent(new Event('resize'));
      vi.advanceTimersByTime(390);
    });
    expect(textsOf(container)).toEqual(['large true']);
    act(() => vi.advanceTimersByTime(20));
    expect(textsOf(container)).toEqual(['small true']);
  } finally {
    vi.useRealTimers();
  }
});

import { act, fireEvent, screen } from '@testing-library/react';
import { afterEach, describe, expect, test, vi } from 'vitest';
import { showPiece } from '#app/components/show-piece.test-support.tsx';
import { prepareContent } from '../prepare/prepare-content.ts';
import { block, component, showEntry, text, toEntry } from '../show-entry.test-support.tsx';
import { EntryView } from './EntryView.tsx';

const textsOf = (root: HTMLElement) =>
  [...root.querySelectorAll('.builder-text')].map((one) => one.textContent);

/** As the page builder's editor compiles `async function main () { … } export default main()`. */
const compiled = (body: string, before = '') =>
  `var __awaiter=function(e,t,n,r){return new(n||(n=Promise))((function(o,i){function a(e){try{s(r.next(e))}catch(e){i(e)}}function s(e){e.done?o(e.value):new n((function(t){t(e.value)})).then(a)}s((r=r.apply(e,t||[])).next())}))},__generator=function(e,t){var n,r={label:0,sent:function(){if(1&n[0])throw n[1];return n[1]},trys:[],ops:[]};return{next:function(){return t.call(e,r)}}};function main(){return __awaiter(this,void 0,void 0,(function(){return __generator(this,(function(e){${body}}))}))}${before}var _virtual_index=main();return _virtual_index`;

test('the editor’s own script sets the state, as it is compiled and as it is written', () => {
  const blocks = [
    text('Enter some text...', { bindings: { 'component.options.text': 'state.name' } }),
    text('{{state.listItem}}', { repeat: { collection: 'state.list' } }),
  ];
  const inside = 'state.list=["first","second"],Builder.isServer,Builder.isBrowser,[2]';
  const scripts = [
    compiled(`return state.name="Nur",${inside}`),
    compiled(`return ${inside}`, 'state.name="Nur";'),
    `async function main () {
      state.name = 'Nur'
      state.list = ['first', 'second']
      if (Builder.isServer) {
        // nothing
      }
    }

    export default main();`,
  ];
  for (const jsCode of scripts) {
    const { container, warnings, unmount } = showEntry({ jsCode, blocks });
    expect(warnings).toEqual([]);
    expect(textsOf(container)).toEqual(['Nur', 'first', 'second']);
    unmount();
  }
});

test('a script knows where it runs, and what it changed at first is given up', () => {
  const { container } = showEntry({
    state: { runs: [] },
    jsCode:
      'state.runs.push(Builder.isServer ? "server" : "browser"); state.runs.push(state.isBrowser)',
    blocks: [text('{{state.runs.join()}}')],
  });
  expect(textsOf(container)).toEqual(['browser,true']);
});

test('an action may change what a script made, deep inside', () => {
  const { container } = showEntry({
    state: { menu: { expanded: false } },
    jsCode: 'state.menu={expanded:!0}',
    blocks: [
      text('Content is expanded', {
        bindings: { show: 'var _virtual_index=state.menu.expanded;return _virtual_index' },
      }),
      component(
        'Core:Button',
        { text: 'toggle' },
        { actions: { click: 'state.menu.expanded=!state.menu.expanded' } },
      ),
    ],
  });
  expect(textsOf(container)).toEqual(['Content is expanded']);
  fireEvent.click(screen.getByRole('button'));
  expect(textsOf(container)).toEqual([]);
  fireEvent.click(screen.getByRole('button'));
  expect(textsOf(container)).toEqual(['Content is expanded']);
});

test('a script may put functions into the context, for actions to call', () => {
  const { container } = showEntry({
    jsCode: 'state.count = 0; context.increment = function () { state.count = state.count + 1; };',
    blocks: [
      text('', { bindings: { 'component.options.text': '"count: "+state.count' } }),
      component('Core:Button', { text: 'Up' }, { actions: { click: 'context.increment()' } }),
    ],
  });
  fireEvent.click(screen.getByRole('button'));
  fireEvent.click(screen.getByRole('button'));
  expect(textsOf(container)).toEqual(['count: 2']);
});

test('a symbol’s script changes its own state, not what it was given', () => {
  const inner = {
    id: 's1',
    data: {
      jsCode: 'state.list.push("more"); state.own = state.list.length',
      blocks: [text('{{state.own}}')],
    },
  };
  const symbol = { model: 'symbol', data: { list: ['a'] }, content: inner };
  const { container } = showEntry({
    blocks: [component('Symbol', { symbol }), component('Symbol', { symbol })],
  });
  expect(textsOf(container)).toEqual(['2', '2']);
});

test('a script that fails shows what it had done until then', () => {
  const { container } = showEntry({
    jsCode: 'state.a = 1; state.missing.x = 2; state.b = 3',
    blocks: [text('{{state.a}} {{state.b}}')],
  });
  expect(textsOf(container)).toEqual(['1 ']);
});

describe('later', () => {
  afterEach(() => {
    vi.useRealTimers();
  });
  const pass = (ms: number) => act(() => vi.advanceTimersByTimeAsync(ms));

  test('a script counts on by a timer, until the page is left', async () => {
    vi.useFakeTimers();
    const { container, unmount } = showEntry({
      jsCode: `if(Builder.isBrowser){var second_1=1e3,x=setInterval((function(){
        state.seconds=(state.seconds||0)+1;if(state.seconds>2)clearInterval(x)}),second_1)}`,
      blocks: [text('{{state.seconds || "0"}}')],
    });
    expect(textsOf(container)).toEqual(['0']);
    await pass(1_100);
    expect(textsOf(container)).toEqual(['1']);
    await pass(9_000);
    expect(textsOf(container)).toEqual(['3']);
    unmount();
    expect(vi.getTimerCount()).toBe(0);
  });

  test('what follows a promise comes later, in the order of a script', async () => {
    vi.useFakeTimers();
    const { container } = showEntry({
      jsCode: `async function main() {
          state.order = 'a'
          const got = await new Promise((resolve) => setTimeout(() => resolve('c'), 100))
          state.order += got
          await null
          state.order += 'd'
        }
        main().then(() => { state.order += 'e' })
        state.order += 'b'`,
      blocks: [text('{{state.order}}')],
    });
    expect(textsOf(container)).toEqual(['ab']);
    await pass(1_000);
    expect(textsOf(container)).toEqual(['abcde']);
  });

  test('compiled steps wait, catch and end as they should', async () => {
    vi.useFakeTimers();
    const { container } = showEntry({
      jsCode: compiled(
        `switch(e.label){
          case 0: return state.log = "start ", e.trys.push([0, 2, 3, 4]), [4, Promise.reject("bad")];
          case 1: return e.sent(), state.log += "never ", [3, 4];
          case 2: return state.log += "caught " + e.sent() + " ", [3, 4];
          case 3: return state.log += "finally ", [7];
          case 4: return [4, Promise.all([1, Promise.resolve(2)])];
          case 5: return state.log += e.sent().join("+"), [2]
        }`,
      ),
      blocks: [text('{{state.log}}')],
    });
    await pass(1_000);
    expect(textsOf(container)).toEqual(['start caught bad finally 1+2']);
  });

  test('a chain of promises without end does not hold up the page', async () => {
    vi.useFakeTimers();
    const { container } = showEntry({
      jsCode: 'state.n = 0; function f() { state.n++; return Promise.resolve().then(f) } f()',
      blocks: [text('{{state.n > 0}}')],
    });
    await pass(50);
    expect(textsOf(container)).toEqual(['true']);
  });
});

describe('a value that is not there', () => {
  test('shows nothing, whatever the editor set beside it', () => {
    const { container } = showEntry({
      blocks: [
        text('Enter some text...', { bindings: { 'component.options.text': 'state.year' } }),
        text('static', { bindings: { 'component.options.text': 'null' } }),
        text('static', { bindings: { 'component.options.text': 'state.a.b.c' } }),
        text('static', { bindings: { 'component.options.text': 'await state.x' } }),
        component(
          'Core:Button',
          { text: 'Go', link: '/shop' },
          { bindings: { 'component.options.link': 'state.link' } },
        ),
        component(
          'Image',
          { image: '/images/a.webp' },
          { bindings: { 'component.options.image': 'state.picture' } },
        ),
        block({ properties: { href: '/visit' }, bindings: { href: 'state.url' }, text: 'link' }),
      ],
    });
    expect(textsOf(container)).toEqual(['', '', '', '']);
    expect(container.querySelector('[href]')).toBeNull();
    expect(screen.getByRole('button', { name: 'Go' })).toBeTruthy();
    expect(container.querySelector('img, .builder-image-missing')).toBeNull();
  });

  test('hides what it shows, and shows what it hides', () => {
    const { container } = showEntry({
      blocks: [
        text('1', { bindings: { show: 'state.x' } }),
        text('2', { bindings: { show: 'state.x.y.z' } }),
        text('3', { bindings: { hide: 'state.x' } }),
        text('4', { bindings: { hide: 'state.x.y.z' } }),
        text('5', { show: true, bindings: { show: 'state.x' } }),
      ],
    });
    expect(textsOf(container)).toEqual(['3', '4']);
  });

  test('whatever appears or disappears by code that is not known is not shown', () => {
    const { container, warnings } = showEntry({
      blocks: [
        text('1', { id: 'builder-1', bindings: { show: 'window.innerWidth > 3' } }),
        text('2', { id: 'builder-2', bindings: { hide: 'window.innerWidth > 3' } }),
        text('3', { id: 'builder-3', bindings: { show: '@' } }),
      ],
    });
    expect(textsOf(container)).toEqual([]);
    expect(warnings).toHaveLength(3);
  });
});

describe('time', () => {
  const drawAt = (now: string, expression: string, timeZone = 'Pacific/Honolulu') => {
    const { content } = prepareContent(
      toEntry({ blocks: [text('', { bindings: { 'component.options.text': expression } })] }),
      { language: 'en' },
    );
    const clock = { now: Date.parse(now), timeZone };
    return { content, ...showPiece(<EntryView of={{ content, loaded: [], clock }} />, '/visit') };
  };

  afterEach(() => {
    vi.useRealTimers();
  });

  test('an offer that has ended is not shown', () => {
    const { container, content } = showEntry({
      blocks: [
        text('ended', { bindings: { show: 'new Date() < new Date("2020-01-01")' } }),
        text('open', { bindings: { hide: 'new Date() < new Date("2020-01-01")' } }),
      ],
    });
    expect(textsOf(container)).toEqual(['open']);
    expect(content.usesClock).toBe(true);
  });

  test('a page that was drawn some time ago shows the time of the browser', () => {
    vi.useFakeTimers({ now: Date.parse('2026-11-22T20:00:00Z'), toFake: ['Date'] });
    const { container } = drawAt('2026-11-01T00:00:00Z', 'new Date().toISOString().slice(0, 10)');
    expect(textsOf(container)).toEqual(['2026-11-22']);
  });

  test('clocks are the museum’s', () => {
    vi.useFakeTimers({ now: Date.parse('2026-11-23T05:30:00Z'), toFake: ['Date'] });
    const { container } = drawAt(
      '2026-11-23T05:30:00Z',
      'var d = new Date(); return [d.getDay(), d.getHours(), d.toLocaleTimeString(), new Date(2026, 0, 1).toISOString(), new Date("May 1, 2026").getTime()].join(" ")',
    );
    const may = Date.UTC(2026, 4, 1, 10);
    expect(textsOf(container)).toEqual([`0 19 7:30:00 PM 2026-01-01T10:00:00.000Z ${may}`]);
  });

  test('an entry without a question of time carries no clock', () => {
    expect(showEntry({ blocks: [text('{{state.x}}')] }).content.usesClock).toBeUndefined();
  });
});

test('simple expressions do not bring the part for functions', () => {
  const partsOf = (code: string) =>
    showEntry({ blocks: [text('x', { bindings: { 'component.options.text': code } })] }).content
      .bundles;
  expect(
    partsOf('var _virtual_index=state.a?state.b.toUpperCase():Math.max(1,2);return _virtual_index'),
  ).toEqual(['expressions']);
  for (const code of ['state.a.map(x => x)', 'new Date()', '/x/.test(state.a)', '[...state.a]']) {
    expect(partsOf(code)).toEqual(['expressions', 'functions']);
  }
});

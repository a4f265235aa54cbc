// @vitest-environment node
import type { ReactNode } from 'react';
import { renderToString } from 'react-dom/server';
import { MemoryRouter } from 'react-router';
import { expect, test } from 'vitest';
import { LanguageProvider } from '#app/i18n/language-context.tsx';
import { prepareContent } from '../prepare/prepare-content.ts';
import { block, component, text, toEntry } from '../show-entry.test-support.tsx';
import { DrawWarningContext } from './contexts.ts';
import { EntryView } from './EntryView.tsx';
import { PageRulesContext } from './page-rules.ts';

function render(data: Readonly<Record<string, unknown>>) {
  const rules = new Set<string>();
  const told: string[] = [];
  const { content, warnings } = prepareContent(toEntry(data), { language: 'en' });
  const page = (piece: ReactNode) => (
    <MemoryRouter>
      <LanguageProvider>{piece}</LanguageProvider>
    </MemoryRouter>
  );
  const html = renderToString(
    <PageRulesContext value={rules}>
      <DrawWarningContext value={(message) => told.push(message)}>
        {page(<EntryView of={{ content, loaded: [] }} />)}
      </DrawWarningContext>
    </PageRulesContext>,
  );
  return { html, css: [...rules].join('\n'), told, warnings };
}

test('styles that are known while a block is drawn join the page’s sheet', () => {
  const { html, css } = render({
    state: {
      color: 'red',
      picture: 'url("https://a.example/p.webp?w=1&h=2")',
      hostile: 'red;}</style><script>alert(1)</script>',
    },
    blocks: [
      block({
        bindings: {
          'style.color': 'state.color',
          'style.background': 'state.hostile',
          'style.backgroundImage': 'state.picture',
          'responsiveStyles.medium.width': '"50%"',
        },
      }),
      component('Columns', { columns: [{}, {}, {}], space: 30, stackColumnsAt: 'tablet' }),
      component('Core:Section', { maxWidth: 900 }),
    ],
  });
  expect(html).not.toContain('style=');
  const names = [...html.matchAll(/\bs-\w+/g)].map(([name]) => name);
  for (const name of names) expect(css).toContain(`.${name}`);
  // `&` would be the block's class.
  expect(css).toContain('{color:red;background-image:url("https://a.example/p.webp?w=1\\26 h=2")}');
  expect(css).toMatch(/@media \(max-width:991px\)\{\.s-\S+\{width:50%\}\}/);
  expect(css).toContain('width:calc(33.333% - 20px)');
  expect(css).toContain('margin-left:30px');
  expect(css).toMatch(/max-width:991px\)\{\S+\{flex-direction:column/);
  expect(css).toContain('{max-width:900px}');
  expect(css).not.toContain('<');
});

test('an animation takes what expressions say, checked as what an editor writes', () => {
  const { css } = render({
    state: { wait: 2, end: '0.4', hostile: 'red;}body{color:red' },
    blocks: [
      block({
        bindings: {
          'animations.0.delay': 'state.wait',
          'animations.0.duration': '"long"',
          'animations.0.steps.1.styles.opacity': 'state.end',
          'animations.0.steps.1.styles.color': 'state.hostile',
          'animations.0.easing': 'state.missing',
        },
        animations: [
          {
            ...{ trigger: 'pageLoad', easing: 'linear', delay: 1, duration: 3 },
            steps: [{ styles: { opacity: '0' } }, { styles: { opacity: '1' } }],
          },
        ],
      }),
    ],
  });
  expect(css).toContain('transition:all 1s linear 2s');
  expect(css).toMatch(/\.s-\S+\.builder-animated\{opacity:0\.4\}/);
  expect(css).toMatch(/\.s-\S+:not\(\.builder-animated\)\{opacity:0\}/);
  expect(css).not.toContain('body');
});

test('columns stack as the option says; without it, on tablets', () => {
  const cssOf = (options: Readonly<Record<string, unknown>>) =>
    render({ blocks: [component('Columns', { columns: [{}, {}], ...options })] }).css;
  expect(cssOf({})).toContain('max-width:991px');
  expect(cssOf({ stackColumnsAt: 'never' })).not.toContain('@media');
  expect(cssOf({ reverseColumnsWhenStacked: true })).toContain('column-reverse');
  expect(cssOf({})).toContain('width:calc(50% - 10px)');
  expect(cssOf({ columns: [{ width: 25 }, { width: 75 }], space: 0 })).toContain(
    'width:calc(75% - 0px)}',
  );
});

test('a lazy section is there for those without scripts', () => {
  const { html } = render({
    blocks: [component('Core:Section', { lazyLoad: true }, { children: [text('inside')] })],
  });
  expect(html).toMatch(/<noscript>.*inside.*<\/noscript>/);
});

test('lazy sections inside each other, with choices in them, are one part for those without scripts', () => {
  const lazy = (...children: object[]) =>
    component('Core:Section', { lazyLoad: true }, { children });
  const variants = [{ query: [], blocks: [text('for some')] }];
  const { html } = render({
    blocks: [
      lazy(
        lazy(text('inside')),
        component('PersonalizationContainer', { variants }, { children: [text('for all')] }),
        text('after'),
      ),
    ],
  });
  expect(html.match(/<noscript>/g)).toHaveLength(1);
  const [, inside = ''] = /<noscript>(.*)<\/noscript>/.exec(html) ?? [];
  expect(inside).toMatch(/inside.*for all.*after/);
  // A script in there would be the only one of the page, and no browser would run it.
  expect(inside).not.toMatch(/<script|<template|data-choosing/);
});

test('what tabs and questions hold is there for those without scripts', () => {
  const { html } = render({
    blocks: [
      component('Builder: Tabs', {
        tabs: ['One', 'Two'].map((name) => ({
          label: [text(name)],
          content: [text(`${name} content`)],
        })),
      }),
      component('Builder:Accordion', {
        items: [{ title: [text('Question')], detail: [text('Answer')] }],
      }),
    ],
  });
  const [tabs = '', questions = ''] = [...html.matchAll(/<noscript>(.*?)<\/noscript>/g)].map(
    ([, inside]) => inside,
  );
  expect(tabs).toMatch(/Two.*Two content/);
  expect(tabs).not.toContain('One');
  expect(questions).toContain('Answer');
});

test('pictures are in the HTML, films wait', () => {
  const { html } = render({
    blocks: [
      component('Image', { image: '/images/a/b.webp', altText: 'A court' }),
      component('Video', { video: '/films/a.mp4' }),
    ],
  });
  expect(html).toContain('alt="A court"');
  expect(html).not.toContain('/films/a.mp4');
});

test('a text of a block is text', () => {
  expect(render({ blocks: [block({ text: '<script>alert(1)</script>' })] }).html).toContain(
    '&lt;script&gt;',
  );
});

test('a huge list is cut, and lists in lists together as well', () => {
  const list = Array.from({ length: 5_000 }, (_, index) => index);
  const count = (blocks: readonly unknown[]) =>
    render({ state: { list }, blocks }).html.split('builder-id=').length - 1;
  const repeat = { collection: 'state.list' };
  expect(count([block({ repeat })])).toBe(500);
  const nested = (depth: number): unknown =>
    depth === 0 ? block({ repeat }) : block({ repeat, children: [nested(depth - 1)] });
  expect(count([nested(3)])).toBeLessThan(30_000);
  expect(count(Array.from({ length: 1_000 }, () => block({ repeat })))).toBeLessThan(30_000);
});

test('a list that is cut is told of where it is drawn, and before where it can be known', () => {
  const list = Array.from({ length: 600 }, (_, index) => index);
  const repeated = (collection: string) =>
    render({
      state: { all: { list }, short: [1] },
      blocks: [block({ id: 'builder-a', repeat: { collection } })],
    });
  const { told, warnings } = repeated('state.all.list');
  const cut = 'the list is cut to 500 of 600 items';
  expect(told).toEqual([`Page builder, page entry1: block builder-a: ${cut}`]);
  expect(warnings).toEqual([{ blockId: 'builder-a', message: cut }]);
  const later = repeated('state.all.list.concat(state.short)');
  expect(later.told.join()).toContain('500 of 601');
  expect(later.warnings).toEqual([]);
  for (const collection of ['state.short', 'state.absent.list', 'state.all']) {
    expect(repeated(collection)).toMatchObject({ told: [], warnings: [] });
  }
});

test('long texts are repeated less often, whoever made them', () => {
  const list = Array.from({ length: 500 }, (_, index) => index);
  const big = 'x'.repeat(100_000);
  const length = (...blocks: readonly unknown[]) =>
    render({ state: { list, big }, blocks }).html.length;
  const repeat = { collection: 'state.list' };
  const nested = (inner: Readonly<Record<string, unknown>>) =>
    block({ repeat, children: [{ ...inner, repeat }] });
  expect(length(nested(text(big)))).toBeLessThan(30_000_000);
  expect(length(nested(text('{{state.big}}')))).toBeLessThan(30_000_000);
  const bound = { bindings: { 'properties.title': 'state.big' } };
  expect(length(nested(block(bound)))).toBeLessThan(30_000_000);
});

test('a large block among many repeats is drawn once in any case', () => {
  const repeat = { collection: 'state.list' };
  const large = block({ repeat, children: [text('<h2>large</h2>'), text('x'.repeat(150_000))] });
  const small = Array.from({ length: 200 }, () => block({ repeat }));
  const { html } = render({ state: { list: [1, 2] }, blocks: [large, ...small] });
  expect(html.split('<h2>large</h2>').length - 1).toBe(1);
});

test('columns that are not columns are empty', () => {
  const { html } = render({
    blocks: [component('Columns', { columns: [null, 7, 'x'] }), text('after')],
  });
  expect(html.split('builder-column"').length - 1).toBe(3);
  expect(html).toContain('after');
});

test('a script has run before the page is drawn, and leaves what was prepared as it was', () => {
  const data = {
    state: { list: ['a'] },
    jsCode:
      'state.list.push(Builder.isServer ? "server" : "browser"); setTimeout(function () { state.list = [] }, 0); Promise.resolve().then(function () { state.list = [] })',
    blocks: [text('{{state.list.join()}}')],
  };
  const { content } = prepareContent(toEntry(data), { language: 'en' });
  const before = JSON.stringify(content);
  const draw = () =>
    renderToString(
      <MemoryRouter>
        <LanguageProvider>
          <EntryView of={{ content, loaded: [] }} />
        </LanguageProvider>
      </MemoryRouter>,
    );
  expect(draw()).toContain('a,server');
  expect(draw()).toContain('>a,server<');
  expect(JSON.stringify(content)).toBe(before);
});

test('all expressions of a page together have an end', () => {
  const slow = text('', {
    bindings: { 'component.options.text': 'var n = 0; while (true) n++; return n' },
  });
  const fine = text('', { bindings: { 'component.options.text': 'String(1 + 1) + "!"' } });
  const { html } = render({ blocks: [fine, ...Array.from({ length: 50 }, () => slow), fine] });
  expect(html.match(/2!/g)).toHaveLength(1);
});

test('a value that cannot become what an option holds leaves the option out, not the page', () => {
  const { html } = render({
    jsCode: 'const own = []; own.push(own); state.own = own; state.odd = { valueOf: () => null.x }',
    blocks: [
      text('<p>Before</p>'),
      component(
        'Columns',
        { columns: [{ blocks: [text('<p>In</p>')] }] },
        { bindings: { 'component.options.space': 'state' } },
      ),
      component(
        'Columns',
        { columns: [{ blocks: [text('<p>Odd</p>')] }] },
        { bindings: { 'component.options.space': 'state.odd' } },
      ),
      component('Text', { text: '' }, { bindings: { 'component.options.text': 'state.own' } }),
      component(
        'Core:Button',
        { text: '' },
        { bindings: { 'component.options.text': 'state.own' } },
      ),
      block({
        animations: [
          {
            trigger: 'pageLoad',
            steps: [{ styles: { opacity: '0' } }, { styles: { opacity: '1' } }],
          },
        ],
        bindings: { 'animations.0.duration': 'state' },
        children: [text('<p>Moving</p>')],
      }),
    ],
  });
  for (const piece of ['Before', 'In', 'Odd', 'Moving']) expect(html).toContain(piece);
});

import { expect, test } from 'vitest';
import { block, component, showEntry, text } from '../show-entry.test-support.tsx';

const symbol = component('Symbol', {
  symbol: { content: { id: 's', data: { blocks: [text('s')] } } },
});

test('blocks stand at the places that CSS counts in the page builder', () => {
  const { container } = showEntry({
    cssCode: '.builder-block:nth-child(2) { color: red }',
    state: { list: [1, 2] },
    blocks: [
      block({ id: 'builder-a' }),
      block({ id: 'builder-b', repeat: { collection: 'state.list' } }),
      component('Columns', { columns: [{ blocks: [text('1')] }, { blocks: [] }] }),
      symbol,
    ],
  });
  const places = (parent: Element | null | undefined) =>
    [...(parent?.children ?? [])].map(({ localName }) => localName).join(' ');
  const list = container.querySelector('.builder-blocks');
  expect(places(list)).toBe(
    'template div template template div template div template div template div',
  );
  expect(places(container.querySelector('.builder-content'))).toBe('template template div');
  expect(places(container.querySelector('.builder-columns'))).toBe('template div div');
  expect(places(container.querySelector('.builder-symbol .builder-blocks'))).toBe('template div');
});

test('nothing stands between blocks where no CSS counts them', () => {
  const { container } = showEntry({
    cssCode: '.a { color: red }',
    blocks: [text('a'), symbol],
  });
  expect(container.querySelector('template')).toBeNull();
});

test('values of CSS beyond those offered are taken, and none that leave their rule', () => {
  const image = (value: unknown, bound = false) =>
    component(
      'Image',
      { image: '/images/a/b.webp', ...(!bound && { backgroundPosition: value }) },
      bound ? { bindings: { 'component.options.backgroundPosition': JSON.stringify(value) } } : {},
    );
  const optionsOf = (value: unknown) =>
    showEntry({ blocks: [image(value)] }).content.blocks[0]?.options;
  expect(optionsOf('20% 10%')).toMatchObject({ backgroundPosition: '20% 10%' });
  expect(optionsOf('top}body{display:none')).not.toHaveProperty('backgroundPosition');
  const hostile = 'top}body{display:none';
  showEntry({ blocks: [image(hostile, true)] });
  const rules = document.adoptedStyleSheets.flatMap((sheet) =>
    [...sheet.cssRules].map(({ cssText }) => cssText),
  );
  expect(rules.join()).not.toContain('body');
});

test('a list in a text is written as JavaScript writes it', () => {
  const { container } = showEntry({
    state: { list: [1, 'a<b>', null, [2], { x: 1 }] },
    blocks: [text('{{state.list}}')],
  });
  expect(container.querySelector('.builder-text')?.textContent).toBe('1,a,,,');
});

import { expect, test } from 'vitest';
import { text } from '../show-entry.test-support.tsx';
import { first, type Loose, prepare } from './prepare.test-support.ts';

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

test('an expression outside the language gives nothing, with one warning that names it', () => {
  const { content, warnings } = prepare({
    blocks: [
      text('kept', {
        id: 'builder-1',
        bindings: { 'component.options.text': 'fetch("/x")', show: 'state.a' },
        actions: { click: 'document.title = 1' },
      }),
    ],
  });
  expect(content.blocks[0]?.bind).toEqual({
    show: ['.', ['$', 'state'], 'a'],
    options: [[['text'], 'html', ['$', 'undefined']]],
  });
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

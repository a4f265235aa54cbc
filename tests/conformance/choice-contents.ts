import { block, type Case, component, dropped, styled, symbol, text } from './shorthands.ts';

const rule = (property: string, operator: string, value: unknown) => ({
  '@type': '@builder.io/core:Query',
  property,
  operator,
  value,
});

const container = (id: string, variants: readonly object[], styles = {}) =>
  component(id, 'PersonalizationContainer', { variants }, styles, [
    text(`${id}-default`, 'For everybody', styled({ ...dropped, color: 'teal' })),
  ]);

/** Nobody is in it, so that both renderers draw the default without asking chance. */
const test = (id: string, words: string) => ({
  [id]: { id, name: 'Other', testRatio: 0, data: { blocks: [text(`${id}-text`, words)] } },
});

/** Contents that are not the same for everybody, as somebody sees them of whom nothing is known. */
export const choiceContents: readonly Case[] = [
  {
    name: 'blocks for some visitors, the first variant that is meant',
    after: ['personalization-container'],
    data: {
      blocks: [
        container(
          'first',
          [
            {
              name: 'Members',
              query: [rule('member', 'is', true)],
              blocks: [text('m', 'Members')],
            },
            {
              name: 'Everybody else',
              query: [rule('member', 'isNot', true)],
              blocks: [text('e', 'Become a member', styled({ marginTop: '30px' }))],
            },
            { name: 'Never reached', query: [], blocks: [text('n', 'Never')] },
          ],
          styled({ padding: '20px', backgroundColor: 'rgb(240, 230, 210)' }),
        ),
        text('after', 'After it'),
      ],
    },
  },
  {
    name: 'blocks for some visitors, whom nobody is, and outside their dates',
    after: ['personalization-container', 'variant-containers'],
    data: {
      blocks: [
        container('none', [
          { name: 'Members', query: [rule('member', 'is', true)], blocks: [text('m', 'Members')] },
        ]),
        container('over', [
          {
            name: 'Past',
            query: [],
            endDate: '2020-01-01T00:00:00.000Z',
            blocks: [text('p', 'x')],
          },
          { name: 'To come', startDate: '2099-01-01T00:00:00.000Z', blocks: [text('t', 'x')] },
        ]),
        container('dated', [
          {
            name: 'Now',
            startDate: '2020-01-01T00:00:00.000Z',
            endDate: '2099-01-01T00:00:00.000Z',
            blocks: [block('now', styled({ display: 'flex' }), [text('now-text', 'Now')])],
          },
        ]),
        container('without', []),
      ],
    },
  },
  {
    name: 'the default of an A/B test, of a page and of a symbol in it',
    after: ['ab-test', 'ab-test-interactive', 'symbol-ab-test'],
    variations: test('other', 'The other page'),
    data: {
      state: { count: 1 },
      blocks: [
        text('count', 'Count {{state.count}}'),
        component(
          'more',
          'Core:Button',
          { text: 'More' },
          { actions: { click: 'state.count = state.count + 1' } },
        ),
        symbol(
          'tested',
          { blocks: [text('in', 'The symbol’s default')] },
          {},
          {},
          {
            variations: test('symbol-other', 'The other symbol'),
          },
        ),
      ],
    },
    clicks: ['More'],
  },
];

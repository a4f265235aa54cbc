import { block, type Case, component, styled, text } from './shorthands.ts';

const picture = 'https://cdn.builder.io/api/v1/image/assets%2Fmuseum%2Fcourt';
const localized = (values: Readonly<Record<string, string>>) => ({
  '@type': '@builder.io/core:LocalizedValue',
  ...values,
});

/** Contents of one known difference each: what they do not show is no longer known. */
export const knownContents: readonly Case[] = [
  {
    name: 'a picture in a block without a position',
    after: [],
    data: {
      blocks: [
        component(
          'court',
          'Image',
          { image: picture, aspectRatio: 0.5 },
          styled({ width: '200px' }),
        ),
      ],
    },
  },
  {
    name: 'an entry from right to left',
    after: [],
    meta: { rtlMode: true },
    data: { blocks: [text('words', '<p>مرحبا</p>')] },
  },
  {
    name: 'styles of a block without an id, below a script',
    after: ['js-code-with-assign'],
    data: {
      jsCode: 'Object.assign(state, { room: "Library" });',
      blocks: [
        text('words', '{{state.room}}', {
          id: undefined,
          ...styled({ marginTop: '30px', color: 'rgb(200, 0, 0)' }),
        }),
        text('after', 'After'),
      ],
    },
  },
  {
    name: 'a text in its default language only',
    after: [],
    data: { blocks: [component('words', 'Text', { text: localized({ Default: 'Aloha' }) })] },
  },
  {
    name: 'a text with a value that is not there',
    after: [],
    data: { blocks: [text('words', 'Room {{state.room}}')] },
  },
  {
    name: 'a label',
    after: [],
    data: { blocks: [component('label', 'Form:Label', { text: 'Your name' })] },
  },
  {
    name: 'the text of an element',
    after: [],
    data: { blocks: [block('words', { tagName: 'p', text: 'Plain words' })] },
  },
  {
    name: 'bound styles in a list',
    after: [],
    data: {
      state: { rooms: [{ width: '100px' }, { width: '200px' }] },
      blocks: [
        text('words', 'Room', {
          repeat: { collection: 'state.rooms', itemName: 'room' },
          bindings: { 'responsiveStyles.large.width': 'state.room.width' },
        }),
      ],
    },
  },
  {
    name: 'a wide frame',
    after: [],
    data: {
      blocks: [
        component('film', 'Embed', {
          content:
            '<iframe width="560" height="315" src="https://www.youtube.com/embed/abcdefghijk"></iframe>',
        }),
      ],
    },
  },
  {
    name: 'a link in a link',
    after: [],
    warns: true,
    data: {
      blocks: [
        block('outer', {
          properties: { href: '/visit' },
          children: [
            block('inner', { properties: { href: '/shop' }, children: [text('words', 'Shop')] }),
          ],
        }),
      ],
    },
  },
  {
    name: 'a symbol that inherits the state',
    after: [],
    data: {
      state: { room: 'Court' },
      blocks: [
        component('shared', 'Symbol', {
          inheritState: true,
          symbol: {
            model: 'symbol',
            entry: 'entry-shared',
            content: {
              id: 'entry-shared',
              data: { blocks: [text('words', 'Room {{state.room}}')] },
            },
          },
        }),
      ],
    },
  },
  {
    name: 'the stored size of a screen',
    after: [],
    data: {
      state: { deviceSize: 'large' },
      blocks: [text('words', 'Size: {{state.deviceSize}}')],
    },
  },
  {
    name: 'the picture that counts',
    after: [],
    data: {
      blocks: [
        text('words', 'Words'),
        block('pixel', {
          id: 'builder-pixel-abc',
          tagName: 'img',
          properties: { src: 'https://cdn.builder.io/api/v1/pixel?apiKey=key', alt: '' },
        }),
      ],
    },
  },
  {
    name: 'a slow animation',
    after: [],
    data: {
      blocks: [
        text('words', 'Words', {
          animations: [
            {
              trigger: 'scrollInView',
              steps: [
                { styles: { opacity: '0', transform: 'translate3d(30px, 0, 0)' } },
                { styles: { opacity: '1', transform: 'none' } },
              ],
              duration: 60,
              easing: 'linear',
            },
          ],
        }),
      ],
    },
  },
  {
    name: 'a button that is disabled by its bare name',
    after: [],
    data: {
      state: { isFull: true },
      blocks: [
        component(
          'book',
          'Core:Button',
          { text: 'Book' },
          { bindings: { disabled: 'state.isFull' } },
        ),
      ],
    },
  },
  {
    name: 'a script in code',
    after: [],
    warns: true,
    data: {
      blocks: [
        component('code', 'Custom Code', {
          code: '<p id="hours">Closed</p><script>document.getElementById("hours").textContent = "Open";</script>',
        }),
      ],
    },
  },
  {
    name: 'a field in code',
    after: [],
    warns: true,
    data: {
      blocks: [component('code', 'Custom Code', { code: '<b>Words</b><input type="text">' })],
    },
  },
  {
    name: 'styles that count elements',
    after: [],
    data: {
      cssCode:
        '.builder-block:nth-child(2) { color: rgb(200, 0, 0) } .builder-columns > div:nth-child(2) { background: gold } .builder-block + .builder-block { color: green } .builder-image { opacity: 0.5 }',
      blocks: [
        text('first', 'First'),
        text('second', 'Second'),
        component('columns', 'Columns', {
          columns: [{ blocks: [text('one', 'One')] }, { blocks: [text('two', 'Two')] }],
        }),
        component(
          'court',
          'Image',
          { image: picture, aspectRatio: 0.5 },
          styled({ position: 'relative', width: '200px' }),
        ),
        text('styled', 'Styled', { properties: { title: 'a' } }),
      ],
    },
  },
];

import type { BlockDefinition } from './definition.ts';
import {
  blocks,
  css,
  file,
  fits,
  flag,
  link,
  list,
  number,
  one,
  positions,
  text,
} from './input-shorthands.ts';

/** The page builder's own components. Source: reference §7; forms: `forms/form-blocks.ts`. */
export const defaultBlocks = {
  Text: {
    description: 'Formatted text; {{ expressions }} in it are evaluated.',
    inputs: [{ name: 'text', type: 'html', defaultValue: 'Enter some text...' }],
  },
  Image: {
    description: 'A picture in the sizes that the browser needs, with blocks over it if you like.',
    canHaveChildren: true,
    inputs: [
      file('image'),
      file('src'),
      text('altText'),
      text('title'),
      css('backgroundSize', fits, 'cover'),
      css('backgroundPosition', positions, 'center'),
      number('aspectRatio', 0.7041),
      flag('fitContent', true),
      flag('lazy', true),
      flag('highPriority'),
      text('sizes'),
      text('srcset'),
      flag('noWebp'),
      number('width'),
      number('height'),
    ],
  },
  'Raw:Img': {
    description: 'A bare picture without a frame around it.',
    noWrap: true,
    inputs: [
      file('image'),
      text('altText'),
      text('title'),
      css('backgroundSize', fits),
      css('backgroundPosition', positions),
      number('aspectRatio'),
    ],
  },
  Columns: {
    description: 'Blocks beside each other, which stack on narrow screens.',
    inputs: [
      list('columns', blocks('blocks'), number('width'), link('link')),
      number('space', 20),
      one('stackColumnsAt', ['tablet', 'mobile', 'never'], 'tablet'),
      flag('reverseColumnsWhenStacked'),
    ],
  },
  'Core:Section': {
    description: 'A part of the page with a largest width.',
    canHaveChildren: true,
    inputs: [number('maxWidth', 1200), flag('lazyLoad'), { name: 'lazyStyles', type: 'uiStyle' }],
  },
  'Core:Button': {
    description: 'A link or button.',
    noWrap: true,
    inputs: [text('text', 'Click me!'), link('link'), flag('openLinkInNewTab')],
  },
  Embed: {
    description: 'A film of YouTube; documents of other sites are left out.',
    inputs: [link('url'), { name: 'content', type: 'html' }],
  },
  'Custom Code': {
    description: 'HTML; scripts run only where the setting allows it.',
    inputs: [{ name: 'code', type: 'html' }, flag('scriptsClientOnly'), flag('replaceNodes')],
  },
  Symbol: { description: 'An entry that several pages share.', noWrap: true, inputs: [] },
  Slot: {
    description: 'The place in a symbol for blocks of the page.',
    inputs: [text('name', 'children')],
  },
  'Core:Fragment': { description: 'Blocks together.', canHaveChildren: true, inputs: [] },
  Fragment: {
    description: 'Blocks together, without looks of their own.',
    noWrap: true,
    canHaveChildren: true,
    inputs: [],
  },
  'Builder:StateProvider': {
    description: 'Adds to the state of the blocks in it.',
    noWrap: true,
    canHaveChildren: true,
    inputs: [
      { name: 'state', type: 'map' },
      { name: 'context', type: 'map' },
    ],
  },
  'Builder:RawText': { description: 'A line of HTML.', inputs: [{ name: 'text', type: 'html' }] },
  'Core:Router': {
    description: 'The page of this address; links inside the site need no block.',
    canHaveChildren: true,
    inputs: [text('model', 'page'), flag('handleRouting', true), flag('preloadOnHover', true)],
  },
} as const satisfies Readonly<Record<string, BlockDefinition>>;

import type { BlockDefinition, BlockInput } from './definition.ts';

const text = (name: string, defaultValue?: string): BlockInput => ({
  name,
  type: 'string',
  defaultValue,
});
const flag = (name: string, defaultValue?: boolean): BlockInput => ({
  name,
  type: 'boolean',
  defaultValue,
});
const number = (name: string, defaultValue?: number): BlockInput => ({
  name,
  type: 'number',
  defaultValue,
});
const file = (name: string): BlockInput => ({ name, type: 'file' });
const link = (name: string): BlockInput => ({ name, type: 'url' });
const blocks = (name: string): BlockInput => ({ name, type: 'uiBlocks' });
const list = (name: string, ...subFields: BlockInput[]): BlockInput => ({
  name,
  type: 'list',
  subFields,
});
const one = (name: string, values: readonly string[], defaultValue?: string): BlockInput => ({
  name,
  type: 'string',
  enum: values,
  defaultValue,
});

const positions = [
  ...['center', 'top', 'left', 'right', 'bottom'],
  ...['top left', 'top right', 'bottom left', 'bottom right'],
];
const fits = ['contain', 'cover', 'fill', 'auto', 'none', 'scale-down'];

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
      one('backgroundSize', fits, 'cover'),
      one('backgroundPosition', positions, 'center'),
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
      one('backgroundSize', fits),
      one('backgroundPosition', positions),
      number('aspectRatio'),
    ],
  },
  Video: {
    description: 'A film that plays in the page.',
    canHaveChildren: true,
    inputs: [
      file('video'),
      file('posterImage'),
      flag('autoPlay', true),
      flag('muted', true),
      flag('loop', true),
      flag('playsInline', true),
      flag('controls'),
      one('fit', fits, 'cover'),
      one('position', positions, 'center'),
      one('preload', ['auto', 'metadata', 'none'], 'metadata'),
      number('aspectRatio', 0.7004),
      flag('lazyLoad', true),
      flag('fitContent', true),
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
    inputs: [number('maxWidth', 1200), flag('lazyLoad'), { name: 'lazyStyles', type: 'map' }],
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
  PersonalizationContainer: {
    description: 'Blocks for some visitors in place of those for all.',
    noWrap: true,
    canHaveChildren: true,
    inputs: [
      list(
        'variants',
        text('name'),
        { name: 'query', type: 'map' },
        text('startDate'),
        text('endDate'),
        blocks('blocks'),
      ),
      number('previewingIndex'),
    ],
  },
  'Core:Fragment': {
    description: 'Blocks without an element around them.',
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
  'Builder: Tabs': {
    description: 'Panels of which one is shown.',
    inputs: [
      list('tabs', blocks('label'), blocks('content')),
      number('defaultActiveTab', 1),
      { name: 'activeTabStyle', type: 'map' },
      flag('collapsible'),
      one(
        'tabHeaderLayout',
        ['center', 'flex-start', 'flex-end', 'space-between', 'space-around', 'space-evenly'],
        'flex-start',
      ),
    ],
  },
  'Builder:Accordion': {
    description: 'Questions that open to their answers.',
    canHaveChildren: true,
    inputs: [
      list('items', blocks('title'), blocks('detail')),
      flag('oneAtATime'),
      flag('grid'),
      { name: 'gridRowWidth', type: 'color', defaultValue: '25%' },
      flag('useChildrenForItems'),
    ],
  },
  'Builder:Carousel': {
    description: 'Slides that are turned over.',
    canHaveChildren: true,
    inputs: [
      list('slides', blocks('content')),
      flag('hideDots'),
      flag('autoplay'),
      number('autoplaySpeed', 5),
      blocks('prevButton'),
      blocks('nextButton'),
      list('responsive', number('width'), number('slidesToShow'), number('slidesToScroll')),
      number('slidesToShow', 1),
      flag('useChildrenForSlides'),
    ],
  },
  'Builder:Masonry': {
    description: 'Tiles of different heights in columns.',
    canHaveChildren: true,
    inputs: [
      list('tiles', blocks('content')),
      number('columnWidth', 200),
      number('gutterSize'),
      flag('useChildrenForTiles', true),
    ],
  },
} as const satisfies Readonly<Record<string, BlockDefinition>>;

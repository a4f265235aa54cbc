import type { BlockDefinition } from './definition.ts';
import { blocks, css, file, fits, flag, list, number, one, positions } from './input-shorthands.ts';

/** Those of the page builder's own components that do something by themselves. Source: reference §7. */
export const widgetBlocks = {
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
      css('fit', fits, 'cover'),
      css('position', positions, 'center'),
      one('preload', ['auto', 'metadata', 'none'], 'metadata'),
      number('aspectRatio', 0.7004),
      flag('lazyLoad', true),
      flag('fitContent', true),
    ],
  },
  'Builder: Tabs': {
    description: 'Panels of which one is shown.',
    inputs: [
      list('tabs', blocks('label'), blocks('content')),
      number('defaultActiveTab', 1),
      { name: 'activeTabStyle', type: 'uiStyle' },
      flag('collapsible'),
      css(
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

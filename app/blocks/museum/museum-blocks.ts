import { accents, grounds } from '#app/design/accents.ts';
import type { BlockDefinition, BlockInput } from '../definition.ts';
import { flag, link, list, number, one } from '../input-shorthands.ts';
import { itemKinds, loadItems } from './load-items.ts';
import { loadHours, loadVideo } from './load-visit.ts';

const ratios = ['wide', 'landscape', 'square', 'portrait', 'panorama'];

const words = (name: string, helperText?: string): BlockInput => ({
  name,
  type: 'string',
  helperText,
});
const longWords = (name: string, helperText?: string): BlockInput => ({
  name,
  type: 'longText',
  helperText,
});
const html = (name: string): BlockInput => ({ name, type: 'richText' });
const picture: readonly BlockInput[] = [
  { name: 'image', type: 'file', allowedFileTypes: ['jpeg', 'jpg', 'png', 'webp', 'avif'] },
  words('imageAlt', 'What the picture shows, for those who cannot see it.'),
];
const color = (name: string): BlockInput => ({ name, type: 'color' });
const ground = one('ground', grounds);
const accent = one('accent', accents);
const card = [
  words('title'),
  longWords('description'),
  words('label', 'A few words above the title.'),
  ...picture,
  link('link'),
];

/**
 * The museum's own components: the pieces of the designed screens, for editors. What they show of
 * programs, people and objects comes from the content management service, so that a page stays true
 * without anybody editing it.
 */
export const museumBlocks = {
  'Museum:Hero': {
    friendlyName: 'Hero',
    description: 'The deep picture or film that opens a page, with the page’s title.',
    opensPage: true,
    hasDefaults: true,
    inputs: [
      words('title'),
      longWords('description'),
      words('breadcrumb', 'A few words above the title: the section.'),
      ...picture,
      { name: 'video', type: 'file', allowedFileTypes: ['mp4'] },
      words('youtubeVideoId', 'A film of YouTube in place of one of ours: what stands after v=.'),
      words('textColor', 'Such as #ffffff: the site takes its light or its dark tone by it.'),
      one('variant', ['bottom', 'center', 'video-only'], 'bottom'),
      one('height', ['low', 'full'], 'low'),
    ],
  },
  'Museum:PageHeader': {
    friendlyName: 'Page header',
    description: 'Opens a page that has no hero: label, title, a sentence.',
    opensPage: true,
    hasDefaults: true,
    inputs: [words('label'), words('title'), longWords('lead'), one('ground', grounds, 'deep')],
  },
  'Museum:Section': {
    friendlyName: 'Section',
    description: 'A part of a page with its heading; other blocks are put into it.',
    canHaveChildren: true,
    hasDefaults: true,
    inputs: [
      words('heading'),
      longWords('lead'),
      ground,
      accent,
      one('width', ['section', 'layout'], 'section'),
      {
        ...one('layout', ['below', 'beside', 'wide'], 'below'),
        helperText: 'Where the content stands: below the heading, beside it, or over all columns.',
      },
    ],
  },
  'Museum:MenuCards': {
    friendlyName: 'Menu cards',
    description: 'Columns of pictures that lead on; the one looked at widens.',
    hasDefaults: true,
    inputs: [
      words('title'),
      longWords('description'),
      { ...number('columns', 2), helperText: 'Two, three or five.' },
      list(
        'cards',
        ...[words('title'), longWords('description'), ...picture, link('link')],
        one('flexSize', ['normal', 'wide'], 'normal'),
        flag('hasArrow', true),
        color('backgroundColor'),
        color('hoverOverlayColor'),
      ),
    ],
  },
  'Museum:Items': {
    friendlyName: 'Items',
    description:
      'Exhibitions, programs, people, news or products: chosen by hand, or those that come first.',
    hasDefaults: true,
    inputs: [
      one('kind', itemKinds, 'exhibitions'),
      {
        ...list('chosen', words('uid')),
        helperText: 'Last part of the address of each; without any, the first ones are shown.',
      },
      { ...number('count', 3), helperText: 'At most 12.' },
      one('when', ['now', 'past', 'any'], 'now'),
      one('layout', ['grid', 'carousel'], 'grid'),
      words('heading'),
      link('moreLink'),
      words('moreText'),
    ],
    load: loadItems,
  },
  'Museum:EventList': {
    friendlyName: 'Event list',
    description: 'What is on next, as a list to be read: the day large, then what and where.',
    hasDefaults: true,
    inputs: [
      one('kind', ['programs', 'events', 'all'], 'all'),
      { ...number('count', 4), helperText: 'At most 12.' },
      words('heading'),
      link('moreLink'),
      words('moreText'),
    ],
    load: ({ kind, count }, parts) => loadItems({ kind, count, when: 'now' }, parts),
  },
  'Museum:StaffList': {
    friendlyName: 'Staff list',
    description: 'People of the house, all or those of one department.',
    hasDefaults: true,
    inputs: [
      words('heading'),
      words('department', 'As it stands in the content management service; empty: everybody.'),
      { ...number('count', 12), helperText: 'At most 40.' },
    ],
    load: ({ department, count }, parts) => loadItems({ kind: 'staff', department, count }, parts),
  },
  'Museum:CollectionStrip': {
    friendlyName: 'Collection strip',
    description: 'The groups of the collection, as a row to turn over.',
    hasDefaults: true,
    inputs: [words('heading'), link('moreLink'), words('moreText')],
    load: (_, parts) => loadItems({ kind: 'collections', count: 12 }, parts),
  },
  'Museum:Cards': {
    friendlyName: 'Cards',
    description: 'Cards written by hand, in rows or as a carousel.',
    hasDefaults: true,
    inputs: [
      words('heading'),
      one('layout', ['grid', 'carousel'], 'grid'),
      { ...number('columns', 3), helperText: 'Two, three or four.' },
      accent,
      list('cards', ...card),
    ],
  },
  'Museum:Quote': {
    friendlyName: 'Quote',
    description: 'Somebody’s words.',
    hasDefaults: true,
    inputs: [
      longWords('quote'),
      words('authorName'),
      words('authorDiscipline'),
      words('authorOrganization'),
      ...picture,
      one('variant', ['full', 'text', 'large-image'], 'text'),
      color('accentColor'),
    ],
  },
  'Museum:BigMedia': {
    friendlyName: 'Big media',
    description: 'A picture or film given the width of the page, with its caption.',
    hasDefaults: true,
    inputs: [
      ...picture,
      { name: 'video', type: 'file', allowedFileTypes: ['mp4'] },
      longWords('caption'),
      words('credit'),
      one('ratio', ratios, 'wide'),
      one('captionAt', ['below', 'margin'], 'below'),
    ],
  },
  'Museum:PagePush': {
    friendlyName: 'Page push',
    description: 'Sends the visitor on: one title, one sentence, one link.',
    hasDefaults: true,
    inputs: [
      words('title'),
      longWords('text'),
      link('link'),
      words('linkText'),
      ...picture,
      one('ground', grounds, 'deep'),
    ],
  },
  'Museum:OpeningHours': {
    friendlyName: 'Opening hours',
    description: 'Whether the house is open now, the coming days, and dates out of the ordinary.',
    inputs: [],
    load: loadHours,
  },
  'Museum:Map': {
    friendlyName: 'Map',
    description: 'The way to the gate, as our own picture, with links to maps.',
    inputs: [],
    load: loadHours,
  },
  'Museum:Video': {
    friendlyName: 'Museum film',
    description: 'A film of the digital studio, with captions and words to read.',
    inputs: [words('uid', 'Last part of its address in the digital studio, after “video=”.')],
    load: loadVideo,
  },
  'Museum:Gallery': {
    friendlyName: 'Gallery',
    description: 'Pictures as a row to turn over, whole, each with its caption.',
    inputs: [
      words('label', 'Names the gallery for those who cannot see it.'),
      list('pictures', ...picture, longWords('caption')),
    ],
  },
  'Museum:Accordion': {
    friendlyName: 'Drawers',
    description: 'Questions that open to their answers; open when printed, found by the browser.',
    inputs: [list('items', words('title'), html('text'), flag('isOpen'))],
  },
  'Museum:Table': {
    friendlyName: 'Table',
    description: 'Facts in rows; the first column names them.',
    inputs: [
      words('caption'),
      list('columns', words('title')),
      {
        ...list('rows', longWords('cells')),
        helperText: 'One line for each cell, in the order of the columns.',
      },
    ],
  },
  'Museum:Text': {
    friendlyName: 'Museum text',
    description: 'Text as the designed screens set it.',
    hasDefaults: true,
    inputs: [html('text'), one('size', ['normal', 'large', 'quiet'], 'normal')],
  },
} as const satisfies Readonly<Record<string, BlockDefinition>>;

import { accents, grounds } from '#app/design/accents.ts';
import { audienceGroups } from '#shared/languages/read-audience.ts';
import type { BlockDefinition, BlockInput } from '../definition.ts';
import type { BlockProps } from '../draw/block-props.ts';
import { flag, link, list, number, one } from '../input-shorthands.ts';
import { defineLoadingBlock } from '../options-of.ts';
import { itemKinds, loadItems } from './load-items.ts';
import { loadHours, loadVideo, loadWay } from './load-visit.ts';

const ratios = ['wide', 'landscape', 'square', 'portrait', 'panorama'] as const;

const shortText = <const Name extends string>(name: Name, helperText?: string) => ({
  name,
  type: 'string' as const,
  helperText,
});
const longText = <const Name extends string>(name: Name, helperText?: string) => ({
  name,
  type: 'longText' as const,
  helperText,
});
const html = <const Name extends string>(name: Name) => ({ name, type: 'richText' as const });
const picture = [
  { name: 'image', type: 'file', allowedFileTypes: ['jpeg', 'jpg', 'png', 'webp', 'avif'] },
  shortText('imageAlt', 'What the picture shows, for those who cannot see it.'),
] as const satisfies readonly BlockInput[];
const color = <const Name extends string>(name: Name) => ({ name, type: 'color' as const });
const ground = one('ground', grounds);
const accent = one('accent', accents);
const card = [
  shortText('title'),
  longText('description'),
  shortText('label', 'A few words above the title.'),
  ...picture,
  link('link'),
] as const;

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
      shortText('title'),
      longText('description'),
      shortText('breadcrumb', 'A few words above the title: the section.'),
      ...picture,
      { name: 'video', type: 'file', allowedFileTypes: ['mp4'] },
      shortText(
        'youtubeVideoId',
        'A film of YouTube in place of one of ours: what stands after v=.',
      ),
      shortText('textColor', 'Such as #ffffff: the site takes its light or its dark tone by it.'),
      one('variant', ['bottom', 'center', 'video-only'], 'bottom'),
      one('height', ['low', 'tall', 'full'], 'low'),
      {
        ...one('form', ['below', 'beside'], 'below'),
        helperText: 'Of a low one: the words below the picture, or beside it.',
      },
    ],
  },
  'Museum:PageHeader': {
    friendlyName: 'Page header',
    description: 'Opens a page that has no hero, in few lines: label, title, a sentence.',
    opensPage: true,
    hasDefaults: true,
    inputs: [shortText('label'), shortText('title'), longText('lead')],
  },
  'Museum:Section': {
    friendlyName: 'Section',
    description: 'A part of a page with its heading; other blocks are put into it.',
    canHaveChildren: true,
    hasDefaults: true,
    inputs: [
      shortText('heading'),
      longText('lead'),
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
      shortText('title'),
      longText('description'),
      { ...number('columns', 2), helperText: 'Two, three or five.' },
      list(
        'cards',
        shortText('title'),
        longText('description'),
        ...picture,
        link('link'),
        one('flexSize', ['normal', 'wide'], 'normal'),
        flag('hasArrow', true),
        color('backgroundColor'),
        color('hoverOverlayColor'),
      ),
    ],
  },
  'Museum:Items': defineLoadingBlock(
    {
      friendlyName: 'Items',
      description:
        'Exhibitions, programs, people, news or products: chosen by hand, or those that come first.',
      hasDefaults: true,
      inputs: [
        one('kind', itemKinds, 'exhibitions'),
        {
          ...list('chosen', shortText('uid')),
          helperText: 'Last part of the address of each; without any, the first ones are shown.',
        },
        { ...number('count', 3), helperText: 'At most 12.' },
        one('when', ['now', 'past', 'any'], 'now'),
        one('layout', ['grid', 'carousel'], 'grid'),
        shortText('heading'),
        link('moreLink'),
        shortText('moreText'),
      ],
    },
    loadItems,
  ),
  'Museum:EventList': defineLoadingBlock(
    {
      friendlyName: 'Event list',
      description: 'What is on next, as a list to be read: the day large, then what and where.',
      hasDefaults: true,
      inputs: [
        one('kind', ['programs', 'events', 'all'], 'all'),
        {
          ...one('audience', ['all', ...audienceGroups], 'all'),
          helperText: 'Those alone that say they are for them.',
        },
        { ...number('count', 4), helperText: 'At most 12.' },
        shortText('heading'),
        link('moreLink'),
        shortText('moreText'),
      ],
    },
    ({ kind, audience, count }, dependencies) =>
      loadItems({ kind, audience, count, when: 'now' }, dependencies),
  ),
  'Museum:StaffList': defineLoadingBlock(
    {
      friendlyName: 'Staff list',
      description: 'People of the house, all or those of one department.',
      hasDefaults: true,
      inputs: [
        shortText('heading'),
        shortText(
          'department',
          'As it stands in the content management service; empty: everybody.',
        ),
        { ...number('count', 12), helperText: 'At most 40.' },
      ],
    },
    ({ department, count }, dependencies) =>
      loadItems({ kind: 'staff', department, count }, dependencies),
  ),
  'Museum:CollectionStrip': defineLoadingBlock(
    {
      friendlyName: 'Collection strip',
      description: 'The groups of the collection, as a row to turn over.',
      hasDefaults: true,
      inputs: [shortText('heading'), link('moreLink'), shortText('moreText')],
    },
    (_, dependencies) => loadItems({ kind: 'collections', count: 12 }, dependencies),
  ),
  'Museum:Cards': {
    friendlyName: 'Cards',
    description: 'Cards written by hand, in rows or as a carousel.',
    hasDefaults: true,
    inputs: [
      shortText('heading'),
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
      longText('quote'),
      shortText('authorName'),
      shortText('authorDiscipline'),
      shortText('authorOrganization'),
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
      longText('caption'),
      shortText('credit'),
      one('ratio', ratios, 'wide'),
      one('captionAt', ['below', 'margin'], 'below'),
    ],
  },
  'Museum:PagePush': {
    friendlyName: 'Page push',
    description: 'Sends the visitor on: one title, one sentence, one link.',
    hasDefaults: true,
    inputs: [
      shortText('title'),
      longText('text'),
      link('link'),
      shortText('linkText'),
      ...picture,
      one('ground', grounds, 'deep'),
    ],
  },
  'Museum:OpeningHours': defineLoadingBlock(
    {
      friendlyName: 'Opening hours',
      description: 'Whether the house is open now, the coming days, and dates out of the ordinary.',
      inputs: [],
    },
    loadHours,
  ),
  'Museum:Map': defineLoadingBlock(
    {
      friendlyName: 'Map',
      description: 'The way to the gate, as our own picture, with links to maps.',
      inputs: [],
    },
    loadWay,
  ),
  'Museum:Video': defineLoadingBlock(
    {
      friendlyName: 'Museum film',
      description: 'A film of the digital studio, with captions and words to read.',
      inputs: [shortText('uid', 'Last part of its address in the digital studio, after “video=”.')],
    },
    loadVideo,
  ),
  'Museum:Gallery': {
    friendlyName: 'Gallery',
    description: 'Pictures as a row to turn over, whole, each with its caption.',
    inputs: [
      shortText('label', 'Names the gallery for those who cannot see it.'),
      list('pictures', ...picture, longText('caption')),
    ],
  },
  'Museum:Accordion': {
    friendlyName: 'Drawers',
    description: 'Questions that open to their answers; open when printed, found by the browser.',
    inputs: [list('items', shortText('title'), html('text'), flag('isOpen'))],
  },
  'Museum:Table': {
    friendlyName: 'Table',
    description: 'Facts in rows; the first column names them.',
    inputs: [
      shortText('caption'),
      list('columns', shortText('title')),
      {
        ...list('rows', longText('cells')),
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

/** What the drawing of one of them gets. */
export type MuseumProps<Name extends keyof typeof museumBlocks> = BlockProps<
  (typeof museumBlocks)[Name]
>;

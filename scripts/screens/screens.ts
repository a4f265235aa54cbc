import { existsSync } from 'node:fs';

/** One screen to look at: a path, and what is to be seen there when its route alone does not say. */
export interface Screen {
  readonly path: string;
  /** For people; for example "An event that was cancelled". */
  readonly name: string;
  /** Selector of what is pressed before one looks; a width where it is not to be seen has no such screen. */
  readonly press?: string;
}

/** Items of the demo content that show a route at its fullest. */
const examples: readonly [pattern: RegExp, folder: string, name: string][] = [
  [/^what-we-do\/residencies\/:id$/, 'documents/resident', 'leila-okonjo'],
  [/^what-we-do\/artists\/:id$/, 'documents/artist', 'leila-okonjo'],
  [/^what-we-do\/convenings\/:id$/, 'documents/convening', 'water-and-number'],
  [/^what-we-do\/events\/:id$/, 'documents/event', 'lamps-and-listening'],
  [/^whats-on\/exhibitions\/:uid$/, 'documents/exhibition', 'light-through-a-screen'],
  [/^whats-on\/public-programs\/:id$/, 'documents/public_program', 'saturday-family-court'],
  [/^about\/news\/:uid$/, 'documents/news', 'what-the-blue-is-made-of'],
  [/^about\/careers\/:uid$/, 'documents/career', 'gardener'],
  [/^objects\/:id/, 'objects', 'demo-0041'],
];
/** Addresses that are made of what records say, not of a file. */
const examplePaths: readonly [pattern: RegExp, path: string][] = [
  [/^collection\/makers\/:id/, '/collection/makers/kekoa-alapai'],
  [/^collection\/subjects\/:id$/, '/collection/subjects/rosette'],
];

/** Other states of a route. */
const states: readonly Screen[] = [
  { path: '/', name: 'The menu of small screens', press: 'header a[role="button"]' },
  { path: '/', name: 'The choice of language', press: '[data-language-dropdown] summary' },
  { path: '/what-we-do/residencies/bilal-qureshi', name: 'A resident to come' },
  { path: '/what-we-do/residencies/priya-venkataraman', name: 'A resident of the past' },
  { path: '/what-we-do/convenings/food-as-archive', name: 'A convening that is postponed' },
  { path: '/what-we-do/convenings/cloth-and-its-names', name: 'A past convening, recorded' },
  { path: '/what-we-do/events/kapa-and-clouds', name: 'An event that was cancelled' },
  { path: '/what-we-do/events/santur-at-dusk', name: 'An event that is sold out' },
  { path: '/what-we-do/events/canoe-frame', name: 'An event that is over' },
  { path: '/whats-on?when=past', name: 'All that has been' },
  { path: '/whats-on?when=tonight', name: 'Tonight' },
  { path: '/whats-on?when=weekend', name: 'This weekend' },
  { path: '/whats-on/exhibitions/silver-into-brass', name: 'An exhibition to come' },
  { path: '/whats-on/exhibitions/breath-and-fire', name: 'An exhibition that has ended' },
  { path: '/whats-on/public-programs/draw-a-ten-fold-star', name: 'A program, one day sold out' },
  {
    path: '/whats-on/public-programs/film-night-loom-and-sea',
    name: 'A program that is postponed',
  },
  { path: '/whats-on/public-programs/who-drew-the-dome', name: 'A past program, recorded' },
  {
    path: '/whats-on?kind=performance&when=tonight',
    name: 'Nothing matches',
  },
  {
    path: '/collection/explore-the-collection?hasImage=true&view=list&page=2',
    name: 'Objects with a picture as a list, page two',
  },
  {
    path: '/collection/explore-the-collection?q=xyzzy&type=bowl&onView=true',
    name: 'No object matches',
  },
  {
    path: '/collection/explore-the-collection?collection=none&title=None&sourceId=none',
    name: 'A collection that is not there',
  },
  { path: '/about/careers/collections-photographer', name: 'A position that is closed' },
  { path: '/digital-studio?video=the-joiners-knot', name: 'A film of the video site, chosen' },
  { path: '/search-results?q=light', name: 'What a search finds' },
  { path: '/search-results?q=carpt', name: 'A search that was misspelled' },
  { path: '/search-results?q=xyzzy', name: 'A search that finds nothing' },
];

/** Addresses that the site does not have, of its own and of the page builder's. */
export const unknownPaths: readonly string[] = ['/there-is-no-such-page', '/builder/no-such-page'];

/** Every address of the site, with an item of the demo content where one is needed. */
export async function listAllPaths(): Promise<string[]> {
  return (await listRouteScreens()).map(({ path }) => path);
}

/** Every route in the order of the specification, then every state worth a look. */
export async function listScreens(): Promise<Screen[]> {
  return [...(await listRouteScreens()), ...states];
}

/** Modules that lead elsewhere or answer what a form has sent; and what draws nothing has a small name. */
const noScreens = /\/(redirects\/Redirect|builder\/FormSubmission|[a-z][^/]*)\.tsx?$/;
/** Shown only to who holds a place, a reservation or a signed link; their own journeys look at them. */
const isPrivate = (path = '') => /^tickets\/.*:|^subscribe\/./.test(path);

async function listRouteScreens(): Promise<Screen[]> {
  const { default: routes } = await import('../../app/routes.ts');
  // A frame around screens is a route without a path of its own.
  const english = routes
    .flatMap((route) => route.children ?? [route])
    .filter(({ id, file }) => id?.startsWith('en/') && !noScreens.test(file))
    .filter(({ path }) => !isPrivate(path));
  return english.map(({ path = '', file }) => ({
    path: toExamplePath(path),
    name: toName(file),
  }));
}

function toExamplePath(pattern: string): string {
  if (!/[:*]/.test(pattern)) return `/${pattern}`;
  if (pattern === '*') return unknownPaths[0] ?? '';
  if (pattern === 'builder/*') return unknownPaths[1] ?? '';
  if (pattern === 'visit/*') return '/visit/access';
  if (pattern === 'about/*') return '/about/press';
  const made = examplePaths.find(([known]) => known.test(pattern))?.[1];
  if (made) return made;
  const [, folder, name] = examples.find(([known]) => known.test(pattern)) ?? [];
  if (!folder || !existsSync(`content/${folder}/${name}.json`)) {
    throw new Error(`scripts/screens/screens.ts names no item of the demo content for ${pattern}.`);
  }
  return `/${pattern.replace('/:slug?', '').replace(/:\w+/, name ?? '')}`;
}

/** `routes/what-we-do/AllEvents.tsx` is "All events". */
function toName(file: string): string {
  const words = (/(\w+)\.tsx$/.exec(file)?.[1] ?? file).replaceAll(/(?<=.)[A-Z]/g, ' $&');
  return words.charAt(0) + words.slice(1).toLowerCase();
}

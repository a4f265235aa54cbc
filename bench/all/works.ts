/** What `npm run bench` can be given; null: what needs it is left out. */
export interface BenchOptions {
  readonly rounds: string;
  /** An export of a real museum. */
  readonly export: string | null;
  /** Another version of the project, built. */
  readonly beside: string | null;
}

/** One program of `bench/`, and what its rows may cost. */
export interface Work {
  /** What `--only` is given. */
  readonly name: string;
  readonly title: string;
  readonly needs: readonly ('export' | 'beside' | 'workers')[];
  readonly toCommand: (options: BenchOptions) => readonly string[];
  /** The most that a row's ratio may be, or the least where more is better; none: it is only shown. */
  readonly budgets: Readonly<Record<string, number>>;
  readonly isMoreBetter?: boolean;
}

const given = (name: string, value: string | null): string[] =>
  value === null ? [] : [`--${name}`, value];

const pagesCommand =
  (size: string, departments: string) =>
  (options: BenchOptions): string[] => [
    'bench/collection-pages.ts',
    options.export ?? '',
    ...['--size', size, '--departments', departments, '--rounds', options.rounds],
    ...given('beside', options.beside),
  ];

const languageBudgets = { '/es beside English': 1.1, '/haw beside English': 1.1 };

/** In the order in which they are measured. */
export const works: readonly Work[] = [
  {
    name: 'pages',
    title: 'Pages nobody asked before, 100,000 objects in 1,000 collections',
    needs: ['export'],
    toCommand: pagesCommand('100000', '1000'),
    budgets: {
      home: 0.5,
      '/es': 0.5,
      '/haw': 0.5,
      explore: 0.45,
      'explore, words and facets': 0.55,
      object: 0.4,
      'search results': 0.65,
      exhibition: 0.75,
      tickets: 0.75,
      ...languageBudgets,
    },
  },
  {
    name: 'pages-of-one-museum',
    title: "Pages nobody asked before, one museum's records as they are",
    needs: ['export'],
    toCommand: pagesCommand('28258', '0'),
    budgets: {
      explore: 0.6,
      'explore, words and facets': 0.7,
      object: 0.7,
      'search results': 0.75,
      ...languageBudgets,
    },
  },
  {
    name: 'visitor',
    title: 'One visitor, a search in 100,000 objects',
    needs: ['export'],
    toCommand: ({ rounds, export: file }) => [
      'bench/visitor-search.ts',
      file ?? '',
      '--rounds',
      rounds,
    ],
    budgets: { 'one visitor, words and three facets': 4 },
  },
  {
    name: 'kept',
    title: 'A kept page',
    needs: [],
    toCommand: ({ rounds }) => ['bench/cached-page.ts', '--rounds', rounds],
    // Bare node:http costs 0.85 of it.
    budgets: { 'kept page beside bare node:http': 1 / 0.85 },
  },
  {
    name: 'start',
    title: 'Start',
    needs: [],
    toCommand: ({ rounds, beside }) => [
      ...['bench/start-up.ts', '--rounds', rounds],
      ...given('beside', beside),
    ],
    budgets: { 'second start to the first page': 0.5 },
  },
  {
    name: 'import',
    title: 'Import',
    needs: ['export', 'beside'],
    toCommand: ({ rounds, export: file, beside }) => [
      ...['bench/import-beside.ts', file ?? '', '--rounds', rounds],
      ...given('beside', beside),
    ],
    budgets: { 'import into SQLite': 0.9, 'import into PostgreSQL': 0.6 },
  },
  {
    name: 'workers',
    title: 'Several processes',
    needs: ['workers'],
    toCommand: ({ rounds }) => ['bench/workers.ts', '--rounds', rounds],
    budgets: { 'two workers beside one': 1.6 },
    isMoreBetter: true,
  },
  {
    name: 'shared-collection',
    title: 'Four web processes and a collection of a million objects',
    needs: ['export', 'workers'],
    toCommand: ({ export: file }) => ['bench/shared-collection.ts', file ?? ''],
    // Beside the budget itself.
    budgets: { 'all processes together': 1, 'the hop': 1 },
  },
  {
    name: 'outages',
    title: 'Services away, slow and broken',
    needs: [],
    toCommand: () => ['bench/outages.ts'],
    budgets: {},
  },
  {
    name: 'mixed-load',
    title: 'An hour of mixed load',
    needs: [],
    toCommand: () => ['bench/mixed-load.ts'],
    budgets: { 'memory, last third': 1.05, 'slowest of a hundred popular pages': 2 },
  },
  {
    name: 'growth',
    title: 'As the content grows',
    needs: ['export'],
    toCommand: ({ rounds, export: file }) => ['bench/growth.ts', file ?? '', '--rounds', rounds],
    budgets: {},
  },
];

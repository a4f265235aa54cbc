import { mkdtempSync, rmSync } from 'node:fs';
import { request as startRequest } from 'node:http';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, test } from '@playwright/test';
import { choiceNames } from '#app/routes/collection/explore/explore-address.ts';
import { loadDemoContent } from '#server/content/load-demo-content.ts';
import { openDatabases } from '#server/databases/open-databases.ts';
import { parseSettings } from '#server/settings/settings.ts';
import { type RunningServer, startServer } from '#server/start.ts';
import { listFacetNames } from '#services/object-collection/embedded/search/results/facet-values.ts';

// Addresses that nobody would write, of everything that is searched by its address: any parameter
// with any value is answered with a page or a sentence, never with a failure, and in time.

test.describe.configure({ mode: 'default' });

interface Target {
  /** Paths that take the parameters. */
  readonly paths: readonly string[];
  /** Parameters that the path knows; others are tried too. */
  readonly parameters: readonly string[];
  readonly rounds: number;
}

const explore = [
  ...choiceNames,
  ...['q', 'words', 'collection', 'title', 'yearFrom', 'yearTo', 'hasImage', 'onView', 'order'],
  ...['view', 'more', 'page', 'from'],
];
const collectionApi = [
  ...listFacetNames,
  ...[
    'q',
    'yearFrom',
    'yearTo',
    'order',
    'page',
    'pageSize',
    'partialSize',
    'facets',
    'facetSize',
    'ids',
  ],
  ...['containing', 'limit'],
];
const api = '/object-collection-api';

/** One row for everything that reads its address. */
const targets: readonly Target[] = [
  {
    paths: [
      '/collection/explore-the-collection',
      '/es/collection/explore-the-collection',
      '/collection/explore-the-collection.data',
    ],
    parameters: explore,
    rounds: 200,
  },
  { paths: ['/search', '/haw/search'], parameters: ['q', 'kind', 'page'], rounds: 60 },
  {
    paths: ['/search-results', '/es/search-results', '/search-results.data', '/search-suggestions'],
    parameters: ['q', 'kind', 'page', 'language', 'limit'],
    rounds: 160,
  },
  {
    paths: [
      '/objects/demo-0001/star-tile-with-a-rising-arabesque',
      '/objects/demo-0001',
      '/objects/%00',
      '/objects/..%2f..',
    ],
    parameters: [...explore, 'picture'],
    rounds: 80,
  },
  {
    paths: [
      '/objects',
      '/objects/demo-0001',
      '/objects/demo-0001/neighbors',
      '/objects/demo-0001/related',
      '/facets/maker',
      '/facets/%22',
      '/suggestions',
      '/collections',
      '/version',
      '/changes',
      '/changes/1',
      '/changes/-1',
      '/changes/99999999999999',
      '/openapi.json',
      '/nothing',
    ].map((path) => api + path),
    parameters: collectionApi,
    rounds: 300,
  },
  {
    paths: [
      '/iiif/3/collections',
      '/iiif/3/manifests/demo-0001',
      '/iiif/3/%E0%A4/info.json',
      '/objects/demo-0001.jsonld',
      '/objects/%E0%A4.jsonld',
    ],
    parameters: ['page', 'q'],
    rounds: 60,
  },
];

/** As they stand in an address, so that broken ones are tried too. */
const values = [
  '',
  '0',
  '-1',
  '1',
  '2',
  '1e9',
  'NaN',
  'Infinity',
  '99999999999999999999',
  '0x10',
  '1.5',
  'true',
  'false',
  'null',
  'undefined',
  'star',
  'star+tile',
  'stra+tlie',
  'azulejo',
  'h%C5%8Dk%C5%AB',
  '%CA%BB',
  'k%C4%81%CA%BBei',
  '%D8%A8%D8%B3%D9%85',
  '%F0%9F%99%82',
  '%EF%B7%BA',
  'e%CC%81',
  '%22',
  '%22star',
  '%22a%22+%22b%22',
  '%27',
  '%27+OR+1%3D1+--',
  '%3Cscript%3Ealert(1)%3C%2Fscript%3E',
  '%3B+DROP+TABLE+objects',
  '%60',
  '%5C',
  '$%7B7*7%7D',
  '%7B%7B7*7%7D%7D',
  '%25',
  '%25%00',
  '%00',
  '%0D%0ASet-Cookie:+a=b',
  '%09',
  '%7F',
  '%ED%A0%80',
  '%E0%A4',
  '%FF%FE',
  '%',
  '%2',
  '%zz',
  '..%2F..%2F..%2Fetc%2Fpasswd',
  'file:%2F%2F%2Fetc%2Fpasswd',
  'maker:',
  'maker:%22',
  'title:::',
  'accession:1961.11',
  'place:iran+type:tile',
  '-star',
  '*',
  'a*',
  '(((((',
  '[]',
  '[%22a%22]',
  '%7B%7D',
  'a,b,,c',
  ',',
  'relevance',
  'date-newest',
  'all',
  'all,period',
  'period',
  'list',
  'objects',
  'turquoise',
  'a'.repeat(200),
  'a'.repeat(1_500),
  '%C3%A9'.repeat(150),
  'a+'.repeat(300),
  '%22a+'.repeat(100),
  '__proto__',
  'constructor',
  'toString',
  'hasOwnProperty',
];
const strangeNames = [
  '',
  '__proto__',
  'constructor',
  'toString',
  'q[]',
  'q[a]',
  'page%00',
  '%',
  'a'.repeat(300),
  'utm_source',
  'edit',
  'builder.preview',
];

/** The same numbers in every run. Source: Numerical Recipes, a linear congruential generator. */
function createChooser(seed: number) {
  let state = seed;
  return <Item>(list: readonly Item[]): Item => {
    state = (Math.imul(state, 1_664_525) + 1_013_904_223) >>> 0;
    return list[Math.floor((state / 2 ** 32) * list.length)] as Item;
  };
}

function listAddresses({ paths, parameters, rounds }: Target, seed: number): string[] {
  const choose = createChooser(seed);
  return Array.from({ length: rounds }, (_, round) => {
    const query = Array.from({ length: 1 + (round % 5) }, () => {
      const name = choose(round % 7 === 0 ? strangeNames : parameters);
      return choose([
        `${name}=${choose(values)}`,
        `${name}=${choose(values)}&${name}=${choose(values)}`,
        name,
      ]);
    });
    return `${choose(paths)}?${query.join('&')}`;
  });
}

const folder = mkdtempSync(join(tmpdir(), 'girih-fuzz-'));
/** Of the processor, not of the clock: a machine that is shared may stand still for seconds. */
const slowestMs = 4_000;
const expected = new Set([200, 301, 302, 303, 400, 404, 410, 414]);
/** Of whoever reads the answer: a page, or a sentence. */
const words = /\p{L}+(\s+\S+){2,}/u;
const insides = /\bat \S+ \(.*:\d+:\d+\)|SQLITE_|node_modules\//;
let server: RunningServer;

test.beforeAll(async () => {
  test.setTimeout(120_000);
  const settings = parseSettings({
    DATA_FOLDER: folder,
    PORT: '0',
    HOST: '127.0.0.1',
    LOG_LEVEL: 'silent',
    // Each request says that it comes from somebody else, so that no limit is met.
    TRUSTED_PROXIES: '1',
  });
  const databases = await openDatabases(settings);
  await loadDemoContent(settings, databases);
  await databases.close();
  server = await startServer(settings);
  // What the first page and the first search of a process cost is not these addresses' affair.
  for (const path of ['/visit', '/search-results?q=tile']) await ask(path, '10.255.0.1');
});

test.afterAll(async () => {
  await server?.stop();
  rmSync(folder, { recursive: true, force: true });
});

for (const [index, target] of targets.entries()) {
  test(`any parameter with any value is answered by ${target.paths[0]} and its like`, async () => {
    test.setTimeout(240_000);
    let number = 0;
    const met = new Set<number>();
    const problems: string[] = [];
    for (const path of listAddresses(target, index + 1)) {
      const client = `10.${index}.${number >> 8}.${number++ & 255}`;
      const before = process.cpuUsage();
      const { status, body } = await ask(path, client);
      const { user, system } = process.cpuUsage(before);
      const ms = Math.round((user + system) / 1_000);
      met.add(status);
      // Data of an address that leads on says where, and is no page.
      const leadsOn = status === 202 && body.startsWith('[["SingleFetchRedirect"');
      if (!expected.has(status) && !leadsOn)
        problems.push(`${status} ${path}: ${body.slice(0, 200)}`);
      if (ms > slowestMs) problems.push(`${ms} ms of work ${path}`);
      if (status >= 400 && !words.test(body)) problems.push(`${status} without words ${path}`);
      if (insides.test(body)) problems.push(`tells of its insides ${path}`);
    }
    expect(problems).toEqual([]);
    expect(met).toContain(200);
  });
}

/** The address goes out as it is, which `fetch` would not let it. */
function ask(path: string, client: string): Promise<{ status: number; body: string }> {
  const { hostname, port } = new URL(server.address);
  const headers = { 'X-Forwarded-For': client };
  return new Promise((resolve, reject) => {
    startRequest({ hostname, port, path, headers, agent: false }, (answer) => {
      const chunks: Buffer[] = [];
      answer.on('data', (chunk: Buffer) => chunks.push(chunk));
      answer.on('end', () => {
        resolve({ status: answer.statusCode ?? 0, body: Buffer.concat(chunks).toString() });
      });
      answer.on('error', reject);
    })
      .on('error', reject)
      .end();
  });
}

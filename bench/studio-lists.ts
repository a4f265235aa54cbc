// How long the studio takes to answer with 10,000 items and 5,000 pictures, as if it was used for years:
// lists, search, filters, home, translations, where something is used, the library and its chooser.
// `node bench/studio-lists.ts [--database postgresql] [--explain]`; budget: 100 ms, whole calls, one at a
// time. `--explain` prints how the database finds what the slowest questions ask.

import { sql } from 'kysely';
import { migrate } from '#database/migrate.ts';
import { openMediaStore } from '#server/images/media-store.ts';
import { createGetItems } from '#server/studio/items/get-items.ts';
import { syncIndex } from '#server/studio/items/item-index.ts';
import { createAuditLog } from '#server/studio/people/audit-log.ts';
import type { People } from '#server/studio/people/open-people.ts';
import { createGetPictures } from '#server/studio/pictures/get-pictures.ts';
import { explainQuery, listQueries } from '#server/studio/query-plans.test-support.ts';
import { createStudio } from '#server/studio/studio.ts';
import { defaultLanguageCodes } from '#services/content-management/embedded/content-languages.ts';
import { readCommandLine } from '../scripts/command-line/read-command-line.ts';
import { openFormsPlace, toPlaceKind } from '../tests/setup/forms-place.ts';
import { fillStudio, setIdOf } from './studio-lists/fill-studio.ts';

const { values } = readCommandLine({
  options: {
    items: { type: 'string', default: '10000' },
    pictures: { type: 'string', default: '5000' },
    database: { type: 'string', default: 'sqlite' },
    rounds: { type: 'string', default: '60' },
    explain: { type: 'boolean', default: false },
  },
});
const budgetMs = 100;
const origin = 'https://museum.example';
const place = await openFormsPlace(toPlaceKind(values.database));
const [content, visitors] = [await place.open('content'), await place.open('visitors')];
const memory = () => Math.round(process.memoryUsage().rss / 1024 / 1024);
try {
  for (const database of [content, visitors]) await migrate(database);
  const size = { items: Number(values.items), pictures: Number(values.pictures) };
  await fillStudio(content, visitors, size);
  if (visitors.dialect === 'postgres') {
    for (const database of [content, visitors]) await sql`ANALYZE`.execute(database.query);
  }
  await measure();
} finally {
  await content.close();
  await visitors.close();
  await place.remove();
}

async function measure() {
  const shared = { content, visitors, now: () => new Date(), onPublished() {} };
  const audit = createAuditLog(visitors, shared.now);
  const record: typeof audit.record = (...act) => audit.record(...act);
  const items = createGetItems({
    ...{ ...shared, record },
    languageCodes: defaultLanguageCodes,
    timeZone: 'Pacific/Honolulu',
  });
  const store = openMediaStore({ kind: 'folder', path: `${place.folder}/media` }, '');
  const uploadsFolder = `${place.folder}/uploads`;
  const files = { store, contentFolder: '/nowhere', uploadsFolder };
  const pictures = createGetPictures({ ...shared, ...files, record, items });
  const email = 'leilani@museum.example';
  const person = { id: 'person-1', name: 'Leilani', email, role: 'administrator' };
  const session = { id: 's', person: { ...person, languages: [], language: 'en' } };
  const people = async () =>
    ({ findSession: async () => session, audit, now: shared.now }) as unknown as People;
  const studio = createStudio({ origin, folder: '', people, items, pictures });

  const began = performance.now();
  await syncIndex(items());
  console.log(`the first list: ${Math.round(performance.now() - began)} ms, ${memory()} MB`);
  const slow: string[] = [];
  for (const [name, path] of Object.entries(asked())) {
    const times: number[] = [];
    const used = process.cpuUsage();
    let bytes = 0;
    for (let round = 0; round < Number(values.rounds); round += 1) {
      const start = performance.now();
      const answer = await studio.request(`${origin}/api${path}`, { headers: { Origin: origin } });
      bytes = (await answer.text()).length;
      times.push(performance.now() - start);
      if (!answer.ok) throw new Error(`${path}: ${answer.status}`);
    }
    const { user, system } = process.cpuUsage(used);
    const worked = ((user + system) / 1_000 / times.length).toFixed(1);
    times.sort((one, other) => one - other);
    const at = (share: number) => times[Math.floor(times.length * share)] ?? 0;
    const [median, most] = [at(0.5).toFixed(1), at(0.95).toFixed(1)];
    console.log(
      `${name}: ${median} ms, 95 of 100 within ${most} ms; ${worked} ms of processor, ${bytes} bytes`,
    );
    if (at(0.95) > budgetMs) slow.push(name);
  }
  console.log(`${memory()} MB`);
  if (values.explain) await explainAll(studio);
  console.log(slow.length === 0 ? 'All within 100 ms.' : `Too slow: ${slow.join(', ')}`);
  process.exitCode = slow.length === 0 ? 0 : 1;
}

function asked(): Readonly<Record<string, string>> {
  const middle = setIdOf(Number(values.items) / 2);
  return {
    home: '/home',
    'list of items': '/items',
    'one type': '/items?type=staff',
    'a word': '/items?search=lantern',
    'two words': '/items?search=lantern+432',
    'a word that none has': '/items?search=nothing',
    'changed since': '/items?state=changed',
    'lacks Hawaiian': '/items?language=haw',
    'changed, lacks Hawaiian, one type': '/items?state=changed&language=haw&type=news',
    scheduled: '/items?state=scheduled',
    'page in the middle': `/items?after=${Date.parse('2025-01-04T00:00:00Z')}.a`,
    conflicts: '/items/conflicts',
    'one item': `/items/${middle}`,
    'where it is used': `/items/${middle}/uses`,
    'its history': `/items/${middle}/history`,
    'what Hawaiian lacks': '/translations?language=haw',
    'the next that lacks Hawaiian': `/translations/next?language=haw&after=${middle}`,
    releases: '/releases',
    'library of pictures': '/pictures',
    chooser: '/pictures?kind=picture&search=gate+4321',
    'pictures without words': '/pictures?lacks=alt&kind=picture',
    'pictures that nothing shows': '/pictures?lacks=use',
    'pictures without words on the site': '/pictures/lacking',
    'one picture': '/pictures/m4321',
    'where a picture is used': '/pictures/m4321/uses',
    'log of acts': '/acts',
    'acts of a kind that is rare': '/acts?act=person.signed-in',
    'acts of one person': '/acts?personId=person-3',
  };
}

/** Each question once, with how the database finds what it asks. */
async function explainAll(studio: ReturnType<typeof createStudio>) {
  const seen = new Set<string>();
  for (const [name, path] of Object.entries(asked())) {
    const queries = await listQueries([content, visitors], async () =>
      studio.request(`${origin}/api${path}`, { headers: { Origin: origin } }),
    );
    for (const one of queries.filter((query) => !seen.has(query.sql))) {
      seen.add(one.sql);
      console.log(`\n${name}: ${one.sql.slice(0, 300)}`);
      for (const line of await explainQuery(one, false)) console.log(`  ${line}`);
    }
  }
}

// How long the studio's list of items takes with 10,000 of them: the first page, words, filters.
// `node bench/studio-items.ts [--items 10000]`, in memory; budget: 100 ms.

import { openSqlite } from '#database/database.ts';
import { migrate } from '#database/migrate.ts';
import { createGetItems } from '#server/studio/items/get-items.ts';
import { type ItemFilter, listItems } from '#server/studio/items/list-items.ts';
import { fillIndex } from '#server/studio/items/many-items.test-support.ts';
import { defaultLanguageCodes } from '#services/content-management/embedded/content-languages.ts';
import { readCommandLine } from '../scripts/command-line/read-command-line.ts';

const { values } = readCommandLine({ options: { items: { type: 'string', default: '10000' } } });
const [content, visitors] = [openSqlite('content', ':memory:'), openSqlite('visitors', ':memory:')];
await migrate(content);
await migrate(visitors);
await fillIndex(visitors, Number(values.items));
const room = createGetItems({
  content,
  visitors,
  languageCodes: defaultLanguageCodes,
  timeZone: 'Pacific/Honolulu',
  now: () => new Date(),
  record: async () => {},
  onPublished() {},
})();
const asked: Readonly<Record<string, ItemFilter>> = {
  'first page': {},
  'two words': { search: 'person 432' },
  'a word that none has': { search: 'nothing' },
  'changed, lacks Hawaiian': { state: 'changed', language: 'haw' },
  'page in the middle': { after: '1700000005000.set-5000' },
};
const rounds = 100;
for (const [name, filter] of Object.entries(asked)) {
  const times: number[] = [];
  for (let round = 0; round < rounds; round += 1) {
    const began = performance.now();
    await listItems(room, filter);
    times.push(performance.now() - began);
  }
  times.sort((one, other) => one - other);
  const at = (share: number) => (times[Math.floor(rounds * share)] ?? 0).toFixed(1);
  console.log(`${name}: ${at(0.5)} ms, 95 of 100 within ${at(0.95)} ms, at most ${at(0.999)} ms`);
}
await content.close();
await visitors.close();

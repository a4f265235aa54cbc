import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, onTestFinished, test } from 'vitest';
import { openSqlite } from '#database/database.ts';
import { migrate } from '#database/migrate.ts';
import { languages } from '#shared/languages/languages.ts';
import { readModels } from '../../models/read-models.ts';
import { rulesOf } from '../../models/rules.ts';
import { loadDocuments } from '../load-content.ts';
import { createSkeleton } from './create-skeleton.ts';

const types = [...readModels().types.values()];

async function load(documents: readonly { type: string; uid: string; document: unknown }[]) {
  const folder = mkdtempSync(join(tmpdir(), 'girih-skeleton-'));
  const database = openSqlite('content', ':memory:');
  onTestFinished(async () => {
    await database.close();
    rmSync(folder, { recursive: true });
  });
  await migrate(database);
  for (const { type, uid, document } of documents) {
    mkdirSync(join(folder, type), { recursive: true });
    writeFileSync(join(folder, type, `${uid}.json`), JSON.stringify(document));
  }
  const now = new Date('2026-11-22T12:00:00Z');
  return loadDocuments({ database, folder, images: {}, now, timeZone: 'Pacific/Honolulu' });
}

const skeletons = () =>
  types.map((model) => {
    const uid = model.isRepeatable ? 'new-one' : model.id;
    return { type: model.id, uid, ...createSkeleton(model, uid, '2026-11-22') };
  });

const written: Readonly<Record<string, string>> = {
  href: 'https://social.example/1',
  apply: '/about/careers',
  shop_link: 'https://shop.example/1',
  timezone: 'Pacific/Honolulu',
};

/** Fills empty texts, as an editor does who reads what is required. */
const fillTexts = (value: unknown): unknown =>
  value === ''
    ? 'Words'
    : Array.isArray(value)
      ? value.map(fillTexts)
      : typeof value === 'object' && value !== null
        ? Object.fromEntries(
            Object.entries(value).map(([name, one]) => [
              name,
              // A picture's name is no text to make up.
              /image|panorama/.test(name) ? one : (written[name] ?? fillTexts(one)),
            ]),
          )
        : value;

test('a new item of every type names all its fields in every language', () => {
  expect(types.length).toBeGreaterThan(20);
  for (const { type, document, fields } of skeletons()) {
    expect(Object.keys(document)).toEqual(['type', 'uid', 'tags', 'shared', ...languages]);
    const required = fields.filter(({ isRequired }) => isRequired).map(({ path }) => path);
    const wanted = rulesOf(type).required.filter((path) => path !== 'uid');
    for (const path of wanted.filter((one) => !wanted.some((two) => two.startsWith(`${one}.`)))) {
      const names = [`shared.${path}`, `en.${path}`];
      const isGroup = fields.some((one) => names.some((name) => one.path.startsWith(`${name}.`)));
      expect(isGroup || names.some((name) => required.includes(name)), `${type} ${path}`).toBe(
        true,
      );
    }
  }
});

test('it is refused only for its texts, and loaded once they are filled', async () => {
  const { rejected } = await load(skeletons());
  expect(new Set(rejected.map(({ reason }) => reason))).toEqual(new Set(['is required']));
  const refused = new Set(rejected.map(({ file }) => file.split('/')[0]));
  // The home page is whole with its pictures alone.
  expect(types.map(({ id }) => id).filter((id) => !refused.has(id))).toEqual(['home']);
  const filled = skeletons().map((one) => ({
    ...one,
    document: fillTexts(one.document),
  }));
  const report = await load(filled);
  expect(report.rejected).toEqual([]);
  expect(report.loaded).toBe(types.length);
});

import { beforeEach, expect, test } from 'vitest';
import type { Database } from '#database/database.ts';
import { entrySchema, prepareEntry } from '#services/page-builder/embedded/entry.ts';
import { replaceEntries } from '#services/page-builder/embedded/write-entries.ts';
import { elementType } from '#shared/page-builder/editing/block-tree.ts';
import { describeOnEachDatabase } from '../../../tests/setup/test-databases.ts';
import { kai, leilani } from '../items/items.test-support.ts';
import { peopleQuery } from '../people/tables.ts';
import { createOpenPagePreview } from './page-previews.ts';
import { openPages } from './pages.test-support.ts';

const text = (id: string) => ({
  '@type': elementType,
  id,
  component: { name: 'Text', options: { text: id } },
});
const onPhones = { property: 'device', operator: 'is', value: 'mobile' };
const at = (property: string, operator: string, value: unknown) => ({ property, operator, value });

describeOnEachDatabase('for whom something is', (openDatabase) => {
  let studio: ReturnType<typeof openPages>;
  let content: Database;
  const load = (model: string, ...entries: object[]) =>
    replaceEntries(
      content,
      'content',
      entries.map((entry) => prepareEntry(model, entrySchema.parse(entry))),
    );

  beforeEach(async () => {
    content = await openDatabase('content');
    studio = openPages(content, await openDatabase('visitors'));
  });

  test('those that some visitors would get in the same place are named, with which of them they get', async () => {
    const now = Date.parse('2026-05-01T20:00:00Z');
    await load(
      'announcement-bar',
      { id: 'own', query: [at('urlPath', 'startsWith', '/visit')], priority: 2 },
      { id: 'everywhere', name: 'Everywhere' },
      {
        id: 'later',
        name: 'Later',
        priority: 3,
        startDate: now + 1,
        query: [at('locale', 'is', 'es')],
      },
      { id: 'over', endDate: now - 1 },
      { id: 'elsewhere', query: [at('urlPath', 'is', ['/shop', '/about'])] },
      { id: 'but', query: [at('urlPath', 'isNot', ['/', '/visit'])], name: 'But', priority: 2 },
      { id: 'by-letter', query: [at('queryString', 'contains', 'utm=1')], name: 'Letter' },
      { id: 'draft', published: 'draft' },
    );
    const { entries, isPartial } = (await studio.as(kai)('GET /own/beside')).body;
    expect(isPartial).toBe(false);
    expect(entries.map(({ name, comesFirst }: never) => [name, comesFirst]).sort()).toEqual([
      ['But', false],
      ['Everywhere', true],
      ['Later', false],
      ['Letter', true],
    ]);
    // What is a page of another kind stands in another place.
    await load('page', { id: 'page', query: [at('urlPath', 'is', '/visit')] });
    expect((await studio.as(kai)('GET /page/beside')).body.entries).toEqual([]);
    expect((await studio.as(kai)('GET /nothing/beside')).status).toBe(404);
  });

  test('rules that name thousands of addresses keep nobody waiting', async () => {
    const many = Array.from({ length: 1_900 }, (_, position) => `/${position}${'a'.repeat(20)}`);
    const rules = [at('urlPath', 'isNot', many), at('nothing', 'is', 'so')];
    await load(
      'before-body',
      { id: 'own', query: rules },
      ...Array.from({ length: 200 }, (_, position) => ({ id: `o${position}`, query: rules })),
    );
    const { cpuUsage } = process;
    const began = cpuUsage();
    // What could not be compared is not said to be nothing.
    const { body } = await studio.as(kai)('GET /own/beside');
    expect(body).toEqual({ entries: [], isPartial: true });
    expect(cpuUsage(began).user / 1_000).toBeLessThan(3_000);
    const more = [...rules, at('urlPath', 'isNot', [[many], many])];
    const set = { kind: 'set' as const, id: null, path: ['query'], from: rules, to: more };
    const refused = await studio.as(kai)('PATCH /own/draft', studio.change(0, set));
    expect(refused).toMatchObject({ status: 422, body: { error: { code: 'too-large' } } });
  });

  test('whoever composes looks at one group of visitors, and visitors get what is for them', async () => {
    const accounts = peopleQuery(studio.pages().visitors);
    const { id, name, email, role } = leilani;
    await accounts
      .insertInto('studio_users')
      .values({
        ...{ id, name, email, role, languages: '[]', language: 'en' },
        ...{ emailVerified: 1, createdAt: '', updatedAt: '' },
      })
      .execute();
    const variants = [{ name: 'Phones', query: [onPhones], blocks: [text('a')] }];
    const blocks = [
      {
        '@type': elementType,
        id: 'some',
        component: { name: 'PersonalizationContainer', options: { variants } },
        children: [text('all')],
      },
    ];
    await load('page', { id: 'garden', query: [at('urlPath', 'is', '/garden')], data: { blocks } });
    const { token } = (await studio.as(leilani)('POST /garden/preview')).body;
    const open = createOpenPagePreview(studio.pages, 'https://studio', async () => null);
    const look = async (behind: string) => {
      const shown = await open(token + behind);
      if (!shown || shown === 'expired') throw new Error('Nothing is shown.');
      const visit = { urlPath: '/garden', language: 'en' } as const;
      const found = await shown.pageBuilder?.findContent('page', visit);
      const [block] = (found?.data.blocks ?? []) as readonly { component?: { options?: object } }[];
      return block?.component?.options;
    };
    expect(await look('')).toEqual({ variants });
    expect(await look('!{"some":0}')).toEqual({
      variants: [{ ...variants[0], query: [], startDate: null, endDate: null }],
    });
    for (const behind of [
      '!{}',
      '!{"some":7}',
      '!{"some":"0"}',
      '!{',
      '!null',
      '!{"__proto__":0}',
    ]) {
      expect(await look(behind), behind).toEqual({ variants: [] });
    }
    expect(await open(`${token}!${'x'.repeat(5_000)}`)).toBeNull();
  });
});

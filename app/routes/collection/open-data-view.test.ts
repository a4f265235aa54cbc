import { readFileSync } from 'node:fs';
import { beforeAll, describe, expect, test } from 'vitest';
import { openSqlite } from '#database/database.ts';
import { migrate } from '#database/migrate.ts';
import english from '#locales/en/openData.json';
import { createObjectCollectionClient } from '#services/object-collection/client/client.ts';
import type { ApiDescription } from '#services/object-collection/contract.ts';
import { createObjectCollectionServer } from '#services/object-collection/embedded/server.ts';
import { languages } from '#shared/languages/languages.ts';
import { toCallViews } from './open-data-view.ts';

type CallMessages = Readonly<Record<string, { summary: string; description: string }>> & {
  readonly meanings: Readonly<Record<string, string>>;
};
const readWords = (language: string): CallMessages =>
  JSON.parse(readFileSync(`locales/${language}/openData.json`, 'utf8')).calls;

describe('The page about open data', () => {
  let description: ApiDescription;

  beforeAll(async () => {
    const database = openSqlite('content', ':memory:');
    await migrate(database);
    const server = createObjectCollectionServer({ database });
    description = await createObjectCollectionClient({
      endpoint: 'https://object-collection.internal',
      fetch: (address) => server(new Request(address)),
    }).describeApi();
    await database.close();
  });

  test('says in English what the API says of itself', () => {
    const messages = readWords('en');
    for (const { id, summary, description: text, parameters } of description.calls) {
      expect(messages[id], id).toEqual({ summary, description: text });
      for (const { name, description: meaning } of parameters) {
        expect(messages.meanings[name], name).toBe(meaning);
      }
    }
  });

  test.each(languages)(
    'knows every call and parameter in %s, and none that is gone',
    (language) => {
      const { meanings, ...messages } = readWords(language);
      const ids = description.calls.map(({ id }) => id);
      const texts = Object.entries(messages).filter(
        ([, text]) => typeof text === 'object' && 'summary' in text,
      );
      expect(texts.map(([id]) => id).sort()).toEqual([...ids].sort());
      const names = description.calls.flatMap(({ parameters }) =>
        parameters.map(({ name }) => name),
      );
      expect(Object.keys(meanings).sort()).toEqual([...new Set(names)].sort());
    },
  );

  test('says in a few words what a parameter takes', () => {
    const views = toCallViews(description, 'https://m.example/api', english.calls);
    const search = views.find(({ id }) => id === 'searchObjects');
    const takes = Object.fromEntries(search?.parameters.map((one) => [one.name, one.takes]) ?? []);
    expect(takes.pageSize).toBe('whole number, 1 to 100, without it: 24');
    expect(takes.q).toBe('text, at most 200');
    expect(takes.facets).toBe('text, several, separated by commas');
    expect(search?.example).toMatch(/^https:\/\/m\.example\/api\/objects\?q=star/);
    expect(views.find(({ id }) => id === 'findObject')?.parameters).toMatchObject([
      { name: 'id', takes: 'text, in the address, at most 120' },
    ]);
  });

  test('keeps the words of a call that it does not know yet', () => {
    const [known] = description.calls;
    const calls = known ? [{ ...known, id: 'newer', summary: 'Something new' }] : [];
    expect(toCallViews({ ...description, calls }, '', english.calls)).toMatchObject([
      { summary: 'Something new' },
    ]);
  });
});

import { expect, test } from 'vitest';
import { expectConsole } from '../../tests/setup/fail-on-console.ts';
import { loadTranslations } from './load-translations.ts';
import { sections } from './sections.ts';

/** Answers with what is given, else 404, and notes what was asked for. */
function createSource(files: Record<string, unknown>, loadEnglish = async () => ({})) {
  const asked: string[] = [];
  const fetch = async (path: string) => {
    asked.push(path);
    if (!(path in files)) return new Response(null, { status: 404 });
    const file = files[path];
    if (file instanceof Error) throw file;
    return new Response(typeof file === 'string' ? file : JSON.stringify(file));
  };
  return { asked, fetch, loadEnglish };
}

const everySection = (language: string) =>
  Object.fromEntries(
    sections.map((section) => [`/locales/${language}/${section}.json`, { title: section }]),
  );

test('each section is fetched on its own and the answers are merged', async () => {
  const source = createSource(everySection('es'));
  const { words, language, error } = await loadTranslations('es', source);
  expect(source.asked).toEqual(sections.map((section) => `/locales/es/${section}.json`));
  expect(Object.keys(words)).toEqual([...sections]);
  expect(words.tickets).toEqual({ title: 'tickets' });
  expect({ language, error }).toEqual({ language: 'es', error: null });
});

test.each([
  ['missing', undefined],
  ['no JSON', '<!doctype html>'],
  ['no object', ['a']],
  ['not to be reached', new TypeError('fetch failed')],
])('a section that is %s is empty and warned of', async (_, answer) => {
  const { '/locales/haw/visit.json': __, ...others } = everySection('haw');
  const source = createSource(
    answer === undefined ? others : { ...others, '/locales/haw/visit.json': answer },
  );
  expectConsole('warn', /The section "visit" of "haw" could not be loaded/);
  const { words, language } = await loadTranslations('haw', source);
  expect(words.visit).toEqual({});
  expect(words.tickets).toEqual({ title: 'tickets' });
  expect(language).toBe('haw');
  expect(source.asked).not.toContain('/locales/haw.json');
});

test("when all sections are empty the whole language's file is tried", async () => {
  const source = createSource({
    '/locales/es.json': { common: { close: 'Cerrar' }, unknown: { title: '?' } },
  });
  for (const section of sections) expectConsole('warn', new RegExp(`The section "${section}" `));
  const { words, language } = await loadTranslations('es', source);
  expect(source.asked.at(-1)).toBe('/locales/es.json');
  expect(words).toEqual({ common: { close: 'Cerrar' } });
  expect(language).toBe('es');
});

test('when the whole file fails too English is loaded instead', async () => {
  const source = createSource({}, async () => ({ common: { close: 'Close' } }));
  expectConsole('warn', /The section "common" of "es"/);
  for (const section of sections.slice(1)) expectConsole('warn', new RegExp(`"${section}" of`));
  expectConsole('warn', /The translations of "es" could not be loaded; showing English/);
  expect(await loadTranslations('es', source)).toEqual({
    words: { common: { close: 'Close' } },
    language: 'en',
    error: null,
  });
});

test('a whole file without a known section counts as failed', async () => {
  const source = createSource({ '/locales/es.json': { unknown: {} } });
  for (const section of sections) expectConsole('warn', new RegExp(`The section "${section}" `));
  expectConsole('warn', /could not be loaded; showing English.*none of the known sections/s);
  expect((await loadTranslations('es', source)).language).toBe('en');
});

test('English is not fetched', async () => {
  const source = createSource({}, async () => ({ common: { close: 'Close' } }));
  const { words } = await loadTranslations('en', source);
  expect(source.asked).toEqual([]);
  expect(words).toEqual({ common: { close: 'Close' } });
});

test('when English fails too there is an error and no words', async () => {
  const source = createSource({}, async () => {
    throw new Error('not bundled');
  });
  const { words, error } = await loadTranslations('en', source);
  expect(words).toEqual({});
  expect(error?.message).toMatch(/not even English/);
  expect(error?.cause).toEqual(new Error('not bundled'));
});

import { expect, test } from 'vitest';
import { sections } from '#shared/languages/sections.ts';
import { expectConsole } from '../../../tests/setup/fail-on-console.ts';
import { loadTranslations } from './load-translations.ts';

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

const wholeFile = () =>
  Object.fromEntries(sections.map((section) => [section, { title: section }]));

test('a language comes in one request', async () => {
  const source = createSource({ '/locales/es.json': { ...wholeFile(), unknown: { title: '?' } } });
  const { messages, language, error } = await loadTranslations('es', source);
  expect(source.asked).toEqual(['/locales/es.json']);
  expect(Object.keys(messages)).toEqual([...sections]);
  expect(messages.tickets).toEqual({ title: 'tickets' });
  expect({ language, error }).toEqual({ language: 'es', error: null });
});

test('a section that the whole file lacks is fetched on its own', async () => {
  const { tickets: _, ...others } = wholeFile();
  const source = createSource({
    '/locales/es.json': { ...others, visit: ['a'] },
    '/locales/es/visit.json': { title: 'Visita' },
  });
  expectConsole('warn', /The section "tickets" of "es" could not be loaded/);
  const { messages } = await loadTranslations('es', source);
  expect(source.asked.toSorted()).toEqual([
    '/locales/es.json',
    '/locales/es/tickets.json',
    '/locales/es/visit.json',
  ]);
  expect(messages.visit).toEqual({ title: 'Visita' });
  expect(messages.tickets).toEqual({});
});

test.each([
  ['missing', undefined],
  ['no JSON', '<!doctype html>'],
  ['no object', ['a']],
  ['not to be reached', new TypeError('fetch failed')],
])(
  'where the whole file is %s each section is fetched on its own and the answers are merged',
  async (_, answer) => {
    const { '/locales/haw/visit.json': __, ...others } = everySection('haw');
    const source = createSource(
      answer === undefined ? others : { ...others, '/locales/haw.json': answer },
    );
    expectConsole('warn', /The translations of "haw" could not be loaded at once/);
    expectConsole('warn', /The section "visit" of "haw" could not be loaded/);
    const { messages, language } = await loadTranslations('haw', source);
    expect(messages.visit).toEqual({});
    expect(messages.tickets).toEqual({ title: 'tickets' });
    expect(language).toBe('haw');
  },
);

test.each([
  ['nothing answers', {}],
  ['the whole file holds no known section', { '/locales/es.json': { unknown: {} } }],
])('English is loaded instead when %s', async (_, files) => {
  const source = createSource(files, async () => ({ common: { close: 'Close' } }));
  if (!('/locales/es.json' in files)) expectConsole('warn', /could not be loaded at once/);
  for (const section of sections) expectConsole('warn', new RegExp(`The section "${section}" `));
  expectConsole('warn', /The translations of "es" could not be loaded; showing English/);
  expect(await loadTranslations('es', source)).toEqual({
    messages: { common: { close: 'Close' } },
    language: 'en',
    error: null,
  });
});

test('English is not fetched', async () => {
  const source = createSource({}, async () => ({ common: { close: 'Close' } }));
  const { messages } = await loadTranslations('en', source);
  expect(source.asked).toEqual([]);
  expect(messages).toEqual({ common: { close: 'Close' } });
});

test('when English fails too there is an error and no words', async () => {
  const source = createSource({}, async () => {
    throw new Error('not bundled');
  });
  const { messages, error } = await loadTranslations('en', source);
  expect(messages).toEqual({});
  expect(error?.message).toMatch(/not even English/);
  expect(error?.cause).toEqual(new Error('not bundled'));
});

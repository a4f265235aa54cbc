import { beforeEach, expect, test, vi } from 'vitest';
import { sections } from '#shared/languages/sections.ts';
import { expectConsole } from '../../tests/setup/fail-on-console.ts';

/** Everything the session keeps, fresh for each test. */
let cache: typeof import('./translation-cache.ts');
let asked: string[];
let answer: (path: string) => Response;

/** A whole language; each section names the address that was asked. */
const answerWhole = (path: string) =>
  Response.json(Object.fromEntries(sections.map((section) => [section, { path }])));

beforeEach(async () => {
  vi.resetModules();
  asked = [];
  answer = answerWhole;
  vi.stubGlobal('fetch', async (path: string) => {
    asked.push(path);
    return answer(path);
  });
  cache = await import('./translation-cache.ts');
});

test('a language is asked for once in a session, however often it is needed', async () => {
  await Promise.all([cache.ensureLanguage('es'), cache.ensureLanguage('es')]);
  await cache.ensureLanguage('es');
  expect(asked).toEqual(['/locales/es.json']);
  expect(cache.readLanguage('es')).toMatchObject({ isComplete: true, failedAt: null });
});

test('English is bundled: never asked for and complete at once', async () => {
  await cache.ensureLanguage('en');
  expect(asked).toEqual([]);
  expect(cache.readLanguage('en').isComplete).toBe(true);
});

test('a language is incomplete until its words are there, and listeners hear of it', async () => {
  const heard = vi.fn();
  cache.subscribeToLanguages(heard);
  const pending = cache.ensureLanguage('haw');
  expect(cache.readLanguage('haw').isComplete).toBe(false);
  expect(heard).not.toHaveBeenCalled();
  await pending;
  expect(cache.readLanguage('haw').isComplete).toBe(true);
  expect(heard).toHaveBeenCalledOnce();
});

test('the words that came with the page stay the same objects', async () => {
  const common = { close: 'Cerrar' };
  cache.seedLanguage('es', { common });
  await cache.ensureLanguage('es');
  expect(cache.readLanguage('es').messages.common).toBe(common);
  expect(cache.readLanguage('es').messages.visit).toEqual({ path: '/locales/es.json' });
});

test('a language that failed keeps what came with the page, and is tried again after 30 s', async () => {
  const common = { close: 'Cerrar' };
  cache.seedLanguage('es', { common });
  answer = () => new Response(null, { status: 503 });
  expectConsole('warn', /could not be loaded at once/);
  for (const section of sections) expectConsole('warn', new RegExp(`The section "${section}" `));
  expectConsole('warn', /showing English/);
  await cache.ensureLanguage('es');
  expect(cache.readLanguage('es').isComplete).toBe(true);
  expect(cache.readLanguage('es').messages).toEqual({ common });

  answer = answerWhole;
  asked = [];
  await cache.ensureLanguage('es');
  expect(asked).toEqual([]);
  const failedAt = Date.now();
  vi.spyOn(Date, 'now').mockReturnValue(failedAt + 30_000);
  const completed = new Promise<void>((resolve) => cache.subscribeToLanguages(resolve));
  await cache.ensureLanguage('es');
  await completed;
  expect(cache.readLanguage('es').failedAt).toBeNull();
  expect(cache.readLanguage('es').messages.visit).toEqual({ path: '/locales/es.json' });
});

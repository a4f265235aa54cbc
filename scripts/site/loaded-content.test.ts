import { mkdirSync, mkdtempSync, rmSync, symlinkSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, onTestFinished, test, vi } from 'vitest';
import { noteContent } from '#database/content/content-lineage.ts';
import type { Database } from '#database/database.ts';
import type { ContentReport } from '#server/content/load-demo-content.ts';
import { parseSettings } from '#server/settings/settings.ts';
import { describeOnEachDatabase } from '../../tests/setup/test-databases.ts';
import { isLoaded, lookAtContent, noteLoaded } from './loaded-content.ts';

const report: ContentReport = {
  what: 'objects',
  part: 'objects',
  loaded: 1,
  unchanged: 0,
  removed: 0,
  removedNames: [],
  changed: true,
  rejected: [],
  warnings: [],
};
const problem = { file: 'a.json', field: 'title', reason: 'has no words' };

describeOnEachDatabase('content that was loaded', (openDatabase) => {
  let folder: string;
  let linked: string;
  let database: Database;

  beforeEach(async () => {
    database = await openDatabase();
    folder = mkdtempSync(join(tmpdir(), 'girih-loaded-'));
    onTestFinished(() => rmSync(folder, { recursive: true }));
    mkdirSync(join(folder, 'objects'));
    writeFileSync(join(folder, 'objects/a.json'), '{}');
    linked = mkdtempSync(join(tmpdir(), 'girih-linked-'));
    onTestFinished(() => rmSync(linked, { recursive: true }));
    writeFileSync(join(linked, 'page.json'), '{}');
    symlinkSync(linked, join(folder, 'pages'));
    await noteContent(database, { hash: 'first', place: folder }, 1);
  });
  afterEach(() => {
    vi.useRealTimers();
  });

  const settings = (env: NodeJS.ProcessEnv = {}) =>
    parseSettings({ CONTENT_FOLDER: folder, ...env });
  const look = (program: string | null = 'bundle', env: NodeJS.ProcessEnv = {}) =>
    lookAtContent(settings(env), program);
  const note = (...reports: ContentReport[]) => noteLoaded(settings(), database, look(), reports);

  test('is not read again while its files look the same', async () => {
    expect(await isLoaded(database, look())).toBe(false);
    await note(report);
    expect(await isLoaded(database, look())).toBe(true);
  });

  test.each([
    ['a file is written', () => writeFileSync(join(folder, 'objects/a.json'), '[]')],
    ['a file is added', () => writeFileSync(join(folder, 'objects/b.json'), '{}')],
    ['a file is taken away', () => rmSync(join(folder, 'objects/a.json'))],
    ['a file behind a link is written', () => writeFileSync(join(linked, 'page.json'), '[]')],
  ])('is read again when %s', async (_, change) => {
    await note(report);
    change();
    expect(await isLoaded(database, look())).toBe(false);
  });

  test('is read again by other code, by code that is not bundled and with other settings', async () => {
    await note(report);
    expect(await isLoaded(database, look('another'))).toBe(false);
    expect(await isLoaded(database, look(null))).toBe(false);
    expect(await isLoaded(database, look('bundle', { TIME_ZONE: 'Pacific/Apia' }))).toBe(false);
  });

  test('is read again when the week is over, since relative dates are others then', async () => {
    await note(report);
    vi.useFakeTimers({ now: Date.now() + 7 * 86_400_000, toFake: ['Date'] });
    expect(await isLoaded(database, look())).toBe(false);
  });

  test('is read again when another state was loaded since', async () => {
    await note(report);
    await noteContent(database, { hash: 'second', place: 'elsewhere' }, 2);
    expect(await isLoaded(database, look())).toBe(false);
  });

  test.each([
    ['something was refused', [report, { ...report, rejected: [problem] }]],
    ['something is incomplete', [{ ...report, warnings: [problem] }]],
    ['nothing was loaded', []],
  ])('is read again, and told of again, when %s', async (_, reports) => {
    await note(...reports);
    expect(await isLoaded(database, look())).toBe(false);
  });
});

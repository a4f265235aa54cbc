import { cpSync, mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { pino } from 'pino';
import { afterEach, beforeEach, expect, onTestFinished, test, vi } from 'vitest';
import { describeOnEachDatabase } from '../../tests/setup/test-databases.ts';
import type { Databases } from '../databases/open-databases.ts';
import { buildServices } from '../services/build-services.ts';
import { parseSettings } from '../settings/settings.ts';
import { ContentVersion } from './content-version.ts';
import { createFindNextChange } from './find-next-change.ts';
import { loadDemoContent } from './load-demo-content.ts';

const log = pino({ level: 'silent' });
/** 9 in the morning of 23 November in Honolulu. */
const opening = Date.parse('2026-11-23T19:00:00Z');

describeOnEachDatabase('content that is scheduled', (openDatabase) => {
  beforeEach(() => {
    vi.useFakeTimers({ toFake: ['Date'], now: opening - 60_000 });
  });
  afterEach(() => vi.useRealTimers());

  test('comes at its minute in the process that loaded it and in one that only reads', async () => {
    const folder = mkdtempSync(join(tmpdir(), 'girih-scheduled-'));
    onTestFinished(() => rmSync(folder, { recursive: true }));
    for (const file of ['documents/news/a-gift-of-batik.json', 'images/index.json']) {
      mkdirSync(join(folder, file, '..'), { recursive: true });
      cpSync(join('content', file), join(folder, file));
    }
    const news = join(folder, 'documents/news/a-gift-of-batik.json');
    const text = readFileSync(news, 'utf8');
    writeFileSync(news, text.replace(/"published": "[^"]*"/, '"published": "2026-11-23 09:00"'));
    mkdirSync(join(folder, 'pages/announcement-bar'), { recursive: true });
    const bar = { startDate: '2026-11-23 09:00', endDate: '2026-11-23 10:00', data: {} };
    writeFileSync(join(folder, 'pages/announcement-bar/open.json'), JSON.stringify(bar));

    const content = await openDatabase();
    const visitors = await openDatabase('visitors');
    const databases: Databases = { content, visitors, close: async () => {} };
    const settings = parseSettings({ CONTENT_FOLDER: folder, DATA_FOLDER: folder });
    await loadDemoContent(settings, databases);
    const processes = await Promise.all(
      ['loaded', 'only reads'].map(async () => {
        const { services } = buildServices(settings, databases, log);
        const version = new ContentVersion(
          services,
          log,
          createFindNextChange(content, settings, services.contentManagement),
          3_600_000,
        );
        await version.start();
        onTestFinished(() => version.stop());
        return { ...services, version };
      }),
    );
    const visit = { urlPath: '/', language: 'en' } as const;
    const versions = new Set<string>();
    for (const [moment, hasNews, hasBar] of [
      [opening - 10_000, false, false],
      [opening, true, true],
      [opening + 3_601_000, true, false],
    ] as const) {
      vi.setSystemTime(moment);
      for (const { version, contentManagement, pageBuilder } of processes) {
        contentManagement.expectChange();
        pageBuilder.expectChange();
        await version.refresh();
        versions.add(version.current);
        expect(await contentManagement.listNews('es')).toHaveLength(hasNews ? 1 : 0);
        expect((await contentManagement.findNews('a-gift-of-batik', 'en')) !== null).toBe(hasNews);
        expect((await pageBuilder.findContent('announcement-bar', visit)) !== null).toBe(hasBar);
        if (moment < opening) expect(version.msUntilChange).toBe(10_000);
      }
    }
    expect(versions.size).toBe(3);
  });
});

import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { pino } from 'pino';
import { loadDemoContent } from '#server/content/load-demo-content.ts';
import { openDatabases } from '#server/databases/open-databases.ts';
import { isOutage } from '#server/failures/outages.ts';
import { readLocaleFiles } from '#server/pages/locale-files.ts';
import { createPageLanguages } from '#server/pages/page-languages.ts';
import { createRenderer } from '#server/pages/render-page.ts';
import { withTimeBudget } from '#server/process/time-budget.ts';
import { toPageBuilderSite } from '#server/services/build-page-builder.ts';
import { buildServices, type SiteServices } from '#server/services/build-services.ts';
import { parseSettings } from '#server/settings/settings.ts';
import { openGuard } from './open-guard.ts';

// The built site without a server, for what only shows when a service behind it is not as usual.

export const origin = 'https://museum.example';
export const localeFiles = readLocaleFiles('locales');

export interface SiteContent {
  readonly services: SiteServices;
  readonly close: () => Promise<void>;
}

/** The embedded services with content in databases of their own. */
export async function openContent(contentFolder = 'content'): Promise<SiteContent> {
  const folder = mkdtempSync(join(tmpdir(), 'girih-content-'));
  const settings = parseSettings({ DATA_FOLDER: folder, CONTENT_FOLDER: contentFolder });
  const databases = await openDatabases(settings);
  await loadDemoContent(settings, databases);
  const { services } = buildServices(settings, databases, pino({ level: 'silent' }));
  return {
    services,
    async close() {
      await databases.close();
      rmSync(folder, { recursive: true, force: true });
    },
  };
}

export interface Rendered {
  readonly address: string;
  readonly status: number;
  readonly headers: Headers;
  readonly html: string;
  /** Errors of rendering that are not a service's failing. */
  readonly broken: readonly string[];
}

const drawWithinMs = 60_000;

/** One page, without any cache; an address that leads to another is followed once. */
export async function renderPage(services: SiteServices, address: string): Promise<Rendered> {
  const broken: string[] = [];
  const settings = parseSettings({ PUBLIC_ORIGIN: origin });
  const render = createRenderer({
    loadBuild: () => import(new URL('../../build/server/index.js', import.meta.url).href),
    mode: 'production',
    services,
    site: {
      publicOrigin: origin,
      isSearchEnabled: true,
      hasDemoNotice: true,
      timeZone: settings.timeZone,
      pageBuilder: toPageBuilderSite(settings),
    },
    reportFailure: (error) => {
      if (!isOutage(error)) broken.push(String(error));
    },
    formGuard: openGuard,
    pageLanguages: createPageLanguages(localeFiles),
    policyHosts: { images: [], upgradeInsecureRequests: true },
    now: () => new Date(),
  });
  const first = new Request(origin + address);
  // The first page loads the build: on a busy machine longer than a visitor would be let wait.
  const draw = (request: Request) => withTimeBudget(drawWithinMs, () => render(request));
  let answer = await draw(first);
  if (answer.status === 301) {
    answer = await draw(new Request(new URL(answer.headers.get('Location') ?? '', first.url)));
  }
  const { status, headers } = answer;
  return { address, status, headers, html: await answer.text(), broken };
}

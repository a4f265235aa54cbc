import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { defineConfig } from '@playwright/test';
import { findChromium } from './tests/setup/chromium.ts';
import { findFreePort } from './tests/setup/free-port.ts';
import { keepCompiledCode } from './tests/setup/keep-compiled-code.ts';
import { makeSmallContent } from './tests/setup/small-content.ts';

keepCompiledCode();

// Workers read this file again; what they must agree on goes to them through the environment.
const given = process.env.TEST_BASE_URL;
process.env.TEST_PORT ??= given ? '' : String(await findFreePort());
const baseURL = given ?? `http://127.0.0.1:${process.env.TEST_PORT}`;
const { executablePath, channel, args, env } = await findChromium();

/** What programs ask for, and what no window is needed for. */
const withoutWindow = [
  'crawl',
  'failing-services',
  'first-load',
  'for-machines',
  'fuzzed-addresses',
  'missing-translation',
  'redirects',
  'services-elsewhere',
  'start-and-stop',
].map(toPattern);
/** Forms, messages and messengers that are the same whatever the window's width. */
const onPhonesOnly = [
  'builder-forms',
  'builder-pages',
  'builder-personalization',
  'builder-preview',
  'every-state',
  'offline-pages',
  'newsletter',
  'reservations',
  'subscribe',
  'tour-form',
].map(toPattern);
/** Of these the last makes its window small itself. */
const onDesktopsOnly = [
  'builder-conformance',
  'studio-fields',
  'studio-previews',
  'studio-publish',
  'studio-two-editors',
  'words-on-pictures',
].map(toPattern);
const viewports = { phone: { width: 390, height: 844 }, desktop: { width: 1440, height: 900 } };

/** Journeys through the built site in a real browser; `TEST_BASE_URL=…` tests one that runs already. */
export default defineConfig({
  testDir: 'tests/journeys',
  testMatch: '**/*.test.ts',
  fullyParallel: true,
  workers: 2,
  // One more try where machines are shared and may stand still for seconds; none at a desk.
  retries: process.env.CI ? 1 : 0,
  timeout: 30_000,
  expect: { timeout: 7_000 },
  forbidOnly: Boolean(process.env.CI),
  outputDir: 'test-results',
  reporter: [['list']],
  ...(given ? {} : { webServer: await describeServer() }),
  use: {
    baseURL,
    ...(channel ? { channel } : {}),
    launchOptions: { ...(executablePath ? { executablePath } : {}), args, env },
    // Emptied between tests, not made anew: what a browser keeps of scripts and fonts is most of the
    // work of opening a page.
    reuseContext: true,
    // Needs a program of Playwright's own that is not in its package.
    video: 'off',
    screenshot: 'only-on-failure',
    locale: 'en-US',
    timezoneId: 'Pacific/Honolulu',
  },
  projects: [
    // The longest tests are among these, so they come first.
    { name: 'machine', testMatch: withoutWindow },
    {
      name: 'phone',
      use: { viewport: viewports.phone, hasTouch: true },
      grepInvert: /@desktop/,
      testIgnore: [...withoutWindow, ...onDesktopsOnly],
    },
    {
      name: 'desktop',
      use: { viewport: viewports.desktop },
      // Single tests of other files that do not depend on the width either.
      grepInvert: /@phone/,
      testIgnore: [...withoutWindow, ...onPhonesOnly],
    },
  ],
});

function toPattern(name: string): string {
  return `**/${name}.test.ts`;
}

/** The site as `npm start` serves it, on a free port with data of its own. */
async function describeServer() {
  const folder = await makeFolder();
  return {
    command: `"${process.execPath}" scripts/site/start.mjs`,
    url: `${baseURL}/health/ready`,
    env: {
      NODE_ENV: 'production',
      PORT: process.env.TEST_PORT ?? '',
      HOST: '127.0.0.1',
      CONTENT_FOLDER: join(folder, 'content'),
      DATA_FOLDER: folder,
      LOG_LEVEL: 'error',
      WORKERS: '1',
      // All visitors of the tests come from one address.
      FORM_LIMIT_PER_HOUR: '0',
      CLIENT_LIMIT_PER_MINUTE: '0',
      SERVICE_APIS: 'true',
    },
    timeout: 240_000,
    stderr: 'pipe' as const,
    gracefulShutdown: { signal: 'SIGTERM' as const, timeout: 10_000 },
  };
}

async function makeFolder(): Promise<string> {
  // A worker does not start the server.
  if (process.env.TEST_DATA_FOLDER) return process.env.TEST_DATA_FOLDER;
  const folder = mkdtempSync(join(tmpdir(), 'girih-journeys-'));
  process.on('exit', () => rmSync(folder, { recursive: true, force: true }));
  await makeSmallContent(join(folder, 'content'));
  process.env.TEST_DATA_FOLDER = folder;
  return folder;
}

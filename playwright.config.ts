import { mkdirSync, mkdtempSync, rmSync, symlinkSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { defineConfig } from '@playwright/test';
import { findChromium } from './tests/setup/chromium.ts';
import { findFreePort } from './tests/setup/free-port.ts';

// Workers read this file again; what they must agree on goes to them through the environment.
const given = process.env.TEST_BASE_URL;
process.env.TEST_PORT ??= given ? '' : String(await findFreePort());
const baseURL = given ?? `http://127.0.0.1:${process.env.TEST_PORT}`;
const { executablePath, channel, args, env } = await findChromium();

/** Forms, messages and messengers that are the same whatever the window's width. */
const onPhonesOnly = [
  'builder-forms',
  'builder-personalization',
  'builder-preview',
  'newsletter',
  'reservations',
  'subscribe',
  'tour-form',
];
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
  ...(given ? {} : { webServer: describeServer() }),
  use: {
    baseURL,
    ...(channel ? { channel } : {}),
    launchOptions: { ...(executablePath ? { executablePath } : {}), args, env },
    // Needs a program of Playwright's own that is not in its package.
    video: 'off',
    screenshot: 'only-on-failure',
    locale: 'en-US',
    timezoneId: 'Pacific/Honolulu',
  },
  projects: [
    { name: 'phone', use: { viewport: viewports.phone, hasTouch: true } },
    {
      name: 'desktop',
      use: { viewport: viewports.desktop },
      // Single tests of other files that do not depend on the width either.
      grepInvert: /@phone/,
      testIgnore: onPhonesOnly.map((name) => `**/${name}.test.ts`),
    },
  ],
});

/** The site as `npm start` serves it, on a free port with data of its own. */
function describeServer() {
  return {
    command: `"${process.execPath}" scripts/start.ts`,
    url: `${baseURL}/health/ready`,
    env: {
      NODE_ENV: 'production',
      PORT: process.env.TEST_PORT ?? '',
      HOST: '127.0.0.1',
      DATA_FOLDER: makeDataFolder(),
      LOG_LEVEL: 'error',
      // All visitors of the tests come from one address.
      FORM_LIMIT_PER_HOUR: '0',
    },
    timeout: 240_000,
    stderr: 'pipe' as const,
    gracefulShutdown: { signal: 'SIGTERM' as const, timeout: 10_000 },
  };
}

function makeDataFolder(): string {
  // A worker does not start the server.
  if (process.env.TEST_DATA_FOLDER) return process.env.TEST_DATA_FOLDER;
  const folder = mkdtempSync(join(tmpdir(), 'girih-journeys-'));
  // Pictures that were made for an earlier run are as good, and slow to make.
  const pictures = resolve('var/journeys-cache');
  mkdirSync(pictures, { recursive: true });
  symlinkSync(pictures, join(folder, 'cache'));
  process.env.TEST_DATA_FOLDER = folder;
  process.on('exit', () => rmSync(folder, { recursive: true, force: true }));
  return folder;
}

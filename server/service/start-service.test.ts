import { lstatSync, mkdtempSync, readdirSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { fetchOneEntry } from '@builder.io/sdk-react';
import { createClient } from '@prismicio/client';
import { sql } from 'kysely';
import { pino } from 'pino';
import { afterAll, beforeAll, describe, expect, onTestFinished, test, vi } from 'vitest';
import { tourRequest } from '#services/forms/embedded/submissions.test-support.ts';
import { toMuseumTime } from '#shared/calendar/museum-time.ts';
import { addDays, toDateText } from '#shared/dates/local-date.ts';
import { tourRequestRules } from '#shared/forms/tour-request-rules.ts';
import { findFreePort } from '../../tests/setup/free-port.ts';
import { listEmbeddedParts } from '../content/content-problems.ts';
import { loadDemoContent } from '../content/load-demo-content.ts';
import { type Databases, openDatabases } from '../databases/open-databases.ts';
import { withVisitor } from '../security/visitor-context.ts';
import { type BuiltServices, buildServices } from '../services/build-services.ts';
import { createServiceFetch } from '../services/service-fetch.ts';
import { parseSettings } from '../settings/settings.ts';
import type { RunningServer } from '../start.ts';
import { findService, type Service, serviceList } from './list-services.ts';
import type { ServicePlace } from './service-place.ts';
import { startService } from './start-service.ts';

const folder = mkdtempSync(join(tmpdir(), 'girih-services-'));
const publicOrigin = 'https://museum.example';
const token = 'a-token-of-thirty-two-letters-or-more';
const common = { LOG_LEVEL: 'silent', PUBLIC_ORIGIN: publicOrigin, DRAIN_SECONDS: '0' };
const ofServices = { ...common, DATA_FOLDER: join(folder, 'services') };
const running: RunningServer[] = [];
let databases: Databases;
let web: BuiltServices;

const serviceOf = (name: string): Service => {
  const service = findService(name);
  if (!service) throw new Error(`There is no service ${name}.`);
  return service;
};
const socketOf = (name: string): ServicePlace => ({
  kind: 'socket',
  path: join(folder, `${name}.sock`),
  mode: 0o600,
});
const anyPort: ServicePlace = { kind: 'tcp', host: '127.0.0.1', port: 0 };

async function start(name: string, place: ServicePlace, settings: Record<string, string> = {}) {
  const started = await startService(
    parseSettings({ ...ofServices, ...settings }),
    serviceOf(name),
    place,
  );
  onTestFinished(() => started.stop());
  return started;
}

beforeAll(async () => {
  const settings = parseSettings(ofServices);
  const loading = await openDatabases(settings);
  await loadDemoContent(settings, loading);
  await loading.close();
  running.push(
    ...(await Promise.all(
      serviceList.map((service) => startService(settings, service, socketOf(service.name))),
    )),
  );
  const addresses = serviceList.map(({ setting, name }) => [
    setting,
    `unix:${join(folder, `${name}.sock`)}`,
  ]);
  const ofSite = parseSettings({
    ...common,
    DATA_FOLDER: join(folder, 'site'),
    ...Object.fromEntries(addresses),
  });
  expect(listEmbeddedParts(ofSite)).toEqual(['pictures']);
  databases = await openDatabases(ofSite);
  web = buildServices(ofSite, databases, pino({ level: 'silent' }));
}, 120_000);

afterAll(async () => {
  await Promise.all(running.map((service) => service.stop()));
  await databases?.close();
  expect(readdirSync(folder).filter((name) => name.includes('.sock'))).toEqual([]);
  rmSync(folder, { recursive: true, force: true });
}, 60_000);

describe('a site with all its services in other processes', () => {
  test('shows items, with pictures of its own', async () => {
    const { contentManagement } = web.services;
    const settings = await contentManagement.findSettings('en');
    expect(settings?.siteName.text).toBeTruthy();
    expect(JSON.stringify(settings)).not.toMatch(/\.internal|localhost/);
  });

  test('finds objects, with pictures of its own', async () => {
    const { objectCollection } = web.services;
    const found = await objectCollection.searchObjects({ hasImage: true, page: 1, pageSize: 5 });
    expect(found.total).toBeGreaterThan(50);
    for (const { image } of found.items) expect(image?.src).toMatch(/^\/images\//);
    const { id = '' } = found.items[0] ?? {};
    expect((await objectCollection.findObject(id))?.id).toBe(id);
  });

  test("shows editors' pages", async () => {
    const visit = { urlPath: '/visit/families', language: 'en' } as const;
    expect(await web.services.pageBuilder.findContent('page', visit)).not.toBeNull();
    expect(await web.services.pageBuilder.listPaths()).not.toEqual([]);
  });

  test('takes a reservation, and counts who makes it', async () => {
    const { reservations } = web.services;
    const slot = (await reservations.listSlots()).find(({ state }) => state === 'open');
    const { offers } = await reservations.findAvailability(slot?.offer ?? null);
    const ticket = offers.find(({ uid }) => uid === slot?.offer)?.tickets[0];
    const hold = (visitor: string) =>
      withVisitor(visitor, () =>
        reservations.hold({
          slotId: slot?.id ?? '',
          lines: { [ticket?.uid ?? '']: 1 },
          idempotencyKey: null,
        }),
      );
    for (const visitor of ['192.0.2.7', '192.0.2.8', '192.0.2.8']) {
      expect(await hold(visitor)).toMatchObject({ outcome: 'held' });
    }
    const opened = await openDatabases(parseSettings(ofServices));
    const { rows } = await sql<{ visitors: number }>`
      SELECT count(DISTINCT held_by) AS visitors FROM reservations`.execute(opened.visitors.query);
    await opened.close();
    expect(rows).toEqual([{ visitors: 2 }]);
  });

  test('takes what visitors write', async () => {
    // This service has the clock of the machine.
    const inDays = (days: number) =>
      toDateText(addDays(toMuseumTime(new Date(), 'Pacific/Honolulu').date, days));
    const { others } = tourRequestRules.leadDays;
    const fields = {
      ...tourRequest,
      firstDate: inDays(others + 7),
      secondDate: inDays(others + 8),
    };
    const submission = { language: 'en', consentVersion: '2026-11', fields } as const;
    const idempotencyKey = 'key-00000001';
    const answer = await web.services.forms.submit('tour-request', {
      ...submission,
      idempotencyKey,
    });
    expect(answer.outcome).toBe('stored');
  });

  test('plays playlists', async () => {
    const [id] = await listPlaylists();
    const videos = await web.services.videoPlaylists.listPlaylist(id ?? '', 'en');
    expect(videos?.length).toBeGreaterThan(0);
    expect(JSON.stringify(videos)).not.toContain('.internal');
  });

  test("gives the open collection, and takes what editors' pages send, under its own name", async () => {
    const objects = web.protocols.get('/object-collection-api');
    const answer = await objects?.(
      new Request(`${publicOrigin}/object-collection-api/objects?pageSize=1`),
    );
    expect(answer?.status).toBe(200);
    expect(answer?.headers.get('Link')).toContain(
      `<${publicOrigin}/object-collection-api/openapi.json>`,
    );
    expect(JSON.stringify(await answer?.json())).toContain(`${publicOrigin}/images/`);
    const pixel = await web.protocols.get('/page-builder-api')?.(
      new Request(`${publicOrigin}/page-builder-api/api/v1/pixel?apiKey=embedded-space`),
    );
    expect(pixel?.headers.get('Content-Type')).toMatch(/^image\//);
  });
});

async function listPlaylists(): Promise<string[]> {
  const { withTables } = await import('#database/database.ts');
  const opened = await openDatabases(parseSettings(ofServices));
  try {
    const rows = await withTables<{ playlists: { id: string } }>(opened.content)
      .selectFrom('playlists')
      .select('id')
      .execute();
    return rows.map(({ id }) => id);
  } finally {
    await opened.close();
  }
}

describe('on a port', () => {
  test("the official client of Prismic reads a service's items", async () => {
    const { address } = await start('content-management', anyPort);
    const client = createClient('embedded', { documentAPIEndpoint: `${address}/api/v2` });
    const settings = await client.getSingle('settings');
    expect(settings.type).toBe('settings');
    const news = await client.getByType('news', { pageSize: 2, page: 2 });
    expect(news.prev_page).toMatch(new RegExp(`^${address}/api/v2/documents/search`));
  });

  test("the official SDK of Builder.io reads a service's pages", async () => {
    const { address } = await start('page-builder', anyPort);
    const page = await fetchOneEntry({
      model: 'page',
      apiKey: 'embedded-space',
      apiHost: address,
      canTrack: false,
      userAttributes: { urlPath: '/visit/families' },
    } as never);
    expect(page?.data?.title).toBeTruthy();
    const form = await fetch(`${address}/api/v1/form-submit?apiKey=embedded-space`, {
      method: 'POST',
    });
    expect([form.status, (await form.json()).error.code]).toEqual([404, 'closed']);
  });

  test('forms and reservations are for the site alone', async () => {
    for (const name of ['forms', 'reservations']) {
      await expect(start(name, anyPort)).rejects.toThrow(/SERVICES_TOKEN/);
    }
    const { address } = await start('reservations', anyPort, { SERVICES_TOKEN: token });
    const ask = (headers: Record<string, string>) => fetch(`${address}/availability`, { headers });
    expect((await ask({})).status).toBe(404);
    expect((await ask({ Authorization: 'Bearer another' })).status).toBe(404);
    expect((await ask({ Authorization: `Bearer ${token}` })).status).toBe(200);
  });

  test('drafts of pages are read with the token of the site', async () => {
    const { address } = await start('page-builder', anyPort, { SERVICES_TOKEN: token });
    const path = `${address}/api/v3/content/page?apiKey=embedded-space&includeUnpublished=true&limit=1`;
    const read = (key: string) => fetch(path, { headers: { Authorization: `Bearer ${key}` } });
    expect((await read('wrong')).status).toBe(401);
    expect((await read(token)).status).toBe(200);
  });

  test('a forwarded name that is none is passed over', async () => {
    const { address } = await start('object-collection', anyPort);
    const headers = { 'X-Forwarded-Host': 'museum.example:99999' };
    expect((await fetch(`${address}/suggestions?q=a`, { headers })).status).toBe(200);
  });

  test('a probe hears that it is ready, and that it stops', async () => {
    const service = await start('video-playlists', anyPort);
    const ready = () => fetch(`${service.address}/health/ready`);
    expect((await ready()).status).toBe(200);
    expect((await fetch(`${service.address}/health/live`)).status).toBe(200);
    const stopped = service.stop(400);
    await pause(50);
    const stopping = await ready();
    expect([stopping.status, stopping.headers.get('Connection')]).toEqual([503, 'close']);
    await stopped;
    await expect(ready()).rejects.toThrow();
  });
});

test('the house reads at a port of its own what a service was called and how it is', async () => {
  const port = await findFreePort();
  const place = socketOf('measured');
  const service = await startService(
    parseSettings({ ...ofServices, METRICS_PORT: '1' }),
    serviceOf('object-collection'),
    place,
    { host: '127.0.0.1', port },
  );
  onTestFinished(() => service.stop());
  const call = createServiceFetch({ address: service.address, publicOrigin });
  await call('https://object-collection.internal/collections');
  await call('https://object-collection.internal/no-such-call');
  const read = async (path: string) => (await fetch(`http://127.0.0.1:${port}${path}`)).text();
  const metrics = await read('/metrics');
  expect(metrics).toContain('girih_http_requests_total{kind="call",status="2xx"} 1\n');
  expect(metrics).toContain('girih_http_requests_total{kind="call",status="4xx"} 1\n');
  expect(metrics).toMatch(/^process_resident_memory_bytes \d+/m);
  expect(metrics).not.toContain('girih_page_cache_pages');
  expect(JSON.parse(await read('/health/ready'))).toMatchObject({
    status: 'ready',
    details: { writing: { possible: true }, content: { refused: 0 } },
  });
  await service.stop();
  await expect(read('/metrics')).rejects.toThrow();
});

test('a service that sends mails counts them', async () => {
  const port = await findFreePort();
  const service = await startService(
    parseSettings(ofServices),
    serviceOf('forms'),
    socketOf('counted'),
    { host: '127.0.0.1', port },
  );
  onTestFinished(() => service.stop());
  const metrics = await (await fetch(`http://127.0.0.1:${port}/metrics`)).text();
  expect(metrics).toMatch(/^girih_mails_sent_total \d/m);
  expect(metrics).toMatch(/^girih_visitors_database_up 1$/m);
});

describe('on a socket', () => {
  const modeOf = (place: ServicePlace) =>
    place.kind === 'socket' ? (lstatSync(place.path).mode & 0o777).toString(8) : '';

  test('only the same user may call it, or the same group', async () => {
    expect(modeOf(socketOf('forms'))).toBe('600');
    const place = { ...socketOf('shared'), mode: 0o660 } as ServicePlace;
    await start('video-playlists', place);
    expect(modeOf(place)).toBe('660');
  });

  test('a new process takes the place of the one before it, and no call is lost', async () => {
    const place = socketOf('replaced');
    const before = await start('object-collection', place);
    const call = createServiceFetch({ address: before.address, publicOrigin });
    let isOver = false;
    const statuses: number[] = [];
    const load = Promise.all(
      Array.from({ length: 4 }, async () => {
        while (!isOver) {
          const { status } = await call('https://object-collection.internal/collections');
          statuses.push(status);
        }
      }),
    );
    const answersMore = (from: number) =>
      vi.waitFor(() => expect(statuses.length).toBeGreaterThan(from), 20_000);
    await answersMore(8);
    await start('object-collection', place);
    await before.stop(100);
    await answersMore(statuses.length + 8);
    isOver = true;
    await load;
    expect(new Set(statuses)).toEqual(new Set([200]));
    expect(lstatSync(join(folder, 'replaced.sock')).isSocket()).toBe(true);
  });

  test.each([
    ['relative.sock', /absolute/],
    [join(folder, 'x'.repeat(120)), /at most/],
    [join(folder, 'no-such-folder/a.sock'), /cannot make one/],
    [join(folder, 'a-file'), /something else than a socket/],
  ])('it is told in a sentence that %s is no place', async (path, sentence) => {
    writeFileSync(join(folder, 'a-file'), '');
    const place: ServicePlace = { kind: 'socket', path, mode: 0o600 };
    await expect(start('video-playlists', place)).rejects.toThrow(sentence);
  });
});

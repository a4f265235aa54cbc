import { readFileSync } from 'node:fs';
import { setTimeout as wait } from 'node:timers/promises';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import {
  createFindClientAddress,
  parseTrustedProxies,
} from '../../server/security/client-address.ts';
import { type Question, type RunningProxy, startLoad } from './proxies.test-support.ts';
import { type SiteProcess, startSiteProcesses } from './site-processes.test-support.ts';
import { findProgram, sayMissing } from './tell-missing.test-support.ts';
import { startToldOrigins, type ToldOrigins } from './told-origins.test-support.ts';

interface Behavior {
  /** Of the system. */
  readonly program: string;
  readonly start: (origins: readonly number[]) => Promise<RunningProxy>;
  readonly caches: boolean;
}

/** What the proxy sees of a process that was restarted, at the latest. */
const noticeMs = 2_000;

/** After which what was cached for a second is outdated for each proxy: nginx counts whole seconds. */
const outdatedMs = 2_100;

/** What this folder promises of each proxy, read from the real one before the real server. */
export function describeProxy(name: string, { program, start, caches }: Behavior): void {
  const isMissing = !findProgram(program);

  describe.skipIf(isMissing)(
    `${name} before two processes of the site${sayMissing(program)}`,
    () => {
      let processes: Awaited<ReturnType<typeof startSiteProcesses>>;
      let proxy: RunningProxy;
      beforeAll(async () => {
        processes = await startSiteProcesses(2);
        proxy = await start(processes.sites.map(({ port }) => port));
      });
      afterAll(async () => {
        await proxy?.stop();
        await processes?.close();
      });

      test('pages and health come through', async () => {
        expect(await proxy.ask('/')).toMatchObject({ status: 200, body: 'home' });
        expect((await proxy.ask('/health/ready')).status).toBe(200);
      });

      test('a visitor of a saved language is led to it, and nobody else after that visitor', async () => {
        const headers = { Cookie: '_ga=1; museum.language=es; builderSessionId=a' };
        for (const path of ['/?led', '/?led']) {
          const answer = await proxy.ask(path, { headers });
          expect([answer.status, answer.headers.location]).toEqual([302, '/es?led']);
          expect((await proxy.ask(path)).body).toBe('home');
        }
      });

      test('what is sent reaches the site', async () => {
        const events = JSON.stringify({ events: [] });
        const answer = await proxy.ask('/page-builder-api/api/v1/track', {
          method: 'POST',
          headers: { 'Content-Type': 'application/json' },
          body: events,
        });
        expect(answer.status).toBe(200);
      });

      test('one process is killed, later both are restarted in turn: no page fails', async () => {
        const [first, second] = processes.sites as [SiteProcess, SiteProcess];
        const load = startLoad(proxy);
        await wait(500);
        await first.end('SIGKILL');
        await wait(700);
        await first.start();
        await wait(noticeMs);
        await second.end('SIGTERM');
        await second.start();
        await wait(noticeMs);
        await first.end('SIGTERM');
        await wait(500);
        await first.start();
        const { asked, failed } = await load.end();
        expect(failed).toEqual([]);
        expect(asked).toBeGreaterThan(50);
      });

      test.runIf(caches)(
        'a page is cached once for each coding, whatever other cookies say',
        async () => {
          const stateOf = async (path: string, headers: Record<string, string>) =>
            (await proxy.ask(path, { headers })).headers['x-cache'];
          for (const path of ['/?cached', '/es?cached']) {
            expect(await stateOf(path, { 'Accept-Encoding': 'gzip' }), path).toBe('MISS');
            for (const coding of ['gzip', 'deflate, gzip;q=1.0', 'gzip, deflate']) {
              for (const Cookie of ['_ga=1', 'builder.tests.x=1; _ga=2', 'a=museum.languages=es']) {
                expect(await stateOf(path, { 'Accept-Encoding': coding, Cookie }), Cookie).toBe(
                  'HIT',
                );
              }
            }
            expect(await stateOf(path, { 'Accept-Encoding': 'gzip' }), path).toBe('HIT');
          }
        },
      );

      test.runIf(caches)('a preview is never answered from the cache', async () => {
        await proxy.ask('/?preview');
        const headers = { Cookie: '_ga=1; io.prismic.preview=ref' };
        const { status, headers: given } = await proxy.ask('/?preview', { headers });
        expect([status, given['x-cache']]).not.toContain('HIT');
      });
    },
  );

  describe.skipIf(isMissing)(
    `${name} before origins that note what they get${sayMissing(program)}`,
    () => {
      let origins: ToldOrigins;
      let proxy: RunningProxy;
      beforeAll(async () => {
        origins = await startToldOrigins();
        proxy = await start(origins.ports);
      });
      beforeEach(() => origins.behave('well'));
      afterAll(async () => {
        await proxy?.stop();
        await origins?.close();
      });

      test('a form arrives whole, with its cookies', async () => {
        const Cookie = 'builder.tests.x=1; museum.language=es';
        await proxy.ask('/tickets', { method: 'POST', headers: { Cookie }, body: 'party=2' });
        const [sent] = origins.asked;
        expect(sent).toMatchObject({ method: 'POST', path: '/tickets', body: 'party=2' });
        expect(sent?.headers.cookie).toBe(Cookie);
      });

      test('a preview arrives with its cookies', async () => {
        const Cookie = 'a=1; io.prismic.preview=%7B%22x%22%3A1%7D; museum.language=es';
        await proxy.ask('/of-an-editor', { headers: { Cookie } });
        expect(origins.asked[0]?.headers.cookie).toBe(Cookie);
      });

      test('who is signed in to the studio is known there', async () => {
        const Cookie = 'a=1; __Secure-studio.session_token=b';
        await proxy.ask('/studio/api/me', { headers: { Cookie } });
        expect(origins.asked[0]?.headers.cookie).toBe(Cookie);
      });

      test('the visitor is known behind what a visitor claims to be', async () => {
        await proxy.ask('/who', { headers: { 'X-Forwarded-For': '6.6.6.6' } });
        const { headers } = origins.asked[0] ?? {};
        const find = createFindClientAddress(parseTrustedProxies('1'));
        expect(headers?.['x-forwarded-for']).toBe('6.6.6.6, 127.0.0.1');
        expect(find('127.0.0.1', String(headers?.['x-forwarded-for']))).toBe('127.0.0.1');
        expect(headers?.host).toBe('museum.example');
      });

      test('a page that a process does not answer is asked of the other; a form is sent once', async () => {
        // HAProxy ends a visitor's kept connection then, others answer 502.
        const askInVain = (question: Question) =>
          proxy.ask('/cut', question).then(
            ({ status }) => status,
            () => 502,
          );
        origins.behave('cutting');
        expect(await askInVain({})).toBeGreaterThanOrEqual(500);
        expect(new Set(origins.asked.map(({ origin }) => origin)).size).toBe(2);
        origins.behave('cutting');
        const sent = await askInVain({ method: 'POST', body: 'party=2' });
        expect(sent).toBeGreaterThanOrEqual(500);
        expect(origins.asked).toHaveLength(1);
      });

      test.runIf(caches)('what is private is asked for anew each time', async () => {
        for (const _ of [1, 2]) await proxy.ask('/private/reservation');
        expect(origins.asked).toHaveLength(2);
      });

      test.runIf(caches)(
        'an outdated page is shown while it is made anew, while answers fail, and when nobody answers',
        async () => {
          const first = await proxy.ask('/outdated');
          await wait(outdatedMs);
          const again = await proxy.ask('/outdated');
          expect(again.body).toBe(first.body);
          await expect.poll(() => origins.asked.length).toBe(2);
          await expect.poll(async () => (await proxy.ask('/outdated')).body).toBe('page 2');

          origins.behave('failing');
          await wait(outdatedMs);
          for (const _ of [1, 2, 3]) {
            expect(await proxy.ask('/outdated')).toMatchObject({ status: 200, body: 'page 2' });
            await wait(100);
          }
          expect(origins.asked.length).toBeGreaterThan(0);
          await origins.close();
          await wait(outdatedMs);
          for (const _ of [1, 2, 3]) {
            expect(await proxy.ask('/outdated')).toMatchObject({ status: 200, body: 'page 2' });
            await wait(100);
          }
        },
      );

      // The last, since nobody answers from then on.
      test('where nobody answers, the site says so in its own words, to forms too', async () => {
        await origins.close();
        for (const method of ['GET', 'POST']) {
          const answer = await proxy.ask('/never-asked', { method });
          expect(answer.status).toBe(503);
          expect(answer.headers).toMatchObject({
            'retry-after': '10',
            'cache-control': 'no-store',
          });
          expect(answer.headers['content-type']).toMatch(/^text\/html/);
          expect(Buffer.from(answer.body, 'latin1').toString()).toBe(
            readFileSync('deploy/away.html', 'utf8'),
          );
        }
      });
    },
  );
}

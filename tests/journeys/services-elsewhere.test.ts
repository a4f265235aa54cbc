import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, test } from '@playwright/test';
import { runSite } from '../../scripts/site/run-site.ts';

const settings = {
  'object-collection': 'OBJECT_COLLECTION_URL',
  'content-management': 'PRISMIC_API_URL',
  'page-builder': 'BUILDER_API_URL',
  reservations: 'RESERVATIONS_URL',
};

async function runService(name: string, folder: string): Promise<ChildProcess> {
  const socket = join(folder, `${name}.sock`);
  const child = spawn(process.execPath, ['scripts/site/service.ts', name, '--socket', socket], {
    env: { ...process.env, DATA_FOLDER: join(folder, 'services'), LOG_LEVEL: 'error' },
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  child.once('exit', () => child.stdout?.destroy());
  for await (const text of child.stdout ?? [])
    if (String(text).includes(' is open at ')) return child;
  throw new Error(`The service ${name} did not start.`);
}

test('a site whose services run alone shows its home, an object and the times of a tour', async () => {
  test.setTimeout(120_000);
  const folder = mkdtempSync(join(tmpdir(), 'girih-alone-'));
  const services: ChildProcess[] = [];
  try {
    services.push(
      ...(await Promise.all(Object.keys(settings).map((name) => runService(name, folder)))),
    );
    const addresses = Object.entries(settings).map(([name, setting]) => [
      setting,
      `unix:${join(folder, `${name}.sock`)}`,
    ]);
    const site = await runSite(null, Object.fromEntries(addresses));
    try {
      const read = async (path: string) => {
        const answer = await fetch(site.address + path);
        return { status: answer.status, text: await answer.text() };
      };
      const home = await read('/');
      expect(home.status).toBe(200);
      expect(home.text.includes('Hale Girih')).toBe(true);
      const object = await read('/object-collection-api/objects?pageSize=1&hasImage=true');
      const { id, slug } = JSON.parse(object.text).items[0];
      const detail = await read(`/objects/${id}/${slug}`);
      expect(detail.status).toBe(200);
      expect(/src(set)?="\/(images\/objects|iiif)\//i.test(detail.text), 'its picture').toBe(true);
      expect(detail.text.includes('.internal')).toBe(false);
      const tickets = await read('/tickets');
      expect(tickets.status).toBe(200);
      expect(/\/tickets\?offer=[^"]*day=/.test(tickets.text), 'days with places').toBe(true);
    } finally {
      await site.stop();
    }
  } finally {
    for (const service of services) {
      const ended = once(service, 'exit');
      service.kill('SIGTERM');
      await ended;
    }
    rmSync(folder, { recursive: true, force: true });
  }
});

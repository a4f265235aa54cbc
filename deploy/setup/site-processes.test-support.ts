import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import { bareEnvironment } from '../../tests/setup/bare-environment.ts';
import { findFreePort } from '../../tests/setup/free-port.ts';

/** One process of the site: the real server, with pages that need no build. */
export interface SiteProcess {
  readonly port: number;
  /** Of its data. */
  readonly folder: string;
  /** Starts it again at the same port, and returns when it is ready. */
  start(): Promise<void>;
  /** Returns when it is gone. */
  end(signal: 'SIGTERM' | 'SIGKILL'): Promise<void>;
}

/** @param count how many; each has a data folder of its own, below one that `close` removes */
export async function startSiteProcesses(count: number, environment: Record<string, string> = {}) {
  const folder = mkdtempSync(join(tmpdir(), 'girih-proxied-'));
  const sites = await Promise.all(
    Array.from({ length: count }, async (_, index) => {
      const site = createSiteProcess(
        await findFreePort(),
        join(folder, String(index)),
        environment,
      );
      await site.start();
      return site;
    }),
  );
  return {
    sites,
    async close() {
      await Promise.all(sites.map((site) => site.end('SIGKILL')));
      rmSync(folder, { recursive: true, force: true });
    },
  };
}

function createSiteProcess(
  port: number,
  folder: string,
  environment: Readonly<Record<string, string>>,
): SiteProcess {
  let child: ChildProcess | null = null;
  return {
    port,
    folder,
    async start() {
      const started = spawn(process.execPath, ['tests/fakes/server-process.ts'], {
        env: {
          ...bareEnvironment,
          NODE_ENV: 'production',
          HOST: '127.0.0.1',
          PORT: String(port),
          PUBLIC_ORIGIN: 'https://museum.example',
          TRUSTED_PROXIES: '1',
          CLIENT_LIMIT_PER_MINUTE: '0',
          SEARCH_ENABLED: 'false',
          DATA_FOLDER: folder,
          CONTENT_FOLDER: folder,
          LOG_LEVEL: 'error',
          DRAIN_SECONDS: '1',
          ...environment,
        },
        stdio: ['ignore', 'pipe', 'inherit'],
      });
      child = started;
      await Promise.race([
        once(started.stdout as NodeJS.ReadableStream, 'data'),
        once(started, 'exit').then(() => {
          throw new Error('The site did not start.');
        }),
      ]);
      const isReady = () =>
        fetch(`http://127.0.0.1:${port}/health/ready`).then(
          ({ ok }) => ok,
          () => false,
        );
      while (!(await isReady())) await wait(50);
    },
    async end(signal) {
      if (!child || child.exitCode !== null || child.signalCode !== null) return;
      child.kill(signal);
      await once(child, 'exit');
    },
  };
}

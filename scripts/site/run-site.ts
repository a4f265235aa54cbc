import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { findFreePort } from '../../tests/setup/free-port.ts';

/** The site in a process of its own, as `npm start` runs it. */
export interface RunningSite {
  /** For example `http://127.0.0.1:40123`. */
  readonly address: string;
  readonly processId: number;
  readonly stop: () => Promise<void>;
}

const startWithinMs = 300_000;

/**
 * Starts the built site, on a free port where none is given, and waits until it is ready.
 * @param dataFolder where its databases are; null: a new folder, removed again by `stop`
 * @param environment settings that differ from the usual ones
 * @param projectFolder the project, or a copy of it
 * @param startScript the place of the command in that folder
 * @param options of that command
 * @throws with what the process printed when it does not come up
 */
export async function runSite(
  dataFolder: string | null,
  environment: Readonly<Record<string, string>> = {},
  projectFolder = '.',
  startScript = 'scripts/site/start.mjs',
  ...options: readonly string[]
): Promise<RunningSite> {
  const folder = dataFolder ?? mkdtempSync(join(tmpdir(), 'girih-site-'));
  const port = environment.PORT ?? String(await findFreePort());
  const address = `http://127.0.0.1:${port}`;
  const child = spawn(
    process.execPath,
    [...readNodeOptions(projectFolder), startScript, ...options],
    {
      cwd: projectFolder,
      env: {
        ...process.env,
        NODE_ENV: 'production',
        CLIENT_LIMIT_PER_MINUTE: '0',
        SERVICE_APIS: 'true',
        HOST: '127.0.0.1',
        PORT: port,
        DATA_FOLDER: folder,
        LOG_LEVEL: 'error',
        DRAIN_SECONDS: '0',
        // One process answers alike whichever request comes after which.
        WORKERS: '1',
        ...environment,
      },
      stdio: ['ignore', 'pipe', 'pipe'],
    },
  );
  const stop = async () => {
    if (child.exitCode === null) {
      child.kill('SIGTERM');
      await once(child, 'exit');
    }
    if (dataFolder === null) rmSync(folder, { recursive: true, force: true });
  };
  try {
    await waitUntilReady(address, child);
  } catch (error) {
    await stop();
    throw error;
  }
  return { address, processId: child.pid ?? 0, stop };
}

/** What `npm start` of that version tells Node. */
function readNodeOptions(projectFolder: string): string[] {
  const { scripts } = JSON.parse(readFileSync(join(projectFolder, 'package.json'), 'utf8'));
  return (scripts.start as string).split(' ').filter((word) => word.startsWith('--'));
}

async function waitUntilReady(address: string, child: ChildProcess): Promise<void> {
  let output = '';
  for (const stream of [child.stdout, child.stderr]) {
    stream?.on('data', (chunk) => {
      output = (output + chunk).slice(-8_000);
    });
  }
  const deadline = performance.now() + startWithinMs;
  while (performance.now() < deadline && child.exitCode === null) {
    const answer = await fetch(`${address}/health/ready`).catch(() => null);
    if (answer?.ok) return;
    await new Promise((resolve) => setTimeout(resolve, 25));
  }
  throw new Error(`The site did not start:\n${output}`);
}

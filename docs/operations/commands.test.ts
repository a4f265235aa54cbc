import { spawnSync } from 'node:child_process';
import { globSync, readFileSync } from 'node:fs';
import { basename, join } from 'node:path';
import { afterAll, beforeAll, describe, expect, test, vi } from 'vitest';
import { startSiteProcesses } from '../../deploy/setup/site-processes.test-support.ts';
import { findFreePort } from '../../tests/setup/free-port.ts';

// Each command is a process of its own.
vi.setConfig({ testTimeout: 60_000 });

/** What is not run here, and why: nothing of it runs on the machine of the tests. */
const needs = ['systemd', 'containers', 'postgres'];

const documents = globSync('docs/operations/*.md').sort();
/** Also inside of a list, where they are indented. */
const listBlocks = (document: string) =>
  [...readFileSync(document, 'utf8').matchAll(/^( *)```sh ?(\w*)\n([\s\S]*?)^\1```$/gm)].map(
    ([, indent = '', kind = '', text = '']) => ({
      kind,
      commands: text.replaceAll(new RegExp(`^${indent}`, 'gm'), ''),
    }),
  );
const script = (document: string, isWanted: (kind: string) => boolean) =>
  listBlocks(document)
    .filter(({ kind }) => isWanted(kind))
    .map(({ commands }) => commands)
    .join('\n');

describe('The commands of operations', () => {
  let environment: NodeJS.ProcessEnv;
  let close = async () => {};
  beforeAll(async () => {
    const metrics = await findFreePort();
    const processes = await startSiteProcesses(1, { METRICS_PORT: String(metrics) });
    close = processes.close;
    const [site] = processes.sites;
    environment = {
      ...process.env,
      PATH: `${join(process.cwd(), 'node_modules/.bin')}:${process.env.PATH}`,
      NODE_ENV: 'production',
      LOG_LEVEL: 'error',
      DATABASE_URL: '',
      DATA_FOLDER: site?.folder,
      PORT: String(site?.port),
      METRICS_PORT: String(metrics),
    };
  });
  afterAll(() => close());

  test.each(documents)('%s names why a block is not run', (document) => {
    const kinds = listBlocks(document).map(({ kind }) => kind);
    expect(kinds.filter((kind) => kind !== 'tested' && !needs.includes(kind))).toEqual([]);
  });

  test.each(documents.map((document) => [basename(document), document]))(
    'those of %s do what it says',
    (_, document) => {
      const run = (text: string, ...options: readonly string[]) =>
        spawnSync('bash', [...options, '-c', text], { env: environment, encoding: 'utf8' });
      const commands = script(document, (kind) => kind === 'tested');
      expect(commands).not.toBe('');
      const { status, stdout, stderr } = run(commands, '-euo', 'pipefail');
      expect(status, stdout + stderr).toBe(0);
      const others = script(document, (kind) => kind !== 'tested');
      expect(run(others, '-n').stderr).toBe('');
    },
  );
});

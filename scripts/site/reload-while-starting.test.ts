import { spawn } from 'node:child_process';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, onTestFinished, test, vi } from 'vitest';
import { bareEnvironment } from '../../tests/setup/bare-environment.ts';

vi.setConfig({ testTimeout: 60_000 });

test('a reload that comes while the site starts does not end it', async () => {
  const folder = mkdtempSync(join(tmpdir(), 'girih-reload-'));
  const site = spawn(process.execPath, ['scripts/site/start.mjs', '--workers', '1'], {
    env: { ...bareEnvironment, HOST: '127.0.0.1', PORT: '0', DATA_FOLDER: folder },
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  const ended = new Promise((resolve) => site.once('close', resolve));
  onTestFinished(async () => {
    site.kill('SIGKILL');
    await ended;
    rmSync(folder, { recursive: true });
  });
  let said = '';
  site.stdout.setEncoding('utf8').on('data', (text: string) => {
    said += text;
  });
  await expect.poll(() => said, { timeout: 30_000, interval: 5 }).toContain('Databases');
  site.kill('SIGHUP');
  await vi.waitUntil(() => said.includes('Content') || site.signalCode !== null, 30_000);
  expect(site.signalCode).toBeNull();
});

import { spawnSync } from 'node:child_process';
import { copyFileSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, onTestFinished, test } from 'vitest';

test('without its packages the program says how they are installed, and explains itself', () => {
  const folder = mkdtempSync(join(tmpdir(), 'girih-pictures-'));
  onTestFinished(() => rmSync(folder, { recursive: true, force: true }));
  copyFileSync(join(import.meta.dirname, 'draw.ts'), join(folder, 'draw.ts'));
  const draw = (...args: string[]) =>
    spawnSync(process.execPath, [join(folder, 'draw.ts'), ...args], { encoding: 'utf8' });
  const refused = draw('--list');
  expect(refused.status).toBe(1);
  expect(refused.stderr).toContain('npm ci --prefix pictures');
  expect(refused.stderr).not.toMatch(/^ {4}at /m);
  expect(draw('--help')).toMatchObject({ status: 0, stdout: expect.stringContaining('--only') });
});

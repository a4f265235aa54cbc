import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { Hono } from 'hono';
import { afterAll, expect, test } from 'vitest';
import { securityHeaders } from '../middleware/security-headers.ts';
import { builtFiles } from './static-files.ts';

const folder = mkdtempSync(join(tmpdir(), 'girih-built-'));
for (const name of ['offline-worker.js', 'other.js']) writeFileSync(join(folder, name), '// code');
afterAll(() => rmSync(folder, { recursive: true }));

const app = new Hono().use(securityHeaders(null)).use(builtFiles(folder));
const readPolicy = async (path: string) => {
  const { status, headers } = await app.request(path);
  expect(status, path).toBe(200);
  return headers.get('Content-Security-Policy');
};

test('the worker that keeps pages may fetch from this site, and from no other', async () => {
  const policy = await readPolicy('/offline-worker.js');
  expect(policy).toMatch(/default-src 'none'.*; connect-src 'self'$/);
});

test('other files of the build may fetch nothing', async () => {
  expect(await readPolicy('/other.js')).not.toContain('connect-src');
});

import { spawnSync } from 'node:child_process';
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { json } from 'node:stream/consumers';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { openSqlite } from '#database/database.ts';
import { migrate } from '#database/migrate.ts';
import { EventStore } from '#services/page-builder/embedded/events/event-store.ts';
import { EntryStore } from '#services/page-builder/embedded/store.ts';
import { bareEnvironment } from '../../tests/setup/bare-environment.ts';
import { runCommand } from '../testing/run-command.ts';

let folder: string;
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'girih-page-builder-'));
});
afterEach(() => rmSync(folder, { recursive: true }));

const env = () => ({ DATA_FOLDER: `${folder}/var`, LOG_LEVEL: 'silent' });
function run(command: 'import' | 'preview' | 'push' | 'report', ...parameters: string[]) {
  const { status, stdout, stderr } = spawnSync(
    process.execPath,
    [`scripts/page-builder/${command}.ts`, ...parameters],
    { encoding: 'utf8', env: { ...bareEnvironment, ...env() } },
  );
  return { status, stdout, stderr };
}

const write = (name: string, content: unknown) => {
  const file = join(folder, name);
  mkdirSync(dirname(file), { recursive: true });
  writeFileSync(file, typeof content === 'string' ? content : JSON.stringify(content));
  return file;
};
const entry = (id: string, more: object = {}) => ({
  id,
  name: `Entry ${id}`,
  published: 'published',
  query: [{ property: 'urlPath', operator: 'is', value: `/${id}` }],
  data: { blocks: [] },
  ...more,
});
async function readIds(): Promise<string[]> {
  const database = openSqlite('content', `${folder}/var`);
  try {
    const { byId } = await new EntryStore(database).readIndex(Date.now());
    return [...byId.values()].map(({ model, id }) => `${model} ${id}`).sort();
  } finally {
    await database.close();
  }
}

describe('npm run page-builder:import', { timeout: 60_000 }, () => {
  test('answers a wrong command with status 2 and a sentence', () => {
    for (const [parameters, sentence] of [
      [['x'], 'Name the source: --source <source>.'],
      [['--source', 'a'], 'Name what to import; --help shows how.'],
      [['x', '--source', 'content'], 'These entries come from content/pages/'],
      [['x', '--source', 'A b'], 'A source name has lowercase letters, digits and hyphens'],
      [['--remove', 'x', '--source', 'a'], '--remove takes no file'],
    ] as const) {
      const { status, stderr } = run('import', ...parameters);
      expect([status, stderr]).toEqual([2, expect.stringContaining(sentence)]);
    }
  });

  test('takes a folder with one file per entry, names what it leaves out, and takes it out again', async () => {
    write('export/page/a.json', entry('a'));
    write('export/page/b.json', entry('b', { data: { blocksString: '[{"id":"x"}]' } }));
    write('export/page/broken.json', '{');
    write('export/page/wrong.json', entry('w', { published: 'perhaps' }));
    write('export/symbol/s.json', entry('s', { query: [] }));
    write('export/c.json', entry('c'));
    const action = {
      '@type': '@builder.io/sdk:Element',
      id: 'b',
      actions: { click: 'fetch("/x")' },
    };
    write('export/page/d.json', entry('d', { data: { blocks: [action] } }));
    const { status, stdout, stderr } = run('import', `${folder}/export`, '--source', 'our-space');
    expect(stderr).toContain('left out: page/broken.json: is not JSON');
    expect(stderr).toContain('left out: page/wrong.json: published:');
    expect(stderr).toContain('left out: c.json: does not say its model');
    expect(stderr).toContain(
      'incomplete: page/d.json: data.blocks[0].actions.click: Box (b): visitors',
    );
    expect(stdout).toContain('"our-space": 4 new or changed, 0 unchanged, 0 removed');
    expect(status).toBe(0);
    expect(await readIds()).toEqual(['page a', 'page b', 'page d', 'symbol s']);

    rmSync(join(folder, 'export/page/a.json'));
    const again = run('import', `${folder}/export`, '--source', 'our-space', '--keep');
    expect(again.stdout).toContain('0 new or changed, 3 unchanged, 0 removed');
    const other = run('import', `${folder}/export`, '--source', 'other-space');
    expect(other.stderr).toContain('left out: b: this id belongs to another source');
    const unread = run('import', `${folder}/export`, '--source', 'our-space');
    expect(unread.stdout).toContain('3 unchanged, 0 removed');
    expect(unread.stderr).toContain('1 entry that the files do not hold stay');
    const all = ['--source', 'our-space', '--allow-removals'];
    const replaced = run('import', `${folder}/export`, ...all);
    expect(replaced.stdout).toContain('3 unchanged, 1 removed');
    write('export/page/d.json', entry('d', { published: 'perhaps' }));
    const refused = run('import', `${folder}/export`, '--source', 'our-space');
    expect(refused.stdout).toContain('2 unchanged, 0 removed');
    const less = run(
      'import',
      `${folder}/export/page/b.json`,
      '--source',
      'our-space',
      '--model',
      'page',
    );
    expect(less).toMatchObject({
      status: 1,
      stderr: expect.stringMatching(/2 of 3 entries of "our-space" would be .*--allow-removals/),
    });
    const removed = run('import', '--remove', '--source', 'our-space');
    expect(removed.stdout).toContain('3 entries of "our-space" removed');
    expect(await readIds()).toEqual([]);
  });

  test('takes what the API answered, and changes nothing when it only tries', async () => {
    const results = write('page.json', { results: [entry('a'), entry('b')] });
    const tried = run('import', results, '--source', 'answers', '--dry-run');
    expect(tried.stdout).toContain('page  published  "Entry a"  urlPath is "/a"');
    expect(tried.stderr).toContain('2 entries in all. Nothing was changed.');
    run('import', results, '--source', 'answers');
    const keys = write('keys.json', { page: [entry('c')], 'symbol:1a2b': [entry('d')] });
    run('import', keys, '--source', 'keys');
    expect(await readIds()).toEqual(['page a', 'page b', 'page c', 'symbol d']);
  });

  test('fails with status 1 when nothing can be taken', () => {
    expect(run('import', `${folder}/none`, '--source', 'a')).toMatchObject({
      status: 1,
      stderr: expect.stringMatching(/^The file or folder .* does not exist/),
    });
    const file = write('x.json', { hello: 1 });
    expect(run('import', file, '--source', 'a')).toMatchObject({
      status: 1,
      stderr: expect.stringContaining('is neither an entry (with id and data) nor an answer'),
    });
  });
});

describe('npm run page-builder:push', { timeout: 60_000 }, () => {
  test('shows what it would send; sends it once with --send', async () => {
    const bodies: { name: string }[] = [];
    const server = createServer(async (request, response) => {
      bodies.push((await json(request)) as { name: string });
      response.setHeader('content-type', 'application/json');
      response.end(JSON.stringify({ id: `theirs-${bodies.length}`, path: request.url }));
    }).listen(0, '127.0.0.1');
    try {
      write('content/images/index.json', {});
      write('content/pages/page/a.json', { name: 'A', url: '/a', data: {} });
      const load = await runCommand('scripts/content/load.ts', [], {
        withinMs: 30_000,
        env: { ...env(), CONTENT_FOLDER: `${folder}/content` },
      });
      expect(load.output).toContain('1 builder entries');
      const { port } = server.address() as AddressInfo;
      const settings = {
        ...env(),
        BUILDER_PRIVATE_KEY: 'bpk-12345678',
        BUILDER_API_HOST: `http://127.0.0.1:${port}`,
        PUBLIC_ORIGIN: 'https://museum.example',
      };
      const push = (...parameters: string[]) =>
        runCommand('scripts/page-builder/push.ts', parameters, { withinMs: 30_000, env: settings });
      const tried = await push();
      expect(tried.output).toMatch(/create {3}page .* A\n/);
      expect(tried.output).toContain('1 of 1 entries would be sent');
      expect(bodies).toEqual([]);
      expect((await push('--send')).code).toBe(0);
      expect(bodies.map(({ name }) => name)).toEqual(['A']);
      expect((await push('--send')).code).toBe(0);
      expect(bodies).toHaveLength(1);
      expect((await push()).output).toContain('0 of 1 entries would be sent');
    } finally {
      server.close();
    }
  });

  test('needs a private key to send', () => {
    expect(run('push', '--send')).toMatchObject({
      status: 2,
      stderr: expect.stringContaining('There is nothing to send'),
    });
  });
});

describe('npm run page-builder:preview', { timeout: 60_000 }, () => {
  test('prints a link to a page that is not public yet, and says why there is none to another', () => {
    const file = write('page.json', {
      results: [
        entry('evenings', { published: 'draft' }),
        entry('visit', { startDate: Date.now() + 86_400_000 }),
        entry('open'),
        entry('gone', { published: 'archived' }),
        entry('one', { published: 'draft', query: [] }),
      ],
    });
    run('import', file, '--source', 'test');
    const draft = run('preview', '/evenings/', '--language', 'es', '--days', '3');
    expect(draft.stdout).toMatch(
      /^http:\/\/localhost:3000\/es\/builder\/evenings\?draft=[\w.-]+\n$/,
    );
    const until = new Date(Date.now() + 3 * 86_400_000).toISOString().slice(0, 10);
    expect(draft.stderr).toContain(`"Entry evenings", until ${until}`);
    // It replaces a screen, at the address of that.
    expect(run('preview', 'visit').stdout).toMatch(/^http:\/\/localhost:3000\/visit\?draft=/);
    for (const [parameters, sentence] of [
      [[], 'Name the page by its path or id'],
      [['/open'], '/open is already public.'],
      [['/gone'], 'There is no page /gone.'],
      [['one'], 'so it has no address'],
      [['/evenings', '--language', 'fr'], '--language is en, es, haw.'],
      [['/evenings', '--days', '31'], '--days must be a whole number from 1 to 30.'],
    ] as const) {
      const { status, stdout, stderr } = run('preview', ...parameters);
      expect([status, stdout, stderr]).toEqual([2, '', expect.stringContaining(sentence)]);
    }
  });
});

describe('npm run page-builder:report', { timeout: 60_000 }, () => {
  test('shows a line for every page and variation', async () => {
    const file = write('page.json', {
      results: [
        entry('a', { variations: { b: { id: 'b', name: 'Shorter', testRatio: 0.5, data: {} } } }),
      ],
    });
    run('import', file, '--source', 'test');
    const database = openSqlite('visitors', `${folder}/var`);
    await migrate(database);
    const event = {
      day: new Date(Date.now() - 86_400_000).toISOString().slice(0, 10),
      contentId: 'a',
      page: '/a',
      amount: 0,
    };
    const visitors = ['v1', 'v2', 'v3', 'v4'];
    await new EventStore(database).record([
      ...visitors.map((visitor) => ({
        ...event,
        variationId: '',
        kind: 'impression' as const,
        visitor,
      })),
      { ...event, variationId: '', kind: 'click', visitor: 'v1' },
      { ...event, variationId: 'b', kind: 'impression', visitor: 'v5' },
      { ...event, variationId: 'b', kind: 'conversion', visitor: 'v5', amount: 20 },
    ]);
    await database.close();
    const { status, stdout } = run('report');
    expect(status).toBe(0);
    expect(stdout.split('\n').slice(1).join('\n').trim()).toMatchInlineSnapshot(`
      "page  entry    variation  impressions  visitors  clicks  click rate  conversions  conversion rate  amount
      ────  ───────  ─────────  ───────────  ────────  ──────  ──────────  ───────────  ───────────────  ──────
      /a    Entry a  default              4         4       1      25.0 %            0            0.0 %
      /a    Entry a  Shorter              1         1       0       0.0 %            1          100.0 %   20.00"
    `);
    expect(run('report', '--page', '/other').stdout).toContain('Nothing was counted.');
    expect(JSON.parse(run('report', '--json').stdout).rows).toHaveLength(2);
  });

  test('refuses a wrong number of days', () => {
    for (const days of ['0', 'x', '4000']) {
      expect(run('report', '--days', days)).toMatchObject({
        status: 2,
        stderr: expect.stringContaining('--days must be a whole number'),
      });
    }
  });
});

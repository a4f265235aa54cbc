import { spawnSync } from 'node:child_process';
import { existsSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { gzipSync } from 'node:zlib';
import { beforeAll, describe, expect, test } from 'vitest';
import { bareEnvironment } from '../../tests/setup/bare-environment.ts';

describe('npm run collection:import', { timeout: 90_000 }, () => {
  let folder: string;
  beforeAll(() => {
    folder = mkdtempSync(join(tmpdir(), 'girih-import-'));
    return () => rmSync(folder, { recursive: true });
  });

  function run(...parameters: string[]) {
    const { status, stdout, stderr } = spawnSync(
      process.execPath,
      ['scripts/collection/import.ts', ...parameters],
      { encoding: 'utf8', env: { ...bareEnvironment, DATA_FOLDER: `${folder}/var` } },
    );
    return { status, stdout, stderr };
  }

  const write = (name: string, content: string | Buffer) => {
    writeFileSync(join(folder, name), content);
    return join(folder, name);
  };
  const mapping = () =>
    write(
      'mapping.json',
      JSON.stringify({ source: 'museum', fields: { id: { template: 'm-{id}' }, title: 'title' } }),
    );

  test('answers a wrong command with status 2, a sentence, and no database', () => {
    const file = write('input.jsonl', '{}');
    for (const [parameters, sentence] of [
      [[], 'Name the file to import; --help shows how.'],
      [[file], 'Name the mapping of the file: --mapping <mapping.json>.'],
      [[file, '--mapping', 'none.json'], 'The mapping cannot be read: ENOENT'],
      [['--remove'], 'Name the source to remove: --source <source>.'],
      [['--remove', '--source', 'x', '--keep'], '--remove takes nothing else'],
      [['--remove', '--source', 'demo'], 'The demo objects come from content/objects/'],
    ] as const) {
      const { status, stderr } = run(...parameters);
      expect(stderr).toContain(sentence);
      expect(status).toBe(2);
    }
    const wrong = write('wrong.json', '{ "source": "a", "fields": { "id": "id", "titel": "t" } }');
    const { status, stderr } = run(file, '--mapping', wrong);
    expect(status).toBe(2);
    expect(stderr).toContain('fields: holds what a mapping does not know: titel');
    expect(stderr).toContain('fields.title: is missing');
    expect(existsSync(`${folder}/var`)).toBe(false);
  });

  test('shows ten mapped records without touching a database', () => {
    const lines = Array.from({ length: 30 }, (_, index) => `{"id":${index},"title":"T${index}"}`);
    const file = write('many.jsonl.gz', gzipSync(lines.with(3, '{').join('\n')));
    const { status, stdout } = run(file, '--mapping', mapping(), '--dry-run');
    expect(status).toBe(0);
    expect(stdout.match(/^line /gm)).toHaveLength(10);
    expect(stdout).toContain('"id": "m-0"');
    expect(stdout).toContain('line 4: rejected: it is not JSON');
    expect(existsSync(`${folder}/var`)).toBe(false);
  });

  test('imports, says what it did, lists what it rejected, and takes it back', () => {
    const file = write(
      'input.jsonl',
      '{"id":1,"title":"One"}\n{"id":2}\n{"id":3,"title":"Three"}\n',
    );
    const imported = run(file, '--mapping', mapping());
    expect(imported.stderr).toContain(
      '3 records of "museum", 2 new or changed, 0 unchanged, 0 removed, 1 rejected.',
    );
    expect(imported.stderr).toContain('line 2, rejected: title is missing');
    expect(imported.stderr).toContain('100 %, 3 records');
    expect(imported.status).toBe(0);
    const [report = ''] = readdirSync(`${folder}/var/imports`);
    expect(JSON.parse(readFileSync(`${folder}/var/imports/${report}`, 'utf8'))).toMatchObject({
      line: 2,
      record: 'rejected',
      field: 'title',
    });

    const packed = gzipSync('{"id":9,"title":"Nine"}\n'.repeat(2000));
    const cut = write('cut.jsonl.gz', packed.subarray(0, packed.length - 20));
    const failed = run(cut, '--mapping', mapping());
    expect(failed.stderr).toContain('Nothing that visitors see has changed.');
    expect(failed.status).toBe(1);

    const removed = run('--remove', '--source', 'museum');
    expect(removed).toMatchObject({
      status: 0,
      stderr: 'Removed 2 objects of the source "museum".\n',
    });
  });
});

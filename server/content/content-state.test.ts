import { execFileSync } from 'node:child_process';
import { mkdirSync, mkdtempSync, rmSync, utimesSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { beforeEach, describe, expect, onTestFinished, test } from 'vitest';
import { findContentTime, hashContent } from './content-state.ts';

let folder: string;

beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'girih-state-'));
  onTestFinished(() => rmSync(folder, { recursive: true }));
});

const write = (file: string, text: string) => {
  mkdirSync(dirname(join(folder, file)), { recursive: true });
  writeFileSync(join(folder, file), text);
};
const at = (time: string) => Date.parse(time);
const touchAll = (time: string, ...files: string[]) => {
  const folders = ['documents', 'objects', 'pages'].filter((name) =>
    files.some((file) => file.startsWith(name)),
  );
  for (const one of [...files, ...files.map(dirname), ...folders]) {
    utimesSync(join(folder, one), new Date(time), new Date(time));
  }
};

test('each file that is loaded makes another state, pictures do not', () => {
  const states = new Set([hashContent(folder)]);
  for (const file of [
    'documents/news/rain.json',
    'objects/a.json',
    'pages/page/a.json',
    'images/index.json',
    'thesaurus.json',
  ]) {
    write(file, '{}');
    states.add(hashContent(folder));
  }
  expect(states.size).toBe(6);
  write('images/scenes/a.webp', 'picture');
  expect(states).toContain(hashContent(folder));
});

describe('the time of the folder', () => {
  const git = (...args: string[]) =>
    execFileSync('git', ['-C', folder, ...args], {
      env: {
        ...process.env,
        GIT_AUTHOR_DATE: '2025-03-01T10:00:00Z',
        GIT_COMMITTER_DATE: '2025-03-01T10:00:00Z',
        GIT_CONFIG_GLOBAL: '/dev/null',
        GIT_CONFIG_SYSTEM: '/dev/null',
      },
      stdio: 'ignore',
    });
  const commit = () => {
    git('init', '-q');
    git('add', '-A');
    git('-c', 'user.name=Ana', '-c', 'user.email=ana@museum.example', 'commit', '-qm', 'Content');
  };

  test('is that of the commit, whenever the files were checked out', async () => {
    write('documents/news/rain.json', '{}');
    commit();
    touchAll('2026-01-01T00:00:00Z', 'documents/news/rain.json');
    expect(await findContentTime(folder)).toBe(at('2025-03-01T10:00:00Z'));
  });

  test('is that of the newest file where it is not as committed, or not in Git', async () => {
    write('documents/news/rain.json', '{}');
    write('objects/a.json', '{}');
    touchAll('2024-01-01T00:00:00Z', 'documents/news/rain.json', 'objects/a.json');
    expect(await findContentTime(folder)).toBe(at('2024-01-01T00:00:00Z'));
    commit();
    write('documents/news/rain.json', '{"changed":1}');
    touchAll('2026-02-02T00:00:00Z', 'documents/news/rain.json');
    expect(await findContentTime(folder)).toBe(at('2026-02-02T00:00:00Z'));
  });
});

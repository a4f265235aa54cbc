import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { takeBuildTurn } from './build-turn.ts';

describe('The turn to build an index', () => {
  let folder: string;
  beforeEach(() => {
    folder = mkdtempSync(join(tmpdir(), 'build-turn-'));
  });
  afterEach(() => rmSync(folder, { recursive: true }));

  test('is for one at a time', async () => {
    const end = await takeBuildTurn(folder);
    let isSecondIn = false;
    const second = takeBuildTurn(folder).then((endSecond) => {
      isSecondIn = true;
      return endSecond;
    });
    await takeBuildTurn(folder, 300);
    expect(isSecondIn).toBe(false);
    end();
    (await second)();
  });

  test('is given back by a process that is killed', async () => {
    const code = `const { takeBuildTurn } = await import(${JSON.stringify(import.meta.resolve('./build-turn.ts'))});
      await takeBuildTurn(${JSON.stringify(folder)});
      console.log('taken');
      setInterval(() => {}, 1_000);`;
    const holder = spawn(process.execPath, ['--input-type=module', '-e', code], {
      stdio: ['ignore', 'pipe', 'inherit'],
    });
    await once(holder.stdout, 'data');
    let isIn = false;
    const turn = takeBuildTurn(folder).then((end) => {
      isIn = true;
      return end;
    });
    await takeBuildTurn(folder, 300);
    expect(isIn).toBe(false);
    holder.kill('SIGKILL');
    (await turn)();
  });

  test('is not waited for in a folder where nothing can be written', async () => {
    writeFileSync(join(folder, 'file'), '');
    const end = await takeBuildTurn(join(folder, 'file/search'));
    end();
  });
});

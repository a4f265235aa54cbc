import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, onTestFinished, test } from 'vitest';
import { runCommand } from './run-command.ts';

function makeScript(source: string): string {
  const folder = mkdtempSync(join(tmpdir(), 'girih-command-'));
  onTestFinished(() => rmSync(folder, { recursive: true }));
  const file = join(folder, 'script.mjs');
  writeFileSync(file, source);
  return file;
}

test('both streams and the exit code come back', async () => {
  const script = makeScript(
    `console.log(process.argv[2]); console.error(process.env.TILE); process.exitCode = 3;`,
  );
  const lines: string[] = [];
  const result = await runCommand(script, ['star'], {
    withinMs: 20_000,
    env: { TILE: 'cross' },
    onLine: (line) => lines.push(line),
  });
  expect(result.code).toBe(3);
  expect(result.output.split('\n').sort()).toEqual(['cross', 'star']);
  expect(lines.sort()).toEqual(['cross', 'star']);
});

test('a program that takes too long is ended together with what it started', async () => {
  const script = makeScript(`
    import { spawn } from 'node:child_process';
    const child = spawn(process.execPath, ['-e', 'setInterval(() => {}, 1000)']);
    console.log('started ' + child.pid);
    setInterval(() => {}, 1000);
  `);
  const { code, output } = await runCommand(script, [], { withinMs: 1_500 });
  expect(code).toBeNull();
  expect(output).toContain('It took longer than 1.5 seconds and was stopped.');
  const child = Number(/started (\d+)/.exec(output)?.[1]);
  expect(child).toBeGreaterThan(0);
  await expect.poll(() => isRunning(child), { timeout: 5_000 }).toBe(false);
});

test('a program is ended when it says nothing for too long, however long it has been at work', async () => {
  const talks = makeScript(`
    let said = 0;
    const timer = setInterval(() => { console.log(++said); if (said === 6) clearInterval(timer); }, 400);
  `);
  const slow = await runCommand(talks, [], { maxSilenceMs: 2_000 });
  expect(slow).toMatchObject({ code: 0, timedOut: false });
  const hangs = makeScript(`console.log('begun'); setInterval(() => {}, 1000);`);
  const silent = await runCommand(hangs, [], { maxSilenceMs: 1_500 });
  expect(silent).toMatchObject({ code: null, timedOut: true });
  expect(silent.output).toBe('begun\n\nIt printed nothing for 1.5 seconds and was stopped.');
});

function isRunning(pid: number): boolean {
  try {
    process.kill(pid, 0);
    return true;
  } catch {
    return false;
  }
}

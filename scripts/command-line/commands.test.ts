import { existsSync, globSync, mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { beforeAll, describe, expect, test } from 'vitest';
import type { CommandAnswer } from '../../tests/setup/ask-commands.ts';
import { runCommand } from '../testing/run-command.ts';

const { scripts } = JSON.parse(readFileSync('package.json', 'utf8'));
/** Programs that `npm run` starts; what packages bring explains itself. */
const ofNpm = Object.values<string>(scripts).flatMap(
  (line) => /^(?:exec )?node (?:--\S+ )*(\S+\.ts)/.exec(line)?.[1] ?? [],
);
const reads = (file: string) => readFileSync(file, 'utf8').includes('readCommandLine(');
const others = globSync(['scripts/*/*.ts', 'bench/*.ts']).sort();
const isCommand = (file: string) =>
  /^(scripts\/[\w-]+|bench)\/[\w-]+\.ts$/.test(file) && !/test\.ts$|read-command-line/.test(file);
/** They bring their own: the drawing of pictures is a program of its own. */
const apart = ['pictures/draw.ts'];

/** Nothing happens when it is imported, as a test does; here it runs as it is. */
const asProcess = 'scripts/site/build-choose-script.ts';
/** What is typed where another file reads it. */
const typed: Readonly<Record<string, string>> = {
  'scripts/site/start-site.ts': 'scripts/site/start.mjs',
};
const commands = [
  ...new Set([
    ...ofNpm.filter((file) => existsSync(file)),
    ...others
      .filter(isCommand)
      .filter(reads)
      .map((file) => typed[file] ?? file),
  ]),
];

test('npm run content:new is scripts/content/new.ts, and so are all that have a folder', () => {
  const elsewhere = Object.entries<string>(scripts).filter(([name, line]) => {
    const [folder, command] = name.split(':');
    const path = / (scripts\/\S+\/\S+)\.ts/.exec(line)?.[1];
    const isVariant = / --\w+$/.test(line);
    return path && command && !isVariant && path !== `scripts/${folder}/${command}`;
  });
  expect(elsewhere).toEqual([]);
});

test('every program that npm starts reads its command line', () => {
  expect(commands.length).toBeGreaterThan(30);
  expect(ofNpm.filter((file) => !apart.includes(file) && !reads(file))).toEqual([]);
  const measurements = others.filter((file) => /^bench\/[\w-]+\.ts$/.test(file));
  expect(measurements.filter((file) => !reads(file))).toEqual([
    'bench/faulty-proxy.ts',
    'bench/load.ts',
    'bench/peak-memory.ts',
    'bench/processes.ts',
    'bench/run-service.ts',
    'bench/send-requests.ts',
  ]);
});

describe('every command', { timeout: 120_000 }, () => {
  let answers: CommandAnswer[];
  beforeAll(async () => {
    const folder = mkdtempSync(join(tmpdir(), 'girih-commands-'));
    const files = commands.filter((file) => file !== asProcess);
    const { output } = await runCommand('tests/setup/ask-commands.ts', files, {
      withinMs: 110_000,
      env: { DATA_FOLDER: folder, DATABASE_URL: '', CONTENT_FOLDER: folder },
    });
    rmSync(folder, { recursive: true, force: true });
    answers = JSON.parse(output);
  }, 120_000);

  test.for(commands.filter((file) => file !== asProcess))('explains itself: %s', (file) => {
    const help = answers.find((one) => one.file === file && one.argument === '--help');
    expect(help?.code, help?.output).toBe(0);
    expect(help?.output).toMatch(/`?(npm (run|start|test)|node )/);
    expect(help?.output).not.toMatch(/^ {4}at /m);
    const refusal = answers.find((one) => one.file === file && one.argument === '--nonsense');
    expect(refusal?.code, refusal?.output).toBe(2);
    expect(refusal?.output).toContain('--nonsense');
    expect(refusal?.output).not.toMatch(/^ {4}at /m);
  });

  test('does so as a process of its own', async () => {
    const help = await runCommand(asProcess, ['--help'], { withinMs: 30_000 });
    expect(help).toMatchObject({ code: 0, output: expect.stringContaining('node scripts/') });
    const refusal = await runCommand(asProcess, ['two', 'words'], { withinMs: 30_000 });
    expect(refusal).toMatchObject({
      code: 2,
      output: 'two is not understood. --help shows what there is.',
    });
  });
});

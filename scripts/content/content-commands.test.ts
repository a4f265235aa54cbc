import { existsSync, mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import sharp from 'sharp';
import { beforeEach, describe, expect, onTestFinished, test } from 'vitest';
import { runCommand } from '../testing/run-command.ts';

let folder: string;
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'girih-content-commands-'));
  onTestFinished(() => rmSync(folder, { recursive: true }));
});

const run = (script: string, ...args: string[]) =>
  runCommand(`scripts/content/${script}.ts`, args, {
    withinMs: 60_000,
    env: { CONTENT_FOLDER: folder, DATA_FOLDER: folder, DATABASE_URL: '' },
  });

describe('npm run content:add-picture', { timeout: 120_000 }, () => {
  const words = ['--alt-en', 'A wall', '--alt-es', 'Un muro', '--alt-haw', 'He paia'];
  const index = () => JSON.parse(readFileSync(join(folder, 'images/index.json'), 'utf8'));

  test('copies a picture, reads its size and colour, and enters it once', async () => {
    const file = join(folder, 'Salt & Silver.png');
    const create = { width: 60, height: 40, channels: 3, background: '#204060' } as const;
    await sharp({ create }).png().toFile(file);
    const added = await run('add-picture', file, ...words);
    expect(added).toMatchObject({ code: 0, output: expect.stringContaining('scenes/salt-silver') });
    expect(index()).toEqual({
      'scenes/salt-silver': {
        file: 'scenes/salt-silver.png',
        width: 60,
        height: 40,
        dominantColor: '#204060',
        alt: { en: 'A wall', es: 'Un muro', haw: 'He paia' },
        ground: '#204060',
      },
    });
    const again = await run('add-picture', file, ...words);
    expect(again).toMatchObject({ code: 1, output: expect.stringContaining('--replace') });
    await sharp({ create: { ...create, background: '#ff0000' } })
      .png()
      .toFile(file);
    expect((await run('add-picture', file, ...words, '--replace')).code).toBe(0);
    expect(index()['scenes/salt-silver'].dominantColor).toBe('#ff0000');
    expect((await run('add-picture', '--remove', 'scenes/salt-silver')).code).toBe(0);
    expect(index()).toEqual({});
    expect(existsSync(join(folder, 'images/scenes/salt-silver.png'))).toBe(false);
  });

  test('measures the colour that visitors see, of inks, 16 bits and what is transparent', async () => {
    const create = { width: 60, height: 40, channels: 4, background: '#808080' } as const;
    await sharp({ create }).toColourspace('rgb16').png().toFile(join(folder, 'deep.png'));
    await sharp({ create }).flatten().toColourspace('cmyk').jpeg().toFile(join(folder, 'inks.jpg'));
    const clear = { ...create, background: { r: 0, g: 0, b: 0, alpha: 0 } };
    await sharp({ create: clear }).png().toFile(join(folder, 'clear.png'));
    for (const name of ['deep.png', 'inks.jpg', 'clear.png']) {
      const added = await run('add-picture', join(folder, name), ...words);
      expect(added.code, added.output).toBe(0);
    }
    expect(index()['scenes/deep'].dominantColor).toBe('#808080');
    expect(index()['scenes/clear'].dominantColor).toBe('#ffffff');
    expect(index()['scenes/inks'].dominantColor).toMatch(/^#[78]/);
  });

  test('refuses what is wrong and changes nothing', async () => {
    const file = join(folder, 'words.png');
    writeFileSync(file, 'no picture');
    for (const [args, code, sentence] of [
      [[], 2, 'Name the picture to add'],
      [[file], 2, 'Say in English what the picture shows'],
      [[file, ...words.slice(0, 4)], 2, 'Say in Hawaiian'],
      [[file, ...words, '--group', '../up'], 2, '--group must be small letters'],
      [[file, ...words], 1, 'cannot be taken'],
      [[join(folder, 'none.png'), ...words], 1, 'does not exist'],
      [['--remove', 'scenes/none'], 1, 'There is no picture scenes/none'],
    ] as const) {
      const answer = await run('add-picture', ...args);
      expect(answer).toMatchObject({ code, output: expect.stringContaining(sentence) });
    }
    expect(existsSync(join(folder, 'images'))).toBe(false);
    mkdirSync(join(folder, 'images'));
    writeFileSync(join(folder, 'images/index.json'), '{ "a": ');
    const create = { width: 6, height: 4, channels: 3, background: '#204060' } as const;
    await sharp({ create }).png().toFile(file);
    const broken = await run('add-picture', file, ...words);
    expect(broken).toMatchObject({
      code: 1,
      output: expect.stringContaining('must be mended first'),
    });
    expect(readFileSync(join(folder, 'images/index.json'), 'utf8')).toBe('{ "a": ');
  });
});

describe('npm run content:new', { timeout: 60_000 }, () => {
  test('makes the file of an item, explains its fields, and never writes over one', async () => {
    const made = await run('new', 'news', 'rain');
    expect(made.code, made.output).toBe(0);
    expect(made.output).toContain('en.title (required)');
    expect(made.output).toContain('one of news, press, announcement');
    const file = join(folder, 'documents/news/rain.json');
    expect(JSON.parse(readFileSync(file, 'utf8'))).toMatchObject({ type: 'news', uid: 'rain' });
    writeFileSync(file, '{}');
    expect(await run('new', 'news', 'rain')).toMatchObject({ code: 1 });
    expect(readFileSync(file, 'utf8')).toBe('{}');
    for (const [args, sentence] of [
      [[], 'Name a type'],
      [['newss', 'rain'], 'There is no type newss'],
      [['news'], 'Give the name for its address'],
      [['news', 'Rain!'], 'small letters'],
      [['settings', 'other'], 'only one item of the type settings'],
    ] as const) {
      const answer = await run('new', ...args);
      expect(answer).toMatchObject({ code: 2, output: expect.stringContaining(sentence) });
    }
    expect((await run('new', '--help')).output).toContain('public_program');
  });
});

import { expect, test } from 'vitest';
import type { Inline, Segment } from './inline.ts';
import { readXliff } from './read-xliff.ts';
import { writeXliff } from './write-xliff.ts';

const toFile = (segments: readonly Segment[]) =>
  writeXliff({
    source: 'en',
    target: 'haw',
    items: [
      {
        id: 'f',
        original: 'news/rain "&"',
        notes: [],
        units: [{ id: 'u', name: 'A <b>', state: 'translated', notes: [], segments }],
      },
    ],
  });

const back = async (text: string) => (await readXliff(text)).items[0]?.units[0]?.segments[0];

const segment = (source: readonly Inline[], target: readonly Inline[] | null = null): Segment => ({
  id: 's1',
  hasWords: true,
  source,
  target,
});

test.each([
  ' two  blanks, a\ttab\nand a soft break\r\n ',
  '<&>"\' ]]> &amp;',
  'ʻŌlelo Hawaiʻi, خط, 🌺, e\u0301',
  'null \u0000, bell \u0007, no sign \uffff',
])('words come back as they were: %j', async (text) => {
  expect((await back(toFile([segment([text], [text])])))?.target).toEqual([text]);
});

test('what XLIFF has no own word for stands in the unit’s data, and a tool that loses it is helped', async () => {
  const mark = { type: 'hyperlink', data: { link_type: 'Web', url: 'https://a.example/?b&c' } };
  const tokens: Inline[] = [{ open: '1', mark }, 'here', { close: '1' }];
  const file = toFile([segment(tokens, tokens)]);
  expect((await back(file))?.target).toEqual(tokens);
  const target = /<target>.*<\/target>/.exec(file)?.[0] ?? '';
  const bare = target.replace(/ dataRef\w*="d1"/g, '');
  expect((await back(file.replace(target, bare)))?.target).toEqual(tokens);
});

test('a large file is read in a moment, also where every mark has to be looked for', async () => {
  const marks = '<sc id="1"/><ec startRef="1"/>'.repeat(100_000);
  const text = toFile([segment(['x'], ['y'])]).replace('<target>y', `<target>${marks}`);
  const began = performance.now();
  expect((await back(text))?.target).toHaveLength(200_000);
  expect(performance.now() - began).toBeLessThan(5_000);
});

test('others get their turn while a file is read', async () => {
  let turns = 0;
  const timer = setInterval(() => (turns += 1), 0);
  await readXliff(toFile([segment(['word '.repeat(400_000)])]));
  clearInterval(timer);
  expect(turns).toBeGreaterThan(5);
});

test('a tag with attributes without end is refused before anybody waits for it', async () => {
  const attributes = Array.from({ length: 300_000 }, (_, index) => `a${index}="1"`).join(' ');
  await expect(readXliff(`<xliff ${attributes}/>`)).rejects.toMatchObject({ code: 'too-much' });
  await expect(readXliff('<'.repeat(2_000_000))).rejects.toMatchObject({ code: 'not-xml' });
});

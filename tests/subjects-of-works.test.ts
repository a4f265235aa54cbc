import { globSync, readFileSync } from 'node:fs';
import { expect, test } from 'vitest';

// A subject by which a work is found is in its picture, or its title or text says where it is.

interface Work {
  readonly id: string;
  readonly title: { readonly en: string };
  readonly description: { readonly en: string };
  readonly motifs?: readonly string[];
  readonly images?: readonly { readonly file: string }[];
}

const works: readonly Work[] = globSync('content/objects/*.json').map((path) =>
  JSON.parse(readFileSync(path, 'utf8')),
);
const pictures: Record<string, { readonly alt: { readonly en: string } }> = JSON.parse(
  readFileSync('content/images/index.json', 'utf8'),
);

const subjects: Record<string, RegExp> = {
  fish: /fish/i,
  bird: /bird|nightingale/i,
  lion: /lion/i,
  horse: /horse|rider/i,
  ship: /ship/i,
};

test('animals and ships among the subjects of a work are told of in words or seen in its picture', () => {
  const untold = works.flatMap(({ id, title, description, motifs = [], images = [] }) => {
    const seen = images.map(({ file }) => pictures[file]?.alt.en);
    const told = [title.en, description.en, ...seen].join(' ');
    return motifs
      .filter((motif) => subjects[motif]?.test(told) === false)
      .map((motif) => `${id}: ${motif}`);
  });
  expect(untold).toEqual([]);
});

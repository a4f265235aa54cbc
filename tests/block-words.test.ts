import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import type { BlockInput } from '#app/blocks/definition.ts';
import { listBlocks } from '#app/blocks/for-editors.ts';
import { languages } from '#shared/languages/languages.ts';

const helpsOf = ({ helperText, subFields = [] }: BlockInput): string[] => [
  ...(helperText ? [helperText] : []),
  ...subFields.flatMap(helpsOf),
];

const said = new Set(
  listBlocks().flatMap(({ description, inputs }) => [description, ...inputs.flatMap(helpsOf)]),
);

test.each(languages.filter((language) => language !== 'en'))(
  'what blocks and their inputs say of themselves is said in %s too, and nothing that none says any more',
  (language) => {
    const file = `studio/words/${language}/blocks.json`;
    const { sayings } = JSON.parse(readFileSync(file, 'utf8'));
    expect(Object.keys(sayings).sort()).toEqual([...said].sort());
    for (const [english, words] of Object.entries(sayings)) {
      expect(words, english).toBeTruthy();
      expect(words, english).not.toBe(english);
    }
  },
);

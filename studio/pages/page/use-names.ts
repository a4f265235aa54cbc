import { useCallback } from 'react';
import { languages } from '#shared/languages/languages.ts';
import type { Block, EditedEntry } from '#shared/page-builder/editing/block-tree.ts';
import { findBlock } from '#shared/page-builder/editing/block-tree.ts';
import { readIn } from '#shared/page-builder/editing/localized.ts';
import { useWords, type Words } from '../../words/words.ts';

/** The name of a kind of block, in the words of whoever uses the studio. */
export function nameOfKind(
  name: string | undefined,
  friendlyName: string | undefined,
  words: Words,
) {
  if (name === undefined) return words.pages.box;
  const known: Readonly<Record<string, string>> = words.pages.blocks;
  return known[name] ?? friendlyName ?? name;
}

/** Its own name where somebody gave it one, else its kind, with the first words that it says. */
export function useNameOf(): (block: Block) => { readonly kind: string; readonly says: string } {
  const words = useWords();
  return useCallback(
    (block) => ({
      kind:
        typeof block.layerName === 'string' && block.layerName
          ? block.layerName
          : nameOfKind(block.component?.name, undefined, words),
      says: firstWords(block.component?.options),
    }),
    [words],
  );
}

/** Options by which a block is known. */
const telling = ['title', 'heading', 'text', 'quote', 'label', 'caption', 'name', 'altText'];

function firstWords(options: Readonly<Record<string, unknown>> | undefined): string {
  for (const name of telling) {
    const said = languages
      .map((language) => readIn(options?.[name], language))
      .find((one): one is string => typeof one === 'string' && one !== '');
    if (said) return toWords(said);
  }
  return '';
}

const toWords = (html: string): string =>
  html
    .slice(0, 400)
    .replace(/<[^>]*>/g, ' ')
    .replace(/&nbsp;/g, ' ')
    .replace(/&amp;/g, '&')
    .replace(/\s+/g, ' ')
    .trim()
    .slice(0, 60);

export const nameOfChosen = (
  entry: EditedEntry,
  chosen: string | null,
  nameOf: ReturnType<typeof useNameOf>,
): string => {
  const found = chosen === null ? null : findBlock(entry, chosen);
  return found ? nameOf(found.block).kind : '';
};

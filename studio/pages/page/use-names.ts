import { useCallback } from 'react';
import { languages } from '#shared/languages/languages.ts';
import type { Block, EditedEntry } from '#shared/page-builder/editing/block-tree.ts';
import { findBlock } from '#shared/page-builder/editing/block-tree.ts';
import { readIn } from '#shared/page-builder/editing/localized.ts';
import { fill, useWords, type Words } from '../../words/words.ts';
import { nameOfInput } from '../inputs/name-of-input.ts';
import type { Slot } from './edit-blocks.ts';

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

/** Of one of a block's several lists: the number of its column or panel, else what its input is called. */
export function nameOfSlot({ list, group }: Pick<Slot, 'list' | 'group'>, words: Words): string {
  const { pages, audiences } = words;
  const last = String(list.at(-1));
  const position = list.at(-2);
  if (group === null) return audiences.others;
  if (group !== undefined) return group || fill(audiences.group, { number: Number(position) + 1 });
  if (last === 'children') return pages.content;
  const input = nameOfInput({ name: last, type: 'uiBlocks' }, words).label;
  if (typeof position !== 'number') return input;
  const part = fill(pages.part, { number: position + 1 });
  return last === 'blocks' || last === 'content' ? part : `${part}: ${input}`;
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

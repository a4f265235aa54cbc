import { showPiece } from '#app/components/show-piece.test-support.tsx';
import type { BuilderContent } from '#services/page-builder/contract.ts';
import { allBundles, loadBundles } from './draw/bundles.ts';
import { EntryView } from './draw/EntryView.tsx';
import { type PrepareOptions, prepareContent } from './prepare/prepare-content.ts';

await loadBundles(allBundles);

type Fields = Readonly<Record<string, unknown>>;

/** For tests: an entry's data, prepared and drawn as a page would. */
export function showEntry(data: Fields, entry: Fields = {}, options: Partial<PrepareOptions> = {}) {
  const { content, css, warnings } = prepareContent(toEntry(data, entry), {
    language: 'en',
    ...options,
  });
  const shown = showPiece(
    <EntryView of={{ content, loaded: [] }} isPreview={options.isPreview} />,
    '/visit?x=1',
  );
  return { ...shown, content, css, warnings };
}

export const toEntry = (data: Fields, entry: Fields = {}) =>
  ({
    id: 'entry1',
    name: 'Entry',
    model: 'page',
    variations: [],
    lastUpdated: 0,
    breakpoints: null,
    isRightToLeft: false,
    data,
    ...entry,
  }) as unknown as BuilderContent;

export const block = (fields: Fields = {}): Fields => ({
  '@type': '@builder.io/sdk:Element',
  ...fields,
});

export const component = (name: string, options: Fields = {}, fields: Fields = {}) =>
  block({ component: { name, options }, ...fields });

export const text = (html: unknown, fields: Fields = {}) =>
  component('Text', { text: html }, fields);

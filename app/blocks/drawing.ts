import { type ComponentType, createElement } from 'react';
import type { EditorsViewProps } from './draw/EditorsView.tsx';
import { allParts, loadParts } from './draw/parts.ts';
import type { EditorsContent } from './load-page.ts';

let view: ComponentType<EditorsViewProps> | null = null;

/**
 * Brings the code that draws blocks: files of its own, which visitors of pages without blocks never
 * load. Pages that come with blocks wait for it before they are hydrated, so that nothing of them is
 * drawn twice.
 *
 * @param parts what the page needs beside what all need
 */
export async function loadDrawing(parts: readonly string[]): Promise<void> {
  const core = async () => {
    view ??= (await import('./draw/EditorsView.tsx')).EditorsView;
  };
  await Promise.all([core(), loadParts(parts)]);
}

// The server has all of it from the start.
if (import.meta.env.SSR) await loadDrawing(allParts);

/** What editors made of a page; nothing before the drawing is loaded. */
export const EditorsPage = (props: EditorsViewProps) => view && createElement(view, props);

/** What the document that came needs; null: it holds no blocks. */
export function findParts(root: Document): string[] | null {
  const entries = [...root.querySelectorAll<HTMLElement>('[data-parts]')];
  return entries.length > 0 ? entries.flatMap(({ dataset }) => toList(dataset.parts)) : null;
}

/** What a page needs that was asked for later. */
export const listParts = ({ page, sections }: EditorsContent): string[] =>
  [page, ...Object.values(sections)].flatMap((drawn) => drawn?.content.parts ?? []);

const toList = (words: string | undefined) => words?.split(' ') ?? [];

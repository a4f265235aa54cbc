import type { ComponentType } from 'react';
import { allBundles, hasBundles, loadBundles } from '../draw/bundles.ts';
import type { EntryViewProps } from '../draw/EntryView.tsx';
import type { EditorsContent } from '../load-page.ts';

let view: ComponentType<EntryViewProps> | null = null;
/** Who waits for parts, by their names; few pages have more than three entries. */
const waiting = new Map<string, { readonly done: Promise<void>; readonly end: () => void }>();

/**
 * Brings the code that draws blocks: files of its own, which visitors of pages without blocks never
 * load. What is there already is not asked for again.
 *
 * @param parts what an entry needs beside what all need
 */
export async function loadDrawing(bundles: readonly string[]): Promise<void> {
  const core = async () => {
    view ??= (await import('../draw/EntryView.tsx')).EntryView;
  };
  await Promise.all([core(), loadBundles(bundles)]);
  for (const [names, { end }] of waiting) {
    if (!hasBundles(names.split(' '))) continue;
    waiting.delete(names);
    end();
  }
}

// The server has all of it from the start.
if (import.meta.env.SSR) await loadDrawing(allBundles);

/** What draws an entry that needs these parts; null: not all of it is loaded. */
export const findDrawing = (bundles: readonly string[]) => (hasBundles(bundles) ? view : null);

/** Settles when somebody has loaded these parts; the same promise until then. */
export function untilLoaded(bundles: readonly string[]): Promise<void> {
  const names = bundles.join(' ');
  const known = waiting.get(names);
  if (known) return known.done;
  let end = () => {};
  const done = new Promise<void>((resolve) => {
    end = resolve;
  });
  waiting.set(names, { done, end });
  return done;
}

/** What the content of a page needs. */
export const listBundles = ({ page, sections }: EditorsContent): string[] =>
  [page, ...Object.values(sections)].flatMap((drawn) => drawn?.content.bundles ?? []);

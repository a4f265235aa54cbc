import { createContext, useContext, useSyncExternalStore } from 'react';
import type { ItemOfStudio } from '#server/studio/items/describe-item.ts';

/** What the line about saving says. */
export type Saving =
  | { readonly state: 'saved'; readonly at: Date | null }
  | { readonly state: 'waiting' | 'saving' }
  /** Not acknowledged since `since`; what was typed is kept in this browser. */
  | { readonly state: 'failed'; readonly since: Date; readonly error: Error };

/** What stands in the form of one item: the server's draft and what is not yet acknowledged. */
export interface ItemDraft {
  /** The value at `en.title`, `es.credits[k1].role`, `es` or `tags`; undefined: empty. */
  read(path: string): unknown;
  /** Typed, chosen or removed; saved after a rest. */
  write(path: string, value: unknown): void;
  /** All languages as they stand in the form. */
  readonly languages: ItemOfStudio['languages'];
  readonly tags: readonly string[];
  readonly saving: Saving;
  /** False: everything is saved. */
  readonly isDirty: boolean;
  /**
   * Saves what waits.
   * @returns the revision that holds everything typed so far
   * @throws {AskFailed}
   */
  save(): Promise<number>;
  /** Of two versions that clash the other's is taken: what the server has in this field. */
  accept(path: string): void;
  /** Takes in what a call answered that changed the item otherwise: published, restored, discarded. */
  replace(item: ItemOfStudio): void;
  /** Called after each change of what is read. */
  subscribe(listener: () => void): () => void;
}

export interface OpenItem {
  /** As the server last described it: state, problems, translations, presence. */
  readonly item: ItemOfStudio;
  readonly draft: ItemDraft;
}

export const OpenItemContext = createContext<OpenItem | null>(null);

/** The item whose screen this is. */
export function useOpenItem(): OpenItem {
  const open = useContext(OpenItemContext);
  if (!open) throw new Error('No item is open here.');
  return open;
}

/** One value of the form; the component is drawn anew when this value alone changes. */
export function useDraftValue(path: string): unknown {
  const { draft } = useOpenItem();
  return useSyncExternalStore(draft.subscribe, () => draft.read(path));
}

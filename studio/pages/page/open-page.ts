import { createContext, useContext, useSyncExternalStore } from 'react';
import type { PageOfStudio } from '#server/studio/pages/describe-page.ts';
import type { DescribedBlock } from '#server/studio/pages/page-room.ts';
import type { Language } from '#shared/languages/languages.ts';
import type { SeenAudiences } from '#shared/page-builder/editing/audiences.ts';
import type { BlockList, EditedEntry } from '#shared/page-builder/editing/block-tree.ts';
import type { PageStore } from './page-store.ts';

export interface OpenPage {
  /** As the server last described it. */
  readonly page: PageOfStudio;
  readonly store: PageStore;
  readonly blocks: ReadonlyMap<string, DescribedBlock>;
  /** IANA name. */
  readonly timeZone: string;
  /** Names of our languages in the page builder. */
  readonly localeCodes: Readonly<Record<Language, string>>;
  /** In which the page is shown and its words are written. */
  readonly language: Language;
  readonly speak: (language: Language) => void;
  /** Of the block whose inputs are shown; null: the page's own. */
  readonly chosen: string | null;
  readonly choose: (id: string | null) => void;
  /** The same at once, also between a press and what is drawn for it. */
  readonly readChosen: () => string | null;
  /** The other form of the page that is seen and changed; null: the page as it is. */
  readonly variation: string | null;
  readonly see: (variation: string | null) => void;
  /** The list of the first blocks of what is seen. */
  readonly root: BlockList;
  /** What is seen of blocks that are for some visitors; of those that are not named here what all others get. */
  readonly audiences: SeenAudiences;
  readonly seeAudience: (id: string, position: number | null) => void;
  /** False: what there is and how it looks is only looked at. */
  readonly mayWrite: boolean;
  /** Whether the words of the shown language may be written. */
  readonly maySay: boolean;
}

export const OpenPageContext = createContext<OpenPage | null>(null);

/** The page whose screen this is. */
export function useOpenPage(): OpenPage {
  const open = useContext(OpenPageContext);
  if (!open) throw new Error('No page is open here.');
  return open;
}

/** The page as it stands in this window. */
export function useEntry(): EditedEntry {
  const { store } = useOpenPage();
  return useSyncExternalStore(store.subscribe, () => store.entry);
}

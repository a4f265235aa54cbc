import type { ComponentType } from 'react';
import type { Translated } from '#server/studio/items/item-index.ts';
import { FieldTranslation } from '../../translations/FieldTranslation.tsx';
import { lazyPart } from '../../widgets/lazy-part.tsx';
import { OneMoment } from '../../widgets/OneMoment.tsx';
import type { Words } from '../../words/words.ts';

/** A component without props that asks `useOpenItem()`. */
type Part = ComponentType;

export interface Panel {
  /** In the address: `?side=preview`. */
  readonly id: string;
  readonly name: (words: Words) => string;
  readonly Panel: Part;
}

/** What other rooms show beside the form, in this order: each adds its line. */
export const panels: readonly Panel[] = [
  {
    id: 'preview',
    name: (words) => words.previews.preview,
    Panel: panelPart(async () => (await import('../preview/PreviewPanel.tsx')).PreviewPanel),
  },
  {
    id: 'share',
    name: (words) => words.previews.share,
    Panel: panelPart(async () => (await import('../preview/SharePanel.tsx')).SharePanel),
  },
  {
    id: 'history',
    name: ({ history }) => history.title,
    Panel: panelPart(async () => (await import('../history/HistoryPanel.tsx')).HistoryPanel),
  },
  {
    id: 'uses',
    name: ({ publish }) => publish.usesTitle,
    Panel: panelPart(async () => (await import('../publish/Uses.tsx')).UsesPanel),
  },
];

/** What can be done with the whole item, in the head of its screen. */
export const acts: readonly Part[] = [
  lazyPart(async () => (await import('../publish/PublishActs.tsx')).PublishActs),
];

/** The state of one translation, beside the name of its field. */
export const translationStates: readonly ComponentType<FieldTranslationProps>[] = [
  FieldTranslation,
];

export interface FieldTranslationProps {
  /** From the item: `es.title`, `haw.credits[k1].role`. */
  readonly path: string;
  readonly language: Translated;
}

/** Loaded when it is opened: `panelPart(async () => (await import('…')).HistoryPanel)`. */
function panelPart(load: () => Promise<Part>): Part {
  return lazyPart(load, OneMoment);
}

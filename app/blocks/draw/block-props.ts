import type { ReactNode } from 'react';
import type { Options } from '../definition.ts';
import type { PreparedBlock } from '../prepared.ts';

/** Attributes of the block's own element: class, `builder-id`, the editor's, and its handlers. */
export type BlockAttributes = Readonly<Record<string, unknown>>;

/** What the component of a block gets. */
// biome-ignore lint/suspicious/noExplicitAny: each block knows its own options
export interface BlockProps<OwnOptions = any, Loaded = any> {
  /** By the inputs of the registry, checked. A field of type `uiBlocks` is drawn by `Blocks`. */
  readonly options: OwnOptions;
  readonly block: PreparedBlock;
  /** Of a component without a wrapper: to be put on its root element. */
  readonly attributes: BlockAttributes;
  /** What the registry's `load` brought; undefined where it failed. */
  readonly loaded: Loaded | undefined;
  /** Inside the page builder's editor, which draws what is put into a block itself. */
  readonly children?: ReactNode;
}

export type BlockComponent = (props: BlockProps<Options>) => ReactNode;

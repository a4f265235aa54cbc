import type { Language } from '#shared/languages/languages.ts';
import type { BlockDefinition } from '../definition.ts';
import type { PreparedBlock, PreparedEntry, PreparedVariation } from '../prepared.ts';
import type { StyleOptions } from './block-styles.ts';
import type { Drawn, Notes } from './limits.ts';

/** What all steps of preparing one entry share. */
export interface Preparation extends StyleOptions {
  readonly language: Language;
  readonly notes: Notes;
  readonly registry: Readonly<Record<string, BlockDefinition>>;
  /** Blocks lie in options, and in symbols, which lie in blocks. */
  readonly prepareBlocks: (
    given: unknown,
    preparation: Preparation,
    depth: number,
  ) => readonly PreparedBlock[];
  /** A setting lets editors' own scripts run. */
  readonly allowsCustomCode: boolean;
  readonly fontOrigins: readonly string[];
  /** Null: not known, so nothing is said of hosts. */
  readonly allowedHosts: AllowedHosts | null;
  /** Unknown blocks are shown with their name. */
  readonly isPreview: boolean;
  /** Elements around the blocks, the outermost first. */
  readonly around: readonly string[];
  /** Of the symbol that is prepared: what is around its slots, by their names. */
  readonly slots: Map<string, readonly string[]>;
  /** Entries that this one lies in, the page first: a symbol may not contain itself. */
  readonly ancestors: readonly string[];
  /** Which styles a class already stands for, so that two blocks of one id keep their own. */
  readonly styleOwners: Map<string, string>;
  /** Symbols that were prepared before, by their content: all places share what it became. */
  readonly symbols: Map<unknown, PreparedOnce>;
  /** Calls of `load`; a block knows its own by its place in this list. */
  readonly loads: LoadRequest[];
}

export interface PreparedOnce {
  /** In other elements it might be another. */
  readonly around: string;
  readonly entry: PreparedEntry;
  readonly variations: readonly PreparedVariation[];
  readonly slots: Preparation['slots'];
  /** Deeper inside it might be cut. */
  readonly depth: number;
  /** What it adds to the page. */
  readonly drawn: Drawn;
}

/** Hosts that the settings name, with port where there is one. */
export interface AllowedHosts {
  /** This site's own among them. */
  readonly forms: readonly string[];
  readonly requests: readonly string[];
}

export interface LoadRequest {
  readonly blockId: string;
  readonly component: string;
  readonly options: Readonly<Record<string, unknown>>;
}

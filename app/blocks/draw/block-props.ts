import type { ReactNode } from 'react';
import type { BlockDefinition } from '../definition.ts';
import type { LoadedOf, OptionsOf } from '../options-of.ts';
import type { PreparedBlock } from '../prepared.ts';

/** Attributes of the block's own element: class, `builder-id`, the editor's, and its handlers. */
export type BlockAttributes = Readonly<Record<string, unknown>>;

interface DrawnProps<Options, Loaded> {
  /** By the inputs of the registry, checked. A field of type `uiBlocks` is drawn by `Blocks`. */
  readonly options: Options;
  readonly block: PreparedBlock;
  /** Of a component without a wrapper: to be put on its root element. */
  readonly attributes: BlockAttributes;
  /** What the registry's `load` brought; undefined where it failed. */
  readonly loaded: Loaded | undefined;
  /** Inside the page builder's editor, which draws what is put into a block itself. */
  readonly children?: ReactNode;
}

/**
 * What the component of a block gets, by its definition.
 * `Added`: options that no editor fills in; `prepare/` writes them.
 */
export type BlockProps<Definition extends BlockDefinition, Added = unknown> = DrawnProps<
  OptionsOf<Definition> & Added,
  LoadedOf<Definition>
>;

/** What a component gets of which only the name is known. */
export type AnyBlockProps = DrawnProps<Readonly<Record<string, unknown>>, unknown>;

/** A method, so that components that know their own options are such ones too. */
export type BlockComponent = { draw(props: AnyBlockProps): ReactNode }['draw'];

/** The drawings of some definitions, each checked against its own. */
export type Drawings<Definitions extends Readonly<Record<string, BlockDefinition>>> = {
  readonly [Name in keyof Definitions]: (props: BlockProps<Definitions[Name]>) => ReactNode;
};

import { useContext, useMemo } from 'react';
import type { defaultBlocks } from '../../default-blocks.ts';
import { BareBlocks, Blocks } from '../Blocks.tsx';
import type { AnyBlockProps, BlockProps } from '../block-props.ts';
import { EntryContext, LocalsContext, useEntry } from '../contexts.ts';

/** Blocks together. */
export function Fragment({ block }: Pick<AnyBlockProps, 'block'>) {
  return <BareBlocks of={block.children} />;
}

/** Generation 2's own, which has no looks. */
export const SpanFragment = (props: Pick<AnyBlockProps, 'block'>) => (
  <span>
    <Fragment {...props} />
  </span>
);

/** Adds to the state of the blocks in it. Source: reference §7. */
export function StateProvider({
  block,
  options,
}: BlockProps<(typeof defaultBlocks)['Builder:StateProvider']>) {
  const outer = useContext(LocalsContext);
  const inner = useMemo(
    () => ({
      ...outer,
      values: { ...outer.values, ...(typeof options.state === 'object' && options.state) },
    }),
    [outer, options.state],
  );
  return (
    <LocalsContext value={inner}>
      <BareBlocks of={block.children} />
    </LocalsContext>
  );
}

/** Links inside the site need no block, and the page of an address is the page itself. */
export function Router({ block, options }: BlockProps<(typeof defaultBlocks)['Core:Router']>) {
  return (
    <div className="builder-router" data-model={options.model ?? 'page'}>
      <BareBlocks of={block.children} />
    </div>
  );
}

/**
 * The blocks that a page passes into a symbol. They are drawn with the symbol's state; a slot among
 * them means the slot of the entry around, so that nothing can be put into itself.
 */
export function Slot({ options }: BlockProps<(typeof defaultBlocks)['Slot']>) {
  const entry = useEntry();
  const inner = useMemo(
    () => ({ ...entry, slots: entry.outer?.slots ?? {}, outer: entry.outer?.outer ?? null }),
    [entry],
  );
  return (
    <EntryContext value={inner}>
      <Blocks of={entry.slots[options.name || 'children']} isChild />
    </EntryContext>
  );
}

/** In preview only: what a visitor does not see. */
export function UnknownBlock({ options }: Pick<AnyBlockProps, 'options'>) {
  return <p className="builder-note">{`Unknown block: ${options.name}`}</p>;
}

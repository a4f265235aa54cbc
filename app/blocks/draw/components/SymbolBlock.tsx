import { useContext, useMemo, useState } from 'react';
import type { PreparedSymbol } from '../../prepared.ts';
import type { BlockProps } from '../block-props.ts';
import { EntryContext, LocalsContext, useEntry } from '../contexts.ts';
import { EntryFrame } from '../EntryFrame.tsx';
import { useStateStore } from '../use-state-store.ts';

interface SymbolOptions {
  readonly symbol?: PreparedSymbol;
  readonly inheritState?: boolean;
  readonly isInline?: boolean;
  readonly isDynamic?: boolean;
}

/** A shared entry in the page, with a state of its own. Source: reference §1.8. */
export function SymbolBlock({ options, attributes }: BlockProps<SymbolOptions>) {
  const { symbol, inheritState, isInline, isDynamic } = options;
  const className = [
    attributes.className,
    'builder-symbol',
    isInline && 'builder-inline-symbol',
    isDynamic && 'builder-dynamic-symbol',
  ];
  return (
    <div {...attributes} className={className.filter(Boolean).join(' ')} data-model={symbol?.model}>
      {symbol && <SymbolContent of={symbol} inheritsState={inheritState === true} />}
    </div>
  );
}

function SymbolContent({
  of: symbol,
  inheritsState,
}: {
  of: PreparedSymbol;
  inheritsState: boolean;
}) {
  const outer = useEntry();
  const locals = useContext(LocalsContext);
  const { values } = outer.store;
  const [own] = useState(() => structuredClone(symbol.state));
  const passed = JSON.stringify(symbol.data);
  // biome-ignore lint/correctness/useExhaustiveDependencies: data is compared by what it holds
  const base = useMemo(
    () => ({
      ...toEnvironment(values),
      ...symbol.defaults,
      ...symbol.data,
      ...(inheritsState && values),
      ...locals.values,
      ...own,
    }),
    [symbol.defaults, passed, inheritsState, values, locals.values, own],
  );
  const store = useStateStore(base);
  const { id, model, slots } = symbol;
  const entry = useMemo(
    () => ({ ...outer, id, model, store, slots, outer }),
    [outer, id, model, store, slots],
  );
  const inner = useMemo(() => ({ values: {}, share: locals.share }), [locals.share]);
  return (
    <EntryContext value={entry}>
      <LocalsContext value={inner}>
        <EntryFrame blocks={symbol.blocks} />
      </LocalsContext>
    </EntryContext>
  );
}

/** What is true of the page as a whole holds in a symbol too. */
const toEnvironment = ({
  location,
  deviceSize,
  device,
  isBrowser,
  isServer,
  locale,
}: Readonly<Record<string, unknown>>) => ({
  location,
  deviceSize,
  device,
  isBrowser,
  isServer,
  locale,
});

import { useContext, useMemo, useState } from 'react';
import type { defaultBlocks } from '../../default-blocks.ts';
import type { PreparedEntry, PreparedSymbol } from '../../prepared.ts';
import { useRequests } from '../../requests/use-requests.ts';
import { Blocks } from '../Blocks.tsx';
import type { BlockProps } from '../block-props.ts';
import {
  EntryContext,
  LocalsContext,
  runScript,
  toEntryNames,
  tryEvaluate,
  useEntry,
} from '../contexts.ts';
import { EntryFrame, type EntryTracking } from '../EntryFrame.tsx';
import { toGiven } from '../given-names.ts';
import { StyleMark } from '../StyleMark.tsx';
import { copyOwn, useStateStore } from '../use-state-store.ts';

interface SymbolOptions {
  readonly symbol?: PreparedSymbol;
  readonly inheritState?: boolean;
  readonly isInline?: boolean;
  readonly isDynamic?: boolean;
}

/** A shared entry in the page, with a state of its own. Source: reference §1.8. */
export function SymbolBlock({
  options,
  attributes,
}: BlockProps<(typeof defaultBlocks)['Symbol'], SymbolOptions>) {
  const { symbol, inheritState, isInline, isDynamic } = options;
  const { isPreview } = useEntry();
  const className = [
    attributes.className,
    'builder-symbol',
    isInline && 'builder-inline-symbol',
    isDynamic && 'builder-dynamic-symbol',
  ];
  return (
    <div {...attributes} className={className.filter(Boolean).join(' ')} data-model={symbol?.model}>
      {symbol && (
        <EntryFrame
          id={symbol.id}
          model={symbol.model}
          entry={symbol}
          variations={symbol.variations}
          isPreview={isPreview}
          draw={(entry, tracking) => (
            <SymbolContent
              of={symbol}
              entry={entry}
              tracking={tracking}
              inheritsState={inheritState === true}
            />
          )}
        />
      )}
    </div>
  );
}

interface SymbolContentProps {
  readonly of: PreparedSymbol;
  readonly entry: PreparedEntry;
  readonly tracking: EntryTracking;
  readonly inheritsState: boolean;
}

function SymbolContent({ of: symbol, entry, tracking, inheritsState }: SymbolContentProps) {
  const outer = useEntry();
  const { isPreview, isLive, clock, steps } = outer;
  const { context } = outer.given;
  // A goal that is reached in it is its own: it may have an A/B test of its own.
  const given = useMemo(
    () => toGiven(tracking, isPreview, isLive, context),
    [tracking, isPreview, isLive, context],
  );
  const locals = useContext(LocalsContext);
  const { values } = outer.store;
  const [{ defaults, state }] = useState(() => copyOwn(entry));
  // Compared by what it holds, and a copy, as all that actions may change.
  const passed = JSON.stringify(symbol.data);
  const data = useMemo<Readonly<Record<string, unknown>>>(() => JSON.parse(passed), [passed]);
  const base = useMemo(
    () => ({
      ...toEnvironment(values),
      ...defaults,
      ...(inheritsState && values),
      ...data,
      ...locals.values,
      ...state,
    }),
    [defaults, data, inheritsState, values, locals.values, state],
  );
  const store = useStateStore(base, entry, isLive, (state) =>
    runScript(entry.script, { store: state, given, isLive, clock, steps }),
  );
  const { id, model, slots, isRightToLeft } = symbol;
  const shared = useMemo(
    () => ({
      ...{ ...outer, id, model, store, slots, isRightToLeft, given, outer },
      // The CSS of the page reaches into its symbols.
      countsElements: outer.countsElements || entry.countsElements === true,
    }),
    [outer, id, model, store, slots, isRightToLeft, given, entry.countsElements],
  );
  const isSettled = entry.script === null || isLive;
  useRequests(isSettled ? entry.requests : undefined, store, (expression) =>
    tryEvaluate(expression, toEntryNames(shared)),
  );
  const inner = useMemo(() => ({ values: {}, share: locals.share }), [locals.share]);
  return (
    <EntryContext value={shared}>
      <LocalsContext value={inner}>
        <StyleMark />
        <Blocks of={entry.blocks} />
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

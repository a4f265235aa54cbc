import { useMemo, useState } from 'react';
import { useLocation } from 'react-router';
import { useLanguage } from '#app/i18n/language-context.tsx';
import type { DrawnContent, PreparedEntry } from '../prepared.ts';
import { useRequests } from '../requests/use-requests.ts';
import { Blocks } from './Blocks.tsx';
import './blocks.css';
import { findComponent } from './components.ts';
import {
  EntryContext,
  LocalsContext,
  newSteps,
  runScript,
  toEntryNames,
  tryEvaluate,
} from './contexts.ts';
import { EntryFrame, type EntryTracking } from './EntryFrame.tsx';
import { toLocationState, useDevice } from './environment.ts';
import { toGiven } from './given-names.ts';
import { StyleMark } from './StyleMark.tsx';
import { copyOwn, useStateStore } from './use-state-store.ts';

export interface EntryViewProps {
  readonly of: DrawnContent;
  readonly isPreview?: boolean;
  /** What the page passes in for expressions to read. Source: reference §1.7. */
  readonly data?: Readonly<Record<string, unknown>>;
}

const nothing = {};

/** One entry of the page builder. */
export function EntryView({ of: drawn, isPreview = false, data = nothing }: EntryViewProps) {
  const { content } = drawn;
  return (
    <EntryFrame
      id={content.id}
      model={content.model}
      entry={content}
      variations={content.variations}
      isPreview={isPreview}
      bundles={content.bundles}
      draw={(entry, tracking) => (
        <EntryContent of={drawn} {...{ entry, tracking, isPreview, data }} />
      )}
    />
  );
}

interface EntryContentProps extends Required<EntryViewProps> {
  readonly entry: PreparedEntry;
  readonly tracking: EntryTracking;
}

/** The entry with the state that its blocks share. Source: reference §1.7. */
function EntryContent({ of: drawn, entry, tracking, isPreview, data }: EntryContentProps) {
  const { content, loaded, clock } = drawn;
  const { language } = useLanguage();
  const { pathname, search } = useLocation();
  const device = useDevice(content.breakpoints);
  const [{ defaults, state }] = useState(() => copyOwn(entry));
  const base = useMemo(
    () => ({
      ...defaults,
      ...state,
      ...data,
      ...device,
      location: toLocationState(pathname, search),
      locale: language,
    }),
    [defaults, state, data, device, pathname, search, language],
  );
  const isLive = device.isBrowser;
  const given = useMemo(() => toGiven(tracking, isPreview, isLive), [tracking, isPreview, isLive]);
  const [steps] = useState(newSteps);
  const store = useStateStore(base, entry, isLive, (state) =>
    runScript(entry.script, { store: state, given, isLive, clock, steps }),
  );
  const { id, model, breakpoints, repeatShare, isRightToLeft } = content;
  const shared = useMemo(
    () => ({
      ...{ id, model, store, language, breakpoints, isPreview, isRightToLeft, loaded, given },
      ...{ isLive, clock, steps },
      findComponent,
      countsElements: entry.countsElements ?? false,
      slots: {},
      outer: null,
    }),
    [
      id,
      model,
      store,
      language,
      breakpoints,
      isPreview,
      isRightToLeft,
      loaded,
      given,
      isLive,
      clock,
      steps,
      entry,
    ],
  );
  const locals = useMemo(() => ({ values: {}, share: repeatShare }), [repeatShare]);
  const isSettled = entry.script === null || isLive;
  useRequests(isSettled ? entry.requests : undefined, store, (expression) =>
    tryEvaluate(expression, toEntryNames(shared)),
  );
  return (
    <EntryContext value={shared}>
      <LocalsContext value={locals}>
        <StyleMark />
        <Blocks of={entry.blocks} />
      </LocalsContext>
    </EntryContext>
  );
}

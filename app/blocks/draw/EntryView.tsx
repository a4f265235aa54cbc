import { useMemo, useState } from 'react';
import { useLocation } from 'react-router';
import { useLanguage } from '#app/i18n/language-context.tsx';
import type { DrawnContent, PreparedEntry } from '../prepared.ts';
import { useRequests } from '../requests/use-requests.ts';
import { Blocks } from './Blocks.tsx';
import './blocks.css';
import { EntryContext, LocalsContext, tryEvaluate } from './contexts.ts';
import { EntryFrame, type EntryTracking } from './EntryFrame.tsx';
import { toLocationState, useDevice } from './environment.ts';
import { toGiven } from './given-names.ts';
import { usePageScript } from './use-page-script.ts';
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
      parts={content.parts}
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
  const { content, loaded } = drawn;
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
  const store = useStateStore(base);
  const given = useMemo(() => toGiven(tracking, isPreview), [tracking, isPreview]);
  const { id, model, breakpoints, repeatShare, isRightToLeft } = content;
  const shared = useMemo(
    () => ({
      ...{ id, model, store, language, breakpoints, isPreview, isRightToLeft, loaded, given },
      slots: {},
      outer: null,
    }),
    [id, model, store, language, breakpoints, isPreview, isRightToLeft, loaded, given],
  );
  const locals = useMemo(() => ({ values: {}, share: repeatShare }), [repeatShare]);
  usePageScript(entry.script, store, given);
  useRequests(entry.requests, store, (expression) =>
    tryEvaluate(expression, { read: store.read, all: () => ({ ...store.values }), given }),
  );
  return (
    <EntryContext value={shared}>
      <LocalsContext value={locals}>
        <Blocks of={entry.blocks} />
      </LocalsContext>
    </EntryContext>
  );
}

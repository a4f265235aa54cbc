import { useMemo, useState } from 'react';
import { useLocation } from 'react-router';
import { useLanguage } from '#app/i18n/language-context.tsx';
import type { DrawnContent } from '../prepared.ts';
import './blocks.css';
import { EntryContext, LocalsContext } from './contexts.ts';
import { EntryFrame } from './EntryFrame.tsx';
import { toLocationState, useDevice } from './environment.ts';
import { usePageScript } from './use-page-script.ts';
import { useStateStore } from './use-state-store.ts';

export interface EntryViewProps {
  readonly of: DrawnContent;
  readonly isPreview?: boolean;
}

/** One entry of the page builder. */
export function EntryView({ of: { content, loaded }, isPreview = false }: EntryViewProps) {
  const { language } = useLanguage();
  const { pathname, search } = useLocation();
  const device = useDevice(content.breakpoints);
  // Actions change what lies inside the state; what the router keeps stays as it was.
  const [own] = useState(() =>
    typeof window === 'undefined' ? content.state : structuredClone(content.state),
  );
  const base = useMemo(
    () => ({
      ...content.defaults,
      ...own,
      ...device,
      location: toLocationState(pathname, search),
      locale: language,
    }),
    [content.defaults, own, device, pathname, search, language],
  );
  const store = useStateStore(base);
  const given = useMemo(() => toGiven(isPreview), [isPreview]);
  usePageScript(content.script, store, given);
  const { id, model, breakpoints, repeatShare } = content;
  const entry = useMemo(
    () => ({
      id,
      model,
      store,
      language,
      breakpoints,
      isPreview,
      loaded,
      slots: {},
      outer: null,
      given,
    }),
    [id, model, store, language, breakpoints, isPreview, loaded, given],
  );
  const locals = useMemo(() => ({ values: {}, share: repeatShare }), [repeatShare]);
  return (
    <EntryContext value={entry}>
      <LocalsContext value={locals}>
        <EntryFrame blocks={content.blocks} />
      </LocalsContext>
    </EntryContext>
  );
}

/** What expressions may call. Source: reference §9.1. */
function toGiven(isPreview: boolean): Readonly<Record<string, unknown>> {
  const builder = {
    isEditing: false,
    isPreviewing: isPreview,
    isBrowser: typeof window !== 'undefined',
    isServer: typeof window === 'undefined',
    trackConversion() {},
    track() {},
  };
  return { builder, Builder: builder, context: {} };
}

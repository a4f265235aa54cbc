import { type RefObject, useEffect, useRef } from 'react';
import { Localized } from '#app/components/text/Localized.tsx';
import { SiteLink } from '#app/components/text/SiteLink.tsx';
import { useMessages } from '#app/i18n/language-context.tsx';
import english from '#locales/en/exploreTheCollection.json';
import styles from './ExploreChips.module.css';
import { type ExploreQuery, toExploreHref } from './explore-address.ts';
import { withoutFilters } from './explore-query.ts';
import type { NamedFilter } from './load-explore.ts';

export interface ExploreChipsProps {
  readonly query: ExploreQuery;
  readonly filters: readonly NamedFilter[];
  /** Gets the focus when the last one has been taken away. */
  readonly heading: RefObject<HTMLElement | null>;
}

/** What narrows the search; each can be taken away, or all. */
export function ExploreChips({ query, filters, heading }: ExploreChipsProps) {
  const messages = useMessages('exploreTheCollection', english).filters;
  const list = useRef<HTMLUListElement>(null);
  const removed = useRef<number | null>(null);

  // What had the focus is gone; the next one gets it.
  // biome-ignore lint/correctness/useExhaustiveDependencies: when the filters have changed
  useEffect(() => {
    if (removed.current === null) return;
    const links = list.current?.querySelectorAll('a') ?? [];
    const next = links[Math.min(removed.current, filters.length - 1)] ?? heading.current;
    removed.current = null;
    next?.focus({ preventScroll: true });
  }, [filters]);

  if (filters.length === 0) return null;
  const [before = '', after = ''] = messages.remove.split('{name}');
  return (
    <ul className={styles.chips} aria-label={messages.chosen} ref={list}>
      {filters.map(({ filter, label, without }, index) => (
        <li key={`${filter.name} ${'value' in filter ? filter.value : label.text}`}>
          <SiteLink
            to={toExploreHref(without)}
            preventScrollReset
            onClick={() => {
              removed.current = index;
            }}
          >
            {/* As text, so that a name in another language is read in it. */}
            <span className="visually-hidden">{before}</span>
            <Localized of={label} />
            {after && <span className="visually-hidden">{after}</span>}
            <svg viewBox="0 0 12 12" aria-hidden="true">
              <path d="m2 2 8 8m0-8-8 8" />
            </svg>
          </SiteLink>
        </li>
      ))}
      {filters.length > 1 && (
        <li>
          <SiteLink
            to={toExploreHref(withoutFilters(query))}
            preventScrollReset
            onClick={() => {
              removed.current = 0;
            }}
          >
            {messages.clear}
          </SiteLink>
        </li>
      )}
    </ul>
  );
}

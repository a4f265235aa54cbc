import { useSyncExternalStore } from 'react';
import { Section } from '#app/components/layout/Section.tsx';
import { SiteLink } from '#app/components/text/SiteLink.tsx';
import { useMessages } from '#app/i18n/language-context.tsx';
import english from '#locales/en/search.json';
import { fill } from '#shared/languages/fill.ts';
import styles from './RecentSearches.module.css';
import {
  clearRecentSearches,
  readRecentSearches,
  removeRecentSearch,
  subscribeToRecentSearches,
} from './recent-searches.ts';
import { toSearchHref } from './search-query.ts';

const none: readonly string[] = [];

/** What this device remembers; nothing without scripts, and until something was found. */
export function RecentSearches() {
  const { recent } = useMessages('search', english);
  const searches = useSyncExternalStore(subscribeToRecentSearches, readRecentSearches, () => none);
  if (searches.length === 0) return null;
  return (
    <Section width="layout" space="tight" labelledBy="recent-searches">
      <div className={styles.head}>
        <h2 id="recent-searches" className={styles.heading}>
          {recent.title}
        </h2>
        <p className={styles.note}>{recent.note}</p>
        <button
          type="button"
          className={styles.clear}
          onClick={() => {
            focusBeside(null);
            clearRecentSearches();
          }}
        >
          {recent.clear}
        </button>
      </div>
      <ul className={styles.searches}>
        {searches.map((words) => (
          <li key={words}>
            <SiteLink to={toSearchHref({ words })} prefetch="intent">
              {words}
            </SiteLink>
            <button
              type="button"
              aria-label={fill(recent.remove, { words })}
              onClick={({ currentTarget }) => {
                focusBeside(currentTarget.closest('li'));
                removeRecentSearch(words);
              }}
            >
              <span aria-hidden="true">×</span>
            </button>
          </li>
        ))}
      </ul>
    </Section>
  );
}

/** What had the focus goes away: the next search has it then, or the field. */
function focusBeside(item: Element | null): void {
  const beside = item?.nextElementSibling ?? item?.previousElementSibling;
  const next = beside?.querySelector('button') ?? document.getElementById('search-words');
  next?.focus();
}

import { useEffect, useRef } from 'react';
import { SiteLink } from '#app/components/text/SiteLink.tsx';
import { useLocalPath, useMessages } from '#app/i18n/language-context.tsx';
import english from '#locales/en/exploreTheCollection.json';
import styles from './ExploreArrangement.module.css';
import filters from './ExploreFilters.module.css';
import { ExploreHidden } from './ExploreHidden.tsx';
import { type ExploreQuery, exploreScreen, toExploreHref } from './explore-address.ts';
import { orders } from './explore-query.ts';
import { readForm, useExplore } from './use-explore.ts';

/** How the results stand: in which order, and as what. */
export const ExploreArrangement = ({ query, count }: { query: ExploreQuery; count: string }) => (
  <>
    <OrderSelect query={query} count={count} />
    <ViewSwitch query={query} />
  </>
);

/** Goes by itself; without scripts it has a button. */
function OrderSelect({ query, count }: { query: ExploreQuery; count: string }) {
  const messages = useMessages('exploreTheCollection', english);
  const localPath = useLocalPath();
  const explore = useExplore();
  const select = useRef<HTMLSelectElement>(null);
  const order = query.order ?? 'relevance';
  // It says what the address says, also after the way back, and keeps the focus meanwhile.
  useEffect(() => {
    if (select.current) select.current.value = order;
  }, [order]);
  return (
    <form className={styles.order} action={localPath(exploreScreen)}>
      <ExploreHidden of={query} without={['order']} />
      {/* For the eye alone: the heading of the results says it. */}
      <span className={styles.count} aria-hidden>
        {count}
      </span>
      <label htmlFor="explore-order">{messages.order}</label>
      <select
        ref={select}
        id="explore-order"
        name="order"
        defaultValue={order}
        onChange={(event) => {
          const form = event.currentTarget.form;
          const asked = form && readForm(form);
          if (!asked) return;
          explore(asked.order === 'relevance' ? { ...asked, order: undefined } : asked);
        }}
      >
        {orders.map((name) => (
          <option key={name} value={name}>
            {messages.orders[name === 'relevance' && !query.words ? 'highlights' : name]}
          </option>
        ))}
      </select>
      <button type="submit" className={filters.send} data-without-scripts>
        {messages.filters.apply}
      </button>
    </form>
  );
}

/** As a wall of pictures, or as a list. */
function ViewSwitch({ query }: { query: ExploreQuery }) {
  const messages = useMessages('exploreTheCollection', english).view;
  return (
    <ul className={styles.views} aria-label={messages.label}>
      {([undefined, 'list'] as const).map((view) => (
        <li key={view ?? 'grid'}>
          <SiteLink
            to={toExploreHref({ ...query, view })}
            aria-current={query.view === view ? 'true' : undefined}
            preventScrollReset
          >
            <svg viewBox="0 0 16 16" aria-hidden="true">
              <path
                d={
                  view
                    ? 'M0 2h16M0 8h16M0 14h16'
                    : 'M.5.5h6v9h-6zm9 0h6v5h-6zm0 8h6v7h-6zm-9 4h6v3h-6z'
                }
              />
            </svg>
            <span className="visually-hidden">{view ? messages.list : messages.grid}</span>
          </SiteLink>
        </li>
      ))}
    </ul>
  );
}

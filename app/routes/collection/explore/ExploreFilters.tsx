import { type FormEvent, useEffect, useRef } from 'react';
import { useLocalPath, useMessages } from '#app/i18n/language-context.tsx';
import english from '#locales/en/exploreTheCollection.json';
import { Choice } from './Choice.tsx';
import { ChoiceGroup } from './ChoiceGroup.tsx';
import styles from './ExploreFilters.module.css';
import { ExploreHidden } from './ExploreHidden.tsx';
import { choiceNames, exploreScreen } from './explore-address.ts';
import type { ExploreData } from './load-explore.ts';
import { PeriodGroup } from './PeriodGroup.tsx';
import { readForm, useExplore } from './use-explore.ts';

/** Open from the beginning, as are those in which something is chosen. */
const opened = ['sourceId', 'color', 'type'];
const ownNames = [
  ...choiceNames,
  'yearFrom',
  'yearTo',
  'hasImage',
  'onView',
  'collection',
  'title',
];

export type FilterData = Pick<ExploreData, 'query' | 'facets' | 'period' | 'switches'>;

/**
 * All that narrows a search, as one form: without scripts its button sends it, with them a choice is
 * enough. What it shows is what the address says.
 */
export function ExploreFilters({ of: data }: { of: FilterData }) {
  const messages = useMessages('exploreTheCollection', english);
  const localPath = useLocalPath();
  const explore = useExplore();
  const form = useRef<HTMLFormElement>(null);
  const { query, facets, period, switches } = data;

  // The browser keeps the state of its fields, so that quick choices add up; what the address says
  // counts when it changes, also on the way back.
  // biome-ignore lint/correctness/useExhaustiveDependencies: the fields say what is chosen
  useEffect(() => {
    for (const box of form.current?.querySelectorAll<HTMLInputElement>('[type=checkbox]') ?? []) {
      box.checked = box.dataset.chosen !== undefined;
    }
  }, [query]);

  const send = () => form.current && explore(readForm(form.current));
  const onSubmit = (event: FormEvent) => {
    event.preventDefault();
    send();
  };

  const groups = facets.map((facet) => (
    <ChoiceGroup
      key={facet.name}
      of={facet}
      query={query}
      isOpen={
        opened.includes(facet.name) || query[facet.name] !== undefined || query.more === facet.name
      }
      onChange={send}
    />
  ));
  const hasDates = period?.bars.some(({ count }) => count > 0);
  const hasYears = query.yearFrom !== undefined || query.yearTo !== undefined;
  const afterKind = facets.findIndex(({ name }) => name === 'type') + 1;
  return (
    <form
      ref={form}
      action={localPath(exploreScreen)}
      onSubmit={onSubmit}
      className={styles.filters}
    >
      <ExploreHidden of={query} without={ownNames} />
      <ul className={styles.switches}>
        {(['hasImage', 'onView'] as const).map(
          (name) =>
            (switches[name] || query[name]) && (
              <li key={name}>
                <Choice
                  name={name}
                  value="true"
                  isChosen={query[name] ?? false}
                  label={messages.facets[name]}
                  count={switches[name] ?? '0'}
                  onChange={send}
                />
              </li>
            ),
        )}
      </ul>
      {groups.slice(0, afterKind)}
      {period && (hasDates || hasYears) && (
        <PeriodGroup of={period} query={query} onChange={send} />
      )}
      {groups.slice(afterKind)}
      <button type="submit" className={styles.send} data-without-scripts>
        {messages.filters.apply}
      </button>
    </form>
  );
}

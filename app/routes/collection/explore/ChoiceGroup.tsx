import { type MouseEvent, useEffect, useRef, useState } from 'react';
import { Localized } from '#app/components/text/Localized.tsx';
import { SiteLink } from '#app/components/text/SiteLink.tsx';
import { useLanguage, useLocalPath, useMessages } from '#app/i18n/language-context.tsx';
import english from '#locales/en/exploreTheCollection.json';
import { choosePlural } from '#shared/languages/choose-plural.ts';
import { fill } from '#shared/languages/fill.ts';
import { formatNumber } from '#shared/languages/format-number.ts';
import { fetchExplore } from './ask-explore.ts';
import { Choice } from './Choice.tsx';
import styles from './ChoiceGroup.module.css';
import { ChosenCount } from './ChosenCount.tsx';
import { type ExploreQuery, toExploreHref, toExploreParameters } from './explore-address.ts';
import { type ChoiceFacet, isChosen } from './explore-facets.ts';

export interface ChoiceGroupProps {
  readonly of: ChoiceFacet;
  readonly query: ExploreQuery;
  readonly isOpen: boolean;
  readonly onChange: () => void;
}

/** One facet: its most frequent values, and all others when asked for, with a search among them. */
export function ChoiceGroup({ of: given, query, isOpen, onChange }: ChoiceGroupProps) {
  const messages = useMessages('exploreTheCollection', english);
  const { language } = useLanguage();
  const more = useMoreValues(given, query);
  const { name } = given;
  const title = messages.facets[name];
  const facet = more.facet ?? given;
  const hasMore = given.valueCount > given.values.length;
  const rest = facet.valueCount - facet.values.length;
  // Chosen values stay in the list whatever is searched for: the form would lose them.
  const chosen = given.values.filter(
    ({ value }) =>
      isChosen(query, name, value) && !facet.values.some((other) => other.value === value),
  );
  return (
    <details className={styles.group} id={`choose-${name}`} open={isOpen} data-slides>
      <summary>
        {title}
        <ChosenCount of={query[name]?.length ?? 0} />
      </summary>
      {more.isOpen && (
        <input
          ref={more.field}
          type="search"
          aria-label={fill(messages.filters.find, { name: title })}
          placeholder={fill(messages.filters.find, { name: title })}
          maxLength={100}
          autoComplete="off"
          onInput={(event) => more.find(event.currentTarget.value)}
          onKeyDown={(event) => event.key === 'Enter' && event.preventDefault()}
        />
      )}
      <ul>
        {[...chosen, ...facet.values].map(({ value, label, count }) => (
          <li key={value}>
            <Choice
              name={name}
              value={value}
              isChosen={isChosen(query, name, value)}
              label={<Localized of={label} />}
              count={count}
              onChange={onChange}
            />
          </li>
        ))}
      </ul>
      {more.isOpen && facet.values.length === 0 && (
        <p className={styles.note}>{messages.filters.none}</p>
      )}
      {more.isOpen && rest > 0 && (
        <p className={styles.note}>
          {fill(choosePlural(messages.filters.rest, rest, language), { count: formatNumber(rest) })}
        </p>
      )}
      {hasMore && (
        <SiteLink
          to={`${toExploreHref({ ...query, more: name })}#choose-${name}`}
          aria-expanded={more.isOpen}
          preventScrollReset
          onClick={more.toggle}
        >
          {more.isOpen
            ? messages.filters.fewer
            : fill(messages.filters.more, { count: formatNumber(given.valueCount) })}
        </SiteLink>
      )}
    </details>
  );
}

const pauseMs = 120;

/** The values of a facet beyond the most frequent, fetched when they are asked for. */
function useMoreValues(given: ChoiceFacet, query: ExploreQuery) {
  const localPath = useLocalPath();
  const field = useRef<HTMLInputElement>(null);
  const [isOpen, setOpen] = useState(false);
  const [containing, setContaining] = useState('');
  const [facet, setFacet] = useState<ChoiceFacet | null>(null);
  const { name } = given;
  const parameters = toExploreParameters({ ...query, more: undefined, view: undefined, page: 1 });
  parameters.set('of', name);
  parameters.set('containing', containing.trim());
  const asked = parameters.toString();

  // biome-ignore lint/correctness/useExhaustiveDependencies: the path changes with the language only
  useEffect(() => {
    if (!isOpen) return;
    const controller = new AbortController();
    const timer = setTimeout(() => {
      fetchExplore('values', new URLSearchParams(asked), localPath, controller.signal)
        .then(setFacet)
        // The values that are there stay.
        .catch(() => {});
    }, pauseMs);
    return () => {
      clearTimeout(timer);
      controller.abort();
    };
  }, [isOpen, asked]);

  useEffect(() => {
    if (isOpen) field.current?.focus({ preventScroll: true });
  }, [isOpen]);

  return {
    field,
    isOpen,
    facet: isOpen ? facet : null,
    find: setContaining,
    toggle(event: MouseEvent) {
      event.preventDefault();
      setOpen(!isOpen);
      setContaining('');
      setFacet(null);
    },
  };
}

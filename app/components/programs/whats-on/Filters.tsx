import { useState } from 'react';
import { Form } from 'react-router';
import { Button } from '#app/components/button/Button.tsx';
import { hasViewTransitions } from '#app/components/text/SiteLink.tsx';
import { useLocalPath } from '#app/i18n/language-context.tsx';
import { fill } from '#shared/languages/fill.ts';
import type { WhatsOnListing } from './build-whats-on.ts';
import { filterNames, nameChoice, type WhatsOnWords } from './name-choices.ts';
import styles from './Panel.module.css';
import { ClosePanel, Panel } from './Panel.tsx';

export interface FiltersProps {
  readonly listing: WhatsOnListing;
  readonly words: WhatsOnWords;
  /** Of the list as it is narrowed now. */
  readonly address: string;
}

/** Everything but the day, as a form whose answer is an address; works without scripts. */
export function Filters({ listing, words, address }: FiltersProps) {
  const { filters, choices } = listing;
  if (filterNames.every((name) => choices[name].length === 0)) return null;
  const chosen = filterNames.filter((name) => filters[name] !== null).length;
  return (
    <Panel
      word={chosen > 0 ? fill(words.filtersOn, { count: chosen }) : words.filters}
      address={address}
    >
      {/* Each list has a form of its own, which counts that list. */}
      <FiltersForm key={address} listing={listing} words={words} />
    </Panel>
  );
}

function FiltersForm({ listing, words }: Omit<FiltersProps, 'address'>) {
  const localPath = useLocalPath();
  const { filters, choices, total } = listing;
  const [found, setFound] = useState<number | null>(total);
  return (
    <Form
      className={styles.content}
      data-word={words.filters}
      method="get"
      action={localPath('/whats-on')}
      preventScrollReset
      viewTransition={hasViewTransitions}
      onChange={({ currentTarget }) => setFound(findCount(new FormData(currentTarget), listing))}
    >
      {(['when', 'day'] as const).map(
        (name) =>
          filters[name] && <input key={name} type="hidden" name={name} value={filters[name]} />,
      )}
      {filterNames.map(
        (name) =>
          choices[name].length > 0 && (
            <label key={name} className={styles.field}>
              <span>{words.fields[name]}</span>
              <select name={name} defaultValue={filters[name] ?? ''}>
                <option value="">{words.any[name]}</option>
                {choices[name].map(({ value, count }) => (
                  <option key={value} value={value}>
                    {`${nameChoice(name, value, words)} (${count})`}
                  </option>
                ))}
              </select>
            </label>
          ),
      )}
      <Button type="submit">{found ? fill(words.showCount, { count: found }) : words.show}</Button>
      <ClosePanel />
    </Form>
  );
}

/**
 * How much the form would show. Null where more than one field was changed: each choice is counted beside
 * those that the address names.
 */
function findCount(form: FormData, { filters, choices, total }: WhatsOnListing): number | null {
  const changed = filterNames.filter((name) => (form.get(name) || null) !== filters[name]);
  const [name] = changed;
  if (!name) return total;
  if (changed.length > 1) return null;
  return choices[name].find(({ value }) => value === form.get(name))?.count ?? null;
}

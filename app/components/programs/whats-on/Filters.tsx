import { Form } from 'react-router';
import { Button } from '#app/components/button/Button.tsx';
import { hasViewTransitions } from '#app/components/text/SiteLink.tsx';
import { useLanguage, useLocalPath } from '#app/i18n/language-context.tsx';
import { fill } from '#shared/languages/fill.ts';
import type { WhatsOnListing } from './build-whats-on.ts';
import { filterNames, nameChoice, type WhatsOnWords } from './name-choices.ts';
import styles from './Panel.module.css';
import { Panel } from './Panel.tsx';

export interface FiltersProps {
  readonly listing: WhatsOnListing;
  readonly words: WhatsOnWords;
  /** Of the list as it is narrowed now. */
  readonly address: string;
}

/** Everything but the day, as a form whose answer is an address; works without scripts. */
export function Filters({ listing, words, address }: FiltersProps) {
  const localPath = useLocalPath();
  const { language } = useLanguage();
  const { filters, choices } = listing;
  const used = filterNames.filter((name) => choices[name].length > 0);
  if (used.length === 0) return null;
  const chosen = filterNames.filter((name) => filters[name] !== null).length;
  return (
    <Panel
      word={chosen > 0 ? fill(words.filtersOn, { count: chosen }) : words.filters}
      address={address}
    >
      <Form
        key={address}
        className={styles.content}
        method="get"
        action={localPath('/whats-on')}
        preventScrollReset
        viewTransition={hasViewTransitions}
      >
        {(['when', 'day'] as const).map(
          (name) =>
            filters[name] && <input key={name} type="hidden" name={name} value={filters[name]} />,
        )}
        {used.map((name) => (
          <label key={name} className={styles.field}>
            <span>{words.fields[name]}</span>
            <select name={name} defaultValue={filters[name] ?? ''}>
              <option value="">{words.any[name]}</option>
              {choices[name].map(({ value, label, count }) => (
                <option
                  key={value}
                  value={value}
                  lang={label && label.language !== language ? label.language : undefined}
                >
                  {`${nameChoice(name, value, listing, words)} (${count})`}
                </option>
              ))}
            </select>
          </label>
        ))}
        <Button type="submit">{words.show}</Button>
      </Form>
    </Panel>
  );
}

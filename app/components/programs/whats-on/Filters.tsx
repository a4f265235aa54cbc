import { Sheet } from '#app/components/layout/Sheet.tsx';
import { SiteLink } from '#app/components/text/SiteLink.tsx';
import { useLocalPath } from '#app/i18n/language-context.tsx';
import { fill } from '#shared/languages/fill.ts';
import type { WhatsOnListing } from './build-whats-on.ts';
import styles from './FilterWords.module.css';
import {
  type FilterName,
  filterNames,
  nameChoice,
  toWhatsOnHref,
  type WhatsOnWords,
} from './name-choices.ts';

import panel from './Panel.module.css';
import { closePanel, Panel } from './Panel.tsx';

export interface FiltersProps {
  readonly listing: WhatsOnListing;
  readonly words: WhatsOnWords;
}

/**
 * Everything but the day, as words to press: each has an address and says how much it would show. A row of
 * menus where the window is wide, else one panel, which stays open, since several may be chosen.
 */
export function Filters({ listing, words }: FiltersProps) {
  const { filters, choices, total } = listing;
  const localPath = useLocalPath();
  const offered = filterNames.filter((name) => choices[name].length > 0);
  if (offered.length === 0) return null;
  const chosen = filterNames.filter((name) => filters[name] !== null).length;
  return (
    <Panel word={chosen > 0 ? fill(words.filtersOn, { count: chosen }) : words.filters} isRow>
      <div className={panel.content}>
        <Sheet
          title={words.filters}
          done={fill(words.showCount, { count: total })}
          address={localPath(toWhatsOnHref(filters, {}))}
          onClose={closePanel}
        >
          {offered.map((name) => (
            <FilterWords key={name} name={name} listing={listing} words={words} />
          ))}
        </Sheet>
      </div>
    </Panel>
  );
}

/** Each word takes the place of the one chosen before; the chosen one lets go of it. */
function FilterWords({
  name,
  listing: { filters, choices },
  words,
}: FiltersProps & { name: FilterName }) {
  const field = words.fields[name];
  const chosen = filters[name];
  return (
    <Panel
      word={chosen ? `${field}: ${nameChoice(name, chosen, words)}` : field}
      address={toWhatsOnHref(filters, {})}
      isChosen={chosen !== null}
      isMenu
    >
      <div className={styles.words}>
        <span id={`filter-${name}`}>{field}</span>
        <ul aria-labelledby={`filter-${name}`}>
          {choices[name].map(({ value, count }) => {
            const isChosen = chosen === value;
            return (
              <li key={value}>
                <SiteLink
                  to={toWhatsOnHref(filters, { [name]: isChosen ? null : value })}
                  aria-current={isChosen ? 'true' : undefined}
                  preventScrollReset
                >
                  {nameChoice(name, value, words)} <small>{count}</small>
                </SiteLink>
              </li>
            );
          })}
        </ul>
      </div>
    </Panel>
  );
}

import type { ReactNode } from 'react';
import { SiteLink } from '#app/components/text/SiteLink.tsx';
import styles from './FilterRow.module.css';

export interface FilterLink {
  /** Address with the query that chooses it. */
  readonly to: string;
  readonly text: ReactNode;
  /** How many it shows; absent: not said. */
  readonly count?: number;
  readonly isChosen: boolean;
}

/** The values of one filter as links, so that each has an address and no script is needed. */
export function FilterRow({
  label,
  links,
  isLarge,
}: {
  label: string;
  links: readonly FilterLink[];
  isLarge?: boolean;
}) {
  return (
    <nav className={styles.row} aria-label={label} data-large={isLarge ? '' : undefined}>
      <ul>
        {links.map(({ to, text, count, isChosen }) => (
          <li key={to}>
            <SiteLink
              to={to}
              aria-current={isChosen ? 'true' : undefined}
              data-empty={count === 0 ? '' : undefined}
              preventScrollReset
            >
              {text} {count !== undefined && <span className={styles.count}>{count}</span>}
            </SiteLink>
          </li>
        ))}
      </ul>
    </nav>
  );
}

import type { ReactNode } from 'react';
import { useLocation } from 'react-router';
import { SiteLink } from '#app/components/text/SiteLink.tsx';
import { useLocalPath } from '#app/i18n/language-context.tsx';
import styles from './FilterRow.module.css';

export interface FilterLink {
  /** Address with the query that chooses it. */
  readonly to: string;
  readonly text: ReactNode;
  /** In its place on phones, where all of a row stands in one line. */
  readonly short?: string;
  /** How many it shows; absent: not said. */
  readonly count?: number;
  readonly isChosen: boolean;
}

/**
 * The values of one filter as links, so that each has an address and no script is needed. One that shows
 * nothing is not offered, but as the one that is chosen.
 */
export function FilterRow({
  label,
  links,
  isLarge,
}: {
  label: string;
  links: readonly FilterLink[];
  isLarge?: boolean;
}) {
  const { pathname } = useLocation();
  const localPath = useLocalPath();
  return (
    <nav className={styles.row} aria-label={label} data-large={isLarge ? '' : undefined}>
      <ul>
        {links
          .filter(({ count, isChosen }) => count !== 0 || isChosen)
          .map(({ to, text, short, count, isChosen }) => (
            <li key={to}>
              {/* A list that changes stays where it is; one of another page begins at its top. */}
              <SiteLink
                to={to}
                aria-current={isChosen ? 'true' : undefined}
                preventScrollReset={localPath(to).split('?')[0] === pathname}
              >
                {short && <span className={styles.short}>{short}</span>}
                <span>{text}</span>{' '}
                {count !== undefined && <span className={styles.count}>{count}</span>}
              </SiteLink>
            </li>
          ))}
      </ul>
    </nav>
  );
}

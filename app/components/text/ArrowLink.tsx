import type { ComponentProps } from 'react';
import styles from './ArrowLink.module.css';
import { SiteLink } from './SiteLink.tsx';

/** A link that stands alone and leads on: "See all exhibitions". */
export function ArrowLink({ children, ...link }: ComponentProps<typeof SiteLink>) {
  return (
    <SiteLink {...link} className={styles.link}>
      <span className={styles.words}>
        {children}
        <svg viewBox="0 0 32 12" fill="none" stroke="currentColor" aria-hidden>
          <path d="M0 6h30M25 1l5 5-5 5" />
        </svg>
      </span>
    </SiteLink>
  );
}

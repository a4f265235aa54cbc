import type { ReactNode } from 'react';
import { SiteLink } from '#app/components/text/SiteLink.tsx';
import styles from './CardLink.module.css';

export interface CardLinkProps {
  readonly to: string;
  readonly state?: object;
  readonly children: ReactNode;
  readonly onClick?: () => void;
  readonly preventScrollReset?: boolean;
}

/**
 * The one link of a card. Its words are the card's title; its surface is the whole card, which must
 * be positioned.
 */
export function CardLink({ children, ...link }: CardLinkProps) {
  return (
    <SiteLink {...link} className={styles.link} prefetch="intent">
      {children}
    </SiteLink>
  );
}

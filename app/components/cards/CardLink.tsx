import type { ReactNode } from 'react';
import { useViewTransitionState } from 'react-router';
import { SiteLink } from '#app/components/text/SiteLink.tsx';
import { useLocalPath } from '#app/i18n/language-context.tsx';
import styles from './CardLink.module.css';

/** The router warns where it is asked for a transition that the browser does not have. */
export const hasViewTransitions =
  typeof document !== 'undefined' && typeof document.startViewTransition === 'function';

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
    <SiteLink
      {...link}
      className={styles.link}
      prefetch="intent"
      viewTransition={hasViewTransitions}
    >
      {children}
    </SiteLink>
  );
}

/** Marks a card's picture while the visitor goes to its page or comes back (transitions.css). */
export function useSharedPicture(href: string): 'card' | undefined {
  const localPath = useLocalPath();
  return useViewTransitionState(localPath(href)) ? 'card' : undefined;
}

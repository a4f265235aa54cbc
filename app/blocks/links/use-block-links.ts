import { type FocusEvent, type MouseEvent, type TouchEvent, useMemo } from 'react';
import { useNavigate } from 'react-router';
import { useWarmPage } from '#framework/app/use-warm-page.ts';
import { findLink, findPageOfClick, findPageOfLink } from './find-page-of-click.ts';
import { createPrefetcher } from './prefetcher.ts';

/** To be put on the element around what editors built. */
export interface BlockLinkHandlers {
  readonly onClick: (event: MouseEvent) => void;
  readonly onMouseOver: (event: MouseEvent) => void;
  readonly onTouchStart: (event: TouchEvent) => void;
  readonly onFocus: (event: FocusEvent) => void;
}

/** One line of pages for the life of a router. */
const prefetchers = new WeakMap<object, (path: string) => void>();

/**
 * Links in editors' blocks lead through the site without loading pages anew, and pages are fetched
 * as soon as somebody points at a link. Source: specification §2.
 */
export function useBlockLinks(): BlockLinkHandlers {
  const navigate = useNavigate();
  const warmPage = useWarmPage();

  return useMemo(() => {
    const prefetch = (target: EventTarget | null) => {
      const link = findLink(target);
      const path = link && !savesData() ? findPageOfLink(link, location) : null;
      if (!path || !warmPage) return;
      const prefetcher = prefetchers.get(warmPage) ?? createPrefetcher(warmPage);
      prefetchers.set(warmPage, prefetcher);
      prefetcher(path.split('#', 1)[0] as string);
    };
    const prefetchTarget = ({ target }: { target: EventTarget | null }) => prefetch(target);
    return {
      onClick(event) {
        const page = findPageOfClick(
          { ...pick(event), defaultPrevented: event.isDefaultPrevented() },
          location,
        );
        if (!page) return;
        event.preventDefault();
        void navigate(page);
      },
      onMouseOver: prefetchTarget,
      onTouchStart: prefetchTarget,
      onFocus: prefetchTarget,
    };
  }, [navigate, warmPage]);
}

const pick = ({ button, ctrlKey, metaKey, shiftKey, altKey, target }: MouseEvent) => ({
  button,
  ctrlKey,
  metaKey,
  shiftKey,
  altKey,
  target,
});

/** The visitor pays for what is loaded, or has a connection that is busy with less. */
const savesData = () =>
  (navigator as { connection?: { saveData?: boolean } }).connection?.saveData === true;

import { type FocusEvent, type MouseEvent, type TouchEvent, useContext, useMemo } from 'react';
import {
  UNSAFE_DataRouterContext as DataRouterContext,
  UNSAFE_FrameworkContext as FrameworkContext,
  useNavigate,
} from 'react-router';
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
  const router = useContext(DataRouterContext)?.router;
  const manifest = useContext(FrameworkContext)?.manifest;

  return useMemo(() => {
    const prefetch = (target: EventTarget | null) => {
      const link = findLink(target);
      const path = link && !savesData() ? findPageOfLink(link, location) : null;
      if (!path || !router || !manifest) return;
      let prefetcher = prefetchers.get(router);
      if (!prefetcher) {
        prefetcher = createPrefetcher(async (page) => {
          const { warmPage } = await import('./warm-page.ts');
          const matches = router.match(page) ?? [];
          const routes = matches.flatMap(({ route }) => manifest.routes[route.id] ?? []);
          return warmPage(page, routes, matches.at(-1)?.params ?? {});
        });
        prefetchers.set(router, prefetcher);
      }
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
  }, [navigate, router, manifest]);
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

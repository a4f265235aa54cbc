import { type MouseEvent, useEffect, useRef, useState } from 'react';
import { useNavigationType } from 'react-router';
import { useLocalPath } from '#app/i18n/language-context.tsx';
import { fetchExplore } from './ask-explore.ts';
import {
  type ExploreQuery,
  exploreScreen,
  toExploreHref,
  toExploreParameters,
} from './explore-address.ts';
import type { ExploreItem } from './explore-item.ts';
import { growPages, lastOf, maxPages, openPages, type PageRange } from './loaded-pages.ts';

export interface ShownPages {
  readonly range: PageRange;
  readonly state: 'idle' | 'loading' | 'failed';
  /** Loads the next page in place of going there; null where there is none, or the list is long enough. */
  readonly loadMore: ((event: MouseEvent) => void) | null;
}

/** The pages of a list as the visitor has come through them. */
export function usePages(
  query: ExploreQuery,
  items: readonly ExploreItem[],
  pages: number,
): ShownPages {
  const localPath = useLocalPath();
  const isReturn = useNavigationType() === 'POP';
  const key = localPath(toExploreHref({ ...query, page: 1, view: undefined, more: undefined }));
  const [shown, setShown] = useState(() => ({
    key,
    items,
    range: openPages(key, query.page, items, isReturn),
  }));
  const [state, setState] = useState<ShownPages['state']>('idle');
  const request = useRef<AbortController>(null);

  let { range } = shown;
  if (shown.key !== key || shown.items !== items) {
    range = openPages(key, query.page, items, isReturn);
    setShown({ key, items, range });
    setState('idle');
  }
  // biome-ignore lint/correctness/useExhaustiveDependencies: what is under way belongs to one list
  useEffect(() => () => request.current?.abort(), [key]);

  const last = lastOf(range);
  const hasMore = last < pages && range.pages.length < maxPages;

  async function load() {
    if (request.current && !request.current.signal.aborted) return;
    const controller = new AbortController();
    request.current = controller;
    setState('loading');
    try {
      const parameters = toExploreParameters({ ...query, page: last + 1 });
      const answer = await fetchExplore('objects', parameters, localPath, controller.signal);
      if (controller.signal.aborted) return;
      setShown({ key, items, range: growPages(key, range, answer.items) });
      setState('idle');
    } catch {
      if (!controller.signal.aborted) setState('failed');
    } finally {
      if (request.current === controller) request.current = null;
    }
  }

  useReachedPage(query, range, localPath);
  usePlaceAfterReload(range.pages.length > 1);
  return {
    range,
    state,
    loadMore: hasMore
      ? (event) => {
          // A new tab is a page of its own.
          if (event.ctrlKey || event.metaKey || event.shiftKey) return;
          event.preventDefault();
          void load();
        }
      : null,
  };
}

/**
 * The address says the page that is being read, without a step in the history: who comes back to it,
 * or gets it from somebody, is there.
 */
function useReachedPage(
  query: ExploreQuery,
  range: PageRange,
  localPath: (path: string) => string,
) {
  const isGrown = range.pages.length > 1;
  const write = useRef(() => {});
  write.current = () => {
    // The way to another page may have begun.
    if (location.pathname !== localPath(exploreScreen)) return;
    const starts = [...document.querySelectorAll<HTMLElement>('[data-page]')];
    const middle = window.innerHeight / 2;
    const reached = starts.findLast((start) => start.getBoundingClientRect().top < middle);
    const page = Number(reached?.dataset.page ?? range.first);
    const href = localPath(toExploreHref({ ...query, page }));
    if (href === location.pathname + location.search) return;
    history.replaceState(history.state, '', href);
  };
  useEffect(() => {
    if (!isGrown) return;
    let timer: ReturnType<typeof setTimeout> | undefined;
    const onScroll = () => {
      clearTimeout(timer);
      timer = setTimeout(() => write.current(), 150);
    };
    window.addEventListener('scroll', onScroll, { passive: true });
    return () => {
      clearTimeout(timer);
      window.removeEventListener('scroll', onScroll);
    };
  }, [isGrown]);
}

const placeKey = 'museum.explore-place';

/**
 * A list that has grown is one page again when it is loaded anew, so the height of what is above says
 * nothing any more: the object that was looked at is put where it was.
 */
function usePlaceAfterReload(isGrown: boolean) {
  useEffect(() => {
    const place = readPlace();
    if (!place) return;
    // After the router has gone to the height that it remembers.
    const timer = setTimeout(() => {
      const object = document.querySelector(`[data-object="${CSS.escape(place.object)}"]`);
      const moved = object ? object.getBoundingClientRect().top - place.top : 0;
      window.scrollBy({ top: moved, behavior: 'instant' });
    });
    return () => clearTimeout(timer);
  }, []);
  useEffect(() => {
    if (!isGrown) return;
    const remember = () => {
      const objects = [...document.querySelectorAll<HTMLElement>('[data-object]')];
      // Rows may fall otherwise; what is read is rather in the middle than at the edge.
      const line = window.innerHeight / 3;
      const read = objects.find((object) => object.getBoundingClientRect().bottom > line);
      if (!read) return;
      const { top } = read.getBoundingClientRect();
      const place = { address: location.href, object: read.dataset.object, top };
      try {
        sessionStorage.setItem(placeKey, JSON.stringify(place));
      } catch {
        // Storage may be full or forbidden; then the page begins at its top.
      }
    };
    window.addEventListener('pagehide', remember);
    return () => window.removeEventListener('pagehide', remember);
  }, [isGrown]);
}

/** The visitor's position before this page was reloaded. Given once. */
function readPlace(): { readonly object: string; readonly top: number } | null {
  try {
    const place = JSON.parse(sessionStorage.getItem(placeKey) ?? 'null');
    sessionStorage.removeItem(placeKey);
    return place?.address === location.href ? place : null;
  } catch {
    return null;
  }
}

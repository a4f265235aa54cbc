import { useEffect, useLayoutEffect, useRef } from 'react';
import { useNavigationType } from 'react-router';
import { type ExploreQuery, toExploreHref } from './explore-address.ts';

/**
 * The heading of the results. Another page of the list is read from it on, not from the link at its
 * foot. When the search changes it stays where it is in the window, whatever came or went above it;
 * a search that was changed far down is looked at from its beginning.
 */
export function useHeading(query: ExploreQuery) {
  const heading = useRef<HTMLHeadingElement>(null);
  const isReturn = useNavigationType() === 'POP';
  const search = toExploreHref({ ...query, page: 1, more: undefined });
  const { page, collection } = query;
  const last = useRef({ page, collection, search, top: 0 });
  useLayoutEffect(() => {
    const before = last.current;
    last.current = { ...before, page, collection, search };
    const node = heading.current;
    // A collection's card goes to the top of the page, slowly (specification §2).
    const isByCard = collection !== undefined && collection !== before.collection;
    if (isReturn || isByCard || !node) return;
    if (before.search === search) {
      if (before.page !== page) node.focus({ preventScroll: true });
    } else if (before.top < 0) {
      node.scrollIntoView({ block: 'start', behavior: 'instant' });
    } else {
      const moved = node.getBoundingClientRect().top - before.top;
      window.scrollBy({ top: moved, behavior: 'instant' });
    }
  }, [page, collection, search, isReturn]);
  useEffect(() => {
    const remember = () => {
      last.current.top = heading.current?.getBoundingClientRect().top ?? 0;
    };
    remember();
    window.addEventListener('scroll', remember, { passive: true });
    return () => window.removeEventListener('scroll', remember);
  });
  return heading;
}

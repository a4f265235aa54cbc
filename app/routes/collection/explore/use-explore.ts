import { useLocation, useNavigate } from 'react-router';
import { hasViewTransitions } from '#app/components/text/SiteLink.tsx';
import { useLocalPath } from '#app/i18n/language-context.tsx';
import { type ExploreQuery, exploreScreen, toExploreHref } from './explore-address.ts';
import { parseExploreQuery, withChange } from './explore-query.ts';

/** Goes to a query, on the screen itself without leaving the place on the page. */
export function useExplore(): (query: ExploreQuery) => void {
  const navigate = useNavigate();
  const localPath = useLocalPath();
  const isHere = useLocation().pathname === localPath(exploreScreen);
  return (query) =>
    void navigate(localPath(toExploreHref(query)), {
      preventScrollReset: isHere,
      viewTransition: hasViewTransitions,
    });
}

/** What a form of the screen says, from its first page on. */
export function readForm(form: HTMLFormElement): ExploreQuery {
  const parameters = new URLSearchParams();
  for (const [name, value] of new FormData(form)) {
    if (typeof value === 'string') parameters.append(name, value);
  }
  return withChange(parseExploreQuery(parameters), {});
}

import { data } from 'react-router';
import { siteContext } from '#app/request-context.ts';
import type { Route } from './+types/suggestions';
import { listSuggestions } from './list-suggestions.ts';
import { maxWordsLength } from './search-query.ts';

/** Suggestions for somebody who is typing, as JSON. The server answers `/search-suggestions` with them. */
export async function loader({ context, url }: Route.LoaderArgs) {
  if (!context.get(siteContext).isSearchEnabled) throw data(null, { status: 404 });
  const words = (url.searchParams.get('q') ?? '').slice(0, maxWordsLength);
  return Response.json(await listSuggestions(context, words));
}

import { data } from 'react-router';
import { replaceWithPath } from '#app/redirect-to-path.ts';
import { languageOfPath, localizePath, withoutLanguage } from '#shared/languages/localized-path.ts';
import { otherAddresses } from '#shared/screens/screens.ts';
import type { Route } from './+types/Redirect';

/** The new addresses, by the old one in lower case. */
const movedPaths = new Map(
  otherAddresses.flatMap(({ path, leadsTo }) =>
    leadsTo ? [[path.toLowerCase(), leadsTo] as const] : [],
  ),
);

export function loader({ url }: Route.LoaderArgs): never {
  const to = movedPaths.get(withoutLanguage(url.pathname).toLowerCase().replace(/\/$/, ''));
  if (!to) throw data(null, { status: 404 });
  const [path = '', own] = to.split('?');
  // What the old address asks for wins over what the new one says by itself.
  const query = new URLSearchParams(own);
  for (const [name, value] of url.searchParams) query.set(name, value);
  const search = own === undefined ? url.search : `?${query}`;
  throw replaceWithPath(localizePath(path, languageOfPath(url.pathname)) + search, {
    status: 301,
  });
}

export default function Redirect() {
  return null;
}

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
  throw replaceWithPath(localizePath(to, languageOfPath(url.pathname)) + url.search, {
    status: 301,
  });
}

export default function Redirect() {
  return null;
}

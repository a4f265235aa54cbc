import { data } from 'react-router';
import { replaceWithPath } from '#app/redirect-to-path.ts';
import { languageOfPath, localizePath, withoutLanguage } from '#shared/localized-path.ts';
import type { Route } from './+types/Redirect';

/** Old addresses and where they went. Source: specification §2, "Redirects". */
const movedPaths: Readonly<Record<string, string>> = {
  '/whatwedo/residencies': '/what-we-do/residencies',
  '/whatwedo/convenings': '/what-we-do/convenings',
  '/whatwedo/events': '/what-we-do/events',
  '/what-we-do/museum': '/collection/about-the-collection',
};

export function loader({ url }: Route.LoaderArgs): never {
  const to = movedPaths[withoutLanguage(url.pathname).toLowerCase().replace(/\/$/, '')];
  if (!to) throw data(null, { status: 404 });
  throw replaceWithPath(localizePath(to, languageOfPath(url.pathname)) + url.search, {
    status: 301,
  });
}

export default function Redirect() {
  return null;
}

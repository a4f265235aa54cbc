import { data, redirect, replace } from 'react-router';
import { findSitePath } from '#shared/http/site-path.ts';

/**
 * A redirect to a page of this site; loaders and actions know no other.
 *
 * @param path with query and fragment, in the language of the visitor
 * @throws an answer of 400 where a browser would take the path for an address elsewhere
 */
export const redirectToPath = (path: string, init?: number | ResponseInit): Response =>
  redirect(toOwnPath(path), init);

/** The same, and a navigation in the browser forgets the address that was asked for. */
export const replaceWithPath = (path: string, init?: number | ResponseInit): Response =>
  replace(toOwnPath(path), init);

/** Paths are looked at by themselves: which host the site has does not matter to them. */
const anySite = 'https://site.invalid';

function toOwnPath(path: string): string {
  const own = findSitePath(path, anySite);
  if (own === null) throw data(null, { status: 400 });
  return own;
}

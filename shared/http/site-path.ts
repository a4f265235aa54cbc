/**
 * Decides whether a target stays on the site, as a browser would read it: tabs and line ends are
 * dropped, `\` counts as `/`, `//` begins a host. Everything that leads a visitor on asks here.
 *
 * @param target an address or a path, from whomever
 * @param siteOrigin scheme and host of the site, such as `https://museum.example`
 * @returns path with query and fragment; null where the target leads elsewhere or nowhere
 */
export function findSitePath(target: string | null | undefined, siteOrigin: string): string | null {
  if (!target || !URL.canParse(target, siteOrigin)) return null;
  const url = new URL(target, siteOrigin);
  const { protocol, origin, username, password, pathname, search, hash } = url;
  if (!/^https?:$/.test(protocol) || origin !== siteOrigin || username || password) return null;
  const path = pathname + search + hash;
  // Of `https://museum.example//other.example` only the whole stays here; its path names a host.
  return URL.canParse(path, siteOrigin) && new URL(path, siteOrigin).origin === siteOrigin
    ? path
    : null;
}

import type { ServerBuild } from 'react-router';
import { type Language, languages } from '#shared/languages/languages.ts';
import { withoutLanguage } from '#shared/languages/localized-path.ts';

type Routes = ServerBuild['routes'];

/**
 * Without the routes of other languages and other parts of the site (`app/routes.ts`): each address
 * would be held against all.
 * @param part of `findPart`
 */
export const withRoutesOf = <Build extends ServerBuild>(
  build: Build,
  language: Language,
  part: string | null,
): Build => ({
  ...build,
  routes: Object.fromEntries(
    Object.entries(build.routes as Routes).filter(
      ([id, route]) =>
        languages.every((code) => code === language || !id.startsWith(`${code}/`)) &&
        [null, part].includes(partOfRoute(route?.path)),
    ),
  ),
});

/** The first parts of the site's addresses: `visit`, `whats-on`. */
export const listParts = ({ routes }: Pick<ServerBuild, 'routes'>): ReadonlySet<string> =>
  new Set(Object.values(routes as Routes).flatMap((route) => partOfRoute(route?.path) ?? []));

/**
 * The part of the site that an address is in, as the router reads it; null: of none of them.
 * @param path of a page, in any language
 */
export function findPart(parts: ReadonlySet<string>, path: string): string | null {
  const part = firstPart(toDecoded(withoutLanguage(path)));
  return part !== null && parts.has(part) ? part : null;
}

/** Null: it takes several, or frames those of others. */
function partOfRoute(path: string | undefined): string | null {
  const part = firstPart(withoutLanguage((path ?? '').replace(/^\/?/, '/')));
  return part?.match(/^[:*]/) ? null : part;
}

/** The router takes capitals for small letters. */
const firstPart = (path: string) => path.toLowerCase().split('/').find(Boolean) ?? null;

function toDecoded(path: string): string {
  try {
    return decodeURIComponent(path);
  } catch {
    return path;
  }
}

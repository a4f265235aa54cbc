import { replaceWithPath } from './redirect-to-path.ts';

/**
 * A form without scripts sends what was left open as empty parts; the same list has one address.
 *
 * @throws a redirect to the address without them
 */
export function dropEmptyParts({ pathname, searchParams }: URL): void {
  const filled = [...searchParams].filter(([, value]) => value !== '');
  if (filled.length === searchParams.size) return;
  const query = new URLSearchParams(filled).toString();
  throw replaceWithPath(query ? `${pathname}?${query}` : pathname);
}

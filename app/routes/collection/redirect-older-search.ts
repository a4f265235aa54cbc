import { replaceWithPath } from '#app/redirect-to-path.ts';

/**
 * Leads a search that names its words `words`, as links did before, to the same search by `q`. All
 * else in the address stays.
 *
 * @throws the redirect, where there is such a parameter
 */
export function redirectOlderSearch({ pathname, searchParams }: URL): void {
  if (!searchParams.has('words')) return;
  const parameters = new URLSearchParams(searchParams);
  const words = parameters.get('words') ?? '';
  parameters.delete('words');
  if (!parameters.get('q')?.trim()) parameters.set('q', words);
  throw replaceWithPath(`${pathname}?${parameters}`, 301);
}

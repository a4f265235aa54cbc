/** Longer ones are left out: an address has a bound, and the page is as good without. */
const maxContextLength = 800;

/** Says where in the results somebody is; the way from one object to the next does not stop at a page. */
const positionParameters = ['page', 'from'];

/** Stands for a search that nothing narrows or orders; a parameter without a value would look lost. */
const wholeCollection = 'all';

/**
 * What an object's address carries of the search it was found in, so that its page can lead to the
 * previous and next one: `/objects/demo-0001/star-tile` + `?from=words%3Dtile%26type%3Dtile`.
 * @param search of the explore screen's address, with or without `?`
 * @returns the whole of it as `from`; without parameters that narrow or order, `?from=all`; empty
 * for a search too long to carry
 */
export function toContextQuery(search: string | URLSearchParams): string {
  const parameters = new URLSearchParams(search);
  for (const name of positionParameters) parameters.delete(name);
  const context = parameters.toString() || wholeCollection;
  return context.length > maxContextLength ? '' : `?${new URLSearchParams({ from: context })}`;
}

/**
 * The search that an object was found in, as the explore screen's own parameters.
 * @param parameters of the object's address
 * @returns null when it was reached another way, or the search is longer than ours ever are
 */
export function parseContextQuery(parameters: URLSearchParams): URLSearchParams | null {
  const context = parameters.get('from');
  if (context === null || context.length > maxContextLength) return null;
  const search = new URLSearchParams(context === wholeCollection ? '' : context);
  for (const name of positionParameters) search.delete(name);
  return search;
}

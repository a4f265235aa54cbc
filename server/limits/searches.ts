import { prefixPattern } from '#shared/languages/language-prefixes.ts';

/** Screens of the site that search, and what they ask for while they are used; in any language, as data too. */
const screens = new RegExp(
  String.raw`^${prefixPattern}/(?:search-results|search-suggestions|collection/(?:explore-the-collection(?:/(?:suggestions|values|objects))?|makers|subjects)(?:/[^/]+)?)(?:\.data)?$`,
);
/** Calls of the collection's API that search it. */
const calls =
  /^\/object-collection-api\/(?:objects|suggestions|makers|subjects|facets\/[^/]+|objects\/[^/]+\/(?:neighbors|related))$/;

/** Whether a page with this address looks for something; without a query it is the same for all. */
export const isSearchPage = (address: string): boolean => {
  const [path = '', query] = address.split('?', 2);
  return query !== undefined && screens.test(path);
};

/** Whether a call of the open collection searches it. */
export const isSearchCall = (path: string): boolean => calls.test(path);

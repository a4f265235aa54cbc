import type { FacetChoice, ObjectFilters, ObjectQuery, SubjectQuery } from '../contract.ts';

/** The API's bounds; it answers 400 to what is beyond them. */
const lastPage = 50_000;
const maxTextLength = 200;
const maxChosen = 50;
const furthestYear = 100_000;

/**
 * A query as the API's parameters, cut to its bounds: what a visitor put into the address must not
 * come back as a failing service.
 */
export function toPageParameters(query: ObjectQuery): URLSearchParams {
  const { page, pageSize, partialSize, facets, facetSize, explain, ...filters } = query;
  const parameters = toFilterParameters(filters);
  parameters.set('page', String(Math.min(Math.max(Math.trunc(page) || 1, 1), lastPage)));
  parameters.set('pageSize', String(pageSize));
  if (partialSize !== undefined) parameters.set('partialSize', String(partialSize));
  if (facets && facets.length > 0) {
    parameters.set('facets', facets === 'all' ? 'all' : facets.join(','));
  }
  if (facetSize !== undefined) parameters.set('facetSize', String(facetSize));
  if (explain) parameters.set('explain', 'true');
  return parameters;
}

/** The same without page and facets. */
export function toFilterParameters(filters: ObjectFilters): URLSearchParams {
  const { words, yearFrom, yearTo, hasImage, onView, order, ...choices } = filters;
  const parameters = new URLSearchParams();
  if (words) parameters.set('q', words.slice(0, maxTextLength));
  for (const [name, choice] of Object.entries(choices)) {
    for (const value of listChosen(choice)) parameters.append(name, value);
  }
  for (const [name, year] of Object.entries({ yearFrom, yearTo })) {
    if (year === undefined || Number.isNaN(year)) continue;
    const bounded = Math.min(Math.max(Math.trunc(year), -furthestYear), furthestYear);
    parameters.set(name, String(bounded));
  }
  for (const [name, value] of Object.entries({ hasImage, onView, order })) {
    if (value !== undefined) parameters.set(name, String(value));
  }
  return parameters;
}

/** Which makers or subjects are wanted, cut to the API's bounds. */
export function toTermParameters(query: SubjectQuery): URLSearchParams {
  const { page, containing, initial, ...others } = query;
  const parameters = new URLSearchParams();
  if (containing) parameters.set('containing', containing.slice(0, maxTextLength));
  if (initial?.trim()) parameters.set('initial', [...initial.trim()][0] ?? '');
  for (const [name, value] of Object.entries(others)) {
    if (value !== undefined) parameters.set(name, String(value).slice(0, maxTextLength));
  }
  parameters.set('page', String(Math.min(Math.max(Math.trunc(page) || 1, 1), lastPage)));
  return parameters;
}

const listChosen = (choice: FacetChoice | undefined): string[] =>
  [...new Set(typeof choice === 'string' ? [choice] : choice)]
    .filter((value) => value !== '')
    .slice(0, maxChosen)
    .map((value) => value.slice(0, maxTextLength));

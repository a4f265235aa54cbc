import type { Models } from '../../models/read-models.ts';
import { parsingError } from '../api-error.ts';
import { parseGraphQuery } from '../delivery/parse-graph-query.ts';
import { parseRoutes, type Route } from '../delivery/parse-routes.ts';
import { parseFieldList, type Selection } from '../delivery/selection.ts';
import { type Filter, parseFilter } from './parse-filter.ts';
import { type Ordering, parseOrderings } from './parse-orderings.ts';
import { parseQuery } from './parse-query.ts';

/** The parameters of a search, read; unknown ones are ignored. */
export interface SearchRequest {
  readonly ref: string | null;
  readonly filters: readonly Filter[];
  readonly orderings: readonly Ordering[];
  /** Null: all languages. */
  readonly lang: string | null;
  readonly after: string | null;
  readonly page: number;
  readonly pageSize: number;
  readonly fetch: ReadonlyMap<string, ReadonlySet<string>> | null;
  readonly fetchLinks: ReadonlyMap<string, ReadonlySet<string>>;
  readonly graph: ReadonlyMap<string, Selection> | null;
  readonly routes: readonly Route[];
  readonly brokenRoute: string | null;
}

/** The production service clamps page sizes too; larger pages would be unbounded work. */
const maxPageSize = 100;
const maxPage = 1_000_000;
const maxFilters = 50;

/** @throws {ApiError} 400 that says which parameter is wrong, and where */
export function parseSearchRequest(
  parameters: URLSearchParams,
  models: Models,
  masterLanguage: string,
): SearchRequest {
  for (const [name, value] of parameters) {
    if (value.includes('\0')) throw parsingError(`${name} holds a character without meaning`);
  }
  const predicates = parameters.getAll('q').filter(Boolean).flatMap(parseQuery);
  if (predicates.length > maxFilters) throw parsingError(`at most ${maxFilters} predicates`);
  const orderings = parameters.get('orderings');
  const lang = parameters.get('lang') || masterLanguage;
  const fetch = parameters.get('fetch');
  const graph = parameters.get('graphQuery');
  const routes = parameters.get('routes');
  return {
    ref: parameters.get('ref'),
    filters: predicates.map((predicate) => parseFilter(predicate, models)),
    orderings: orderings ? parseOrderings(orderings, models) : [],
    lang: lang === '*' ? null : lang,
    after: parameters.get('after') || null,
    page: parseCount('page', parameters, 1, maxPage),
    pageSize: parseCount('pageSize', parameters, 20, maxPageSize),
    fetch: fetch ? parseFieldList(fetch) : null,
    fetchLinks: parseFieldList(parameters.get('fetchLinks') ?? ''),
    graph: graph ? parseGraphQuery(graph, models) : null,
    routes: routes ? parseRoutes(routes) : [],
    brokenRoute: parameters.get('brokenRoute') || null,
  };
}

function parseCount(
  name: string,
  parameters: URLSearchParams,
  byDefault: number,
  most: number,
): number {
  const text = parameters.get(name);
  if (!text) return byDefault;
  if (!/^-?\d{1,9}$/.test(text)) throw parsingError(`${name} must be a whole number`);
  return Math.min(Math.max(Number(text), 1), most);
}

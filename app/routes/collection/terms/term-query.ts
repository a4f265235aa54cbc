import type { TermPage, TermQuery } from '#services/object-collection/contract.ts';

const maxWordsLength = 100;
const maxPage = 1_000;

/** The parameters in the address of a list of makers or subjects. */
export interface TermListQuery {
  readonly words: string;
  readonly initial: string | null;
  readonly order: 'name' | 'works';
  /** Counted from 1. */
  readonly page: number;
}

/** Anybody may write an address: what cannot be understood is as if it were absent. */
export function parseTermQuery(parameters: URLSearchParams): TermListQuery {
  const [initial = null] = [...(parameters.get('initial')?.trim() ?? '')];
  return {
    words: parameters.get('q')?.trim().slice(0, maxWordsLength) ?? '',
    initial,
    order: parameters.get('order') === 'works' ? 'works' : 'name',
    page: parsePage(parameters),
  };
}

/** The page that an address asks for, from 1. */
export function parsePage(parameters: URLSearchParams): number {
  const page = Number(parameters.get('page'));
  return Number.isInteger(page) && page >= 1 && page <= maxPage ? page : 1;
}

/** `pictures`: those with a picture first, then by title; `date`: the oldest first. */
export type WorksOrder = 'pictures' | 'date';

export const parseWorksOrder = (parameters: URLSearchParams): WorksOrder =>
  parameters.get('order') === 'date' ? 'date' : 'pictures';

/** A page of the works of a maker or a subject. @param path of its first page, without language */
export function toWorksHref(path: string, order: WorksOrder, page: number): string {
  const parameters = new URLSearchParams();
  if (order === 'date') parameters.set('order', order);
  if (page > 1) parameters.set('page', String(page));
  const search = parameters.toString();
  return `${path}${search ? `?${search}` : ''}`;
}

/** Names on a page of a list. */
const pageSize = 60;

/** The query as the object collection is asked. */
export const toServiceQuery = (query: TermListQuery): TermQuery => ({
  containing: query.words,
  ...(query.initial && { initial: query.initial }),
  order: query.order,
  page: query.page,
  pageSize,
});

/** @returns how many pages the list has; null: there is no such page */
export function countPages<Term>(
  { items, total }: Pick<TermPage<Term>, 'items' | 'total'>,
  { page }: TermListQuery,
): number | null {
  if (items.length === 0 && page > 1) return null;
  return Math.max(1, Math.ceil(total / pageSize));
}

/** The head of a list. A list with a search is not for search engines. */
export const toTermHead = (
  messages: { readonly label: string; readonly title: string; readonly description: string },
  query: TermListQuery,
) => ({
  title: messages.title,
  section: messages.label,
  description: messages.description,
  isHiddenFromSearch: query.words !== '',
});

/** The address that says a query, without language; what it is without saying is left out. */
export function toTermListHref(screen: string, query: Partial<TermListQuery>): string {
  const parameters = new URLSearchParams();
  if (query.words) parameters.set('q', query.words);
  if (query.initial) parameters.set('initial', query.initial);
  if (query.order === 'works') parameters.set('order', 'works');
  if (query.page && query.page > 1) parameters.set('page', String(query.page));
  const search = parameters.toString();
  return `${screen}${search ? `?${search}` : ''}`;
}

import {
  rawListFacet,
  rawNeighbors,
  rawObject,
  rawObjectList,
  rawObjectPage,
  rawRelated,
} from '../../client/wire.ts';
import {
  facetParameters,
  filterParameters,
  idsParameters,
  noParameters,
  parseFacetName,
  parseFacetQuery,
  parseIds,
  parseObjectFilters,
  parseObjectQuery,
  refuseParameters,
  searchParameters,
} from '../parse-object-query.ts';
import { listFacetNames } from '../search/results/facet-values.ts';
import type { Call, PathParameter } from './call.ts';
import { toPageLinks } from './page-links.ts';
import { noSuchObject, toError, toObjectReply, toReply, toSummaryReply } from './replies.ts';

const id: PathParameter = {
  description: 'The object’s id: letters, digits, dots, hyphens and underscores.',
  schema: { type: 'string', maxLength: 120 },
  example: 'demo-0001',
};
const json = 'application/json';

/** Calls that read objects and search among them. */
export const objectCalls: readonly Call[] = [
  {
    operationId: 'searchObjects',
    path: '/objects',
    summary: 'Objects that match, a page at a time',
    description:
      'All parameters are optional; an object must meet all that are given. With ids alone it answers with these objects, in this order; unknown ids are left out.',
    parameters: [searchParameters, idsParameters],
    replies: { [json]: [rawObjectPage, rawObjectList] },
    errors: [503],
    changesWith: 'search',
    example: '?q=star+tile&hasImage=true&facets=material&pageSize=2',
    async answer({ store, url }) {
      if (url.searchParams.has('ids')) {
        const items = await store.listObjectsById(parseIds(url.searchParams));
        return toReply({ items: items.map((item) => toSummaryReply(item, url.origin)) });
      }
      const page = await store.searchObjects(parseObjectQuery(url.searchParams));
      const items = page.items.map((item) => toSummaryReply(item, url.origin));
      return toReply({ ...page, items }, () => toPageLinks(url, page));
    },
  },
  {
    operationId: 'findObject',
    path: '/objects/{id}',
    summary: 'One object with everything known of it',
    description:
      'Texts keep all their languages, lengths are centimeters, years are astronomical (1 BCE is 0).',
    pathParameters: { id },
    parameters: [noParameters],
    replies: { [json]: [rawObject] },
    errors: [404, 410],
    changesWith: 'search',
    example: '',
    async answer({ store, feed, url, path: { id = '' } }) {
      refuseParameters(url.searchParams);
      const object = await store.findObject(id);
      if (object) return toReply(toObjectReply(object, url.origin));
      const removedAt = await feed.findRemoval(id);
      if (removedAt === null) return noSuchObject(id);
      const message = `The object "${id}" has been removed from the collection.`;
      return toError(410, message, 'id', { removedAt });
    },
  },
  {
    operationId: 'findNeighbors',
    path: '/objects/{id}/neighbors',
    summary: 'The objects before and after one in what is found',
    description: 'Takes the parameters of a search; the object must be among what it finds.',
    pathParameters: { id },
    parameters: [filterParameters],
    replies: { [json]: [rawNeighbors] },
    errors: [404, 503],
    changesWith: 'search',
    example: '?order=title',
    async answer({ store, url, path: { id = '' } }) {
      const found = await store.findNeighbors(parseObjectFilters(url.searchParams), id);
      if (!found) {
        return toError(404, `There is no object "${id.slice(0, 120)}" in what is found.`, 'id');
      }
      return toReply({
        ...found,
        previous: found.previous && toSummaryReply(found.previous, url.origin),
        next: found.next && toSummaryReply(found.next, url.origin),
      });
    },
  },
  {
    operationId: 'findRelated',
    path: '/objects/{id}/related',
    summary: 'Objects that have something in common with one',
    description:
      'In groups: by the same maker, from the same place, with the same motif, alike to look at.',
    pathParameters: { id },
    parameters: [noParameters],
    replies: { [json]: [rawRelated] },
    errors: [404, 503],
    changesWith: 'search',
    example: '',
    async answer({ store, url, path: { id = '' } }) {
      refuseParameters(url.searchParams);
      const groups = await store.findRelated(id);
      if (!groups) return noSuchObject(id);
      return toReply({
        groups: groups.map((group) => ({
          ...group,
          items: group.items.map((item) => toSummaryReply(item, url.origin)),
        })),
      });
    },
  },
  {
    operationId: 'listFacetValues',
    path: '/facets/{facet}',
    summary: 'The values of one facet under a search, with their counts',
    description: 'Most frequent first. The facet’s own choice does not narrow it.',
    pathParameters: {
      facet: {
        description: 'Which facet.',
        schema: { type: 'string', enum: listFacetNames },
        example: 'material',
      },
    },
    parameters: [facetParameters],
    replies: { [json]: [rawListFacet] },
    errors: [503],
    changesWith: 'search',
    example: '?q=bowl&limit=5',
    async answer({ store, url, path: { facet = '' } }) {
      const name = parseFacetName(facet);
      const { filters, containing, limit } = parseFacetQuery(url.searchParams);
      return toReply(await store.listFacetValues(filters, name, containing, limit));
    },
  },
];

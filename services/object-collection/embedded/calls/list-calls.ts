import { rawCollectionList, rawSuggestions, rawVersion } from '../../client/wire.ts';
import { describeApi } from '../api-description/describe-api.ts';
import {
  noParameters,
  parseSuggestionQuery,
  refuseParameters,
  suggestionParameters,
} from '../parse-object-query.ts';
import type { Call } from './call.ts';
import { objectCalls } from './object-calls.ts';
import { openDataCalls } from './open-data-calls.ts';
import { toReply } from './replies.ts';
import { termCalls } from './term-calls.ts';

const json = 'application/json';

const otherCalls: readonly Call[] = [
  {
    operationId: 'suggestObjects',
    path: '/suggestions',
    summary: 'What somebody who is typing may mean',
    description: 'Titles, makers, places, materials and other terms, best first.',
    parameters: [suggestionParameters],
    replies: { [json]: [rawSuggestions] },
    errors: [503],
    changesWith: 'search',
    example: '?q=izn',
    async answer({ store, url }) {
      const { q, limit } = parseSuggestionQuery(url.searchParams);
      return toReply({ items: await store.suggestObjects(q, limit) });
    },
  },
  {
    operationId: 'listCollections',
    path: '/collections',
    summary: 'The collections and how many objects each holds',
    description: 'Largest first.',
    parameters: [noParameters],
    replies: { [json]: [rawCollectionList] },
    errors: [503],
    changesWith: 'search',
    example: '',
    async answer({ store, url }) {
      refuseParameters(url.searchParams);
      return toReply({ items: await store.listCollections() });
    },
  },
  {
    operationId: 'findVersion',
    path: '/version',
    summary: 'A mark that changes whenever an object changes',
    description:
      'The cheapest way to learn whether anything is new. The same mark is the ETag of searches.',
    parameters: [noParameters],
    replies: { [json]: [rawVersion] },
    errors: [],
    changesWith: 'search',
    example: '',
    async answer({ store, url }) {
      refuseParameters(url.searchParams);
      return toReply({ version: await store.findContentVersion() });
    },
  },
];

const described: readonly Call[] = [...objectCalls, ...termCalls, ...otherCalls, ...openDataCalls];

/** Every call of the API, in the order in which addresses are compared and described. */
export const calls: readonly Call[] = [
  ...described,
  {
    operationId: 'describeApi',
    path: '/openapi.json',
    summary: 'This description, in OpenAPI 3.1',
    description: 'Made from the same list of calls that the server answers by.',
    parameters: [noParameters],
    replies: { [json]: null },
    errors: [],
    changesWith: 'own',
    example: '',
    async answer({ base, url }) {
      refuseParameters(url.searchParams);
      return toReply(describeApi(calls, base));
    },
  },
];

import { rawError, rawRemoval } from '../../client/wire.ts';
import type { Call } from '../calls/call.ts';
import { parameterDescriptions } from './parameter-descriptions.ts';
import { type JsonSchema, toParameterSchemas, toReplySchema } from './to-json-schema.ts';

/** Raise the second number when something is added, the first when something goes. */
const apiVersion = '1.1.0';

/**
 * The API in OpenAPI 3.1, made from the calls the server answers by and the schemas it parses and
 * the site's client reads with.
 * @param base address of the API
 */
export function describeApi(calls: readonly Call[], base: string) {
  const schemas = new Map<string, JsonSchema>();
  const error = toReplySchema(rawError, schemas);
  const removal = toReplySchema(rawRemoval, schemas);
  const paths = Object.fromEntries(
    calls.map((call) => [call.path, { get: describeCall(call, schemas) }]),
  );
  return {
    openapi: '3.1.1',
    info: {
      title: 'Object collection',
      version: apiVersion,
      description:
        'The objects of the museum: searched, read one by one, followed by a feed of changes, taken away as a whole. Read only and open to everybody, without a key.',
      license: { name: 'CC0-1.0', url: 'https://creativecommons.org/publicdomain/zero/1.0/' },
    },
    servers: [{ url: base }],
    security: [],
    paths,
    components: {
      schemas: Object.fromEntries([...schemas].sort(([a], [b]) => (a < b ? -1 : 1))),
      headers: {
        ETag: { description: 'Changes when the answer may change.', schema: { type: 'string' } },
        Link: {
          description: 'Pages around this one, and this description (`service-desc`).',
          schema: { type: 'string' },
        },
        'Retry-After': { description: 'Seconds to wait.', schema: { type: 'integer' } },
        RateLimit: { description: 'What is left of the limit.', schema: { type: 'string' } },
      },
      responses: {
        NotModified: {
          description:
            'Nothing has changed since the answer whose ETag was sent as `If-None-Match`.',
        },
        BadRequest: toErrorResponse(
          'A parameter is unknown, given twice, or out of bounds.',
          error,
        ),
        NotFound: toErrorResponse('This does not exist.', error),
        Gone: toErrorResponse('The object was in the collection and has been removed.', removal),
        TooManyRequests: {
          description: 'More was asked than the limit allows.',
          headers: {
            'Retry-After': toHeader('Retry-After'),
            RateLimit: toHeader('RateLimit'),
          },
          content: { 'application/json': { schema: error } },
        },
        Unavailable: {
          description:
            'The collection is being changed, or the index of a large one is being built; single objects are answered.',
          headers: { 'Retry-After': toHeader('Retry-After') },
          content: { 'application/json': { schema: error } },
        },
      },
    },
  };
}

export type ApiDocument = ReturnType<typeof describeApi>;

const responseNames = { 404: 'NotFound', 410: 'Gone', 503: 'Unavailable' } as const;

function describeCall(call: Call, schemas: Map<string, JsonSchema>) {
  const errors = call.errors.map((status) => [String(status), toResponse(responseNames[status])]);
  return {
    operationId: call.operationId,
    summary: call.summary,
    description: call.description,
    parameters: [...describePath(call), ...describeQuery(call)],
    responses: {
      200: {
        description: 'What was asked for.',
        headers: {
          ETag: toHeader('ETag'),
          Link: toHeader('Link'),
          RateLimit: toHeader('RateLimit'),
        },
        content: Object.fromEntries(
          Object.entries(call.replies).map(([type, reply]) => [type, toContent(reply, schemas)]),
        ),
      },
      304: toResponse('NotModified'),
      400: toResponse('BadRequest'),
      ...Object.fromEntries(errors),
      429: toResponse('TooManyRequests'),
    },
    'x-example-query': call.example,
  };
}

function toContent(reply: Call['replies'][string], schemas: Map<string, JsonSchema>) {
  if (reply === null || reply === undefined) return {};
  const forms = reply.map((schema) => toReplySchema(schema, schemas));
  return { schema: forms.length === 1 ? forms[0] : { oneOf: forms } };
}

const describePath = ({ pathParameters = {} }: Call) =>
  Object.entries(pathParameters).map(([name, { description, schema, example }]) => ({
    name,
    in: 'path',
    required: true,
    description,
    schema: schema as JsonSchema,
    example: example as unknown,
  }));

function describeQuery({ parameters }: Call) {
  const all = Object.assign({}, ...parameters.map(toParameterSchemas)) as Record<
    string,
    JsonSchema
  >;
  return Object.entries(all).map(([name, schema]) => ({
    name,
    in: 'query',
    description: parameterDescriptions[name] ?? '',
    schema,
    // A list is one parameter given several times, but for these, whose values are joined.
    ...(schema.type === 'array' && { explode: name !== 'ids' && name !== 'facets' }),
  }));
}

const toHeader = (name: string) => ({ $ref: `#/components/headers/${name}` });
const toResponse = (name: string) => ({ $ref: `#/components/responses/${name}` });
const toErrorResponse = (description: string, schema: JsonSchema) => ({
  description,
  content: { 'application/json': { schema } },
});

import { z } from 'zod';
import type { ApiCall, ApiDescription, ApiParameter } from '../contract.ts';

const rawSchema = z.object({
  type: z.string().optional(),
  enum: z.array(z.unknown()).optional(),
  items: z
    .object({ type: z.string().optional(), enum: z.array(z.unknown()).optional() })
    .optional(),
  minimum: z.number().optional(),
  maximum: z.number().optional(),
  maxLength: z.number().optional(),
  maxItems: z.number().optional(),
  default: z.unknown().optional(),
});

const rawParameter = z.object({
  name: z.string(),
  in: z.enum(['path', 'query']),
  description: z.string().default(''),
  schema: rawSchema,
  explode: z.boolean().default(true),
  example: z.union([z.string(), z.number()]).optional(),
});

const rawOperation = z.object({
  operationId: z.string(),
  summary: z.string().default(''),
  description: z.string().default(''),
  parameters: z.array(rawParameter).default([]),
  responses: z.record(
    z.string(),
    z.object({ content: z.record(z.string(), z.unknown()).optional() }),
  ),
  'x-example-query': z.string().default(''),
});

/** The part of an OpenAPI 3.1 description that the site reads. */
export const rawApiDocument = z.object({
  openapi: z.string().regex(/^3\.1\./),
  servers: z.array(z.object({ url: z.string() })).min(1),
  paths: z.record(z.string(), z.object({ get: rawOperation })),
});

export const toApiDescription = ({
  servers,
  paths,
}: z.output<typeof rawApiDocument>): ApiDescription => ({
  address: servers[0]?.url ?? '',
  calls: Object.entries(paths).map(([path, { get }]) => toCall(path, get)),
});

function toCall(path: string, operation: z.output<typeof rawOperation>): ApiCall {
  const { operationId, summary, description, parameters, responses } = operation;
  const address = parameters.reduce(
    (one, { name, example }) => one.replace(`{${name}}`, encodeURIComponent(example ?? name)),
    path,
  );
  return {
    id: operationId,
    path,
    summary,
    description,
    parameters: parameters.map(toParameter),
    statuses: Object.keys(responses).map(Number).sort(),
    mediaTypes: Object.keys(responses[200]?.content ?? {}),
    example: address + operation['x-example-query'],
  };
}

function toParameter(parameter: z.output<typeof rawParameter>): ApiParameter {
  const { name, description, schema, explode } = parameter;
  const isList = schema.type === 'array';
  const one = isList ? (schema.items ?? {}) : schema;
  return {
    name,
    place: parameter.in,
    description,
    type:
      one.type === 'integer' || one.type === 'number'
        ? 'number'
        : one.type === 'boolean'
          ? 'boolean'
          : 'text',
    list: isList ? (explode ? 'repeated' : 'commas') : null,
    values: one.enum?.map(String) ?? null,
    minimum: schema.minimum ?? null,
    maximum: schema.maximum ?? schema.maxItems ?? schema.maxLength ?? null,
    byDefault: schema.default === undefined ? null : String(schema.default),
  };
}

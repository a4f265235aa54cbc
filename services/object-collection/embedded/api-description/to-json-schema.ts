import { z } from 'zod';

export type JsonSchema = Record<string, unknown>;

/**
 * A schema for the description, with the parts that have names of their own moved out of it.
 * @param named gets those parts, by their names
 */
export function toReplySchema(schema: z.ZodType, named: Map<string, JsonSchema>): JsonSchema {
  const { $schema: _dialect, $defs = {}, ...own } = z.toJSONSchema(schema, { io: 'output' });
  for (const [name, part] of Object.entries($defs)) {
    const { id: _name, ...described } = part;
    named.set(name, withReferences(described) as JsonSchema);
  }
  const { id, ...described } = withReferences(own) as JsonSchema;
  if (typeof id !== 'string') return described;
  named.set(id, described);
  return { $ref: `#/components/schemas/${id}` };
}

/** The schemas of the parameters of a query, as a caller writes them. */
export function toParameterSchemas(parameters: z.ZodObject): Record<string, JsonSchema> {
  const { properties = {} } = z.toJSONSchema(parameters, {
    io: 'input',
    unrepresentable: 'any',
    override: ({ zodSchema, jsonSchema }) => {
      const described = z.globalRegistry.get(zodSchema)?.parameter;
      if (described === undefined) return;
      for (const key of Object.keys(jsonSchema)) delete jsonSchema[key];
      Object.assign(jsonSchema, described);
    },
  });
  // The description of the parsed value says which parts a caller may leave out.
  const parsed = z.toJSONSchema(parameters, { io: 'output', unrepresentable: 'any' });
  return Object.fromEntries(
    Object.entries(properties).map(([name, schema]) => {
      const value = (parsed.properties?.[name] as JsonSchema | undefined)?.default;
      const isTold = value !== undefined && value !== '';
      return [name, { ...(schema as JsonSchema), ...(isTold && { default: value }) }];
    }),
  );
}

/** Named parts lie elsewhere in a description than in a schema alone. */
function withReferences(value: unknown): unknown {
  if (Array.isArray(value)) return value.map(withReferences);
  if (typeof value !== 'object' || value === null) return value;
  return Object.fromEntries(
    Object.entries(value).map(([key, part]) => [
      key,
      key === '$ref' && typeof part === 'string'
        ? part.replace('#/$defs/', '#/components/schemas/')
        : withReferences(part),
    ]),
  );
}

import { validator } from 'hono/validator';
import type { z } from 'zod';
import { StudioError } from './studio-error.ts';

/** The body of a call, by its schema. */
export const jsonBody = <Schema extends z.ZodType>(schema: Schema) =>
  validator('json', (value: z.input<Schema>) => parse(schema, value));

/** The query of a call, by its schema. */
export const queryOf = <Schema extends z.ZodType>(schema: Schema) =>
  validator('query', (value: Record<string, string | string[]>) => parse(schema, value));

/** @throws {StudioError} 400 with the fields that are wrong */
function parse<Schema extends z.ZodType>(schema: Schema, value: unknown): z.output<Schema> {
  const parsed = schema.safeParse(value);
  if (parsed.success) return parsed.data;
  const problems = parsed.error.issues.slice(0, 20).map(({ path, message }) => ({
    path: path.join('.'),
    message,
  }));
  throw new StudioError(400, 'invalid', 'The call is not as it should be.', { problems });
}

import { validator } from 'hono/validator';
import { z } from 'zod';
import { isDeeperThan, toOneLine, toReadable } from '#shared/text/to-readable.ts';
import { StudioError } from './studio-error.ts';

/** No page of the page builder is deeper; whatever works with it later calls itself for each step. */
const maxDepth = 400;

/** A name or a label of so many characters at most. */
export const oneLine = (max: number) =>
  z
    .string()
    .max(max * 2)
    .transform(toOneLine)
    .pipe(z.string().min(1).max(max));

/** The body of a call, by its schema. */
export const jsonBody = <Schema extends z.ZodType>(schema: Schema) =>
  validator('json', (value: z.input<Schema>) => parseGiven(schema, value));

/** The query of a call, by its schema. */
export const queryOf = <Schema extends z.ZodType>(schema: Schema) =>
  validator('query', (value: Record<string, string | string[]>) => parseGiven(schema, value));

/**
 * What a call was given, by its schema; without signs that nobody types.
 * @throws {StudioError} 400 with the fields that are wrong
 */
export function parseGiven<Schema extends z.ZodType>(
  schema: Schema,
  value: unknown,
): z.output<Schema> {
  if (isDeeperThan(maxDepth, value)) throw invalid([{ path: '', message: 'too deep' }]);
  const parsed = schema.safeParse(toReadable(value));
  if (parsed.success) return parsed.data;
  throw invalid(
    parsed.error.issues
      .slice(0, 20)
      .map(({ path, message }) => ({ path: path.join('.'), message })),
  );
}

const invalid = (problems: readonly { path: string; message: string }[]) =>
  new StudioError(400, 'invalid', 'The call is not as it should be.', { problems });

import { z } from 'zod';
import type { ObjectQuery } from '../contract.ts';

/** A parameter is wrong. The message says what to do and is shown to whoever called. */
export class InvalidParameter extends Error {
  override readonly name = 'InvalidParameter';
  readonly field: string;

  constructor(field: string, message: string) {
    super(message);
    this.field = field;
  }
}

const bool = (name: string) =>
  z
    .enum(['true', 'false'], `"${name}" must be true or false.`)
    .transform((text) => text === 'true');

const wholeNumber = (name: string, highest: number) => {
  const message = `"${name}" must be a whole number from 1 to ${highest}.`;
  return z
    .string()
    .regex(/^\d{1,9}$/, message)
    .transform(Number)
    .refine((number) => number >= 1 && number <= highest, message);
};

const searchParameters = z.object({
  q: z.string().max(200, 'Shorten "q" to at most 200 characters.').optional(),
  collection: z
    .string()
    .min(1, '"collection" must be the sourceId of a collection; leave it out for all objects.')
    .max(200, '"collection" must be the sourceId of a collection, at most 200 characters.')
    .optional(),
  hasImage: bool('hasImage').optional(),
  onView: bool('onView').optional(),
  order: z
    .enum(
      ['relevance', 'title', 'date', 'recently-added'],
      '"order" must be relevance, title, date or recently-added.',
    )
    .optional(),
  page: wholeNumber('page', 50_000).default(1),
  pageSize: wholeNumber('pageSize', 100).default(24),
});

const mostIds = 100;

/** @throws {InvalidParameter} naming the first parameter that is unknown, repeated or wrong */
export function parseObjectQuery(parameters: URLSearchParams): ObjectQuery {
  const given = toRecord(parameters, Object.keys(searchParameters.shape));
  const result = searchParameters.safeParse(given);
  if (!result.success) {
    const issue = result.error.issues[0];
    throw new InvalidParameter(String(issue?.path[0] ?? ''), issue?.message ?? 'Not understood.');
  }
  const { q, ...others } = result.data;
  return { words: q || undefined, ...others };
}

/** @throws {InvalidParameter} */
export function parseIds(parameters: URLSearchParams): string[] {
  const { ids = '' } = toRecord(parameters, ['ids']);
  const list = ids.split(',').filter(Boolean);
  if (list.length > mostIds) {
    throw new InvalidParameter('ids', `"ids" may name at most ${mostIds} objects; ask in parts.`);
  }
  return list;
}

/** @throws {InvalidParameter} for a call that takes no parameters */
export const refuseParameters = (parameters: URLSearchParams): void =>
  void toRecord(parameters, []);

function toRecord(parameters: URLSearchParams, known: readonly string[]): Record<string, string> {
  const record: Record<string, string> = {};
  for (const [name, value] of parameters) {
    if (!known.includes(name)) {
      const field = name.slice(0, 40);
      throw new InvalidParameter(
        field,
        known.length > 0
          ? `"${field}" is not a parameter of this call; it knows ${known.join(', ')}.`
          : `This call takes no parameters; leave "${field}" out.`,
      );
    }
    if (name in record) throw new InvalidParameter(name, `Give "${name}" only once.`);
    record[name] = value;
  }
  return record;
}

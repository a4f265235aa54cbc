import type { z } from 'zod';
import { type LoadProblem, toField } from '#shared/files/content-loading.ts';

const names: Readonly<Record<string, string>> = {
  string: 'a text',
  number: 'a number',
  int: 'a whole number',
  boolean: 'true or false',
  array: 'a list: [ … ]',
  object: 'an object: { … }',
  record: 'an object: { … }',
};

/** To be given to `safeParse`, so that what a schema says no words for is said to editors. */
export const messagesForEditors = {
  error(issue: z.core.$ZodRawIssue): string | undefined {
    if (issue.code === 'unrecognized_keys') return 'is not a field of the format';
    if (issue.code !== 'invalid_type') return undefined;
    if (issue.input === undefined) return 'is missing';
    const name = names[issue.expected];
    return name && `must be ${name}`;
  },
};

/** What a schema finds wrong in a file; fields that it does not know are named one by one. */
export const toLoadProblems = (file: string, error: z.ZodError): LoadProblem[] =>
  error.issues.flatMap((issue) => {
    const paths =
      issue.code === 'unrecognized_keys'
        ? issue.keys.map((key) => [...issue.path, key])
        : [issue.path];
    return paths.map((path) => ({ file, field: toField(path), reason: issue.message }));
  });

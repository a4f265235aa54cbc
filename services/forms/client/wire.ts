import { z } from 'zod';
import { type FormKind, formKinds } from '#shared/forms/form-rules.ts';
import { problemCodes } from '#shared/forms/problem-codes.ts';

/** Answers of the forms' JSON API. Source: the service's README. */
export const rawReceipt = z.object({
  kind: z.enum(formKinds as [FormKind, ...FormKind[]]),
  reference: z.string().min(1).max(40),
  receivedAt: z.iso.datetime(),
  group: z.object({ people: z.int().positive(), day: z.iso.date() }).optional(),
});

export const rawUploadedFile = z.object({
  id: z.string().regex(/^[0-9a-f]{32}$/),
  name: z.string().min(1).max(200),
  bytes: z.int().nonnegative(),
});

export const rawError = z.object({
  error: z.object({
    code: z.string(),
    message: z.string(),
    fields: z
      .record(
        z.string(),
        z.object({
          code: z.enum(problemCodes).catch('invalid'),
          limit: z.string().nullable(),
        }),
      )
      .optional(),
  }),
});

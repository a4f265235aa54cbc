import { z } from 'zod';
import { type FormKind, formKinds } from '#shared/forms/form-rules.ts';

/** Answers of the forms' JSON API. Source: the service's README. */
export const rawReceipt = z.object({
  kind: z.enum(formKinds as [FormKind, ...FormKind[]]),
  reference: z.string().min(1).max(40),
  receivedAt: z.iso.datetime(),
});

export const rawKeptFile = z.object({
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
          code: z
            .enum([
              'required',
              'invalid',
              'invalid-email',
              'invalid-phone',
              'invalid-date',
              'not-a-number',
              'too-long',
              'too-small',
              'too-large',
              'too-early',
              'too-late',
              'same-date',
              'too-many-files',
              'file-too-large',
              'file-type',
              'file-lost',
            ])
            .catch('invalid'),
          limit: z.string().nullable(),
        }),
      )
      .optional(),
  }),
});

import type { z } from 'zod';
import type { LocalDate } from '#shared/dates/local-date.ts';
import { formRules } from '#shared/forms/form-rules.ts';
import { problem } from './field-schemas.ts';
import { toSchema } from './to-schema.ts';

/**
 * The two days are not the same.
 * @param today the date on the museum's calendar
 */
export const eventInquirySchema = (today: LocalDate): z.ZodType<Record<string, unknown>> =>
  toSchema(formRules['event-inquiry'], today).superRefine(({ firstDate, secondDate }, context) => {
    if (!secondDate || secondDate !== firstDate) return;
    context.addIssue({ code: 'custom', path: ['secondDate'], message: problem('same-date') });
  });

import type { z } from 'zod';
import type { LocalDate } from '#shared/dates/local-date.ts';
import { formRules } from '#shared/forms/form-rules.ts';
import { leadDaysOf, partySizeOf } from '#shared/forms/tour-request-rules.ts';
import { problem } from './field-schemas.ts';
import { toSchema } from './to-schema.ts';

/**
 * Rules that concern more than one field: two dates differ, a class comes later than others and names its
 * school, the house holds fewer than see it on a screen, and a class and a private group have sizes of their own.
 * @param today the date on the museum's calendar
 * @param groupType as it was sent
 */
export const tourRequestSchema = (
  today: LocalDate,
  { groupType: kind }: Readonly<Record<string, unknown>> = {},
): z.ZodType<Record<string, unknown>> => {
  const rules = formRules['tour-request'];
  const fromDays = leadDaysOf(kind);
  return toSchema(
    {
      ...rules,
      partySize: { ...rules.partySize, ...partySizeOf(kind) },
      firstDate: { ...rules.firstDate, fromDays },
      secondDate: { ...rules.secondDate, fromDays },
      ...(kind === 'school' && {
        organization: { ...rules.organization, required: true as const },
      }),
    },
    today,
  ).superRefine(({ firstDate, secondDate }, context) => {
    const say = (path: string, message: string) =>
      context.addIssue({ code: 'custom', path: [path], message });
    if (secondDate && secondDate === firstDate) say('secondDate', problem('same-date'));
  });
};

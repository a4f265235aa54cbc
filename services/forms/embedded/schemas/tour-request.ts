import type { z } from 'zod';
import { addDays, type LocalDate, toDateText } from '#shared/dates/local-date.ts';
import { formRules } from '#shared/forms/form-rules.ts';
import { tourRequestRules } from '#shared/forms/tour-request-rules.ts';
import { problem } from './field-schemas.ts';
import { toSchema } from './to-schema.ts';

/**
 * Rules that concern more than one field: two dates differ, a class comes later than others, the house
 * holds fewer than see it on a screen, and a private group has a size of its own.
 * @param today the date on the museum's calendar
 */
export const tourRequestSchema = (today: LocalDate): z.ZodType<Record<string, unknown>> =>
  toSchema(formRules['tour-request'], today).superRefine(
    ({ groupType, partySize, firstDate, secondDate }, context) => {
      const say = (path: string, message: string) =>
        context.addIssue({ code: 'custom', path: [path], message });
      if (secondDate && secondDate === firstDate) say('secondDate', problem('same-date'));
      const { inHouse, ofPrivateGroup } = tourRequestRules;
      const { min, max } = groupType === 'private' ? ofPrivateGroup : { min: 0, max: inHouse.max };
      if (groupType !== 'virtual' && Number(partySize) > max)
        say('partySize', problem('too-large', max));
      if (Number(partySize) < min) say('partySize', problem('too-small', min));
      if (groupType !== 'school') return;
      const earliest = toDateText(addDays(today, tourRequestRules.leadDays.school));
      for (const [path, date] of Object.entries({ firstDate, secondDate })) {
        if (typeof date === 'string' && date < earliest) say(path, problem('too-early', earliest));
      }
    },
  );

import { z } from 'zod';
import { languages } from '#shared/languages.ts';
import { addDays, type LocalDate, toDateText } from '#shared/local-date.ts';
import { ageGroups, groupTypes, tourRequestRules } from '#shared/tour-request-rules.ts';
import {
  choice,
  choices,
  email,
  optionalDate,
  optionalLine,
  optionalPhone,
  optionalText,
  problem,
  requiredDate,
  requiredLine,
  wholeNumber,
} from './field-schemas.ts';

/** @param today the date on the museum's calendar */
export function tourRequestSchema(today: LocalDate) {
  const { partySize, leadDays, latestDays } = tourRequestRules;
  const earliest = addDays(today, leadDays.others);
  const latest = addDays(today, latestDays);
  const earliestForSchools = toDateText(addDays(today, leadDays.school));
  return z
    .object({
      groupType: choice(groupTypes),
      organization: optionalLine(160),
      partySize: wholeNumber(partySize.min, partySize.max),
      ages: choices(ageGroups),
      firstDate: requiredDate(earliest, latest),
      secondDate: optionalDate(earliest, latest),
      tourLanguage: choice(languages),
      access: optionalText(2_000),
      message: optionalText(4_000),
      name: requiredLine(120),
      email,
      phone: optionalPhone,
    })
    .superRefine(({ groupType, firstDate, secondDate }, context) => {
      const say = (path: string, message: string) =>
        context.addIssue({ code: 'custom', path: [path], message });
      if (secondDate && secondDate === firstDate) say('secondDate', problem('same-date'));
      if (groupType !== 'school') return;
      for (const [path, date] of Object.entries({ firstDate, secondDate })) {
        if (date && date < earliestForSchools) say(path, problem('too-early', earliestForSchools));
      }
    });
}

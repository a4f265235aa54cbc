import { z } from 'zod';
import { addDays, type LocalDate } from '#shared/dates/local-date.ts';
import type { FieldRule, FormRules } from '#shared/forms/field-rules.ts';
import {
  choice,
  choices,
  email,
  optionalChoice,
  optionalDate,
  optionalEmail,
  optionalId,
  optionalLine,
  optionalNumber,
  optionalPhone,
  optionalText,
  requiredDate,
  requiredId,
  requiredLine,
  requiredText,
  ticked,
  uploadIds,
  wholeNumber,
} from './field-schemas.ts';

/**
 * The schema of a form, made of the same rules as the attributes in the page.
 * @param today the date on the museum's calendar
 */
export const toSchema = (rules: FormRules, today: LocalDate): z.ZodObject =>
  z.object(
    Object.fromEntries(
      Object.entries(rules).map(([name, rule]) => [name, toFieldSchema(rule, today)]),
    ),
  );

function toFieldSchema(rule: FieldRule, today: LocalDate): z.ZodType {
  const isRequired = 'required' in rule && rule.required === true;
  switch (rule.type) {
    case 'line':
      return isRequired ? requiredLine(rule.max) : optionalLine(rule.max);
    case 'text':
      return isRequired ? requiredText(rule.max) : optionalText(rule.max);
    case 'email':
      return isRequired ? email : optionalEmail;
    case 'phone':
      return optionalPhone;
    case 'number':
      return (isRequired ? wholeNumber : optionalNumber)(rule.min, rule.max);
    case 'date':
      return (isRequired ? requiredDate : optionalDate)(
        addDays(today, rule.fromDays),
        addDays(today, rule.toDays),
      );
    case 'choice':
      return (isRequired ? choice : optionalChoice)(rule.of);
    case 'choices':
      return choices(rule.of);
    case 'tick':
      return ticked;
    case 'id':
      return isRequired ? requiredId : optionalId;
    case 'files':
      return uploadIds(rule.max, isRequired);
  }
}

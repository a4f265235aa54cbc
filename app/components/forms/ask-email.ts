import type { FieldProblems } from '#services/forms/contract.ts';
import { findMeantHost } from '#shared/forms/email-slips.ts';
import { askedField } from './form-answer.ts';

/**
 * A mail address with a likely slip, "name@gmial.com", is asked about once: what is sent again with it was meant so.
 * Runs on the server only.
 */
export function askAboutEmail(form: FormData): FieldProblems {
  const email = form.get('email');
  if (typeof email !== 'string' || form.get(askedField) === email) return {};
  const limit = findMeantHost(email);
  return limit ? { email: { code: 'unsure-email', limit } } : {};
}

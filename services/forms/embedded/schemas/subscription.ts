import { z } from 'zod';
import { languages } from '#shared/languages.ts';
import { newsletterTopics } from '#shared/newsletter-topics.ts';
import { choice, choices, email, optionalLine, ticked } from './field-schemas.ts';

export const subscriptionSchema = z.object({
  email,
  firstName: optionalLine(80),
  lastName: optionalLine(80),
  newsletterLanguage: choice(languages),
  topics: choices(newsletterTopics),
  consent: ticked,
});

export type SubscriptionFields = z.output<typeof subscriptionSchema>;

import type { Language } from '#shared/languages.ts';
import type { newsletterTopics } from '#shared/newsletter-topics.ts';

/** What the rules of a subscription let through (`shared/forms/form-rules.ts`). */
export type SubscriptionFields = {
  readonly email: string;
  readonly firstName: string | null;
  readonly lastName: string | null;
  readonly newsletterLanguage: Language;
  readonly topics: readonly (typeof newsletterTopics)[number][];
  readonly consent: true;
};

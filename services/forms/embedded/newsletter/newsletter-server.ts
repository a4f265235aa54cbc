import { z } from 'zod';
import type { LocalDate } from '#shared/dates/local-date.ts';
import { readJsonBody, refuseMethod, toApiError } from '#shared/http/json-api.ts';
import type { Language } from '#shared/languages/languages.ts';
import { parseFields } from '../schemas/parse-fields.ts';
import type { NewsletterStore, SubscriptionChoices } from './newsletter.ts';

const maxBodyBytes = 16 * 1024;

const callBody = z.object({
  link: z.string().min(1).max(1_000),
  fields: z
    .record(z.string().max(60), z.union([z.string(), z.array(z.string()).max(50)]))
    .default({}),
});

/**
 * `POST /newsletter/{call}`, a JSON object with the `link` of a mail. The link is in the body, since
 * addresses are logged. 404 `unknown-link`: not one of ours, expired, or worth nothing any more.
 */
export function createNewsletterServer(
  store: NewsletterStore,
): (call: string, request: Request, today: LocalDate, now: Date) => Promise<Response> {
  return async (call, request, today, now) => {
    if (request.method !== 'POST') return refuseMethod('POST');
    const { body, refusal } = await readJsonBody(request, callBody, maxBodyBytes);
    if (refusal) return refusal;
    const { link, fields } = body;
    switch (call) {
      case 'confirmation': {
        const state = await store.findConfirmation(link);
        return state ? Response.json({ state }) : unknownLink();
      }
      case 'confirm': {
        const preferences = await store.confirm(link, now);
        return preferences ? Response.json({ preferences }) : unknownLink();
      }
      case 'subscription': {
        const subscription = await store.find(link);
        return subscription ? Response.json(subscription) : unknownLink();
      }
      case 'change':
        return change(store, link, fields, today, now);
      case 'unsubscribe':
        return (await store.unsubscribe(link, now)) ? Response.json({}) : unknownLink();
      default:
        return toApiError(404, 'not-found', 'This call does not exist.');
    }
  };
}

/** The same rules as when somebody subscribes, but for the address and the consent. */
async function change(
  store: NewsletterStore,
  link: string,
  given: z.output<typeof callBody>['fields'],
  today: LocalDate,
  now: Date,
): Promise<Response> {
  const whole = { ...given, email: 'reader@museum.example', consent: 'yes' };
  const { fields, problems } = parseFields('subscription', whole, today);
  if (problems) {
    return toApiError(400, 'invalid-fields', 'Some fields need a change.', problems);
  }
  const { firstName, lastName, newsletterLanguage, topics } = fields as unknown as {
    firstName: string | null;
    lastName: string | null;
    newsletterLanguage: Language;
    topics: string[];
  } satisfies SubscriptionChoices;
  const choices = { firstName, lastName, newsletterLanguage, topics };
  return (await store.change(link, choices, now)) ? Response.json({}) : unknownLink();
}

const unknownLink = () =>
  toApiError(404, 'unknown-link', 'This link is not valid, or it has expired.');

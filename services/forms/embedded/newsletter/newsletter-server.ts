import { z } from 'zod';
import type { Language } from '#shared/languages.ts';
import type { LocalDate } from '#shared/local-date.ts';
import { readBounded } from '#shared/read-bounded.ts';
import { parseFields } from '../schemas/parse-fields.ts';
import type { NewsletterStore, SubscriptionChoices } from './newsletter.ts';

const maxBodyBytes = 16 * 1024;

const body = z.object({
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
    if (request.method !== 'POST') {
      return toError(405, 'wrong-method', 'Use POST here.', { Allow: 'POST' });
    }
    if (!/^application\/json\b/i.test(request.headers.get('Content-Type') ?? '')) {
      return toError(415, 'not-json', 'Send application/json.');
    }
    const bytes = await readBounded(request.body, maxBodyBytes);
    if (!bytes) return toError(413, 'too-large', `Send at most ${maxBodyBytes / 1024} KB.`);
    const parsed = body.safeParse(parseJson(bytes));
    if (!parsed.success) return toError(400, 'malformed', 'Send an object with a link.');
    const { link, fields } = parsed.data;
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
        return toError(404, 'not-found', 'There is no such call.');
    }
  };
}

/** The same rules as when somebody subscribes, but for the address and the consent. */
async function change(
  store: NewsletterStore,
  link: string,
  given: z.output<typeof body>['fields'],
  today: LocalDate,
  now: Date,
): Promise<Response> {
  const whole = { ...given, email: 'reader@museum.example', consent: 'yes' };
  const { fields, problems } = parseFields('subscription', whole, today);
  if (problems) {
    return Response.json(
      {
        error: { code: 'invalid-fields', message: 'Some fields need a change.', fields: problems },
      },
      { status: 400 },
    );
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

function parseJson(bytes: Uint8Array): unknown {
  try {
    return JSON.parse(new TextDecoder('utf-8', { fatal: true }).decode(bytes));
  } catch {
    return undefined;
  }
}

const unknownLink = () =>
  toError(404, 'unknown-link', 'This link was not made here, or holds no longer.');

const toError = (status: number, code: string, message: string, headers = {}) =>
  Response.json({ error: { code, message } }, { status, headers });

import { z } from 'zod';
import type { Database } from '#database/database.ts';
import { toMuseumTime } from '#shared/calendar/museum-time.ts';
import { uploadRules } from '#shared/forms/upload-rules.ts';
import { readJsonBody, refuseMethod, toApiError } from '#shared/http/json-api.ts';
import { readBounded } from '#shared/http/read-bounded.ts';
import { languages } from '#shared/languages/languages.ts';
import { referencePattern } from './create-reference.ts';
import type { FormMails } from './mails/form-mails.ts';
import type { NewsletterLinks } from './newsletter/links.ts';
import { createNewsletter } from './newsletter/newsletter.ts';
import { createNewsletterServer } from './newsletter/newsletter-server.ts';
import { isFormKind, parseFields } from './schemas/parse-fields.ts';
import { createFormsStore, type FormsStore } from './store.ts';

export interface FormsServerOptions {
  /** The visitors' database. */
  readonly database: Database;
  /** The museum's zone, in which a form's dates are meant. */
  readonly timeZone: string;
  /** Null: nobody is asked to confirm a subscription, and no link holds. */
  readonly newsletter?: {
    readonly links: NewsletterLinks;
    /** Whether a mailing service is to be told of every change. */
    readonly hasService: boolean;
  } | null;
  /** Null: nobody is told of what is stored. */
  readonly mails?: FormMails | null;
  readonly now?: () => Date;
}

const maxBodyBytes = 64 * 1024;

const submissionBody = z.object({
  idempotencyKey: z
    .string()
    .regex(/^[\w-]{8,100}$/, 'must be 8 to 100 letters, digits, - or _')
    .nullable()
    .default(null),
  language: z.enum(languages, `must be one of ${languages.join(', ')}`),
  consentVersion: z.string().min(1).max(40),
  fields: z
    .record(z.string().max(60), z.union([z.string(), z.array(z.string()).max(50)]))
    .refine((fields) => Object.keys(fields).length <= 60, 'must not be more than 60'),
});

/**
 * The JSON API of the forms over the visitors' database, as a fetch handler without a socket. It
 * answers at any base path. Documented in the service's README.
 *
 * @throws what the database throws: the caller turns it into a failing service
 */
export function createFormsServer({
  database,
  timeZone,
  newsletter = null,
  mails = null,
  now = () => new Date(),
}: FormsServerOptions): (request: Request) => Promise<Response> {
  const store = createFormsStore(database, newsletter?.links, mails);
  const answerNewsletter =
    newsletter && createNewsletterServer(createNewsletter({ database, ...newsletter }));
  return async (request) => {
    const { pathname, searchParams } = new URL(request.url);
    if (pathname.endsWith('/files')) {
      if (request.method !== 'POST') return refuseMethod('POST');
      const name = searchParams.get('name') ?? '';
      return withoutStoring(await keepFile(store, name, request, now()));
    }
    const [, collection, name = ''] =
      /\/(submissions|receipts|newsletter)\/([^/]+)$/.exec(pathname) ?? [];
    if (collection === 'newsletter' && answerNewsletter) {
      const today = toMuseumTime(now(), timeZone).date;
      return withoutStoring(await answerNewsletter(name, request, today, now()));
    }
    if (collection === 'submissions' && isFormKind(name)) {
      if (request.method !== 'POST') return refuseMethod('POST');
      return withoutStoring(await submit(store, name, request, timeZone, now()));
    }
    if (collection === 'receipts') {
      if (request.method !== 'GET') return refuseMethod('GET');
      const receipt = referencePattern.test(name) ? await store.findReceipt(name) : null;
      if (receipt) return withoutStoring(Response.json(receipt));
    }
    return toApiError(404, 'not-found', 'There is no such form and no such receipt.');
  };
}

async function submit(
  store: FormsStore,
  kind: Parameters<typeof parseFields>[0],
  request: Request,
  timeZone: string,
  now: Date,
): Promise<Response> {
  const { body, refusal } = await readJsonBody(request, submissionBody, maxBodyBytes);
  if (refusal) return refusal;
  const { fields, problems } = parseFields(kind, body.fields, toMuseumTime(now, timeZone).date);
  if (problems) return toApiError(400, 'invalid-fields', 'Some fields need a change.', problems);
  const stored = await store.submit({ ...body, kind, fields }, now);
  if (stored.problems) {
    return toApiError(400, 'invalid-fields', 'A file is not there.', stored.problems);
  }
  if (!stored.receipt) {
    return toApiError(
      409,
      'key-reused',
      'This key was used for another submission; make a new one.',
    );
  }
  return Response.json(stored.receipt, { status: stored.isRepeat ? 200 : 201 });
}

async function keepFile(
  store: FormsStore,
  name: string,
  request: Request,
  now: Date,
): Promise<Response> {
  if (!/^application\/octet-stream\b/i.test(request.headers.get('Content-Type') ?? '')) {
    return toApiError(415, 'not-a-file', 'Send the file as application/octet-stream.');
  }
  const bytes = await readBounded(request.body, uploadRules.maxBytes);
  if (!bytes) {
    return toApiError(413, 'file-too-large', `Send at most ${uploadRules.maxMegabytes} MB.`);
  }
  const file = await store.keepFile(name.slice(0, 500), bytes, now);
  if (!file) {
    const types = Object.keys(uploadRules.types).join(', ');
    return toApiError(400, 'file-type', `The content is none of ${types}.`);
  }
  return Response.json(file, { status: 201 });
}

function withoutStoring(response: Response): Response {
  response.headers.set('Cache-Control', 'no-store');
  return response;
}

import { isMailAddress } from '#database/visitors/check-mail.ts';
import type { Limits } from '#database/visitors/limits.ts';
import { toParagraphs, unprintable } from '#shared/forms/field-text.ts';
import { type FormGuard, guardFields, visitorAddressHeader } from '#shared/forms/form-guard.ts';
import { readBounded } from '#shared/http/read-bounded.ts';
import { ApiError } from './api-error.ts';
import { toJson } from './responses.ts';
import type { BuilderSubmission, StoreSubmission, SubmittedFile } from './submissions.ts';

export interface FormEndpointDependencies {
  readonly storeSubmission: StoreSubmission;
  /** Shared by all processes; null: there are none. */
  readonly limits: Limits | null;
  /**
   * Looks at forms that carry the fields of the site's guard, as those of its own pages do; others, of
   * the official clients say, have none and are only counted. Null: nobody looks.
   */
  readonly guard: Pick<FormGuard, 'check'> | null;
  readonly now: () => number;
  /** Recipients that published forms name, in lower case. */
  readRecipients(): Promise<ReadonlySet<string>>;
}

/** With its files. */
const maxFormBytes = 10 * 1024 * 1024;
const maxFields = 200;
const maxNameLength = 200;
const maxTextLength = 20_000;
const windowMs = 600_000;
const submissionsOfAll = { name: 'builder-form-all', max: 600, windowMs };
const submissionsOfOne = { name: 'builder-form', max: 60, windowMs };
/** Without the fields of the guard, nothing tells a person from a program. */
const unguardedOfOne = { name: 'builder-form-unguarded', max: 20, windowMs };
/** Bodies read at once: each may take ten megabytes. */
const maxAtOnce = 6;

/** `POST /api/v1/form-submit?apiKey&to&name`, body multipart. Source: specification §7, reference §6.2. */
export function createFormEndpoint(
  dependencies: FormEndpointDependencies,
): (request: Request) => Promise<Response> {
  const { limits } = dependencies;
  let atOnce = 0;
  const isAllowed = async (request: Request) => {
    if (!limits) return true;
    const now = new Date(dependencies.now());
    const from = request.headers.get(visitorAddressHeader);
    const own = from ? await limits.takeFrom(submissionsOfOne, from, now) : { isAllowed: true };
    return own.isAllowed;
  };
  const checkGuard = async (request: Request, form: FormData) => {
    const names = Object.values(guardFields).filter((name) => form.has(name));
    if (names.length === 0) {
      const from = limits && request.headers.get(visitorAddressHeader);
      if (!from) return;
      const { isAllowed: isFine } = await limits.takeFrom(
        unguardedOfOne,
        from,
        new Date(dependencies.now()),
      );
      if (!isFine) throw tooMuch();
      return;
    }
    const refusal = (await dependencies.guard?.check(request, form, 'builder-form')) ?? null;
    if (refusal === 'too-many') throw tooMuch();
    if (refusal === 'other-site')
      throw new ApiError(403, 'This was sent from a page of another site.');
    if (refusal)
      throw new ApiError(422, 'The form could not confirm that a person sent it. Send it again.');
    // They are no answers; and the same answers are the same sending, whatever token they carry.
    for (const name of names) form.delete(name);
  };
  return async (request) => {
    const parameters = new URL(request.url).searchParams;
    const recipient = decodeRecipient(parameters.get('to'));
    if (!(await dependencies.readRecipients()).has(recipient)) {
      throw new ApiError(403, 'No published form sends to this recipient.');
    }
    if (atOnce >= maxAtOnce || !(await isAllowed(request))) throw tooMuch();
    atOnce += 1;
    try {
      const form = await readForm(request);
      await checkGuard(request, form);
      // Counted when it can be stored, so that nonsense closes the forms for nobody.
      const now = new Date(dependencies.now());
      if (limits && !(await limits.takeFrom(submissionsOfAll, '', now)).isAllowed) throw tooMuch();
      await dependencies.storeSubmission({
        formName: toLine(parameters.get('name') ?? ''),
        recipient,
        ...(await readFields(form)),
        receivedAt: new Date(dependencies.now()),
      });
    } finally {
      atOnce -= 1;
    }
    return toJson(200, '{"success":true}');
  };
}

const tooMuch = () =>
  new ApiError(429, 'Too many forms are being sent at once. Try again in a minute.', {
    'retry-after': '60',
  });

const toLine = (text: string) => text.replace(unprintable, ' ').trim().slice(0, maxNameLength);

/** Base64 that is not percent-encoded, so its `+` arrive as spaces. */
function decodeRecipient(to: string | null): string {
  const text = Buffer.from((to ?? '').replaceAll(' ', '+'), 'base64')
    .toString('utf8')
    .trim();
  if (!isMailAddress(text)) {
    throw new ApiError(400, 'The parameter to must be an email address in base64.');
  }
  return text.toLowerCase();
}

async function readForm(request: Request): Promise<FormData> {
  const type = request.headers.get('content-type') ?? '';
  if (!/^(multipart\/form-data|application\/x-www-form-urlencoded)\b/i.test(type)) {
    throw new ApiError(415, 'Send the fields as multipart/form-data.');
  }
  const bytes = await readBounded(request.body, maxFormBytes);
  if (!bytes) throw new ApiError(413, `Send at most ${maxFormBytes} bytes, files included.`);
  try {
    return await new Response(bytes, { headers: { 'content-type': type } }).formData();
  } catch {
    throw new ApiError(400, 'The fields cannot be read: the body does not match its content type.');
  }
}

async function readFields(form: FormData): Promise<Pick<BuilderSubmission, 'fields' | 'files'>> {
  const fields: Record<string, string[]> = Object.create(null);
  const files: SubmittedFile[] = [];
  let count = 0;
  for (const [given, value] of form) {
    const name = given.replace(unprintable, ' ');
    count += 1;
    if (count > maxFields) throw new ApiError(400, `There are more than ${maxFields} fields.`);
    if (name.length > maxNameLength) throw new ApiError(400, 'The name of a field is too long.');
    if (typeof value === 'string' || value.size === 0) {
      // A file field that was left empty arrives as a text or as a file, both without content.
      const text = typeof value === 'string' ? value : '';
      if (text.length > maxTextLength) throw new ApiError(400, `The field ${name} is too long.`);
      fields[name] = [...(fields[name] ?? []), toParagraphs(text)];
    } else {
      files.push({
        field: toLine(name),
        name: toLine(value.name),
        mediaType: toLine(value.type),
        content: new Uint8Array(await value.arrayBuffer()),
      });
    }
  }
  return { fields: { ...fields }, files };
}

import { readBounded } from './read-bounded.ts';

/** The part of a schema that checking a body needs. */
interface BodySchema<Body> {
  safeParse(
    given: unknown,
  ):
    | { readonly success: true; readonly data: Body }
    | { readonly success: false; readonly error: { readonly issues: readonly Issue[] } };
}

interface Issue {
  readonly path: readonly PropertyKey[];
  readonly message: string;
}

/**
 * An error of the museum's own JSON APIs: `{ "error": { "code", "message", "fields" } }`.
 * @param code for programs: small letters and hyphens
 * @param message for people: what to do
 * @param fields what is wrong with each field
 */
export const toApiError = (status: number, code: string, message: string, fields?: object) =>
  Response.json({ error: { code, message, fields } }, { status });

/** 405 for any other method. @param allowed for the header Allow */
export function refuseMethod(allowed: string): Response {
  const response = toApiError(405, 'wrong-method', `Use ${allowed} here.`);
  response.headers.set('Allow', allowed);
  return response;
}

/**
 * A JSON body, read as far as it may go and looked at.
 * @returns the body, or the answer that refuses it: 415 `not-json`, 413 `too-large`, 400 `malformed`
 */
export async function readJsonBody<Body>(
  request: Request,
  schema: BodySchema<Body>,
  maxBytes: number,
): Promise<{ body: Body; refusal: null } | { body: null; refusal: Response }> {
  const refuse = (...error: Parameters<typeof toApiError>) => ({
    body: null,
    refusal: toApiError(...error),
  });
  if (!/^application\/json\b/i.test(request.headers.get('Content-Type') ?? '')) {
    return refuse(415, 'not-json', 'Send the body as application/json.');
  }
  const bytes = await readBounded(request.body, maxBytes);
  if (!bytes) return refuse(413, 'too-large', `Send at most ${maxBytes / 1024} KB.`);
  const parsed = schema.safeParse(parseJson(bytes));
  if (parsed.success) return { body: parsed.data, refusal: null };
  const [issue] = parsed.error.issues;
  const where = issue?.path.join('.') || 'the body';
  return refuse(400, 'malformed', `${where}: ${issue?.message ?? 'is not understood'}`);
}

/** Undefined where it is no JSON in UTF-8, which no schema takes. */
function parseJson(bytes: Uint8Array): unknown {
  try {
    return JSON.parse(new TextDecoder('utf-8', { fatal: true }).decode(bytes));
  } catch {
    return undefined;
  }
}

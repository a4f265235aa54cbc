import { z } from 'zod';

/** A reader as the mailing service is to know them. */
export interface KnownReader {
  readonly email: string;
  readonly firstName: string | null;
  readonly lastName: string | null;
  readonly language: string;
  readonly topics: readonly string[];
  /** Links for the letters' foot. */
  readonly preferences: string;
  readonly unsubscribe: string;
}

/** The calls to a mailing service. Each may be repeated without harm. */
export interface MailingService {
  /** @throws {MailingServiceFailed} from every call */
  put(reader: KnownReader): Promise<void>;
  end(email: string): Promise<void>;
  forget(email: string): Promise<void>;
}

/** The message holds no address. */
export class MailingServiceFailed extends Error {
  override readonly name = 'MailingServiceFailed';
  /** True: it will never take this, trying again is in vain. */
  readonly isFinal: boolean;
  /** Seconds after which the service wants to be asked again; null: it did not say. */
  readonly retryAfterS: number | null;

  constructor(message: string, isFinal: boolean, retryAfterS: number | null = null) {
    super(message);
    this.isFinal = isFinal;
    this.retryAfterS = retryAfterS;
  }
}

export interface ButtondownOptions {
  /** `https://api.buttondown.com/v1`, without a slash at its end. */
  readonly url: string;
  readonly key: string;
  readonly fetch: (address: string, init: RequestInit) => Promise<Response>;
}

const answerWithinMs = 15_000;
/** Refusals that say nothing of the reader: the key, the plan, too many requests. */
const passing = new Set([401, 402, 403, 408, 425, 429]);
const rawRefusal = z.object({ code: z.string().max(80) });

/**
 * Buttondown's public API. Source: docs.buttondown.com, "Subscribers": creating takes
 * `email_address`, `type`, `tags`, `metadata`; `type: regular` since the owner said yes here already;
 * the header X-Buttondown-Collision-Behavior makes a repeat overwrite what is there; `PATCH` and
 * `DELETE` take the address as id. "Rate limits": 600 calls a minute, then 429 with Retry-After; 100 new
 * subscribers a day, then 400, told from other refusals by its headers only.
 */
export function createButtondown({ url, key, fetch }: ButtondownOptions): MailingService {
  const call = async (
    method: string,
    path: string,
    body: object | null,
    headers: Record<string, string> = {},
  ) => {
    let response: Response;
    try {
      response = await fetch(`${url}${path}`, {
        method,
        headers: {
          Authorization: `Token ${key}`,
          'Content-Type': 'application/json',
          Accept: 'application/json',
          ...headers,
        },
        ...(body && { body: JSON.stringify(body) }),
        signal: AbortSignal.timeout(answerWithinMs),
      });
    } catch (error) {
      throw new MailingServiceFailed(`no answer: ${(error as Error).name}`, false);
    }
    if (response.ok) return void (await response.body?.cancel());
    if (response.status === 404 && method !== 'POST') return void (await response.body?.cancel());
    throw await toFailure(response);
  };
  const toPath = (email: string) => `/subscribers/${encodeURIComponent(email)}`;

  return {
    put: (reader) =>
      call(
        'POST',
        '/subscribers',
        {
          email_address: reader.email,
          type: 'regular',
          tags: [`language-${reader.language}`, ...reader.topics.map((topic) => `topic-${topic}`)],
          metadata: {
            first_name: reader.firstName ?? '',
            last_name: reader.lastName ?? '',
            language: reader.language,
            preferences: reader.preferences,
            unsubscribe: reader.unsubscribe,
          },
        },
        { 'X-Buttondown-Collision-Behavior': 'overwrite' },
      ),
    end: (email) => call('PATCH', toPath(email), { type: 'unsubscribed' }),
    forget: (email) => call('DELETE', toPath(email), null),
  };
}

async function toFailure(response: Response): Promise<MailingServiceFailed> {
  const { status } = response;
  const refusal = rawRefusal.safeParse(await response.json().catch(() => null));
  const code = refusal.success ? ` ${refusal.data.code.replace(/[^\w-]/g, '')}` : '';
  const isUsedUp = response.headers.get('X-RateLimit-Remaining') === '0';
  const isFinal = status >= 400 && status < 500 && !passing.has(status) && !isUsedUp;
  return new MailingServiceFailed(
    `the reply was ${status}${code}${isUsedUp ? ', no more for now' : ''}`,
    isFinal,
    readWait(response.headers, isUsedUp),
  );
}

/** Seconds until it is worth trying again; a used-up day says when it ends, in seconds since 1970. */
function readWait(headers: Headers, isUsedUp: boolean): number | null {
  const wait = headers.has('Retry-After')
    ? Number(headers.get('Retry-After'))
    : isUsedUp
      ? Number(headers.get('X-RateLimit-Reset')) - Date.now() / 1_000
      : 0;
  return Number.isFinite(wait) && wait > 0 ? Math.min(Math.ceil(wait), 86_400) : null;
}

import { ServiceUnavailable } from '#shared/service-unavailable.ts';
import type { Forms, SubmissionAnswer } from '../contract.ts';
import { rawError, rawReceipt } from './wire.ts';

export interface FormsClientOptions {
  /** Address under which the API's calls lie, with or without a slash at its end. */
  readonly endpoint: string;
  /** The network's fetch or the embedded server; time limits and retries are its business. */
  readonly fetch: (address: string, init?: RequestInit) => Promise<Response>;
}

/** The site's client of the forms' JSON API. */
export function createFormsClient({ endpoint, fetch }: FormsClientOptions): Forms {
  const base = endpoint.replace(/\/+$/, '');

  /** What a visitor sent is in no message: errors are logged. */
  async function call<Answer>(
    name: string,
    path: string,
    init: RequestInit | undefined,
    read: (response: Response) => Promise<Answer>,
  ): Promise<Answer> {
    try {
      return await read(await fetch(`${base}${path}`, init));
    } catch (cause) {
      throw new ServiceUnavailable('forms', name, { cause });
    }
  }

  return {
    async submit(kind, submission) {
      const init = {
        method: 'POST',
        headers: { 'Content-Type': 'application/json' },
        body: JSON.stringify(submission),
      };
      return call(kind, `/submissions/${kind}`, init, readAnswer);
    },

    async findReceipt(reference) {
      return call('receipt', `/receipts/${encodeURIComponent(reference)}`, undefined, (response) =>
        response.status === 404 ? Promise.resolve(null) : readReceipt(response),
      );
    },
  };
}

async function readAnswer(response: Response): Promise<SubmissionAnswer> {
  if (response.ok) {
    return {
      outcome: 'stored',
      receipt: await readReceipt(response),
      isRepeat: response.status === 200,
    };
  }
  if (response.status === 413) return { outcome: 'too-large' };
  const { code, fields } = await readError(response);
  if (response.status === 409 && code === 'key-reused') return { outcome: 'key-reused' };
  if (response.status === 400 && code === 'invalid-fields' && fields) {
    return { outcome: 'invalid', problems: fields };
  }
  throw new Error(`The reply was ${response.status} ${code}.`);
}

async function readReceipt(response: Response) {
  if (!response.ok) throw new Error(`The reply was ${response.status}.`);
  return rawReceipt.parse(await response.json());
}

async function readError(response: Response) {
  if (response.status >= 500) throw new Error(`The reply was ${response.status}.`);
  return rawError.parse(await response.json()).error;
}

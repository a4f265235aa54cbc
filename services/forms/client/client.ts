import { fits, type ServiceFetch, type ServiceInit } from '#shared/http/service-fetch.ts';
import { toCallError } from '#shared/http/service-unavailable.ts';
import type { FileAnswer, Forms, SubmissionAnswer } from '../contract.ts';
import { rawError, rawReceipt, rawUploadedFile } from './wire.ts';

export interface FormsClientOptions {
  /** Address under which the API's calls lie, with or without a slash at its end. */
  readonly endpoint: string;
  readonly fetch: ServiceFetch;
}

/** The site's client of the forms' JSON API. */
export function createFormsClient({ endpoint, fetch }: FormsClientOptions): Forms {
  const base = endpoint.replace(/\/+$/, '');

  /** Messages never contain what a visitor sent, because errors are logged. */
  async function call<Answer>(
    name: string,
    path: string,
    init: ServiceInit | undefined,
    read: (response: Response) => Promise<Answer>,
  ): Promise<Answer> {
    try {
      return await read(await fetch(`${base}${path}`, init));
    } catch (error) {
      throw toCallError('forms', name, error);
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

    async keepFile({ name, content }) {
      const init = {
        method: 'POST',
        headers: { 'Content-Type': 'application/octet-stream' },
        body: content,
      };
      const path = `/files?name=${encodeURIComponent(name.toWellFormed())}`;
      return call('file', path, init, readFileAnswer);
    },

    async findReceipt(reference) {
      const path = `/receipts/${encodeURIComponent(reference)}`;
      return call('receipt', path, { accepts: fits(rawReceipt) }, (response) =>
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
  throw new Error(`The reply had the status ${response.status} (${code}).`);
}

async function readFileAnswer(response: Response): Promise<FileAnswer> {
  if (response.ok) return { outcome: 'stored', file: rawUploadedFile.parse(await response.json()) };
  const { code } = await readError(response);
  if (code === 'file-type' || code === 'file-too-large') return { outcome: 'refused', code };
  throw new Error(`The reply had the status ${response.status} (${code}).`);
}

async function readReceipt(response: Response) {
  if (!response.ok) throw new Error(`The reply had the status ${response.status}.`);
  return rawReceipt.parse(await response.json());
}

async function readError(response: Response) {
  if (response.status >= 500) throw new Error(`The reply had the status ${response.status}.`);
  return rawError.parse(await response.json()).error;
}

import { createHash } from 'node:crypto';
import type { Context } from 'hono';
import { languageOfPath } from '#shared/localized-path.ts';
import { dataPolicy } from './content-security-policy.ts';
import type { LocaleFile } from './locale-files.ts';

export interface UnavailableOptions {
  readonly status: 429 | 503 | 504;
  readonly retryAfterSeconds: number;
}

/** Answers where the site cannot draw a page of its own: it is busy, or it took too long. */
export type AnswerUnavailable = (c: Context, options: UnavailableOptions) => Response;

const style =
  'body{font:1.25rem/1.6 system-ui,sans-serif;max-width:32rem;margin:15vh auto;padding:0 1.5rem;color:#14285f;background:#f7f4ee}a{color:inherit}';
const styleHash = createHash('sha256').update(style).digest('base64');

/** A small page in the visitor's language, with its address to try again; a sentence for programs. */
export function createUnavailableAnswer(
  localeFiles: ReadonlyMap<string, LocaleFile>,
): AnswerUnavailable {
  return (c, { status, retryAfterSeconds }) => {
    const language = languageOfPath(c.req.path);
    const { unavailable: words } = JSON.parse(
      localeFiles.get(`${language}/common.json`)?.json ?? '{}',
    ) as { unavailable: { title: string; text: string; tryAgain: string } };
    const headers = { 'Cache-Control': 'no-store', 'Retry-After': String(retryAfterSeconds) };
    const isRead = c.req.method === 'GET' || c.req.method === 'HEAD';
    const wantsPage = /\btext\/html\b/.test(c.req.header('Accept') ?? '');
    if (!isRead || !wantsPage || c.req.path.endsWith('.data')) {
      return c.text(words.text, status, headers);
    }
    const page = `<!DOCTYPE html><html lang="${language}"><meta charset="utf-8"><meta name="viewport" content="width=device-width"><title>${words.title}</title><style>${style}</style><main><h1>${words.title}</h1><p>${words.text}</p><p><a href="">${words.tryAgain}</a></p></main></html>`;
    return c.html(page, status, {
      ...headers,
      'Content-Security-Policy': `${dataPolicy}; style-src 'sha256-${styleHash}'`,
    });
  };
}

import { createHash } from 'node:crypto';
import type { Context } from 'hono';
import type { ContentfulStatusCode } from 'hono/utils/http-status';
import { blueDark, plaster } from '#brand/palette.ts';
import { isDataAddress } from '#framework/data-address.ts';
import { languageOfPath } from '#shared/languages/localized-path.ts';
import { escapeXml } from '../endpoints/xml.ts';
import { dataPolicy } from '../security/content-security-policy.ts';

export interface SmallPage {
  readonly status: ContentfulStatusCode;
  readonly headers: Readonly<Record<string, string>>;
  readonly title: string;
  readonly text: string;
  /** The link to continue with, and its text. */
  readonly link: { readonly href: string; readonly text: string };
}

const style = `body{font:1.25rem/1.6 system-ui,sans-serif;max-width:32rem;margin:15vh auto;padding:0 1.5rem;color:${blueDark};background:${plaster}}a{color:inherit}`;
const styleHash = createHash('sha256').update(style).digest('base64');

/** A page that is made without the site, in the language of the address; a sentence for programs. */
export function answerSmallPage(c: Context, page: SmallPage): Response {
  const { status, headers, title, text, link } = page;
  const isRead = c.req.method === 'GET' || c.req.method === 'HEAD';
  const wantsPage = /\btext\/html\b/.test(c.req.header('Accept') ?? '');
  if (!isRead || !wantsPage || isDataAddress(c.req.path)) return c.text(text, status, headers);
  const html = `<!DOCTYPE html><html lang="${languageOfPath(c.req.path)}"><meta charset="utf-8"><meta name="viewport" content="width=device-width"><title>${escapeXml(title)}</title><style>${style}</style><main><h1>${escapeXml(title)}</h1><p>${escapeXml(text)}</p><p><a href="${escapeXml(link.href)}">${escapeXml(link.text)}</a></p></main></html>`;
  return c.html(html, status, {
    ...headers,
    'Content-Security-Policy': `${dataPolicy}; style-src 'sha256-${styleHash}'`,
  });
}

import type { Context } from 'hono';
import { languageOfPath, localizePath } from '#shared/languages/localized-path.ts';
import type { LocaleFile } from './locale-files.ts';
import { answerSmallPage } from './small-page.ts';

export interface UnavailableOptions {
  readonly status: 429 | 503 | 504;
  readonly retryAfterSeconds: number;
}

/** Answers where the site cannot draw a page of its own: it is busy, or it took too long. */
export type AnswerUnavailable = (c: Context, options: UnavailableOptions) => Response;

/** A small page in the visitor's language, with its address to try again; a sentence for programs. */
export function createUnavailableAnswer(
  localeFiles: ReadonlyMap<string, LocaleFile>,
): AnswerUnavailable {
  return (c, { status, retryAfterSeconds }) => {
    const { unavailable: messages } = JSON.parse(
      localeFiles.get(`${languageOfPath(c.req.path)}/common.json`)?.json ?? '{}',
    ) as { unavailable: { title: string; text: string; tryAgain: string } };
    return answerSmallPage(c, {
      status,
      headers: { 'Cache-Control': 'no-store', 'Retry-After': String(retryAfterSeconds) },
      title: messages.title,
      text: messages.text,
      link: { href: '', text: messages.tryAgain },
    });
  };
}

/** Answers a link to a draft that was not made here or whose entry has gone, or that has expired. */
export function createNoDraftAnswer(
  localeFiles: ReadonlyMap<string, LocaleFile>,
): (c: Context, hasExpired: boolean) => Response {
  return (c, hasExpired) => {
    const language = languageOfPath(c.req.path);
    const messages = JSON.parse(
      localeFiles.get(`${language}/preview.json`)?.json ?? '{}',
    ) as Record<'noDraft' | 'noDraftText' | 'expired' | 'expiredText' | 'home', string>;
    const link = { href: localizePath('/', language), text: messages.home };
    const said = hasExpired
      ? { status: 410 as const, title: messages.expired, text: messages.expiredText }
      : { status: 404 as const, title: messages.noDraft, text: messages.noDraftText };
    return answerSmallPage(c, { ...said, headers: {}, link });
  };
}

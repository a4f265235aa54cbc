import type { Context } from 'hono';
import { languageOfPath, localizePath } from '#shared/languages/localized-path.ts';
import { answerSmallPage } from '../../pages/small-page.ts';
import { previewWords } from './preview-words.ts';

/** Answers an address whose preview is unknown (404) or over (410); nothing is said of what exists. */
export function answerNoPreview(c: Context, hasExpired: boolean): Response {
  const language = languageOfPath(c.req.path);
  const { none, over, home } = previewWords[language];
  const link = { href: localizePath('/', language), text: home };
  return hasExpired
    ? answerSmallPage(c, { status: 410, ...over, headers: {}, link })
    : answerSmallPage(c, { status: 404, ...none, headers: {}, link });
}

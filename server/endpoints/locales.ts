import type { Handler } from 'hono';
import type { LocaleFile } from '../pages/locale-files.ts';
import { openFile } from './static-files.ts';

/** `GET /locales/{language}/{section}.json` and `/locales/{language}.json`. Source: specification §7. */
export const locales =
  (files: ReadonlyMap<string, LocaleFile>): Handler =>
  (c) => {
    const file = files.get(c.req.path.replace(/^\/locales\//, ''));
    if (!file) return c.json({ error: { message: 'This translation file does not exist.' } }, 404);
    return c.body(file.json, 200, {
      'Content-Type': 'application/json; charset=utf-8',
      // Short, because the address stays when the words change; the ETag makes asking again cheap.
      'Cache-Control': 'public, max-age=300, stale-while-revalidate=86400',
      ETag: file.etag,
      ...openFile,
    });
  };

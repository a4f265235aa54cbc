import type { Handler } from 'hono';
import { languages } from '#shared/languages/languages.ts';
import { localizePath } from '#shared/languages/localized-path.ts';

/** `/robots.txt`: everything but results of searches, which are without number. */
export const robots =
  (publicOrigin: string): Handler =>
  (c) => {
    const closed = ['/search-results', '/search-suggestions'].flatMap((path) =>
      languages.map((code) => `Disallow: ${localizePath(path, code)}`),
    );
    const lines = [
      'User-agent: *',
      ...closed,
      'Allow: /',
      '',
      `Sitemap: ${publicOrigin}/sitemap.xml`,
    ];
    return c.text(`${lines.join('\n')}\n`, 200, { 'Cache-Control': 'public, max-age=3600' });
  };

import type { Handler } from 'hono';
import { z } from 'zod';
import { languages } from '#shared/languages/languages.ts';
import { localizePath } from '#shared/languages/localized-path.ts';
import { readAsker } from '../middleware/client.ts';
import type { PageCache } from '../pages/page-cache.ts';
import { type RenderRequest, renderWhole } from '../pages/render-page.ts';

export interface SearchSuggestionsDependencies {
  readonly render: RenderRequest;
  readonly publicOrigin: string;
  /** Null in development. */
  readonly pageCache: PageCache | null;
}

const maxLength = 200;
const querySchema = z.strictObject({
  q: z
    .string({ error: 'Give what was typed as `q`.' })
    .max(maxLength, `Give at most ${maxLength} characters as \`q\`.`)
    .transform((text) => text.replace(/\s+/g, ' ').trim()),
  language: z
    .enum(languages, { error: `Give one of ${languages.join(', ')} as \`language\`.` })
    .default('en'),
});
const shared = 'public, max-age=60, stale-while-revalidate=600';

/**
 * `/search-suggestions?q=izn&language=es`: what somebody who is typing may mean, as
 * `{ items: [{ value, label, kind?, count?, href? }] }`, at most eight. The site makes them, since it
 * knows all kinds; answers are kept like pages, until the content changes.
 */
export const searchSuggestions =
  ({ render, publicOrigin, pageCache }: SearchSuggestionsDependencies): Handler =>
  async (c) => {
    const url = new URL(c.req.url);
    const repeated = [...url.searchParams.keys()].find(
      (name) => url.searchParams.getAll(name).length > 1,
    );
    const parsed = querySchema.safeParse(Object.fromEntries(url.searchParams));
    if (repeated || !parsed.success) {
      const message = repeated
        ? `Give \`${repeated}\` once.`
        : parsed.error?.issues.map((issue) => issue.message).join(' ');
      return c.json({ error: { message } }, 400, { 'Cache-Control': 'no-store' });
    }
    const { q, language } = parsed.data;
    const address = toSuggestionsPath(q, language);
    const make = async () => renderWhole(render, new Request(publicOrigin + address));
    const { status, body, headers } = pageCache
      ? await pageCache.findOrRender(address, make, readAsker(c))
      : await make();
    return new Response(c.req.method === 'HEAD' ? null : new Uint8Array(body), {
      status,
      headers: {
        'Content-Type': headers['content-type'] ?? 'application/json',
        'Cache-Control': status === 200 ? shared : 'no-store',
      },
    });
  };

/** The address of this endpoint in a language. */
export const toSuggestionsPath = (q: string, language: (typeof languages)[number]): string =>
  `${localizePath('/search-suggestions', language)}?${new URLSearchParams({ q })}`;

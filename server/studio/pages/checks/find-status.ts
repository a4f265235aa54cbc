import { findSitePath } from '#shared/http/site-path.ts';

const maxRedirects = 5;

/**
 * Asks the site in its own process, as a visitor would.
 * @returns how it answers a path, after redirects within it; 508: they go round in a circle
 */
export const createFindStatus =
  (ask: (address: string) => Response | Promise<Response>, siteOrigin: string) =>
  async (path: string): Promise<number> => {
    let at = path;
    for (let redirects = 0; redirects <= maxRedirects; redirects += 1) {
      const { status, headers, body } = await ask(siteOrigin + at);
      // Nobody reads it.
      await body?.cancel();
      const isRedirect = status >= 300 && status < 400;
      const next = isRedirect ? findSitePath(headers.get('Location'), siteOrigin) : null;
      if (next === null) return status;
      at = next;
    }
    return 508;
  };

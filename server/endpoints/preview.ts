import { Hono } from 'hono';
import { deleteCookie, setCookie } from 'hono/cookie';
import { localizePath } from '#shared/languages/localized-path.ts';
import type { SiteServices } from '../services/build-services.ts';

/** The name is the content management service's: its clients and tools look for it. */
export const previewCookie = 'io.prismic.preview';

const maxRefLength = 4_096;
const noStore = { 'Cache-Control': 'private, no-store' };

/**
 * `/preview?token=…&documentId=…`: where an editor's "preview" leads. It keeps the ref in a cookie
 * and goes to the document's screen; `/preview/exit` ends it.
 * @param isLivePreview whether an editor's tools know this ref
 * @param isSecure the site is reached by https
 */
export function preview(
  { contentManagement }: Pick<SiteServices, 'contentManagement'>,
  isLivePreview: (ref: string) => Promise<boolean>,
  isSecure: boolean,
): Hono {
  return new Hono()
    .get('/exit', (c) => {
      deleteCookie(c, previewCookie, { path: '/' });
      c.header('Cache-Control', noStore['Cache-Control']);
      return c.redirect('/', 302);
    })
    .get('/', async (c) => {
      const token = c.req.query('token') ?? '';
      const documentId = c.req.query('documentId') ?? '';
      if (!token || token.length > maxRefLength || !/^[\w-]{1,64}$/.test(documentId)) {
        return c.text('A preview needs the parameters token and documentId.', 400, noStore);
      }
      if (!(await isLivePreview(token))) {
        return c.text(
          'This preview has expired. Please open it again from your editor.',
          404,
          noStore,
        );
      }
      // Only ever a path of this site: an address from outside is never gone to.
      const screen = await contentManagement.findPreviewedScreen(token, documentId);
      // Read by the editor's toolbar, so scripts may see it.
      setCookie(c, previewCookie, token, { path: '/', sameSite: 'Lax', secure: isSecure });
      c.header('Cache-Control', noStore['Cache-Control']);
      return c.redirect(screen ? localizePath(screen.path, screen.language) : '/', 302);
    });
}

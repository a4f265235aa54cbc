import { serveStatic } from '@hono/node-server/serve-static';
import { Hono } from 'hono';
import { createDeskRoutes, createGetDesk, type GetDesk } from './desk/desk-routes.ts';
import { createHomeRoutes } from './home/home-routes.ts';
import { createDraftRoutes } from './items/draft-routes.ts';
import type { GetItems } from './items/get-items.ts';
import { createItemRoutes } from './items/item-routes.ts';
import { createPublishRoutes } from './items/publish-routes.ts';
import { createGetPages, type GetPages } from './pages/page-room.ts';
import { createPageRoutes } from './pages/page-routes.ts';
import { createAccountRoutes } from './people/account-routes.ts';
import { createActRoutes } from './people/act-routes.ts';
import { createAuthRoutes } from './people/auth-routes.ts';
import type { GetPeople } from './people/get-people.ts';
import { createInvitationRoutes } from './people/invitation-routes.ts';
import { createOpenIdRoutes, openIdReturn } from './people/openid-routes.ts';
import { createPeopleRoutes } from './people/people-routes.ts';
import { createGetPictures, type GetPictures } from './pictures/get-pictures.ts';
import { createPictureRoutes, createUploadRoutes } from './pictures/picture-routes.ts';
import { createPreviewRoutes } from './previews/preview-routes.ts';
import { createReleaseRoutes } from './releases/release-routes.ts';
import { readStudioBuild } from './room/read-build.ts';
import { readableAddress } from './room/readable-address.ts';
import { createRightGuard, openToAll, type StudioEnv } from './room/rights.ts';
import { sameOrigin } from './room/same-origin.ts';
import { createShell } from './room/shell.ts';
import { answerStudioError } from './room/studio-error.ts';
import { createTranslationRoutes } from './translations/translation-routes.ts';

export interface StudioDependencies {
  /** Scheme and host of the studio. */
  readonly origin: string;
  /** Scheme and host of the visitors' site, which the studio shows in a frame; the studio's where absent. */
  readonly siteOrigin?: string;
  /** Of the provider elsewhere at which one may sign in, on the button; absent: there is none. */
  readonly openIdName?: string | null;
  /** The output of its build. */
  readonly folder: string;
  /** Those who work in it; opened at the first call. */
  readonly people: GetPeople;
  /** What they write. */
  readonly items: GetItems;
  /** What they show; absent: pictures are kept elsewhere. */
  readonly pictures?: GetPictures;
  /** Who comes when; absent: reservations are kept elsewhere. */
  readonly desk?: GetDesk;
  /** The pages that they compose; absent: those are kept elsewhere. */
  readonly pages?: GetPages;
}

/** The calls of the studio's browser half, below `/studio/api`. Each names the right that it needs. */
export function createStudioApi({
  origin,
  siteOrigin = origin,
  people,
  items,
  pictures = createGetPictures(null),
  pages = createGetPages(null),
  desk = createGetDesk(null),
}: StudioDependencies) {
  const findPerson = async (request: Request) =>
    (await (await people()).findSession(request))?.person ?? null;
  const right = createRightGuard(findPerson);
  return (
    new Hono<StudioEnv>()
      // The first question of every screen: that nobody is signed in is an answer, not a failure.
      .get('/me', openToAll, async (c) => c.json(await findPerson(c.req.raw)))
      .route('/account', createAccountRoutes(right, people))
      .route('/acts', createActRoutes(right, people))
      .route('/desk', createDeskRoutes(right, desk))
      .route('/home', createHomeRoutes(right, items))
      .route('/invitation', createInvitationRoutes(people))
      .route('/items', createItemRoutes(right, items))
      .route('/items', createDraftRoutes(right, items))
      .route('/items', createPublishRoutes(right, items))
      .route('/pages', createPageRoutes(right, pages))
      .route('/people', createPeopleRoutes(right, people))
      .route('/translations', createTranslationRoutes(right, items))
      .route('/previews', createPreviewRoutes(right, items, pages, siteOrigin))
      .route('/releases', createReleaseRoutes(right, items, pages))
      .route('/pictures', createPictureRoutes(right, pictures))
      .route('/uploads', createUploadRoutes(right, pictures))
      .onError(answerStudioError)
  );
}

/** For the browser's half, which knows nothing else of the server. */
export type StudioApi = ReturnType<typeof createStudioApi>;

/**
 * The studio as the site mounts it at `/studio`: its API, its files, and one document for all its
 * screens.
 */
export function createStudio(dependencies: StudioDependencies): Hono {
  const app = new Hono();
  app.use('/api/*', sameOrigin(dependencies.origin, dependencies.openIdName ? openIdReturn : null));
  app.use('/api/*', readableAddress);
  if (dependencies.openIdName) app.route('/api', createOpenIdRoutes(dependencies.people));
  app.route('/api/auth', createAuthRoutes(dependencies.people));
  app.route('/api', createStudioApi(dependencies));
  app.all('/api/*', (c) =>
    c.json({ error: { code: 'unknown', message: 'The studio has no such call.' } }, 404),
  );
  app.get(
    '/assets/*',
    serveStatic({
      root: dependencies.folder,
      precompressed: true,
      rewriteRequestPath: (path) => path.replace(/^\/studio/, ''),
      onFound: (_path, c) => c.header('Cache-Control', 'public, max-age=31536000, immutable'),
    }),
  );
  app.get('/assets/*', (c) => c.text('There is no such file.', 404));
  const build = readStudioBuild(dependencies.folder);
  const answerShell = build && createShell(build, dependencies);
  app.get('*', (c) =>
    answerShell
      ? answerShell()
      : c.text('The studio was not built. Build it with: npm run build', 503),
  );
  return app;
}

import { serveStatic } from '@hono/node-server/serve-static';
import { Hono } from 'hono';
import { readStudioBuild } from './room/read-build.ts';
import { createRightGuard, type FindPerson, type StudioEnv } from './room/rights.ts';
import { sameOrigin } from './room/same-origin.ts';
import { createShell } from './room/shell.ts';

export interface StudioDependencies {
  /** Scheme and host of the studio. */
  readonly origin: string;
  /** The output of its build. */
  readonly folder: string;
  readonly findPerson: FindPerson;
}

/** The calls of the studio's browser half, below `/studio/api`. Each names the right that it needs. */
export function createStudioApi({ findPerson }: StudioDependencies) {
  const right = createRightGuard(findPerson);
  return new Hono<StudioEnv>().get('/me', right('account.own'), (c) => c.json(c.var.person));
}

/** For the browser's half, which knows nothing else of the server. */
export type StudioApi = ReturnType<typeof createStudioApi>;

/**
 * The studio as the site mounts it at `/studio`: its API, its files, and one document for all its
 * screens.
 */
export function createStudio(dependencies: StudioDependencies): Hono {
  const app = new Hono();
  app.use('/api/*', sameOrigin(dependencies.origin));
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
  const answerShell = build && createShell(build);
  app.get('*', (c) =>
    answerShell
      ? answerShell()
      : c.text('The studio was not built. Build it with: npm run build', 503),
  );
  return app;
}

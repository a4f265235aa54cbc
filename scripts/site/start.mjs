// `npm start`: databases, demo content, build, server; each only as far as something has changed.
// Settings are environment variables, listed in README.md: PORT=8080 npm start.
//
//   npm start -- --workers 4      answers visitors in four processes behind one port; without it as
//                                 many as there are processors, at most 8; or the setting WORKERS.
//                                 1: the site is this one process
//
// SIGTERM lets go of the port in order: /health/ready says 503 for DRAIN_SECONDS, then all requests
// in hand are finished. SIGINT (Ctrl+C) does so without the wait. A second signal ends at once.
// SIGHUP exchanges the workers one by one, for a new version of the code; no request fails. A worker
// that dies is replaced.
import { enableCompileCache } from 'node:module';
import { resolve } from 'node:path';
import { env } from 'node:process';

// Every command that starts this begins with --min-semi-space-size=16: what is loaded stays, and a small
// place for what is new would be searched for garbage again and again. Workers are started so too.

// Plain JavaScript: Node needs a tenth of a start to begin taking types out. What is imported from here
// on is kept as it was compiled, also by the processes that this one starts.
env.NODE_COMPILE_CACHE ??= resolve(env.DATA_FOLDER || 'var', 'cache/code');
enableCompileCache(env.NODE_COMPILE_CACHE);
// React and the router choose their production code when they are first imported.
env.NODE_ENV ??= 'production';

const { findBuilt } = await import('./built-site.ts');
const { findBundle, findProgram } = await import('./find-program.ts');
const bundle = findBundle();
const built = findBuilt(bundle);
// The code that draws the pages is in the bundle: it is as old as the site that was built.
const program = findProgram('start-site', built && bundle);
const { startSite } = await import(program.href);
await startSite(built);

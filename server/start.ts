import { createServer, type Server } from 'node:http';
import type { ChangeWatch } from '#database/content/watch-changes.ts';
import { assemble, type ServerDependencies } from './assemble.ts';
import { listEmbeddedParts, logRefusedContent } from './content/content-problems.ts';
import { followChanges } from './content/follow-changes.ts';
import { openServingDatabases } from './databases/open-databases.ts';
import type { SiteBuild } from './pages/render-page.ts';
import { type BackgroundDependencies, startAllBackground } from './process/background.ts';
import { createGracefulStop } from './process/graceful-stop.ts';
import { listen } from './process/listen.ts';
import { limitConnections } from './process/listener.ts';
import { createLog, type Log } from './process/log.ts';
import type { Settings } from './settings/settings.ts';
import type { Company } from './workers/company.ts';
import { toWorkerShare } from './workers/share-of-worker.ts';

/** No query of the site takes longer, and nobody waits longer for one. */
const maxQueryMs = 13_000;

export interface RunningServer {
  /** The address it listens at, for example `http://localhost:3000`. */
  readonly address: string;
  /**
   * Says that it is not ready, answers on for the time of the drain, then takes no more requests,
   * finishes those in flight and closes the databases. Safe to call twice.
   */
  stop(drainMs?: number): Promise<void>;
}

/** The output of the build. */
export interface BuiltSite {
  /** Files for browsers. */
  readonly folder: string;
  readonly load: () => Promise<SiteBuild>;
  /** A file that every build writes anew; null: no page outlasts the process that drew it. */
  readonly stamp: URL | null;
}

let build: Promise<SiteBuild> | null = null;

export const builtSite: BuiltSite = {
  folder: './build/client',
  // Asked for each page: the loader of modules takes longer to find it again than this.
  load: () => (build ??= loadBuild()),
  stamp: new URL('../build/programs/stamp.json', import.meta.url),
};

/** From an address made at run time, so that type checking does not look for a file that is built later. */
const loadBuild = (): Promise<SiteBuild> =>
  import(new URL('../build/server/index.js', import.meta.url).href);

/** A megabyte of code that only those need who have a collector. */
const loadTracing = () => import('./tracing/start-tracing.ts');

/** A site that is put together and listens nowhere yet. */
export interface OpenSite {
  readonly server: Server;
  readonly log: Log;
  readonly background: BackgroundDependencies;
  /** Content has changed: it is looked at anew. */
  expectChange(): Promise<void>;
  /** The site is about to stop: `/health/ready` says so, and every answer is the last of its connection. */
  tellStopping(): void;
  /**
   * Answers on for the time of the drain, then finishes what is in hand and closes the databases.
   * @param background ended before the databases are closed
   * @param quietMs how long connections without a request may still begin one
   */
  close(
    background: { stop(): Promise<void> } | null,
    drainMs: number,
    quietMs?: number,
  ): Promise<void>;
}

/**
 * @param company the other processes of this machine; null: there are none
 * @param number of this process among them, for the log
 */
export async function openSite(
  settings: Settings,
  site: BuiltSite,
  company: Company | null = null,
  number?: string,
): Promise<OpenSite> {
  const log = createLog(settings, number);
  const tracing = settings.tracing && (await loadTracing()).startTracing(settings.tracing, log);
  // The first page needs it. Where it fails, that page says why.
  site.load().catch(() => {});
  const databases = await openServingDatabases(
    { ...settings, databasePoolSize: toWorkerShare(settings).databasePoolSize },
    maxQueryMs,
  );
  let isStopping = false;
  let isLast = false;
  let stopParts = () => {};
  const dependencies: ServerDependencies = {
    settings,
    mode: 'production',
    builtFolder: site.folder,
    loadBuild: site.load,
    buildStamp: site.stamp,
    company,
  };
  const closeAll = async (background: { stop(): Promise<void> } | null) => {
    stopParts();
    await background?.stop();
    await databases.close();
    await tracing?.stop();
  };
  try {
    // Once for all processes.
    if (!company) await logRefusedContent(databases.content, listEmbeddedParts(settings), log);
    const assembled = await assemble(dependencies, log, databases, () => isStopping);
    stopParts = assembled.stop;
    const server = createServer(assembled.listener);
    limitConnections(server);
    const graceful = createGracefulStop(server, () => isLast);
    const { measured, reservationsDesk } = assembled;
    return {
      server,
      log,
      background: { settings, databases, log, measured, reservationsDesk },
      expectChange: assembled.expectChange,
      tellStopping() {
        isStopping = true;
        isLast = true;
      },
      async close(background, drainMs, quietMs) {
        isLast = true;
        log.info('stopping: finishing requests in flight');
        // Pictures still to be made would hold up the end for as long as is waited for requests.
        setTimeout(assembled.closeWork, drainMs);
        await graceful.stop(drainMs, quietMs);
        await assembled.leavePages();
        await closeAll(background);
        log.info('stopped');
      },
    };
  } catch (error) {
    await closeAll(null);
    throw error;
  }
}

/** The site as one process: opens, builds, listens; closes in the opposite order when told to stop. */
export async function startServer(
  settings: Settings,
  site: BuiltSite = builtSite,
): Promise<RunningServer> {
  const opened = await openSite(settings, site);
  const { log, server } = opened;
  const { content } = opened.background.databases;
  let background: { stop(): Promise<void> } | null = null;
  let watch: ChangeWatch | null = null;
  const rest = {
    async stop() {
      await Promise.all([watch?.stop(), background?.stop()]);
    },
  };
  try {
    background = await startAllBackground(opened.background);
    watch = followChanges(settings, content, log, opened.expectChange);
    const address = await listen(server, settings);
    let stopping: Promise<void> | undefined;
    const stop = (drainMs: number) => {
      opened.tellStopping();
      return opened.close(rest, drainMs);
    };
    return { address, stop: (drainMs = 0) => (stopping ??= stop(drainMs)) };
  } catch (error) {
    await opened.close(rest, 0);
    throw error;
  }
}

import { createServer, type Server } from 'node:http';
import { createLimits } from '#database/visitors/limits.ts';
import { createSigner } from '#database/visitors/signing.ts';
import { createLiveThesaurus } from '#services/object-collection/embedded/search/query/live-thesaurus.ts';
import { defaultLanguage } from '#shared/languages/languages.ts';
import { createApp } from './app.ts';
import {
  listEmbeddedParts,
  logRefusedContent,
  readRefusedContent,
} from './content/content-problems.ts';
import { ContentVersion } from './content/content-version.ts';
import { createFindNextChange } from './content/find-next-change.ts';
import { type Databases, openServingDatabases } from './databases/open-databases.ts';
import { createWriteCheck } from './databases/write-check.ts';
import { createFailureLog, createWarningLog } from './failures/outages.ts';
import { keepConsentTexts } from './forms/consent-texts.ts';
import { createFormGuard } from './forms/form-guard.ts';
import { createFileReception } from './forms/received-files.ts';
import { openPictureStore } from './images/picture-stores.ts';
import { createSharedPictures } from './images/shared-pictures.ts';
import { ReceivedBytes } from './limits/received-bytes.ts';
import { chooseQueue, createSiteWork } from './limits/site-work.ts';
import { OmissionMetrics } from './metrics/omission-metrics.ts';
import { RequestMetrics } from './metrics/request-metrics.ts';
import { UpstreamMetrics } from './metrics/upstream-metrics.ts';
import { CachedResponses } from './pages/cached-responses.ts';
import { createOpenDraft } from './pages/draft-links.ts';
import { readLocaleFiles } from './pages/locale-files.ts';
import { PageCache } from './pages/page-cache.ts';
import { createPageLanguages } from './pages/page-languages.ts';
import { createRenderer, type SiteBuild } from './pages/render-page.ts';
import { type Background, startBackground } from './process/background.ts';
import { createGracefulStop } from './process/graceful-stop.ts';
import { createListener, refuseOddRequests } from './process/listener.ts';
import { createLog, createRedact, type Log } from './process/log.ts';
import { warmSearch } from './process/warm-search.ts';
import { startReservationsMaintenance } from './reservations/start-maintenance.ts';
import { createFindClientAddress, warnOfUnknownProxy } from './security/client-address.ts';
import { toPolicyHosts } from './security/policy-hosts.ts';
import { listEditorsMedia, toPageBuilderSite } from './services/build-page-builder.ts';
import { buildServices } from './services/build-services.ts';
import { listSecrets, type Settings } from './settings/settings.ts';

const unknownProxy =
  'requests come from a proxy that TRUSTED_PROXIES does not name: limits count all its visitors as one';
/** No query of the site takes longer, and nobody waits longer for one. */
const maxQueryMs = 13_000;
/** The first visitors come first. */
const warmSearchAfterMs = 1_000;

export interface RunningServer {
  /** The address it listens at, for example `http://localhost:3000`. */
  readonly address: string;
  /**
   * Says that it is not ready, answers on for the time of the drain, then takes no more requests,
   * finishes those in flight and closes the databases. Safe to call twice.
   */
  stop(drainMs?: number): Promise<void>;
}

/** The parts that production and development share. */
export interface ServerDependencies {
  readonly settings: Settings;
  readonly loadBuild: () => Promise<SiteBuild>;
  readonly mode: 'production' | 'development';
  readonly builtFolder: string | null;
}

/** Opens the databases and puts the server together, without listening yet. */
export async function assemble(
  dependencies: ServerDependencies,
  log: Log,
  databases: Databases,
  isStopping: () => boolean,
) {
  const { settings, mode } = dependencies;
  const now = () => new Date();
  const signer = createSigner({ database: databases.visitors, ...settings.signing });
  const work = createSiteWork(log, mode === 'production' ? settings.clientLimitPerMinute : 0);
  const formGuard = createFormGuard({
    refusals: work.refusals,
    signer,
    limits: createLimits(databases.visitors),
    publicOrigin: settings.publicOrigin,
    maxPerHour: settings.formLimitPerHour,
    now,
  });
  const upstreams = new UpstreamMetrics();
  const { services, protocols, reservationsDesk } = buildServices(
    settings,
    databases,
    log,
    formGuard,
    upstreams,
  );
  const contentVersion = new ContentVersion(
    services,
    log,
    createFindNextChange(databases.content, settings, () =>
      services.contentManagement.findSettings(defaultLanguage),
    ),
  );
  await contentVersion.start();
  const localeFiles = readLocaleFiles('locales');
  await keepConsentTexts(databases.visitors, localeFiles, new Date());
  const pictureHosts = settings.prismic?.repository ? ['https://images.prismic.io'] : [];
  const receivedBytes = new ReceivedBytes();
  const fileReception = createFileReception(`${settings.dataFolder}/received`, receivedBytes);
  const reportFailure = createFailureLog(log, createRedact(listSecrets(settings)));
  const omissions = new OmissionMetrics();
  const thesaurus = createLiveThesaurus(databases.content);
  async function readThesaurus() {
    // While the database cannot be read, the terms that were read last do.
    await thesaurus.refresh().catch(reportFailure);
    return thesaurus.current.terms;
  }
  const render = createRenderer({
    loadBuild: dependencies.loadBuild,
    mode,
    services,
    site: {
      publicOrigin: settings.publicOrigin,
      isSearchEnabled: settings.isSearchEnabled,
      hasDemoNotice: settings.hasDemoNotice,
      timeZone: settings.timeZone,
      objectPictureHosts: settings.objectPictureHosts,
      editorsMedia: listEditorsMedia(settings),
      pageBuilder: toPageBuilderSite(settings),
      readThesaurus,
    },
    reportFailure,
    countOmission: (error) => omissions.count(error),
    reportWarning: createWarningLog(log),
    formGuard,
    receivedFiles: fileReception,
    pageLanguages: createPageLanguages(localeFiles),
    policyHosts: toPolicyHosts(settings, pictureHosts),
    now,
  });
  const pageCache =
    mode === 'production'
      ? new PageCache({
          version: () => contentVersion.current,
          queueOf: (address) => chooseQueue(work, address),
        })
      : null;
  // In development the first search builds it.
  if (mode === 'production' && settings.isSearchEnabled) {
    const warm = () => void warmSearch(render, settings.publicOrigin, log, isStopping);
    contentVersion.onChange(warm);
    setTimeout(warm, warmSearchAfterMs).unref();
  }
  const cachedResponses =
    pageCache && new CachedResponses(pageCache, log, () => contentVersion.msUntilChange);
  const health = {
    databases,
    isStopping,
    listRefused: () => readRefusedContent(databases.content, listEmbeddedParts(settings)),
    checkWriting: createWriteCheck(settings.dataFolder),
  };
  const app = createApp({
    log,
    reportFailure,
    services,
    protocols,
    hasServiceApis: settings.hasServiceApis,
    localeFiles,
    render,
    pageCache,
    cachedResponses,
    builtFolder: dependencies.builtFolder,
    contentFolder: settings.contentFolder,
    imageCacheFolder: `${settings.dataFolder}/cache/images`,
    sharedPictures:
      settings.madePictures && createSharedPictures(openPictureStore(settings.madePictures), log),
    mastersFolders: [`${settings.dataFolder}/masters`, `${settings.contentFolder}/masters`],
    pictureHosts,
    videoStillsHost: settings.youtubeApiKey ? 'https://i.ytimg.com' : null,
    publicOrigin: settings.publicOrigin,
    hsts: settings.hsts,
    builderApiKey: toPageBuilderSite(settings).apiKey,
    ...(settings.pageBuilder.apiKey === null && {
      openDraft: createOpenDraft(signer, services.pageBuilder),
    }),
    formGuard,
    allowsFormCall: formGuard.allowsCall,
    bodyFolder: `${settings.dataFolder}/received`,
    receivedBytes,
    fileReception,
    findClientAddress: warnOfUnknownProxy(
      createFindClientAddress(settings.trustedProxies),
      (proxy) => log.warn({ proxy }, unknownProxy),
    ),
    servicesToken: settings.servicesToken,
    maxAnswerMs: mode === 'development' ? null : undefined,
    work,
    now,
    contentVersion,
    contentHookSecret: settings.contentHookSecret,
    health,
  });
  const requests = settings.metricsPort === null ? null : new RequestMetrics();
  const listener = createListener(app.fetch, {
    hostname: new URL(settings.publicOrigin).host,
    observe: (request, response) => requests?.observe(request, response),
    answerFromCache: (request, response) => {
      const isAnswered = cachedResponses?.answer(request, response) ?? false;
      if (isAnswered) requests?.countCacheHit();
      return isAnswered;
    },
  });
  const measured = requests && {
    requests,
    upstreams,
    omissions,
    work,
    databases: [databases.content, databases.visitors],
    countPages: () => pageCache?.size ?? 0,
    health,
  };
  const upkeep = reservationsDesk && startReservationsMaintenance(reservationsDesk, log);
  const stop = () => {
    work.close();
    contentVersion.stop();
    upkeep?.stop();
  };
  return {
    listener,
    stop,
    closeWork: work.close,
    measured,
    expectChange: () => contentVersion.expectChange(),
  };
}

/** The output of the build. */
export interface BuiltSite {
  /** Files for browsers. */
  readonly folder: string;
  readonly load: () => Promise<SiteBuild>;
}

const builtSite: BuiltSite = {
  folder: './build/client',
  // An address made at run time, so that type checking does not look for a file that is built later.
  load: () => import(new URL('../build/server/index.js', import.meta.url).href),
};

/** A megabyte of code that only those need who have a collector. */
const loadTracing = () => import('./tracing/start-tracing.ts');

/** Opens, builds, listens; closes in the opposite order when told to stop. */
export async function startServer(
  settings: Settings,
  site: BuiltSite = builtSite,
): Promise<RunningServer> {
  const log = createLog(settings);
  const tracing = settings.tracing && (await loadTracing()).startTracing(settings.tracing, log);
  // The first page needs it. Where it fails, that page says why.
  site.load().catch(() => {});
  const databases = await openServingDatabases(settings, maxQueryMs);
  let isStopping = false;
  let background: Background | null = null;
  let stopParts = () => {};
  const dependencies: ServerDependencies = {
    settings,
    mode: 'production',
    builtFolder: site.folder,
    loadBuild: site.load,
  };
  try {
    await logRefusedContent(databases.content, listEmbeddedParts(settings), log);
    const assembled = await assemble(dependencies, log, databases, () => isStopping);
    const { listener, measured } = assembled;
    stopParts = assembled.stop;
    const server = createServer(listener);
    limitConnections(server);
    const graceful = createGracefulStop(server, () => isStopping);
    background = await startBackground(settings, databases, log, measured);
    const address = await listen(server, settings);

    let stopping: Promise<void> | undefined;
    const stop = async (drainMs: number) => {
      isStopping = true;
      log.info('stopping: finishing requests in flight');
      // Pictures still to be made would hold up the end for as long as is waited for requests.
      setTimeout(assembled.closeWork, drainMs);
      await graceful.stop(drainMs);
      stopParts();
      await background?.stop();
      await databases.close();
      await tracing?.stop();
      log.info('stopped');
    };
    return { address, stop: (drainMs = 0) => (stopping ??= stop(drainMs)) };
  } catch (error) {
    stopParts();
    await background?.stop();
    await databases.close();
    await tracing?.stop();
    throw error;
  }
}

/** npm passes on a signal that its whole group has got already; nobody means the second one. */
const sameSignalMs = 1_000;

/**
 * SIGTERM and SIGINT stop the server in order; another signal, a second or more later, ends it at once.
 * @param drainMs after SIGTERM, which comes from a supervisor and not from a terminal
 */
export function stopOnSignals(server: RunningServer, drainMs = 0): void {
  let firstAt: number | null = null;
  for (const signal of ['SIGTERM', 'SIGINT'] as const) {
    process.on(signal, () => {
      if (firstAt !== null) {
        if (performance.now() - firstAt >= sameSignalMs) process.exit(1);
        return;
      }
      firstAt = performance.now();
      void server.stop(signal === 'SIGTERM' ? drainMs : 0).then(
        () => process.exit(0),
        () => process.exit(1),
      );
    });
  }
}

/** Connections at once; more are closed as they come. */
const maxConnections = 4_000;

/** Slow senders must not hold connections for ever, and many not fill the memory. */
export function limitConnections(server: Server): void {
  refuseOddRequests(server);
  server.maxConnections = maxConnections;
  server.headersTimeout = 15_000;
  server.requestTimeout = 30_000;
  // A client that reads nothing of an answer for this long does not want it.
  server.timeout = 70_000;
  // Longer than a proxy's idle time, so that the proxy is the one to close.
  server.keepAliveTimeout = 65_000;
  server.maxRequestsPerSocket = 10_000;
}

/** @returns the address, with the port that was free where the setting is 0; throws when it is taken */
export function listen(server: Server, settings: Pick<Settings, 'port' | 'host'>): Promise<string> {
  return new Promise((resolve, reject) => {
    server.once('error', reject);
    server.listen(settings.port, settings.host, () => {
      server.off('error', reject);
      const bound = server.address();
      const port = typeof bound === 'object' && bound ? bound.port : settings.port;
      resolve(
        `http://${settings.host === '0.0.0.0' || settings.host === '::' ? 'localhost' : settings.host}:${port}`,
      );
    });
  });
}

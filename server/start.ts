import { createServer, type Server } from 'node:http';
import { museumName } from '#brand/names.ts';
import type { ChangeWatch } from '#database/content/watch-changes.ts';
import { createLimits } from '#database/visitors/limits.ts';
import { createSigner } from '#database/visitors/signing.ts';
import { defaultLanguageCodes } from '#services/content-management/embedded/content-languages.ts';
import { createLiveThesaurus } from '#services/object-collection/embedded/search/query/live-thesaurus.ts';
import { defaultLanguage } from '#shared/languages/languages.ts';
import { createApp } from './app.ts';
import {
  isEmbeddedPageBuilder,
  listEmbeddedParts,
  logRefusedContent,
  readRefusedContent,
} from './content/content-problems.ts';
import { ContentVersion } from './content/content-version.ts';
import { createFindNextChange } from './content/find-next-change.ts';
import { followChanges } from './content/follow-changes.ts';
import { type Databases, openServingDatabases } from './databases/open-databases.ts';
import { createWriteCheck } from './databases/write-check.ts';
import { createFailureLog, createWarningLog } from './failures/outages.ts';
import { keepConsentTexts } from './forms/consent-texts.ts';
import { createFormGuard } from './forms/form-guard.ts';
import { createFileReception } from './forms/received-files.ts';
import { openMediaStore } from './images/media-store.ts';
import { openPictureStore } from './images/picture-stores.ts';
import { createSharedPictures } from './images/shared-pictures.ts';
import { openUploadedFiles } from './images/uploaded-media.ts';
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
import { type BackgroundDependencies, startAllBackground } from './process/background.ts';
import { createGracefulStop } from './process/graceful-stop.ts';
import { listen } from './process/listen.ts';
import { createListener, limitConnections } from './process/listener.ts';
import { createLog, createRedact, type Log } from './process/log.ts';
import { createWarmSearch } from './process/warm-search.ts';
import { createFindClientAddress, warnOfUnknownProxy } from './security/client-address.ts';
import { toPolicyHosts } from './security/policy-hosts.ts';
import { listEditorsMedia, toPageBuilderSite } from './services/build-page-builder.ts';
import { buildServices } from './services/build-services.ts';
import { listSecrets, type Settings } from './settings/settings.ts';
import { createGetDesk } from './studio/desk/desk-routes.ts';
import { createGetItems } from './studio/items/get-items.ts';
import type { RecordItemAct } from './studio/items/item-room.ts';
import { createFindStatus } from './studio/pages/checks/find-status.ts';
import { createOpenPagePreview } from './studio/pages/page-previews.ts';
import { createGetPages } from './studio/pages/page-room.ts';
import { createSiteBlocks } from './studio/pages/site-blocks.ts';
import { createGetPeople } from './studio/people/get-people.ts';
import { createGetPictures } from './studio/pictures/get-pictures.ts';
import { createOpenPreview } from './studio/previews/open-preview.ts';
import { createStudio } from './studio/studio.ts';
import type { Company } from './workers/company.ts';
import { toWorkerShare } from './workers/share-of-worker.ts';

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
  /** Of the studio's build; the usual one where absent. */
  readonly studioFolder?: string;
  /** The other processes of this machine; null: there are none. */
  readonly company?: Company | null;
}

/** Opens the databases and puts the server together, without listening yet. */
export async function assemble(
  dependencies: ServerDependencies,
  log: Log,
  databases: Databases,
  isStopping: () => boolean,
) {
  const { settings, mode, company = null } = dependencies;
  const now = () => new Date();
  const share = company && toWorkerShare(settings);
  const signer = createSigner({ database: databases.visitors, ...settings.signing });
  const work = createSiteWork(log, mode === 'production' ? settings.clientLimitPerMinute : 0, {
    ...share,
    ...company,
  });
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
  const receivedBytes = new ReceivedBytes(share?.receivedBytes);
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
    reservationsDesk,
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
          ...(share && { maxBytes: share.pageCacheBytes }),
        })
      : null;
  // In development the first search builds it.
  if (mode === 'production' && settings.isSearchEnabled) {
    const warm = createWarmSearch(render, settings.publicOrigin, log, isStopping);
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
  const { studioOrigin } = settings;
  const hasStudioHost = studioOrigin !== settings.publicOrigin;
  const mediaStore = openMediaStore(settings.media, `${settings.dataFolder}/cache/media`);
  const people = createGetPeople({
    database: databases.visitors,
    origin: studioOrigin,
    hasOwnHost: hasStudioHost,
    sendsMails: settings.mail.smtpUrl !== null,
    openId: settings.openId,
    idleMs: settings.studioIdleMs,
    log,
    now,
  });
  const isWrittenElsewhere = settings.prismic !== null || settings.contentDatabaseReadUrl !== null;
  const written = {
    content: databases.content,
    visitors: databases.visitors,
    now,
    record: (async (...act) => (await people()).audit.record(...act)) satisfies RecordItemAct,
    onPublished: () => void contentVersion.expectChange().catch(reportFailure),
  };
  const items = createGetItems(
    isWrittenElsewhere
      ? null
      : { ...written, languageCodes: defaultLanguageCodes, timeZone: settings.timeZone },
  );
  const pages = createGetPages(
    !isEmbeddedPageBuilder(settings) || settings.contentDatabaseReadUrl !== null
      ? null
      : {
          ...written,
          findTimeZone: async () => {
            const found = await services.contentManagement.findSettings(defaultLanguage);
            return found?.timeZone ?? settings.timeZone;
          },
          localeCodes: settings.pageBuilder.locales,
          siteOrigin: settings.publicOrigin,
          findStatus: createFindStatus((address) => app.request(address), settings.publicOrigin),
          ...createSiteBlocks(
            dependencies.loadBuild,
            {
              allowsCustomCode: settings.pageBuilder.allowsCustomCode,
              fontOrigins: listEditorsMedia(settings),
              // Said before it is published: a form to another host would be sent by nobody.
              allowedHosts: {
                forms: [...settings.pageBuilder.formHosts, new URL(settings.publicOrigin).host],
                requests: settings.pageBuilder.requestHosts,
              },
            },
            async (language) => {
              const found = await services.contentManagement.findSettings(language);
              const links = found?.socialLinks.map(({ network, href }) => [network, href]) ?? [];
              const name = found?.siteName.text ?? museumName[language];
              return { name, address: settings.publicOrigin, links: Object.fromEntries(links) };
            },
          ),
        },
  );
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
    ...company,
    now,
    contentVersion,
    contentHookSecret: settings.contentHookSecret,
    ...(settings.hasStudio && {
      studio: createStudio({
        origin: studioOrigin,
        siteOrigin: settings.publicOrigin,
        openIdName: settings.openId?.name ?? null,
        folder: dependencies.studioFolder ?? builtStudio,
        people,
        items,
        pages,
        desk: createGetDesk(reservationsDesk),
        pictures: createGetPictures(
          isWrittenElsewhere
            ? null
            : {
                ...written,
                store: mediaStore,
                onStoreFailed: (error) =>
                  log.error({ err: error }, 'the media store did not take an upload'),
                contentFolder: settings.contentFolder,
                uploadsFolder: `${settings.dataFolder}/uploads`,
                items,
              },
        ),
      }),
      studioOrigin: hasStudioHost ? studioOrigin : null,
      openPreview: createOpenPagePreview(
        pages,
        studioOrigin,
        createOpenPreview(items, pages, studioOrigin),
      ),
    }),
    uploads: settings.prismic ? null : openUploadedFiles(databases.visitors, mediaStore),
    health,
  });
  const requests = settings.metricsPort === null ? null : new RequestMetrics();
  const studioHostname = hasStudioHost ? new URL(studioOrigin).host : null;
  const listener = createListener(app.fetch, {
    hostname: new URL(settings.publicOrigin).host,
    observe: (request, response) => requests?.observe(request, response),
    answerFromCache: (request, response) => {
      // The site does not answer where the studio does.
      if (studioHostname !== null && request.headers.host === studioHostname) return false;
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
  const stop = () => {
    work.close();
    contentVersion.stop();
  };
  return {
    listener,
    reservationsDesk,
    stop,
    closeWork: work.close,
    measured,
    expectChange: () => contentVersion.expectChange(),
  };
}

/** Of the studio, which is built apart from the site. */
const builtStudio = './build/studio';

/** The output of the build. */
export interface BuiltSite {
  /** Files for browsers. */
  readonly folder: string;
  readonly load: () => Promise<SiteBuild>;
}

export const builtSite: BuiltSite = {
  folder: './build/client',
  // An address made at run time, so that type checking does not look for a file that is built later.
  load: () => import(new URL('../build/server/index.js', import.meta.url).href),
};

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

import { createLimits } from '#database/visitors/limits.ts';
import { createSigner } from '#database/visitors/signing.ts';
import { createLiveThesaurus } from '#services/object-collection/embedded/search/query/live-thesaurus.ts';
import { createApp } from './app.ts';
import { listEmbeddedParts, readRefusedContent } from './content/content-problems.ts';
import { ContentVersion } from './content/content-version.ts';
import { createFindNextChange } from './content/find-next-change.ts';
import type { Databases } from './databases/open-databases.ts';
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
import { createCarriedPages, toCodeStamp } from './pages/carried-pages.ts';
import { createOpenDraft } from './pages/draft-links.ts';
import { readLocaleFiles } from './pages/locale-files.ts';
import { PageCache } from './pages/page-cache.ts';
import { createPageLanguages } from './pages/page-languages.ts';
import { createRenderer, type SiteBuild } from './pages/render-page.ts';
import { createListener } from './process/listener.ts';
import { createRedact, type Log } from './process/log.ts';
import { createWarmSearch } from './process/warm-search.ts';
import { createFindClientAddress, warnOfUnknownProxy } from './security/client-address.ts';
import { toPolicyHosts } from './security/policy-hosts.ts';
import { listEditorsMedia, toPageBuilderSite } from './services/build-page-builder.ts';
import { buildServices } from './services/build-services.ts';
import { listSecrets, type Settings } from './settings/settings.ts';
import { openStudio } from './studio/open-studio.ts';
import type { Company } from './workers/company.ts';
import { toWorkerShare } from './workers/share-of-worker.ts';

const unknownProxy =
  'requests come from a proxy that TRUSTED_PROXIES does not name: limits count all its visitors as one';

/** Of the studio, which is built apart from the site. */
const builtStudio = './build/studio';

/** The parts that production and development share. */
export interface ServerDependencies {
  readonly settings: Settings;
  readonly loadBuild: () => Promise<SiteBuild>;
  readonly mode: 'production' | 'development';
  readonly builtFolder: string | null;
  /** Tells this code from other code; nothing does where absent. */
  readonly buildStamp?: URL | null;
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
  const { settings, mode, company = null, buildStamp = null } = dependencies;
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
    createFindNextChange(databases.content, settings, services.contentManagement),
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
  const carriedPages =
    pageCache &&
    createCarriedPages({
      cache: pageCache,
      file: `${settings.dataFolder}/cache/pages/carried`,
      stamp: toCodeStamp(buildStamp, [settings, [...localeFiles.values()].map(({ etag }) => etag)]),
      version: () => contentVersion.ofContent,
      msUntilChange: () => contentVersion.msUntilChange,
      now,
    });
  await carriedPages?.takeOver();
  // In development the first search builds it.
  if (mode === 'production' && settings.isSearchEnabled) {
    const warm = createWarmSearch(render, settings.publicOrigin, log, isStopping);
    contentVersion.onChange(warm);
    warm();
  }
  const cachedResponses =
    pageCache && new CachedResponses(pageCache, log, () => contentVersion.msUntilChange);
  const health = {
    databases,
    isStopping,
    listRefused: () => readRefusedContent(databases.content, listEmbeddedParts(settings)),
    checkWriting: createWriteCheck(settings.dataFolder),
  };
  const mediaStore = openMediaStore(settings.media, `${settings.dataFolder}/cache/media`);
  const studio = openStudio({
    ...{ settings, databases, services, reservationsDesk, mediaStore, log, now },
    loadBuild: dependencies.loadBuild,
    folder: dependencies.studioFolder ?? builtStudio,
    askSite: (address) => app.request(address),
    onPublished: () => void contentVersion.expectChange().catch(reportFailure),
  });
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
    timeZone: settings.timeZone,
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
    ...studio,
    uploads: settings.prismic ? null : openUploadedFiles(databases.visitors, mediaStore),
    health,
  });
  const requests = settings.metricsPort === null ? null : new RequestMetrics();
  const studioHostname = studio?.studioOrigin ? new URL(studio.studioOrigin).host : null;
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
    leavePages: () => carriedPages?.leave().catch(reportFailure),
    measured,
    expectChange: () => contentVersion.expectChange(),
  };
}

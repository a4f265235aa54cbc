import { type Context, Hono } from 'hono';
import { findOutage, type Outage } from '#database/database-unavailable.ts';
import { openDataLimit } from '#shared/collection/open-data-limit.ts';
import { type FormGuard, formTokenPath } from '#shared/forms/form-guard.ts';
import { uploadRules } from '#shared/forms/upload-rules.ts';
import { isServiceUnavailable } from '#shared/http/service-unavailable.ts';
import { languagePrefixes } from '#shared/languages/language-prefixes.ts';
import type { ContentVersion } from './content/content-version.ts';
import { itemCalendar, programsCalendar } from './endpoints/calendars.ts';
import { contentHooks } from './endpoints/content-hooks.ts';
import { formToken } from './endpoints/form-token.ts';
import { health } from './endpoints/health.ts';
import { images } from './endpoints/images.ts';
import { locales } from './endpoints/locales.ts';
import { manifest } from './endpoints/manifest.ts';
import { newsFeed } from './endpoints/news-feed.ts';
import { type PageVariables, pages } from './endpoints/pages.ts';
import { patternFiles } from './endpoints/patterns.ts';
import { preview } from './endpoints/preview.ts';
import { reservationCalendar } from './endpoints/reservation-calendar.ts';
import { robots } from './endpoints/robots.ts';
import { searchSuggestions } from './endpoints/search-suggestions.ts';
import { securityTxt } from './endpoints/security-txt.ts';
import { listSitemap, pagesSitemap, sitemapIndex } from './endpoints/sitemaps.ts';
import { socialCards } from './endpoints/social-cards.ts';
import { builtFiles, exportedFiles, films } from './endpoints/static-files.ts';
import { unsubscribe } from './endpoints/unsubscribe.ts';
import { uploadedFiles } from './endpoints/uploaded-files.ts';
import { videoStills } from './endpoints/video-stills.ts';
import { createFailureLog, observeOutages, type ReportFailure } from './failures/outages.ts';
import type { FileReception } from './forms/received-files.ts';
import { iiif } from './iiif/iiif.ts';
import type { SharedPictures } from './images/shared-pictures.ts';
import type { UploadedFiles } from './images/uploaded-media.ts';
import type { Asker } from './limits/fair-queue.ts';
import { RateLimit, type RateLimitPolicy } from './limits/rate-limit.ts';
import { ReceivedBytes } from './limits/received-bytes.ts';
import { isSearchCall } from './limits/searches.ts';
import { chooseQueue, createSiteWork, type SiteWork } from './limits/site-work.ts';
import { NobodyWaits, TooBusy } from './limits/too-busy.ts';
import { accessLog } from './middleware/access-log.ts';
import { type ClientVariables, client } from './middleware/client.ts';
import { compressed } from './middleware/compressed.ts';
import { type DeadlineVariables, deadline } from './middleware/deadline.ts';
import { inTurn } from './middleware/in-turn.ts';
import { limitedBody } from './middleware/limited-body.ts';
import { notModified } from './middleware/not-modified.ts';
import { receivedFiles } from './middleware/received-files.ts';
import { type RequestIdVariables, requestId } from './middleware/request-id.ts';
import { securityHeaders } from './middleware/security-headers.ts';
import { sentInTurn } from './middleware/sent-in-turn.ts';
import { sentWhole, type WholeBodyVariables } from './middleware/sent-whole.ts';
import { siteRedirects } from './middleware/site-redirects.ts';
import { studioHost } from './middleware/studio-host.ts';
import { untilChange } from './middleware/until-change.ts';
import { visitorAddress } from './middleware/visitor-address.ts';
import { limited } from './open-data/limited.ts';
import { linkedData } from './open-data/linked-data.ts';
import type { CachedResponses } from './pages/cached-responses.ts';
import type { OpenDraft } from './pages/draft-links.ts';
import type { LocaleFile } from './pages/locale-files.ts';
import type { PageCache } from './pages/page-cache.ts';
import { type RenderRequest, renderWhole } from './pages/render-page.ts';
import type { OpenPreview } from './pages/shown-preview.ts';
import { createNoDraftAnswer, createUnavailableAnswer } from './pages/unavailable-answer.ts';
import type { HealthReportDependencies } from './process/health-report.ts';
import type { Log } from './process/log.ts';
import type { FindClientAddress } from './security/client-address.ts';
import type { SiteServices } from './services/build-services.ts';
import { answerNoPreview } from './studio/previews/no-preview-answer.ts';

export type App = Hono<{
  Variables: RequestIdVariables &
    PageVariables &
    WholeBodyVariables &
    ClientVariables &
    DeadlineVariables;
}>;

/** Everything the HTTP server is made of. */
export interface AppDependencies {
  readonly log: Log;
  /** Told of everything that fails for a visitor; by the log alone where absent. */
  readonly reportFailure?: ReportFailure;
  readonly services: SiteServices;
  /** The embedded services' own protocols, for real clients, by the path they are mounted at. */
  readonly protocols: ReadonlyMap<string, (request: Request) => Promise<Response>>;
  /** Whether all of them may be called from elsewhere; where absent only what is open or what pages need. */
  readonly hasServiceApis?: boolean;
  readonly localeFiles: ReadonlyMap<string, LocaleFile>;
  readonly render: RenderRequest;
  /** Null in development. */
  readonly pageCache: PageCache | null;
  /** Told every answer made from the page cache. */
  readonly cachedResponses: CachedResponses | null;
  /** Null in development, where another server has them. */
  readonly builtFolder: string | null;
  readonly contentFolder: string;
  readonly imageCacheFolder: string;
  /** Pictures that other machines made; none where absent. */
  readonly sharedPictures?: SharedPictures | null;
  /** Pictures and films that editors brought; none where absent. */
  readonly uploads?: UploadedFiles | null;
  /** Larger files of the objects' pictures, under the same path and name; none where absent. */
  readonly mastersFolders?: readonly string[];
  /** Hosts of pictures of real services, such as `https://images.prismic.io`; none where absent. */
  readonly pictureHosts?: readonly string[];
  /** Scheme and host of the stills of films at a video site; null: there are none. */
  readonly videoStillsHost?: string | null;
  readonly publicOrigin: string;
  /** Value of `Strict-Transport-Security` where the site has https; null: none. */
  readonly hsts: string | null;
  /** Public key of the page builder's space. */
  readonly builderApiKey: string;
  /** Opens links to drafts. Absent with a real space, which has its own previews. */
  readonly openDraft?: OpenDraft;
  readonly formGuard: FormGuard;
  /** Whether the forms may be called once more from where a request came from. */
  readonly allowsFormCall?: (request: Request) => Promise<boolean>;
  /** The folder for large bodies until they are complete. */
  readonly bodyFolder?: string;
  /** Room for bodies on the disk, of this process. */
  readonly receivedBytes?: ReceivedBytes;
  /** Absent where no page takes files. */
  readonly fileReception?: FileReception;
  readonly findClientAddress: FindClientAddress;
  /** With which the site calls services that run in another process. */
  readonly servicesToken?: string | null;
  /** How often one client may ask for data; the usual limit where absent. */
  readonly openDataLimit?: RateLimitPolicy;
  /** Counts a limit together with the other processes of the machine. Absent: there are none. */
  readonly shareLimit?: (limit: RateLimit) => RateLimit;
  /** Tells them that content was changed. */
  readonly tellChange?: () => void;
  /** Milliseconds after which a request is answered 504; null: never, as in development, where code is compiled when it is asked for. */
  readonly maxAnswerMs?: number | null;
  /** The limited queue of work for visitors. Absent: clients have no separate shares. */
  readonly work?: SiteWork;
  readonly now: () => Date;
  /** The museum's, where its settings name none. */
  readonly timeZone: string;
  /** Asked anew when a real service says that something was published. */
  readonly contentVersion?: Pick<ContentVersion, 'refresh' | 'msUntilChange'>;
  readonly contentHookSecret?: string | null;
  /** What editors work in, at `/studio`; absent: there is none. */
  readonly studio?: Hono;
  /** Scheme and host at which alone the studio answers; absent: it answers at the site's. */
  readonly studioOrigin?: string | null;
  /** Opens what the studio previews on the site's pages. */
  readonly openPreview?: OpenPreview;
  readonly health: HealthReportDependencies;
}

const maxBodyBytes = 1024 * 1024;
/** Forms of editors' pages take files; their endpoints look at the number of bytes too. */
const maxFormBytes = 10 * 1024 * 1024;
/** The open collection, and what editors' pages ask from the visitor's browser. */
const openPaths =
  /^\/object-collection-api\/|^\/page-builder-api\/api\/v1\/(form-submit$|track$|pixel$|image\/)/;
/** Editors' files come in parts, so that a dropped line costs one of them at most. */
const studioUploadPath = /^\/studio\/api\/uploads\//;
const maxStudioPartBytes = 4 * 1024 * 1024;
const uploadPath = '/forms-api/files';
/** Files of translators come into the studio as JSON. */
const translationsPath = '/studio/api/translations/import';
const maxTranslationBytes = 20 * 1024 * 1024;
const formPaths = /^\/page-builder-api\/api\/v1\/form-submit$|^(\/\w+)?\/form-submission$/;
const usualMaxAnswerMs = 20_000;

/** The list of everything the server answers, in the order in which it is tried. */
export function createApp(dependencies: AppDependencies): App {
  const { log, publicOrigin, builderApiKey } = dependencies;
  const { reportFailure = createFailureLog(log) } = dependencies;
  const services = observeOutages(dependencies.services, reportFailure);
  const app: App = new Hono();
  const work = dependencies.work ?? createSiteWork(log, 0);
  const answerUnavailable = createUnavailableAnswer(dependencies.localeFiles);

  app.use(sentWhole);
  if (dependencies.cachedResponses) app.use(dependencies.cachedResponses.remember);
  app.use(requestId);
  app.use(accessLog(log));
  app.use(securityHeaders(publicOrigin.startsWith('https:') ? dependencies.hsts : null));
  app.use(siteRedirects(publicOrigin));
  const { contentVersion: version } = dependencies;
  if (version) app.use(untilChange(() => version.msUntilChange));
  app.use(notModified);
  app.use(compressed);
  app.use(client(dependencies.findClientAddress, dependencies.servicesToken));
  if (dependencies.fileReception) app.use(receivedFiles(dependencies.fileReception, work.refusals));
  app.use(
    limitedBody({
      maxBytesOf: (path) =>
        formPaths.test(path)
          ? maxFormBytes
          : path === uploadPath
            ? uploadRules.maxBytes
            : path === translationsPath
              ? maxTranslationBytes
              : studioUploadPath.test(path)
                ? maxStudioPartBytes
                : maxBodyBytes,
      folder: dependencies.bodyFolder ?? `${dependencies.imageCacheFolder}-bodies`,
      receivedBytes: dependencies.receivedBytes ?? new ReceivedBytes(),
      refusals: work.refusals,
    }),
  );
  app.use(visitorAddress);
  const { maxAnswerMs = usualMaxAnswerMs } = dependencies;
  const answerLate = (c: Context) => answerUnavailable(c, { status: 504, retryAfterSeconds: 30 });
  app.use(deadline(maxAnswerMs, answerLate));

  app.route('/health', health(dependencies.health));
  const { studio, studioOrigin = null } = dependencies;
  if (studio) {
    if (studioOrigin !== null) app.use(studioHost(studioOrigin));
    app.route('/studio', studio);
  }
  if (dependencies.contentVersion) {
    const { contentVersion, contentHookSecret: secret = null } = dependencies;
    const { tellChange } = dependencies;
    app.route('/hooks', contentHooks({ services, contentVersion, secret, tellChange }));
  }
  // The studio's own refs stand in addresses alone: in a cookie they would show a draft in every window.
  const isLivePreview = async (ref: string) =>
    !(await dependencies.openPreview?.(ref)) && services.contentManagement.isLivePreview(ref);
  app.route('/preview', preview(services, isLivePreview, publicOrigin.startsWith('https:')));
  app.get(formTokenPath, formToken(dependencies.formGuard));
  app.get('/robots.txt', robots(publicOrigin));
  const { contentManagement } = services;
  const sitemaps = { publicOrigin, services, now: dependencies.now };
  app.use('/:file{sitemap.*\\.xml}', inTurn(work.pages));
  app.get('/sitemap.xml', sitemapIndex(sitemaps));
  app.get('/:file{sitemap-pages-\\w+\\.xml}', pagesSitemap(sitemaps));
  app.get('/:file{sitemap-[a-z]+-\\w+-\\d+\\.xml}', listSitemap(sitemaps));
  app.get(
    '/.well-known/security.txt',
    securityTxt({ publicOrigin, contentManagement, now: dependencies.now }),
  );
  app.get(
    '/:file{manifest\\.\\w+\\.webmanifest}',
    manifest({ contentManagement, localeFiles: dependencies.localeFiles }),
  );
  const { now, timeZone } = dependencies;
  const calendars = { publicOrigin, contentManagement, now, timeZone };
  for (const prefix of languagePrefixes) {
    app.get(`${prefix}/calendar/programs.ics`, programsCalendar(calendars));
    app.get(`${prefix}/calendar/*`, itemCalendar(calendars));
    app.get(
      `${prefix}/tickets/reservation/:token/calendar.ics`,
      reservationCalendar(services.reservations),
    );
    app.all(`${prefix}/newsletter/unsubscribe`, unsubscribe(services.newsletter));
    app.get(
      `${prefix}/about/news.rss`,
      newsFeed({ publicOrigin, contentManagement, localeFiles: dependencies.localeFiles }),
    );
  }
  app.get(
    '/search-suggestions',
    searchSuggestions({
      render: dependencies.render,
      publicOrigin,
      pageCache: dependencies.pageCache,
    }),
  );
  app.get('/locales/*', locales(dependencies.localeFiles));
  const pictureSentInTurn = sentInTurn(work.sending);
  app.use('/images/*', pictureSentInTurn);
  app.use('/iiif/3/*', pictureSentInTurn);
  app.get(
    '/images/*',
    images(
      `${dependencies.contentFolder}/images`,
      dependencies.imageCacheFolder,
      work.pictures,
      dependencies.sharedPictures,
      dependencies.uploads,
    ),
  );
  if (dependencies.uploads) app.get('/media/*', uploadedFiles(dependencies.uploads));
  app.get('/media/*', exportedFiles(`${dependencies.contentFolder}/media`));
  app.route(
    '/iiif/3',
    iiif({
      publicOrigin,
      services,
      localeFiles: dependencies.localeFiles,
      imagesFolder: `${dependencies.contentFolder}/images`,
      mastersFolders: dependencies.mastersFolders ?? [`${dependencies.contentFolder}/masters`],
      cacheFolder: `${dependencies.imageCacheFolder}-iiif`,
      shared: dependencies.sharedPictures,
      work,
      log,
    }),
  );
  app.get(
    '/social/*',
    socialCards({
      findPage: (path, asker) => findPage(dependencies, path, asker),
      publicOrigin,
      imagesFolder: `${dependencies.contentFolder}/images`,
      uploads: dependencies.uploads,
      cacheFolder: `${dependencies.imageCacheFolder}-social`,
      pictureHosts: dependencies.pictureHosts ?? [],
      queue: work.cards,
      log,
    }),
  );
  if (dependencies.videoStillsHost) {
    const cacheFolder = `${dependencies.imageCacheFolder}-stills`;
    app.get(
      '/video-stills/*',
      videoStills({
        host: dependencies.videoStillsHost,
        cacheFolder,
        fetch,
        queue: work.stills,
        log,
      }),
    );
  }
  app.get(
    '/:file{pattern\\.(?:svg|png)}',
    patternFiles(`${dependencies.imageCacheFolder}-patterns`, work.pictures),
  );
  app.get('/films/*', films(`${dependencies.contentFolder}/films`));
  const openLimit = new RateLimit(dependencies.openDataLimit ?? openDataLimit);
  const openData = limited(dependencies.shareLimit?.(openLimit) ?? openLimit, work.refusals);
  app.use('/object-collection-api/*', openData);
  const searchInTurn = inTurn(work.searches);
  app.use('/object-collection-api/*', (c, next) =>
    isSearchCall(c.req.path) && c.req.method !== 'OPTIONS' ? searchInTurn(c, next) : next(),
  );
  app.use('/objects/:file{.+\\.jsonld}', openData);
  app.use(linkedData({ publicOrigin, services }));
  const { allowsFormCall } = dependencies;
  if (allowsFormCall) {
    app.post('/forms-api/*', async (c, next) => {
      const isOpen = dependencies.hasServiceApis || c.get('isSiteCall');
      if (!isOpen || (await allowsFormCall(c.req.raw))) return next();
      const later = { 'Retry-After': '600', 'Cache-Control': 'no-store' };
      const message = 'There are too many requests from your network. Please try again later.';
      return c.json({ error: { code: 'too-many', message } }, 429, later);
    });
  }
  for (const [path, answer] of dependencies.protocols) {
    app.all(`${path}/*`, async (c) =>
      dependencies.hasServiceApis || c.get('isSiteCall') || openPaths.test(c.req.path)
        ? answerForOthers(c, answer, publicOrigin)
        : answerClosed(c),
    );
  }
  if (dependencies.builtFolder) app.get('/*', builtFiles(dependencies.builtFolder));
  const { render, pageCache: cache } = dependencies;
  app.all(
    '*',
    pages({
      render,
      isLivePreview,
      drafts: dependencies.openDraft && {
        open: dependencies.openDraft,
        answerNone: createNoDraftAnswer(dependencies.localeFiles),
      },
      previews: dependencies.openPreview && {
        open: dependencies.openPreview,
        answerNone: answerNoPreview,
      },
      publicOrigin,
      builderApiKey,
      cache,
      queueOf: (address) => chooseQueue(work, address),
    }),
  );

  app.onError((error, c) => {
    // The work is told to stop by the deadline, whose answer this must not take the place of.
    const isLate = c.get('signal')?.aborted && !c.req.raw.signal.aborted;
    if (error instanceof NobodyWaits) {
      // Nginx's word for it; nobody reads it.
      return isLate ? answerLate(c) : new Response(null, { status: 499 });
    }
    if (error instanceof TooBusy) return answerUnavailable(c, error);
    reportFailure(error);
    if (isLate) return answerLate(c);
    // Headers that were set before the failure, such as a length, do not fit this answer.
    c.res = undefined;
    const headers = { 'Cache-Control': 'no-store', 'Content-Type': 'text/plain; charset=utf-8' };
    if (isServiceUnavailable(error) || cannotWrite.has(findOutage(error))) {
      const later = { ...headers, 'Retry-After': '30' };
      return new Response('This is temporarily unavailable. Please try again in a moment.', {
        status: 503,
        headers: later,
      });
    }
    return 'getResponse' in error && typeof error.getResponse === 'function'
      ? error.getResponse()
      : new Response('Something went wrong. Please try again in a moment.', {
          status: 500,
          headers,
        });
  });
  return app;
}

/** Also of a file, which is no database's. */
const cannotWrite: ReadonlySet<unknown> = new Set<Outage>(['full', 'read-only']);

/** A page as everybody gets it. */
function findPage(
  { pageCache, publicOrigin, render }: AppDependencies,
  path: string,
  asker: Asker,
) {
  const renderForAll = async () => renderWhole(render, new Request(publicOrigin + path));
  return pageCache ? pageCache.findOrRender(path, renderForAll, asker) : renderForAll();
}

const answerClosed = (c: Context): Response => {
  const message =
    'This API is not public. The operator of the site can open it with SERVICE_APIS=true.';
  return c.json({ error: { code: 'closed', message } }, 404, { 'Cache-Control': 'no-store' });
};

/**
 * An embedded service, called from elsewhere. The addresses in its answers are made from the
 * request's own, so it gets the public origin and not what a Host header claims.
 */
async function answerForOthers(
  c: Context,
  answer: (request: Request) => Promise<Response>,
  publicOrigin: string,
): Promise<Response> {
  const { pathname, search } = new URL(c.req.url);
  const { method, headers } = c.req.raw;
  const body = method === 'GET' || method === 'HEAD' ? null : await c.req.arrayBuffer();
  const response = await answer(
    new Request(publicOrigin + pathname + search, { method, headers, body }),
  );
  const shared = new Headers(response.headers);
  shared.set('Cross-Origin-Resource-Policy', 'cross-origin');
  return new Response(response.body, { status: response.status, headers: shared });
}

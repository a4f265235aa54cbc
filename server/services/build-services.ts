import type { Services } from '#app/request-context.ts';
import { createSigner } from '#database/visitors/signing.ts';
import {
  type ContentManagementClient,
  createContentManagementClient,
} from '#services/content-management/client/client.ts';
import { createContentManagementServer } from '#services/content-management/embedded/server.ts';
import { createFormsClient } from '#services/forms/client/client.ts';
import { createNewsletterClient } from '#services/forms/client/newsletter-client.ts';
import { createFormMails } from '#services/forms/embedded/mails/form-mails.ts';
import { createNewsletterLinks } from '#services/forms/embedded/newsletter/links.ts';
import { createFormsServer } from '#services/forms/embedded/server.ts';
import {
  createObjectCollectionClient,
  type ObjectCollectionClient,
} from '#services/object-collection/client/client.ts';
import { createObjectCollectionServer } from '#services/object-collection/embedded/server.ts';
import type { PageBuilderClient } from '#services/page-builder/client/client.ts';
import { createReservationsClient } from '#services/reservations/client/client.ts';
import type { DeskOptions } from '#services/reservations/embedded/desk.ts';
import { createReservationsServer } from '#services/reservations/embedded/server.ts';
import { createVideoPlaylistsClient } from '#services/video-playlists/client/client.ts';
import { createVideoPlaylistsServer } from '#services/video-playlists/embedded/server.ts';
import type { FormGuard } from '#shared/forms/form-guard.ts';
import { contentCheckMs } from '../content/content-version.ts';
import type { Databases } from '../databases/open-databases.ts';
import { createFindRecipient } from '../forms/form-recipients.ts';
import type { UpstreamMetrics } from '../metrics/upstream-metrics.ts';
import type { Log } from '../process/log.ts';
import { createProgrammeReader } from '../reservations/read-programme.ts';
import { onBehalfOfVisitors, withToken } from '../security/visitor-context.ts';
import type { Settings } from '../settings/settings.ts';
import { buildPageBuilder } from './build-page-builder.ts';
import {
  createResilientFetch,
  createResilientValues,
  type Fetch,
  type ResilienceOptions,
} from './resilient-fetch.ts';
import { findSocketPath } from './service-address.ts';
import { createForward, createServiceFetch } from './service-fetch.ts';

export interface BuiltServices {
  readonly services: SiteServices;
  /** The embedded servers by the path at which others may reach them too. */
  readonly protocols: ReadonlyMap<ProtocolPath, (request: Request) => Promise<Response>>;
  /** The dependencies of the embedded reservations. Null: they are a service elsewhere. */
  readonly reservationsDesk: DeskOptions | null;
}

/** The services that loaders ask, and what only the server asks of them. */
export interface SiteServices extends Services {
  readonly contentManagement: ContentManagementClient;
  readonly objectCollection: ObjectCollectionClient;
  readonly pageBuilder: PageBuilderClient;
}

/** Hosts of the embedded servers, in this process or another; seen by nobody else. */
const prismicPath = '/api/v2';
const embeddedContentManagement = `https://content-management.internal${prismicPath}`;
const embeddedObjectCollection = 'https://object-collection.internal';
const embeddedForms = 'https://forms.internal';
const embeddedReservations = 'https://reservations.internal';
const embeddedVideoPlaylists = 'https://video-playlists.internal';
const youtube = 'https://www.googleapis.com/youtube/v3';

/**
 * The one place that knows which service is real: each client gets the network's fetch where an
 * account is configured, and the embedded server's otherwise. Both go through the same resilience.
 */
export function buildServices(
  settings: Settings,
  databases: Databases,
  log: Log,
  /** Looks at forms of editors' pages; none: there is no site whose pages could carry its fields. */
  formGuard?: Pick<FormGuard, 'check'>,
  metrics?: UpstreamMetrics,
): BuiltServices {
  const protocols = new Map<ProtocolPath, Handler>();
  const given = { log, metrics };
  const resilient = (
    service: string,
    server: Handler,
    options: Partial<ResilienceOptions> = {},
  ): Fetch =>
    createResilientFetch(inProcess(server), { service, ...given, ...options, ...embeddedLimits });
  /** The network's where there is no address: that of a real account. */
  const elsewhere = (
    service: string,
    address: string | null,
    { toFetch = (plain) => plain, path, ...options }: Partial<ResilienceOptions> & Elsewhere = {},
  ): Fetch => {
    const plain = address === null ? fetch : callService(address, path);
    // Our own answers need no looking at: behind a socket is a process of this project.
    const checks = isOnSocket(address) ? { checksAnswers: false } : {};
    return createResilientFetch(toFetch(plain), { service, ...given, ...options, ...checks });
  };
  const { publicOrigin, servicesToken: token } = settings;
  const callService = (address: string, path?: string) =>
    createServiceFetch({ address, publicOrigin, ...(path !== undefined && { path }) });
  const forward = (prefix: ProtocolPath, address: string) =>
    protocols.set(
      prefix,
      createForward(callService(address), { address, publicOrigin, prefix, token }),
    );
  /** Whom it is called for, a service believes by the token, or since only the site may open its socket. */
  const forVisitors = (address: string) => ({
    toFetch: (plain: Fetch) => onBehalfOfVisitors(plain, token, isOnSocket(address)),
  });

  const contentManagementFetch = () => {
    if (settings.prismic) {
      return elsewhere('content management', settings.prismic.apiUrl, { path: prismicPath });
    }
    const server = createContentManagementServer({ database: databases.content });
    protocols.set('/content-management-api', server);
    return resilient('content management', server);
  };
  const objectCollectionFetch = () => {
    const { objectCollectionUrl } = settings;
    if (objectCollectionUrl) {
      forward('/object-collection-api', objectCollectionUrl);
      return elsewhere('object collection', objectCollectionUrl);
    }
    const server = createObjectCollectionServer({
      database: databases.content,
      indexFolder: `${settings.dataFolder}/cache/search`,
      dumpFolder: `${settings.dataFolder}/cache/dumps`,
    });
    protocols.set('/object-collection-api', server);
    return createResilientValues(server.answerValue, {
      service: 'object collection',
      ...given,
      ...embeddedLimits,
    });
  };
  const formsFetch = () => {
    if (settings.formsUrl) {
      return elsewhere('forms', settings.formsUrl, forVisitors(settings.formsUrl));
    }
    const server = createFormsServer({
      database: databases.visitors,
      timeZone: settings.timeZone,
      newsletter: {
        links: createNewsletterLinks(
          createSigner({ database: databases.visitors, ...settings.signing }),
          settings.publicOrigin,
        ),
        hasService: settings.newsletterApi !== null,
      },
      mails: createFormMails({
        findRecipient: createFindRecipient(contentManagement, settings.formRecipients),
        timeZone: settings.timeZone,
      }),
    });
    protocols.set('/forms-api', server);
    return resilient('forms', server);
  };
  const pageBuilder = buildPageBuilder(
    settings,
    databases,
    log,
    (server) =>
      server
        ? resilient('page builder', server)
        : elsewhere('page builder', settings.pageBuilder.apiUrl, {
            toFetch: (plain) => withTokenOnForms(plain, settings.pageBuilder.apiUrl && token),
          }),
    formGuard,
  );
  if (pageBuilder.server) protocols.set('/page-builder-api', pageBuilder.server);
  else if (settings.pageBuilder.apiUrl) forward('/page-builder-api', settings.pageBuilder.apiUrl);

  const videoPlaylistsFetch = () => {
    if (settings.youtubeApiKey || settings.youtubeApiUrl) {
      return elsewhere('video playlists', settings.youtubeApiUrl);
    }
    const server = createVideoPlaylistsServer({ database: databases.content });
    protocols.set('/video-playlists-api', server);
    return resilient('video playlists', server);
  };

  const contentManagement = createContentManagementClient({
    repositoryName: settings.prismic?.repository ?? 'embedded',
    endpoint:
      settings.prismic?.repository && !settings.prismic.apiUrl
        ? `https://${settings.prismic.repository}.cdn.prismic.io/api/v2`
        : embeddedContentManagement,
    accessToken: settings.prismic?.accessToken ?? undefined,
    fetch: contentManagementFetch(),
    languageCodes: settings.prismicLanguages,
    siteOrigin: settings.publicOrigin,
    timeZone: settings.timeZone,
    warn: (message) => log.warn({ service: 'content management' }, message),
  });
  const forms = { endpoint: embeddedForms, fetch: formsFetch() };
  const reservationsDesk = settings.reservationsUrl
    ? null
    : {
        database: databases.visitors,
        readProgramme: createProgrammeReader(contentManagement, settings.timeZone),
        signer: createSigner({ database: databases.visitors, ...settings.signing }),
        publicOrigin: settings.publicOrigin,
        limitsCalls: settings.formLimitPerHour > 0,
      };
  const reservationsFetch = () => {
    // Somebody's places and name are not kept for an outage.
    const options = { cacheBytes: 1 };
    const { reservationsUrl } = settings;
    if (reservationsUrl) {
      return elsewhere('reservations', reservationsUrl, {
        ...options,
        ...forVisitors(reservationsUrl),
      });
    }
    if (!reservationsDesk) throw new Error('The embedded reservations need their database.');
    const server = createReservationsServer(reservationsDesk);
    protocols.set('/reservations-api', server);
    return resilient('reservations', server, options);
  };

  return {
    services: {
      contentManagement,
      objectCollection: createObjectCollectionClient({
        endpoint: embeddedObjectCollection,
        fetch: objectCollectionFetch(),
        pictureHosts: settings.objectPictureHosts,
        answerMaxAgeMs: contentCheckMs,
      }),
      forms: createFormsClient(forms),
      newsletter: createNewsletterClient(forms),
      reservations: createReservationsClient({
        endpoint: embeddedReservations,
        fetch: reservationsFetch(),
        // Lists alone, whose pages are kept longer: a publication is still seen within a second.
        slotsMaxAgeMs: 1_000,
      }),
      videoPlaylists: createVideoPlaylistsClient({
        endpoint:
          settings.youtubeApiKey && !settings.youtubeApiUrl ? youtube : embeddedVideoPlaylists,
        // The embedded server wants a key as the real one does; any will do.
        apiKey: settings.youtubeApiKey ?? 'embedded',
        fetch: videoPlaylistsFetch(),
      }),
      pageBuilder: pageBuilder.client,
    },
    protocols,
    reservationsDesk,
  };
}

type Handler = (request: Request) => Promise<Response>;

/** Where the site has the protocol of each embedded server. */
export type ProtocolPath =
  | '/content-management-api'
  | '/forms-api'
  | '/object-collection-api'
  | '/page-builder-api'
  | '/reservations-api'
  | '/video-playlists-api';

/** Content is read with the space's own keys. */
const withTokenOnForms = (plain: Fetch, token: string | null): Fetch => {
  const told = withToken(plain, token);
  return (input, init) => {
    const request = new Request(input, init);
    return request.method === 'POST' ? told(request) : plain(request);
  };
};

interface Elsewhere {
  /** Adds what the service is told with each call. */
  readonly toFetch?: (plain: Fetch) => Fetch;
  /** The end that the address may have or not. */
  readonly path?: string;
}

const isOnSocket = (address: string | null) => address !== null && findSocketPath(address) !== null;

/** Our own answers need no looking at, and what slows them down is this machine. */
const embeddedLimits = {
  timeoutMs: 5_000,
  breakMs: 1_000,
  checksAnswers: false,
  isInProcess: true,
};

const inProcess =
  (server: Handler): Fetch =>
  (input) =>
    server(input as Request);

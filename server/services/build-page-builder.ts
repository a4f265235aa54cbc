import { randomBytes } from 'node:crypto';
import type { PageBuilderSite } from '#app/request-context.ts';
import {
  createPageBuilderClient,
  type PageBuilderClient,
} from '#services/page-builder/client/client.ts';
import { createPageBuilderServer } from '#services/page-builder/embedded/server.ts';
import type { FormGuard } from '#shared/forms/form-guard.ts';
import { sectionModels } from '#shared/page-builder/page-builder-models.ts';
import { isEmbeddedPageBuilder } from '../content/content-problems.ts';
import { contentCheckMs } from '../content/content-version.ts';
import type { Databases } from '../databases/open-databases.ts';
import type { Log } from '../process/log.ts';
import type { Settings } from '../settings/settings.ts';
import type { Fetch } from './resilient-fetch.ts';

/** Public key of the embedded space: it stands in pages, as a real one would. */
const embeddedKey = 'embedded-space';
const embeddedPath = '/page-builder-api';
/** That of the embedded server, in this process or another; seen by nobody else. */
const embeddedOrigin = 'https://page-builder.internal';

export interface BuiltPageBuilder {
  readonly client: PageBuilderClient;
  /** Null: the real service, or this one in another process. */
  readonly server: ((request: Request) => Promise<Response>) | null;
}

/** The page builder's client, and its embedded server where no account is configured. */
export function buildPageBuilder(
  settings: Settings,
  databases: Databases,
  log: Log,
  toFetch: (answer: ((request: Request) => Promise<Response>) | null) => Fetch,
  formGuard?: Pick<FormGuard, 'check'>,
): BuiltPageBuilder {
  const { apiKey, host, apiVersion, locales } = settings.pageBuilder;
  // Without a key of the settings only this process may read its own drafts.
  const privateKey =
    settings.pageBuilder.privateKey ??
    settings.servicesToken ??
    randomBytes(24).toString('base64url');
  const server = isEmbeddedPageBuilder(settings)
    ? createPageBuilderServer({
        database: databases.content,
        visitors: databases.visitors,
        timeZone: settings.timeZone,
        formGuard,
        limitsForms: settings.formLimitPerHour > 0,
        allowedRecipients: settings.pageBuilder.formRecipients,
        access: { apiKey: embeddedKey, privateKey },
      })
    : null;
  const client = createPageBuilderClient({
    apiKey: apiKey ?? embeddedKey,
    privateKey: apiKey === null ? privateKey : settings.pageBuilder.privateKey,
    endpoint: apiKey === null ? embeddedOrigin : host,
    formEndpoint: apiKey === null ? embeddedOrigin : toPageBuilderSite(settings).formEndpoint,
    apiVersion,
    fetch: toFetch(server),
    localeCodes: locales,
    models: sectionModels,
    // Dates of entries are as exact as this.
    answerMaxAgeMs: contentCheckMs,
    warn: (message) => log.warn({ service: 'page builder' }, message),
  });
  return { client, server };
}

/** The origins that editors' pages may use, for the policy of a page. */
export function listPageBuilderOrigins(site: PageBuilderSite) {
  const toOrigins = (hosts: readonly string[]) => hosts.map((host) => `https://${host}`);
  const own = site.isEmbedded ? [] : [site.endpoint, site.formEndpoint];
  const forms = toOrigins(site.formHosts);
  const connections = [...own, ...toOrigins(site.requestHosts), ...forms];
  return { connections: [...new Set(connections)], forms };
}

/** The page builder's origin for browsers: this site for the embedded one, its own host for the real one. */
export function toPageBuilderSite({ pageBuilder }: Settings): PageBuilderSite {
  const { apiKey, host, requestHosts, formHosts, allowsCustomCode } = pageBuilder;
  const common = { requestHosts, formHosts, allowsCustomCode };
  if (apiKey === null) {
    const local = { endpoint: embeddedPath, formEndpoint: embeddedPath };
    return { apiKey: embeddedKey, ...local, isEmbedded: true, ...common };
  }
  const formEndpoint = toPageBuilderWriteHost({ pageBuilder });
  return { apiKey, endpoint: host, formEndpoint, isEmbedded: false, ...common };
}

/** Origins from which editors' pages show pictures and films. */
export const listEditorsMedia = ({ pageBuilder }: Settings): string[] => [
  ...(pageBuilder.apiKey === null ? [] : [pageBuilder.host]),
  ...pageBuilder.pictureHosts.map((host) => `https://${host}`),
];

/** The real service takes forms and writing at another host than it gives content. */
export const toPageBuilderWriteHost = ({ pageBuilder: { host } }: Pick<Settings, 'pageBuilder'>) =>
  host === 'https://cdn.builder.io' ? 'https://builder.io' : host;

import { availableParallelism } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import type { z } from 'zod';
import { museumName } from '#brand/names.ts';
import type { Language } from '#shared/languages/languages.ts';
import type { S3Place } from '../images/picture-stores.ts';
import type { TrustedProxies } from '../security/client-address.ts';
import type { OpenIdSettings } from '../studio/people/openid-provider.ts';
import { environment } from './environment.ts';

/** Where files are kept that several machines use: a folder or a bucket. */
export type StorePlace =
  | { readonly kind: 'folder'; readonly path: string }
  | ({ readonly kind: 's3' } & S3Place);

/** The settings of one process, typed; nothing else in the project reads the environment. */
export interface Settings {
  readonly mode: 'production' | 'development' | 'test';
  /** 0: any free port. */
  readonly port: number;
  readonly host: string;
  /** Scheme and host under which visitors reach the site; stands in canonical links. */
  readonly publicOrigin: string;
  /** How long browsers are told to keep to https; null: they are not told. */
  readonly hsts: string | null;
  /** How long the process answers on after SIGTERM while it says that it is not ready. */
  readonly drainSeconds: number;
  /** Processes of this machine that answer visitors. */
  readonly workers: number;
  readonly logLevel: string;
  readonly logFormat: 'pretty' | 'json';
  readonly dataFolder: string;
  readonly databaseUrl: string | null;
  /** A standby of it, from which content is read; null: content is read where it is written. */
  readonly contentDatabaseReadUrl: string | null;
  /** Connections of this process to each of the two PostgreSQL databases, at most. */
  readonly databasePoolSize: number;
  /** Connections of all processes of this machine to PostgreSQL together, at most. */
  readonly databaseConnections: number;
  readonly contentFolder: string;
  /** Where machines share the pictures they made; null: each keeps its own. */
  readonly madePictures: StorePlace | null;
  /** Where what editors upload is kept. */
  readonly media: StorePlace;
  readonly timeZone: string;
  readonly isSearchEnabled: boolean;
  readonly hasDemoNotice: boolean;
  /** Whether others may call the embedded services' own APIs; the open collection is always open. */
  readonly hasServiceApis: boolean;
  /** Whether `/studio` is there for those who edit. */
  readonly hasStudio: boolean;
  /** Scheme and host of the studio: the site's, or others, at which it then answers alone. */
  readonly studioOrigin: string;
  /** Sessions of the studio that nobody uses for so long end, in milliseconds. */
  readonly studioIdleMs: number;
  /** Where those who work in the studio may sign in elsewhere; null: nowhere. */
  readonly openId: OpenIdSettings | null;
  /** With which the site calls its forms and reservations in another process; null: it says nothing. */
  readonly servicesToken: string | null;
  /** Null: the embedded server. */
  readonly prismic: PrismicSettings | null;
  /** Where `content:push` and `content:pull` write and read a repository's models and files. */
  readonly prismicWriting: {
    /** Null: nothing can be written. */
    readonly token: string | null;
    readonly types: string;
    readonly assets: string;
    readonly migration: string;
  };
  /** Our language codes and the service's. */
  readonly prismicLanguages: Readonly<Record<Language, string>>;
  /** Null: the embedded server. */
  readonly objectCollectionUrl: string | null;
  /** Hosts of objects' pictures that lie elsewhere, from which visitors' browsers may have them. */
  readonly objectPictureHosts: readonly string[];
  /** Key of the YouTube Data API. Null: the embedded server. */
  readonly youtubeApiKey: string | null;
  /** Another address of that API, or the embedded server in another process. */
  readonly youtubeApiUrl: string | null;
  /** The secret that the real services send with "something was published". Null: no such call is accepted. */
  readonly contentHookSecret: string | null;
  /** Null: the embedded server. */
  readonly formsUrl: string | null;
  /** Null: the embedded server. */
  readonly reservationsUrl: string | null;
  readonly pageBuilder: PageBuilderSettings;
  readonly mail: MailSettings;
  readonly signing: SigningSettings;
  readonly trustedProxies: TrustedProxies;
  /** The recipients of a form by its kind; `all` is for kinds without one. */
  readonly formRecipients: ReadonlyMap<string, string>;
  /** Units of work that one network address may ask for within a minute; 0: without limit. */
  readonly clientLimitPerMinute: number;
  /** How often one form may come from one network address within an hour; 0: without limit. */
  readonly formLimitPerHour: number;
  /** Null: no metrics are served. */
  readonly metricsPort: number | null;
  /** Null: no traces are sent. */
  readonly tracing: TracingSettings | null;
  /** Days that visitors' data is kept, by kind; a kind that is not here has its own number. */
  readonly retentionDays: ReadonlyMap<string, number>;
  /** The mailing service that learns of subscribers. Null: none; subscribers are exported. */
  readonly newsletterApi: { readonly key: string; readonly url: string } | null;
}

/** The destination of traces. The settings have OpenTelemetry's own names. */
export interface TracingSettings {
  /** Before `/v1/traces`. */
  readonly endpoint: string;
  readonly headers: Readonly<Record<string, string>>;
  /** Of all requests, from 0 to 1. */
  readonly share: number;
}

/** The keys that sign links in mails. */
export interface SigningSettings {
  /** Null: a key made once and kept in the visitors' database. */
  readonly secret: string | null;
  /** Links signed with these still hold; null among them: the key in the visitors' database. */
  readonly previousSecrets: readonly (string | null)[];
}

/** How mails leave the house. */
export interface MailSettings {
  /** Null: mails are written into the outbox folder. */
  readonly smtpUrl: string | null;
  /** With or without a name before it. */
  readonly from: string;
  readonly replyTo: string | null;
}

/** The source of items; at least one of repository and address is there. */
export interface PrismicSettings {
  readonly repository: string | null;
  readonly accessToken: string | null;
  /** Of the API where it is not the repository's own; `http(s)://…` or `unix:…`. */
  readonly apiUrl: string | null;
}

/** The source of editors' pages, and their rights. */
export interface PageBuilderSettings {
  /** Public key of the space; null: the embedded server. */
  readonly apiKey: string | null;
  /** The embedded server in another process; null: in this one, or a real space. */
  readonly apiUrl: string | null;
  /** Reads drafts and pushes pages; never sent to a visitor. */
  readonly privateKey: string | null;
  /** Scheme and host of the content API. */
  readonly host: string;
  readonly apiVersion: 'v1' | 'v3';
  /** Our language codes and the space's locales. */
  readonly locales: Readonly<Record<Language, string>>;
  /** Hosts of pictures and films in content, beside a real space's own. */
  readonly pictureHosts: readonly string[];
  /** Hosts that pages may ask for data from the visitor's browser. */
  readonly requestHosts: readonly string[];
  /** Hosts to which editors' forms with an address of their own may be sent. */
  readonly formHosts: readonly string[];
  /** The allowed recipients of editors' forms, in lower case. Null: any recipient that a published form names. */
  readonly formRecipients: ReadonlySet<string> | null;
  /** Whether editors' own scripts run. */
  readonly allowsCustomCode: boolean;
}

/** A setting is wrong; the message is one sentence that names it. */
export class InvalidSetting extends Error {
  override readonly name = 'InvalidSetting';
}

/**
 * @param variables the environment; an empty variable counts as absent
 * @throws {InvalidSetting} naming the first wrong variable
 */
export function parseSettings(variables: Readonly<Record<string, string | undefined>>): Settings {
  const given = Object.fromEntries(
    Object.keys(environment.shape)
      .filter((name) => variables[name] !== undefined && variables[name] !== '')
      .map((name) => [name, variables[name]]),
  );
  const result = environment.safeParse(given);
  if (!result.success) {
    const issue = result.error.issues[0];
    throw new InvalidSetting(`The setting ${issue?.path.join('.')} ${issue?.message}.`);
  }
  const env = result.data;
  if (env.PRISMIC_ACCESS_TOKEN && !env.PRISMIC_REPOSITORY && !env.PRISMIC_API_URL) {
    throw new InvalidSetting(
      'The setting PRISMIC_ACCESS_TOKEN works only together with PRISMIC_REPOSITORY or PRISMIC_API_URL.',
    );
  }
  if (env.CONTENT_DATABASE_READ_URL && !env.DATABASE_URL) {
    throw new InvalidSetting(
      'The setting CONTENT_DATABASE_READ_URL works only together with DATABASE_URL, its primary.',
    );
  }
  if (env.BUILDER_API_URL && env.BUILDER_API_KEY) {
    throw new InvalidSetting(
      'The setting BUILDER_API_URL is for the embedded page builder in another process; a real space, with BUILDER_API_KEY, is at BUILDER_API_HOST.',
    );
  }
  const publicOrigin = env.PUBLIC_ORIGIN ?? `http://localhost:${env.PORT}`;
  return {
    mode: env.NODE_ENV,
    port: env.PORT,
    host: env.HOST,
    publicOrigin,
    hsts: env.HSTS === 'none' ? null : env.HSTS,
    drainSeconds: env.DRAIN_SECONDS,
    workers: env.WORKERS ?? Math.min(maxUsualWorkers, availableParallelism()),
    logLevel: env.LOG_LEVEL,
    logFormat: env.LOG_FORMAT ?? (env.NODE_ENV === 'production' ? 'json' : 'pretty'),
    dataFolder: env.DATA_FOLDER,
    databaseUrl: env.DATABASE_URL ?? null,
    contentDatabaseReadUrl: env.CONTENT_DATABASE_READ_URL ?? null,
    databasePoolSize: env.DATABASE_POOL_SIZE,
    databaseConnections: env.DATABASE_CONNECTIONS,
    contentFolder: env.CONTENT_FOLDER,
    madePictures: toStorePlace(env, 'MADE_PICTURES_URL'),
    media: toStorePlace(env, 'MEDIA_URL') ?? {
      kind: 'folder',
      path: join(env.DATA_FOLDER, 'media'),
    },
    timeZone: env.TIME_ZONE,
    isSearchEnabled: env.SEARCH_ENABLED,
    hasDemoNotice: env.DEMO_NOTICE,
    hasServiceApis: env.SERVICE_APIS,
    hasStudio: env.STUDIO,
    studioOrigin: toStudioOrigin(env.STUDIO_ORIGIN, publicOrigin),
    studioIdleMs: env.STUDIO_IDLE_MINUTES * 60_000,
    openId: toOpenId(env),
    servicesToken: env.SERVICES_TOKEN ?? null,
    prismic:
      env.PRISMIC_REPOSITORY || env.PRISMIC_API_URL
        ? {
            repository: env.PRISMIC_REPOSITORY ?? null,
            accessToken: env.PRISMIC_ACCESS_TOKEN ?? null,
            apiUrl: env.PRISMIC_API_URL ?? null,
          }
        : null,
    prismicWriting: {
      token: env.PRISMIC_WRITE_TOKEN ?? null,
      types: withoutSlash(env.PRISMIC_TYPES_API_URL),
      assets: withoutSlash(env.PRISMIC_ASSET_API_URL),
      migration: withoutSlash(env.PRISMIC_MIGRATION_API_URL),
    },
    prismicLanguages: toLanguageCodes(env.PRISMIC_LANGUAGES),
    objectCollectionUrl: env.OBJECT_COLLECTION_URL ?? null,
    objectPictureHosts: env.OBJECT_PICTURE_HOSTS,
    youtubeApiKey: env.YOUTUBE_API_KEY ?? null,
    youtubeApiUrl: env.YOUTUBE_API_URL ?? null,
    contentHookSecret: env.CONTENT_HOOK_SECRET ?? null,
    formsUrl: env.FORMS_URL ?? null,
    reservationsUrl: env.RESERVATIONS_URL ?? null,
    pageBuilder: {
      apiKey: env.BUILDER_API_KEY ?? null,
      apiUrl: env.BUILDER_API_URL ?? null,
      privateKey: env.BUILDER_PRIVATE_KEY ?? null,
      host: env.BUILDER_API_HOST ?? 'https://cdn.builder.io',
      apiVersion: env.BUILDER_API_VERSION,
      locales: toLanguageCodes(env.BUILDER_LOCALES),
      pictureHosts: env.BUILDER_PICTURE_HOSTS,
      requestHosts: env.BUILDER_REQUEST_HOSTS,
      formHosts: env.BUILDER_FORM_HOSTS,
      formRecipients: env.BUILDER_FORM_RECIPIENTS ? new Set(env.BUILDER_FORM_RECIPIENTS) : null,
      allowsCustomCode: env.BUILDER_CUSTOM_CODE,
    },
    mail: {
      smtpUrl: env.SMTP_URL ?? null,
      from: env.MAIL_FROM ?? `${museumName.en} <no-reply@${new URL(publicOrigin).hostname}>`,
      replyTo: env.MAIL_REPLY_TO ?? null,
    },
    signing: {
      secret: env.SIGNING_SECRET ?? null,
      previousSecrets: env.PREVIOUS_SIGNING_SECRETS,
    },
    trustedProxies: env.TRUSTED_PROXIES,
    formRecipients: env.FORM_RECIPIENTS,
    clientLimitPerMinute: env.CLIENT_LIMIT_PER_MINUTE,
    formLimitPerHour: env.FORM_LIMIT_PER_HOUR,
    metricsPort: env.METRICS_PORT ?? null,
    tracing: env.OTEL_EXPORTER_OTLP_ENDPOINT
      ? {
          endpoint: env.OTEL_EXPORTER_OTLP_ENDPOINT,
          headers: env.OTEL_EXPORTER_OTLP_HEADERS,
          share: env.OTEL_TRACES_SAMPLER_ARG,
        }
      : null,
    retentionDays: env.RETENTION_DAYS,
    newsletterApi: env.NEWSLETTER_API_KEY
      ? { key: env.NEWSLETTER_API_KEY, url: env.NEWSLETTER_API_URL }
      : null,
  };
}

function toOpenId(env: z.output<typeof environment>): OpenIdSettings | null {
  const {
    STUDIO_OPENID_ISSUER: issuer,
    STUDIO_OPENID_CLIENT_ID: clientId,
    STUDIO_OPENID_CLIENT_SECRET: clientSecret,
  } = env;
  if (!issuer && !clientId && !clientSecret) return null;
  if (!issuer || !clientId || !clientSecret) {
    throw new InvalidSetting(
      'The settings STUDIO_OPENID_ISSUER, STUDIO_OPENID_CLIENT_ID and STUDIO_OPENID_CLIENT_SECRET work only together.',
    );
  }
  const name = env.STUDIO_OPENID_NAME ?? new URL(issuer).host;
  return { issuer, clientId, clientSecret, name };
}
const withoutSlash = (address: string): string => address.replace(/\/+$/, '');

/** The same host would be no boundary, and a weaker scheme none worth having. */
function toStudioOrigin(given: string | undefined, publicOrigin: string): string {
  if (given === undefined) return publicOrigin;
  const [studio, site] = [new URL(given), new URL(publicOrigin)];
  if (studio.host === site.host) {
    throw new InvalidSetting(
      'The setting STUDIO_ORIGIN names the host of PUBLIC_ORIGIN; leave it out, or give the studio a host of its own.',
    );
  }
  if (site.protocol === 'https:' && studio.protocol !== 'https:') {
    throw new InvalidSetting('The setting STUDIO_ORIGIN must begin with https, as the site does.');
  }
  return given;
}

/** The names of Amazon's own programs for its store, and for those that speak as it does. */
function toStorePlace(
  env: z.output<typeof environment>,
  name: 'MADE_PICTURES_URL' | 'MEDIA_URL',
): StorePlace | null {
  const address = env[name];
  if (!address) return null;
  const url = new URL(address);
  if (url.protocol === 'file:') return { kind: 'folder', path: fileURLToPath(url) };
  const { AWS_ACCESS_KEY_ID: keyId, AWS_SECRET_ACCESS_KEY: secret } = env;
  if (!keyId || !secret) {
    throw new InvalidSetting(
      `The setting ${name} names a bucket, which needs AWS_ACCESS_KEY_ID and AWS_SECRET_ACCESS_KEY.`,
    );
  }
  return {
    kind: 's3',
    bucket: url.hostname,
    prefix: url.pathname.replace(/^\/|\/$/g, ''),
    region: env.AWS_REGION ?? 'us-east-1',
    endpoint: env.AWS_ENDPOINT_URL_S3?.replace(/\/+$/, '') ?? null,
    keyId,
    secret,
    sessionToken: env.AWS_SESSION_TOKEN ?? null,
  };
}

/** Each holds the search index and kept pages; more are worth it only where somebody asks for them. */
const maxUsualWorkers = 8;

const toLanguageCodes = (text: string) =>
  Object.fromEntries(
    text.split(',').map((pair) => pair.split(':')),
  ) as Settings['prismicLanguages'];

/** Values that no log may contain. Short ones are left out: they would match ordinary text. */
export function listSecrets({ databaseUrl, mail, ...settings }: Settings): string[] {
  const urls = [databaseUrl, settings.contentDatabaseReadUrl, mail.smtpUrl];
  const passwords = urls.flatMap((url) => {
    const password = url ? new URL(url).password : '';
    return [password, decodePercents(password)];
  });
  return [
    ...passwords,
    settings.signing.secret,
    ...settings.signing.previousSecrets,
    settings.prismic?.accessToken,
    settings.prismicWriting.token,
    settings.youtubeApiKey,
    settings.contentHookSecret,
    settings.servicesToken,
    settings.pageBuilder.privateKey,
    settings.newsletterApi?.key,
    ...[settings.madePictures, settings.media].flatMap((place) =>
      place?.kind === 's3' ? [place.secret, place.sessionToken] : [],
    ),
    settings.openId?.clientSecret,
    ...Object.values(settings.tracing?.headers ?? {}),
  ].filter((secret) => typeof secret === 'string' && secret.length >= 6) as string[];
}

/** As the services' clients read it; a lone percent sign stays. */
const decodePercents = (text: string) => {
  try {
    return decodeURIComponent(text);
  } catch {
    return text;
  }
};

/** The settings of this process. The only reading of the environment in the project. */
export const readSettings = (): Settings => parseSettings(process.env);

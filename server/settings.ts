import { z } from 'zod';
import { parseTrustedProxies, type TrustedProxies } from './client-address.ts';

const flag = (byDefault: boolean) =>
  z
    .enum(['true', 'false'], 'must be true or false')
    .default(byDefault ? 'true' : 'false')
    .transform((value) => value === 'true');

const origin = z
  .url({ protocol: /^https?$/, error: 'must be an address such as https://museum.example' })
  .transform((value) => new URL(value).origin);

const hosts = z
  .string()
  .default('')
  .transform((text) => text.split(',').flatMap((host) => host.trim().toLowerCase() || []))
  .refine(
    (list) => list.every((host) => /^[a-z0-9-]+(\.[a-z0-9-]+)*(:\d+)?$/.test(host)),
    'must be host names such as api.museum.example,data.museum.example',
  );

const mailAddress = z
  .string()
  .regex(
    /^([^<>"\r\n,;:@]{1,100} )?<?[^\s@<>,;:"()]+@[^\s@<>,;:"()]+>?$/,
    'must be an address such as hello@museum.example or Girih Museum <hello@museum.example>',
  );

const addresses = z
  .string()
  .transform((text) => text.split(',').flatMap((one) => one.trim().toLowerCase() || []))
  .refine(
    (list) => list.every((one) => /^[^\s@<>,;:"()]+@[^\s@<>,;:"()]+$/.test(one)),
    'must be addresses such as desk@museum.example,tours@museum.example',
  );

const trustedProxies = z
  .string()
  .default('0')
  .transform((text, context) => {
    try {
      return parseTrustedProxies(text);
    } catch {
      context.addIssue('must be a number of proxies such as 1, or networks such as 10.0.0.0/8');
      return z.NEVER;
    }
  });

const daysByKind = z
  .string()
  .default('')
  .refine(
    (text) => text === '' || /^[a-z-]+:\d{1,5}(,[a-z-]+:\d{1,5})*$/.test(text),
    'must look like tour-request:365,mail:30',
  )
  .transform(
    (text) =>
      new Map(
        (text === '' ? [] : text.split(',')).map((part) => {
          const [kind = '', days] = part.split(':');
          return [kind, Number(days)] as const;
        }),
      ),
  );

const timeZone = z
  .string()
  .refine(isTimeZone, 'must be the name of a time zone such as Pacific/Honolulu');

/** Every environment variable the project reads; the README tells what each is for. */
const environment = z.object({
  NODE_ENV: z.enum(['production', 'development', 'test']).default('production'),
  PORT: z.coerce
    .number('must be a number from 0 to 65535')
    .int('must be a whole number')
    .min(0, 'must be a number from 0 to 65535')
    .max(65_535, 'must be a number from 0 to 65535')
    .default(3000),
  HOST: z.string().min(1).default('localhost'),
  PUBLIC_ORIGIN: origin.optional(),
  LOG_LEVEL: z.enum(['fatal', 'error', 'warn', 'info', 'debug', 'silent']).default('info'),
  LOG_FORMAT: z.enum(['pretty', 'json']).optional(),

  DATA_FOLDER: z.string().min(1).default('var'),
  DATABASE_URL: z
    .url({
      protocol: /^postgres(ql)?$/,
      error: 'must be an address such as postgres://user@host/museum',
    })
    .optional(),
  CONTENT_FOLDER: z.string().min(1).default('content'),
  TIME_ZONE: timeZone.default('Pacific/Honolulu'),

  SEARCH_ENABLED: flag(true),
  DEMO_NOTICE: flag(true),

  PRISMIC_REPOSITORY: z
    .string()
    .regex(/^[a-z0-9][a-z0-9-]{2,}[a-z0-9]$/i, 'must be a repository name such as my-museum')
    .optional(),
  PRISMIC_ACCESS_TOKEN: z.string().min(1).optional(),
  PRISMIC_LANGUAGES: z
    .string()
    .regex(/^en:[\w-]+,es:[\w-]+,haw:[\w-]+$/, 'must look like en:en-us,es:es-us,haw:haw-us')
    .default('en:en-us,es:es-us,haw:haw-us'),
  YOUTUBE_API_KEY: z.string().min(1).optional(),
  OBJECT_COLLECTION_URL: z
    .url({
      protocol: /^https?$/,
      error: 'must be an address such as https://collection.museum.example/api',
    })
    .optional(),
  FORMS_URL: z
    .url({
      protocol: /^https?$/,
      error: 'must be an address such as https://forms.museum.example/api',
    })
    .optional(),

  RESERVATIONS_URL: z
    .url({
      protocol: /^https?$/,
      error: 'must be an address such as https://reservations.museum.example/api',
    })
    .optional(),

  SMTP_URL: z
    .url({
      protocol: /^smtps?$/,
      error: 'must be an address such as smtp://user:password@mail.museum.example:587',
    })
    .optional(),
  MAIL_FROM: mailAddress.optional(),
  MAIL_REPLY_TO: mailAddress.optional(),
  SIGNING_SECRET: z.string().min(32, 'must be at least 32 characters').optional(),
  TRUSTED_PROXIES: trustedProxies,
  FORM_RECIPIENTS: z
    .string()
    .default('')
    .refine(
      (text) =>
        text === '' || /^[a-z-]+:[^\s@,:]+@[^\s@,:]+(,[a-z-]+:[^\s@,:]+@[^\s@,:]+)*$/.test(text),
      'must look like contact:hello@museum.example,tour-request:tours@museum.example',
    )
    .transform(
      (text) =>
        new Map(
          (text === '' ? [] : text.split(',')).map((part) => part.split(':') as [string, string]),
        ),
    ),
  FORM_LIMIT_PER_HOUR: z.coerce
    .number('must be a whole number, 0 for no limit')
    .int('must be a whole number, 0 for no limit')
    .min(0, 'must be a whole number, 0 for no limit')
    .default(30),
  METRICS_PORT: z.coerce
    .number('must be a number from 1 to 65535')
    .int('must be a whole number')
    .min(1, 'must be a number from 1 to 65535')
    .max(65_535, 'must be a number from 1 to 65535')
    .optional(),
  RETENTION_DAYS: daysByKind,
  NEWSLETTER_API_KEY: z
    .string()
    .regex(/^[\w-]{8,200}$/, 'must be the API key of the newsletter service')
    .optional(),
  NEWSLETTER_API_URL: z
    .url({
      protocol: /^https?$/,
      error: 'must be an address such as https://api.buttondown.com/v1',
    })
    .default('https://api.buttondown.com/v1'),

  CONTENT_HOOK_SECRET: z.string().min(16, 'must be at least 16 characters').optional(),
  BUILDER_API_KEY: z
    .string()
    .regex(/^[\w-]{8,64}$/, 'must be the public API key of a space')
    .optional(),
  BUILDER_PRIVATE_KEY: z
    .string()
    .regex(/^[\w-]{8,200}$/, 'must be a private key of the space, such as bpk-…')
    .optional(),
  BUILDER_API_HOST: origin.optional(),
  BUILDER_API_VERSION: z.enum(['v1', 'v3'], 'must be v1 or v3').default('v3'),
  BUILDER_LOCALES: z
    .string()
    .regex(/^en:[\w-]+,es:[\w-]+,haw:[\w-]+$/, 'must look like en:en-US,es:es-US,haw:haw-US')
    .default('en:en,es:es,haw:haw'),
  OBJECT_PICTURE_HOSTS: hosts,
  BUILDER_PICTURE_HOSTS: hosts,
  BUILDER_REQUEST_HOSTS: hosts,
  BUILDER_FORM_HOSTS: hosts,
  BUILDER_FORM_RECIPIENTS: addresses.optional(),
  BUILDER_CUSTOM_CODE: flag(false),
});

/** The settings of one process, typed; nothing else in the project reads the environment. */
export interface Settings {
  readonly mode: 'production' | 'development' | 'test';
  /** 0: any free port. */
  readonly port: number;
  readonly host: string;
  /** Scheme and host under which visitors reach the site; stands in canonical links. */
  readonly publicOrigin: string;
  readonly logLevel: string;
  readonly logFormat: 'pretty' | 'json';
  readonly dataFolder: string;
  readonly databaseUrl: string | null;
  readonly contentFolder: string;
  readonly timeZone: string;
  readonly isSearchEnabled: boolean;
  readonly hasDemoNotice: boolean;
  /** Null: the embedded server. */
  readonly prismic: { readonly repository: string; readonly accessToken: string | null } | null;
  /** Our language codes and the service's. */
  readonly prismicLanguages: { readonly en: string; readonly es: string; readonly haw: string };
  /** Null: the embedded server. */
  readonly objectCollectionUrl: string | null;
  /** Hosts of objects' pictures that lie elsewhere, from which visitors' browsers may have them. */
  readonly objectPictureHosts: readonly string[];
  /** Key of the YouTube Data API. Null: the embedded server. */
  readonly youtubeApiKey: string | null;
  /** What the real services send along with "something was published"; null: they are not heard. */
  readonly contentHookSecret: string | null;
  /** Null: the embedded server. */
  readonly formsUrl: string | null;
  /** Null: the embedded server. */
  readonly reservationsUrl: string | null;
  readonly pageBuilder: PageBuilderSettings;
  readonly mail: MailSettings;
  /** Signs links in mails; null: a key made once and kept in the visitors' database. */
  readonly signingSecret: string | null;
  readonly trustedProxies: TrustedProxies;
  /** Who gets a form, by its kind; `all`: where nobody else is named. */
  readonly formRecipients: ReadonlyMap<string, string>;
  /** How often one form may come from one network address within an hour; 0: without limit. */
  readonly formLimitPerHour: number;
  /** Null: no metrics are served. */
  readonly metricsPort: number | null;
  /** Days that visitors' data is kept, by kind; a kind that is not here has its own number. */
  readonly retentionDays: ReadonlyMap<string, number>;
  /** Where subscribers are told to; null: nowhere, they are exported. */
  readonly newsletterApi: { readonly key: string; readonly url: string } | null;
}

/** How mails leave the house. */
export interface MailSettings {
  /** Null: mails are written into the outbox folder. */
  readonly smtpUrl: string | null;
  /** With or without a name before it. */
  readonly from: string;
  readonly replyTo: string | null;
}

/** Where editors' pages come from, and what they may do. */
export interface PageBuilderSettings {
  /** Public key of the space; null: the embedded server. */
  readonly apiKey: string | null;
  /** Reads drafts and pushes pages; never sent to a visitor. */
  readonly privateKey: string | null;
  /** Scheme and host of the content API. */
  readonly host: string;
  readonly apiVersion: 'v1' | 'v3';
  /** Our language codes and the space's locales. */
  readonly locales: { readonly en: string; readonly es: string; readonly haw: string };
  /** Hosts of pictures and films in content, beside a real space's own. */
  readonly pictureHosts: readonly string[];
  /** Hosts that pages may ask for data from the visitor's browser. */
  readonly requestHosts: readonly string[];
  /** Hosts to which editors' forms with an address of their own may be sent. */
  readonly formHosts: readonly string[];
  /** Who may get forms of editors' pages, in lower case; null: whomever a published form names. */
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
  if (env.PRISMIC_ACCESS_TOKEN && !env.PRISMIC_REPOSITORY) {
    throw new InvalidSetting(
      'The setting PRISMIC_ACCESS_TOKEN needs PRISMIC_REPOSITORY beside it.',
    );
  }
  const publicOrigin = env.PUBLIC_ORIGIN ?? `http://localhost:${env.PORT}`;
  return {
    mode: env.NODE_ENV,
    port: env.PORT,
    host: env.HOST,
    publicOrigin,
    logLevel: env.LOG_LEVEL,
    logFormat: env.LOG_FORMAT ?? (env.NODE_ENV === 'production' ? 'json' : 'pretty'),
    dataFolder: env.DATA_FOLDER,
    databaseUrl: env.DATABASE_URL ?? null,
    contentFolder: env.CONTENT_FOLDER,
    timeZone: env.TIME_ZONE,
    isSearchEnabled: env.SEARCH_ENABLED,
    hasDemoNotice: env.DEMO_NOTICE,
    prismic: env.PRISMIC_REPOSITORY
      ? { repository: env.PRISMIC_REPOSITORY, accessToken: env.PRISMIC_ACCESS_TOKEN ?? null }
      : null,
    prismicLanguages: toLanguageCodes(env.PRISMIC_LANGUAGES),
    objectCollectionUrl: env.OBJECT_COLLECTION_URL ?? null,
    objectPictureHosts: env.OBJECT_PICTURE_HOSTS,
    youtubeApiKey: env.YOUTUBE_API_KEY ?? null,
    contentHookSecret: env.CONTENT_HOOK_SECRET ?? null,
    formsUrl: env.FORMS_URL ?? null,
    reservationsUrl: env.RESERVATIONS_URL ?? null,
    pageBuilder: {
      apiKey: env.BUILDER_API_KEY ?? null,
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
      from: env.MAIL_FROM ?? `Hale Girih <no-reply@${new URL(publicOrigin).hostname}>`,
      replyTo: env.MAIL_REPLY_TO ?? null,
    },
    signingSecret: env.SIGNING_SECRET ?? null,
    trustedProxies: env.TRUSTED_PROXIES,
    formRecipients: env.FORM_RECIPIENTS,
    formLimitPerHour: env.FORM_LIMIT_PER_HOUR,
    metricsPort: env.METRICS_PORT ?? null,
    retentionDays: env.RETENTION_DAYS,
    newsletterApi: env.NEWSLETTER_API_KEY
      ? { key: env.NEWSLETTER_API_KEY, url: env.NEWSLETTER_API_URL }
      : null,
  };
}

const toLanguageCodes = (text: string) =>
  Object.fromEntries(
    text.split(',').map((pair) => pair.split(':')),
  ) as Settings['prismicLanguages'];

/** The settings of this process. The only reading of the environment in the project. */
export const readSettings = (): Settings => parseSettings(process.env);

function isTimeZone(name: string): boolean {
  try {
    new Intl.DateTimeFormat('en', { timeZone: name });
    return true;
  } catch {
    return false;
  }
}

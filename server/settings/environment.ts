import { z } from 'zod';
import { isDemonstration, museumTimeZone } from '#brand/names.ts';
import { type Language, languages } from '#shared/languages/languages.ts';
import { parseTrustedProxies } from '../security/client-address.ts';
import { isServiceAddress } from '../services/service-address.ts';

const flag = (byDefault: boolean) =>
  z
    .enum(['true', 'false'], 'must be true or false')
    .default(byDefault ? 'true' : 'false')
    .transform((value) => value === 'true');

/** @param example stands in the message */
const address = (protocol: RegExp, example: string) =>
  z.url({ protocol, error: `must be an address such as ${example}` });

const web = /^https?$/;

/** Of a service in another process. */
const service = (example: string) =>
  z
    .string()
    .refine(
      isServiceAddress,
      `must be an address such as ${example} or unix:/run/girih/service.sock`,
    )
    .optional();

/** A folder or a bucket. */
const store = (example: string) =>
  z
    .string()
    .regex(
      /^(?:file:\/\/\/[^?#]+|s3:\/\/[a-z0-9][a-z0-9.-]{1,61}[a-z0-9](?:\/[\w.-]+)*\/?)$/,
      `must be an address such as file:///mnt/${example} or s3://bucket/${example}`,
    )
    .optional();

const origin = address(web, 'https://museum.example').transform((value) => new URL(value).origin);

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
    'must be an address such as hello@museum.example or Some Museum <hello@museum.example>',
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

/** Source: OpenTelemetry, "OTLP exporter configuration": names and values, the values in percents. */
const otlpHeaders = z
  .string()
  .default('')
  .refine(
    (text) => text === '' || /^[\w.-]+=[\w%.~+/:-]+( ?, ?[\w.-]+=[\w%.~+/:-]+)*$/.test(text),
    'must look like authorization=Bearer%20secret,x-team=web',
  )
  .transform((text): Readonly<Record<string, string>> => {
    const pairs = text === '' ? [] : text.split(',').map((pair) => pair.trim().split('='));
    return Object.fromEntries(pairs.map(([name, value = '']) => [name, decodeURIComponent(value)]));
  });

/** Days by what is kept. */
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

const signingSecret = z.string().min(32, 'must be at least 32 characters');

/** `stored`: the key in the visitors' database, which was used while SIGNING_SECRET was not set. */
const previousSecrets = z
  .string()
  .default('')
  .transform((text) => text.split(/\s+/).filter((secret) => secret !== ''))
  .refine(
    (secrets) => secrets.every((one) => one === 'stored' || signingSecret.safeParse(one).success),
    'must be secrets of at least 32 characters, or the word stored, with spaces between them',
  )
  .transform((secrets) => secrets.map((one) => (one === 'stored' ? null : one)));

const port = (lowest: 0 | 1) => {
  const range = `must be a number from ${lowest} to 65535`;
  return z.coerce.number(range).int('must be a whole number').min(lowest, range).max(65_535, range);
};

const wholeNumber = (lowest: number, highest: number) => {
  const range = `must be a number from ${lowest} to ${highest}`;
  return z.coerce
    .number(range)
    .int('must be a whole number')
    .min(lowest, range)
    .max(highest, range);
};

/** How a service calls our languages. */
const languageCodes = (toExample: (language: Language) => string, toDefault = toExample) => {
  const toText = (toCode: (language: Language) => string) =>
    languages.map((language) => `${language}:${toCode(language)}`).join(',');
  const pattern = new RegExp(`^${languages.map((language) => `${language}:[\\w-]+`).join(',')}$`);
  return z
    .string()
    .regex(pattern, `must look like ${toText(toExample)}`)
    .default(toText(toDefault));
};

const timeZone = z
  .string()
  .refine(isTimeZone, 'must be the name of a time zone such as Pacific/Honolulu');

/** Every environment variable the project reads; the README tells what each is for. */
export const environment = z.object({
  NODE_ENV: z.enum(['production', 'development', 'test']).default('production'),
  PORT: port(0).default(3000),
  HOST: z.string().min(1).default('localhost'),
  PUBLIC_ORIGIN: origin.optional(),
  HSTS: z
    .string()
    .regex(
      /^(none|max-age=\d{1,10}(; includeSubDomains)?(; preload)?)$/,
      'must be none, or look like max-age=63072000; includeSubDomains; preload',
    )
    .default('max-age=63072000'),
  DRAIN_SECONDS: wholeNumber(0, 60).default(3),
  WORKERS: wholeNumber(1, 64).optional(),
  LOG_LEVEL: z.enum(['fatal', 'error', 'warn', 'info', 'debug', 'silent']).default('info'),
  LOG_FORMAT: z.enum(['pretty', 'json']).optional(),

  DATA_FOLDER: z.string().min(1).default('var'),
  DATABASE_URL: address(/^postgres(ql)?$/, 'postgres://user@host/museum').optional(),
  CONTENT_DATABASE_READ_URL: address(
    /^postgres(ql)?$/,
    'postgres://user@standby/museum',
  ).optional(),
  DATABASE_POOL_SIZE: wholeNumber(1, 100).default(8),
  DATABASE_CONNECTIONS: wholeNumber(5, 10_000).default(80),
  MADE_PICTURES_URL: store('pictures'),
  MEDIA_URL: store('media'),
  AWS_ENDPOINT_URL_S3: address(web, 'https://s3.museum.example').optional(),
  AWS_REGION: z
    .string()
    .regex(/^[\w-]{1,40}$/, 'must be a region such as us-west-2')
    .optional(),
  AWS_ACCESS_KEY_ID: z.string().min(1).optional(),
  AWS_SECRET_ACCESS_KEY: z.string().min(1).optional(),
  AWS_SESSION_TOKEN: z.string().min(1).optional(),
  CONTENT_FOLDER: z.string().min(1).default('content'),
  TIME_ZONE: timeZone.default(museumTimeZone),

  SEARCH_ENABLED: flag(true),
  SERVICE_APIS: flag(false),
  STUDIO: flag(true),
  STUDIO_ORIGIN: origin.optional(),
  STUDIO_IDLE_MINUTES: wholeNumber(5, 10_080).default(480),
  STUDIO_OPENID_ISSUER: z
    .url({ protocol: web, error: 'must be an address such as https://login.museum.example' })
    .refine(
      (url) => /^https:|^http:\/\/(localhost|127\.0\.0\.1|\[::1\])(:|\/|$)/.test(url),
      'must begin with https',
    )
    .refine((url) => !/[?#@]/.test(url), 'must have no query, fragment or user')
    .optional(),
  STUDIO_OPENID_CLIENT_ID: z.string().min(1).max(200).optional(),
  STUDIO_OPENID_CLIENT_SECRET: z.string().min(8).max(500).optional(),
  STUDIO_OPENID_NAME: z.string().trim().min(1).max(60).optional(),
  SERVICES_TOKEN: z
    .string()
    .regex(/^[\w.~+/=-]{32,200}$/, 'must be at least 32 letters, digits or -._~+/=')
    .optional(),
  DEMO_NOTICE: flag(isDemonstration),

  PRISMIC_REPOSITORY: z
    .string()
    .regex(/^[a-z0-9][a-z0-9-]{2,}[a-z0-9]$/i, 'must be a repository name such as my-museum')
    .optional(),
  PRISMIC_API_URL: service('https://content.museum.example/api/v2'),
  PRISMIC_ACCESS_TOKEN: z.string().min(1).optional(),
  PRISMIC_WRITE_TOKEN: z.string().min(1).optional(),
  PRISMIC_TYPES_API_URL: z.url().default('https://customtypes.prismic.io'),
  PRISMIC_ASSET_API_URL: z.url().default('https://asset-api.prismic.io'),
  PRISMIC_MIGRATION_API_URL: z.url().default('https://migration.prismic.io'),
  PRISMIC_LANGUAGES: languageCodes((language) => `${language}-us`),
  YOUTUBE_API_KEY: z.string().min(1).optional(),
  YOUTUBE_API_URL: service('https://videos.museum.example/youtube/v3'),
  OBJECT_COLLECTION_URL: service('https://collection.museum.example/api'),
  FORMS_URL: service('https://forms.museum.example/api'),
  RESERVATIONS_URL: service('https://reservations.museum.example/api'),

  SMTP_URL: address(/^smtps?$/, 'smtp://user:password@mail.museum.example:587').optional(),
  MAIL_FROM: mailAddress.optional(),
  MAIL_REPLY_TO: mailAddress.optional(),
  SIGNING_SECRET: signingSecret.optional(),
  PREVIOUS_SIGNING_SECRETS: previousSecrets,
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
  CLIENT_LIMIT_PER_MINUTE: z.coerce
    .number('must be a whole number, 0 for no limit')
    .int('must be a whole number, 0 for no limit')
    .min(0, 'must be a whole number, 0 for no limit')
    .default(600),
  FORM_LIMIT_PER_HOUR: z.coerce
    .number('must be a whole number, 0 for no limit')
    .int('must be a whole number, 0 for no limit')
    .min(0, 'must be a whole number, 0 for no limit')
    .default(30),
  METRICS_PORT: port(1).optional(),
  OTEL_EXPORTER_OTLP_ENDPOINT: address(web, 'http://localhost:4318').optional(),
  OTEL_EXPORTER_OTLP_HEADERS: otlpHeaders,
  OTEL_TRACES_SAMPLER_ARG: z.coerce
    .number('must be a share from 0 to 1')
    .min(0, 'must be a share from 0 to 1')
    .max(1, 'must be a share from 0 to 1')
    .default(1),
  RETENTION_DAYS: daysByKind,
  NEWSLETTER_API_KEY: z
    .string()
    .regex(/^[\w-]{8,200}$/, 'must be the API key of the newsletter service')
    .optional(),
  NEWSLETTER_API_URL: address(web, 'https://api.buttondown.com/v1').default(
    'https://api.buttondown.com/v1',
  ),

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
  BUILDER_API_URL: service('https://pages.museum.example'),
  BUILDER_API_VERSION: z.enum(['v1', 'v3'], 'must be v1 or v3').default('v3'),
  BUILDER_LOCALES: languageCodes(
    (language) => `${language}-US`,
    (language) => language,
  ),
  OBJECT_PICTURE_HOSTS: hosts,
  BUILDER_PICTURE_HOSTS: hosts,
  BUILDER_REQUEST_HOSTS: hosts,
  BUILDER_FORM_HOSTS: hosts,
  BUILDER_FORM_RECIPIENTS: addresses.optional(),
  BUILDER_CUSTOM_CODE: flag(false),
});

function isTimeZone(name: string): boolean {
  try {
    new Intl.DateTimeFormat('en', { timeZone: name });
    return true;
  } catch {
    return false;
  }
}

import { type Client, createClient, filter, PreviewTokenExpiredError } from '@prismicio/client';
import type { ContentManagement } from '#services/content-management/contract.ts';
import { type Language, languages } from '#shared/languages.ts';
import { createBoundedFetch, type ServiceFetch } from './bounded-fetch.ts';
import { type ContentVersion, createContentVersion } from './content-version.ts';
import { createCalls, guard } from './create-calls.ts';
import type { KnownOrigins } from './fields/field-scope.ts';
import type { LanguageCodes } from './overlay-languages.ts';
import { createDocumentSource } from './read-documents.ts';
import { resolvePath } from './resolve-path.ts';
import { createWarnOnce } from './warn-once.ts';
import { rawRefSchema, rawSearchReplySchema } from './wire.ts';

export interface ContentManagementOptions {
  /** Name at the service: letters, digits and hyphens, at least 4 characters. */
  readonly repositoryName: string;
  /** Absolute address of the Content API, for example `https://cms.internal/api/v2`. */
  readonly endpoint: string;
  readonly accessToken?: string;
  /** The network's, or the embedded server's; it has its own retries and time limits. */
  readonly fetch: ServiceFetch;
  readonly languageCodes: LanguageCodes;
  /** Scheme and host of the visitors' site, without a slash at the end. */
  readonly siteOrigin: string;
  /** The museum's, IANA name. */
  readonly timeZone: string;
  /** Told once of each field that cannot be read, at most 200 in all. */
  warn(message: string): void;
  /** The last limit of a wait for one answer, above those of `fetch`. */
  readonly timeoutMs?: number;
}

export interface ContentManagementClient extends ContentManagement {
  /**
   * The same calls on unpublished content. Nothing of it is kept beyond the object, so make one per
   * request. An unknown or expired ref gives the published content.
   * @param ref what the editor's preview cookie or `token` parameter holds
   */
  forPreview(ref: string): ContentManagement;
  /**
   * Where a document that an editor wants to preview is shown, and in which language.
   * @returns null when it does not exist or has no screen
   * @throws {ServiceUnavailable}
   */
  findPreviewedScreen(
    ref: string,
    documentId: string,
  ): Promise<{ path: string; language: Language } | null>;
}

/**
 * The content management service over its public protocol. One object serves the whole process:
 * what was read of a content version is kept until the version changes.
 */
export function createContentManagementClient(
  options: ContentManagementOptions,
): ContentManagementClient {
  const { repositoryName, endpoint, accessToken, languageCodes, timeZone } = options;
  const official = createClient(repositoryName, {
    documentAPIEndpoint: endpoint,
    fetch: createBoundedFetch(options.fetch, options.timeoutMs ?? 30_000),
    ...(accessToken ? { accessToken } : {}),
  });
  const report = createWarnOnce((message) => options.warn(message));
  const origins: KnownOrigins = { site: options.siteOrigin, service: new URL(endpoint).origin };
  const openVersion = (ref: string): ContentVersion =>
    createContentVersion({
      ref,
      source: createDocumentSource(official, ref, languageCodes, report),
      toScope: (language, linked) => ({ language, linked, origins, timeZone, report }),
    });

  let current: ContentVersion | null = null;
  const openPublished = async () => {
    const ref = await findMasterRef(official);
    if (current?.ref !== ref) current = openVersion(ref);
    return current;
  };

  const openPreview = async (ref: string) => {
    const isLive = await isKnownPreview(official, ref);
    return isLive ? openVersion(ref) : openPublished();
  };

  return {
    ...createCalls(openPublished),
    forPreview(ref) {
      let opened: Promise<ContentVersion> | null = null;
      return createCalls(() => {
        opened ??= openPreview(ref);
        return opened;
      });
    },
    findPreviewedScreen: (ref, documentId) =>
      guard('findPreviewedScreen', async () => {
        const reply = await official.get({
          ref,
          lang: '*',
          filters: [filter.at('document.id', documentId)],
        });
        const [document] = rawSearchReplySchema.parse(reply).results;
        const path = document ? resolvePath(document) : null;
        const language = languages.find((code) => languageCodes[code] === document?.lang);
        return path && language ? { path, language } : null;
      }),
  };
}

const findMasterRef = async (official: Client): Promise<string> =>
  rawRefSchema.parse(await official.getMasterRef()).ref;

/** The official client already takes the published content for a ref that is unknown or has expired. */
async function isKnownPreview(official: Client, ref: string): Promise<boolean> {
  try {
    await official.get({ ref, pageSize: 1 });
    return true;
  } catch (error) {
    if (error instanceof PreviewTokenExpiredError) return false;
    throw error;
  }
}

import { type Client, createClient } from '@prismicio/client';
import type { ContentManagement } from '#services/content-management/contract.ts';
import type { ServiceFetch } from '#shared/http/service-fetch.ts';
import type { Language } from '#shared/languages/languages.ts';
import { createBoundedFetch } from './bounded-fetch.ts';
import { type ContentVersion, createContentVersion } from './content-version.ts';
import { createCalls, guard } from './create-calls.ts';
import type { KnownOrigins } from './fields/field-scope.ts';
import type { LanguageCodes } from './overlay-languages.ts';
import { findPreviewedScreen, isLivePreview } from './preview.ts';
import { createPreviewCheck } from './preview-check.ts';
import { createDocumentSource } from './read-documents.ts';
import { createWarnOnce } from './warn-once.ts';
import { rawRefSchema } from './wire.ts';

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
  /** Something was published: the next call asks for the version anew, not up to 5 s later. */
  expectChange(): void;
  /**
   * The same calls on unpublished content. Nothing of it is kept beyond the object, so make one per
   * request. An unknown or expired ref gives the published content.
   * @param ref what the editor's preview cookie or `token` parameter holds
   */
  forPreview(ref: string): ContentManagement;
  /** Whether a ref, perhaps made up by a visitor, is one of a preview that stands. Never throws. */
  isLivePreview(ref: string): Promise<boolean>;
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
  const fetch = createBoundedFetch(options.fetch, options.timeoutMs ?? 30_000);
  const connect = () =>
    createClient(repositoryName, { documentAPIEndpoint: endpoint, fetch, accessToken });
  // Keeps the metadata, and with it the version, for 5 s; a new one knows nothing.
  let official = connect();
  const report = createWarnOnce((message) => options.warn(message));
  const origins: KnownOrigins = { site: options.siteOrigin, service: new URL(endpoint).origin };
  const openVersion = (ref: string): ContentVersion =>
    createContentVersion({
      ref,
      source: createDocumentSource(official, ref, languageCodes, report),
      toScope: (language, linked) => ({ language, linked, origins, timeZone, report }),
    });

  const isKnownPreview = createPreviewCheck({
    endpoint,
    accessToken,
    fetch,
    findMasterRef: () => findMasterRef(official),
  });
  let current: ContentVersion | null = null;
  const openPublished = async () => {
    const ref = await findMasterRef(official);
    if (current?.ref !== ref) current = openVersion(ref);
    return current;
  };

  const openPreview = async (ref: string) => {
    const isLive = await isLivePreview(official, ref);
    return isLive ? openVersion(ref) : openPublished();
  };

  return {
    ...createCalls(openPublished),
    expectChange() {
      official = connect();
    },
    forPreview(ref) {
      let opened: Promise<ContentVersion> | null = null;
      return createCalls(() => {
        opened ??= openPreview(ref);
        return opened;
      });
    },
    isLivePreview: isKnownPreview,
    findPreviewedScreen: (ref, documentId) =>
      guard('findPreviewedScreen', () =>
        findPreviewedScreen(official, ref, documentId, languageCodes),
      ),
  };
}

const findMasterRef = async (official: Client): Promise<string> =>
  rawRefSchema.parse(await official.getMasterRef()).ref;

import { setImmediate as passing } from 'node:timers/promises';
import type { Database } from '#database/database.ts';
import { type Models, readModels } from '../models/read-models.ts';
import { type Access, checkAccess, publicAccess } from './access.ts';
import { ApiError, invalidToken, notFound } from './api-error.ts';
import {
  defaultLanguageCodes,
  listRepositoryLanguages,
  type RepositoryLanguage,
} from './content-languages.ts';
import { readLinkedDocuments } from './delivery/collect-links.ts';
import { deliverDocument } from './delivery/deliver-documents.ts';
import type { Delivery } from './delivery/delivery.ts';
import { readPictureVersions } from './editing/picture-versions.ts';
import { apiVersion, describeRepository, license } from './metadata.ts';
import { searchDocuments } from './query/search-documents.ts';
import { parseSearchRequest, type SearchRequest } from './query/search-request.ts';
import { resolveRef } from './resolve-ref.ts';
import { DocumentStore } from './store.ts';
import type { StoredDocument } from './stored-document.ts';

export interface ContentManagementServerOptions {
  readonly database: Database;
  /** Those of this project when not given. */
  readonly models?: Models;
  /** Stands in preview cookies. */
  readonly repositoryName?: string;
  /** Master language first. */
  readonly languages?: readonly RepositoryLanguage[];
  readonly access?: Access;
  readonly now?: () => Date;
}

/** Longer addresses are refused; the production service stops at 2048 characters already. */
const maxAddressLength = 8_192;

/**
 * The content management service over the database, in the protocol of Prismic's Content API v2:
 * metadata at `…/api/v2`, `…/api/v2/tags` and `…/api/v2/documents/search`. What stands before
 * `/api/v2` in a request's address is kept in all addresses of the answer, so it can be called in
 * process or mounted anywhere. README: what is supported.
 *
 * @returns a handler that rejects only when the database fails; whoever called it logs that
 */
export function createContentManagementServer(
  options: ContentManagementServerOptions,
): (request: Request) => Promise<Response> {
  const store = new DocumentStore(options.database);
  const repository = {
    models: options.models ?? readModels(),
    languages: options.languages ?? listRepositoryLanguages(defaultLanguageCodes),
  };
  const repositoryName = options.repositoryName ?? 'embedded';
  const access = options.access ?? publicAccess;
  const now = options.now ?? (() => new Date());
  const masterLanguage = repository.languages[0]?.id ?? defaultLanguageCodes.en;

  let known: { readonly refNumber: number; readonly versions: Delivery['pictureVersions'] } | null =
    null;
  /** Changes come with a new ref. */
  const readVersions = async (refNumber: number) => {
    if (!known || known.refNumber < refNumber) {
      known = { refNumber, versions: await readPictureVersions(options.database) };
    }
    return known.versions;
  };

  const listTags = async () => store.listTags(await store.readCurrentView(now().getTime()));

  const search = async (parameters: URLSearchParams, address: Address) => {
    const rights = checkAccess(access, parameters.get('access_token'), address.base);
    const resolved = await resolveRef(
      store,
      parameters.get('ref'),
      repositoryName,
      now().getTime(),
    );
    if (resolved.view.layer?.kind === 'release' && !rights.mayReadReleases) {
      throw invalidToken(address.base);
    }
    // SQLite answers in this thread: where many lists are read, one after the other, others come in between.
    await passing();
    const request = parseSearchRequest(parameters, repository.models, masterLanguage);
    const found = await searchDocuments(store, { ...request, view: resolved.view });
    const versions = await store.readVersions(found.versionIds);
    const documents = found.versionIds.flatMap((id) => versions.get(id) ?? []);
    const viewIndex = await store.readView(resolved.view);
    const linked = await readLinkedDocuments(
      store,
      viewIndex,
      documents,
      request.graph || request.routes.some((route) => route.resolvers) ? 3 : 2,
    );
    const delivery: Delivery = {
      ...request,
      ...address,
      models: repository.models,
      masterLanguage,
      ref: resolved.ref,
      viewIndex,
      pictureVersions: await readVersions(resolved.view.refNumber),
      findDocument: (id) => linked.get(id),
    };
    return toSearchReply(documents, found.total, request, delivery, parameters);
  };

  const answer = async (request: Request): Promise<unknown> => {
    const url = new URL(request.url);
    if (request.url.length > maxAddressLength) {
      throw new ApiError(414, {
        message: `The address is longer than ${maxAddressLength} characters; ask in several requests`,
      });
    }
    const match = /^(.*\/api\/v2)(\/tags|\/documents\/search)?\/?$/.exec(url.pathname);
    if (!match) throw notFound('There is no repository at this address');
    const address = { origin: url.origin, base: url.origin + match[1] };
    if (match[2] === '/documents/search') return search(url.searchParams, address);
    const rights = checkAccess(access, url.searchParams.get('access_token'), address.base);
    if (match[2] === '/tags') return listTags();
    return describeRepository(store, repository, address.base, rights, now().getTime());
  };

  return async (request) => {
    if (request.method !== 'GET' && request.method !== 'HEAD') {
      return toResponse(405, { message: 'Ask with GET' }, { allow: 'GET, HEAD' });
    }
    try {
      return toResponse(200, await answer(request));
    } catch (error) {
      if (error instanceof ApiError) return toResponse(error.status, error.body);
      throw error;
    }
  };
}

type Address = Pick<Delivery, 'base' | 'origin'>;

/** Metadata tells of publications, so every answer is asked for anew; a ref in it never changes. */
const toResponse = (
  status: number,
  body: unknown,
  headers: Readonly<Record<string, string>> = {},
): Response =>
  Response.json(body, {
    status,
    headers: { 'access-control-allow-origin': '*', 'cache-control': 'no-cache', ...headers },
  });

function toSearchReply(
  documents: readonly StoredDocument[],
  total: number,
  { page, pageSize }: SearchRequest,
  delivery: Delivery,
  parameters: URLSearchParams,
) {
  const totalPages = Math.ceil(total / pageSize);
  const addressOf = (wanted: number) => {
    const copy = new URLSearchParams(parameters);
    copy.set('page', String(wanted));
    copy.set('pageSize', String(pageSize));
    return `${delivery.base}/documents/search?${copy}`;
  };
  return {
    page,
    results_per_page: pageSize,
    results_size: documents.length,
    total_results_size: total,
    total_pages: totalPages,
    next_page: page < totalPages ? addressOf(page + 1) : null,
    prev_page: page > 1 ? addressOf(page - 1) : null,
    results: documents.map((document) => deliverDocument(document, delivery)),
    version: apiVersion,
    license,
  };
}

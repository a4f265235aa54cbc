import { randomBytes, randomUUID } from 'node:crypto';
import type { RequestHandler, RouterContextProvider, ServerBuild } from 'react-router';
import { createRequestHandler } from 'react-router';
import { Translations } from '#app/i18n/translations.ts';
import type { RequestParts } from '#app/request-context.ts';
import type { PageBuilder } from '#services/page-builder/contract.ts';
import { isEditing } from '#shared/builder-preview.ts';
import type { FormGuard } from '#shared/forms/form-guard.ts';
import type { ReceivedFiles } from '#shared/forms/received-files.ts';
import { type Language, languages } from '#shared/languages.ts';
import { languageOfPath } from '#shared/localized-path.ts';
import type { SiteServices } from './build-services.ts';
import {
  createEditingPolicy,
  createPagePolicy,
  type PolicyHosts,
  sealInlineCode,
} from './content-security-policy.ts';
import { observeOutages, type ReportFailure } from './failures/outages.ts';
import {
  type Failure,
  findRequest,
  listFailures,
  withRequestScope,
} from './failures/request-scope.ts';
import type { RenderedPage } from './page-cache.ts';
import type { PageLanguages } from './page-languages.ts';
import { readTimeLeft, withTimeBudget } from './time-budget.ts';
import { withoutSecrets } from './without-secrets.ts';

/** Seconds after which a visitor whose page could not be made may try again. */
const retryAfterSeconds = 30;

/** All services together may take so long of one page, all their tries included. */
const drawWithinMs = 7_000;

/** The built site. Its entry exports the maker of request contexts, so that both sides share keys. */
export type SiteBuild = ServerBuild & {
  readonly entry: {
    readonly module: {
      readonly createRequestContext: (parts: RequestParts) => RouterContextProvider;
    };
  };
};

export interface RenderParts {
  readonly loadBuild: () => Promise<SiteBuild>;
  readonly mode: 'production' | 'development';
  readonly services: SiteServices;
  readonly site: RequestParts['site'];
  /** Told of each call of a service that failed, and of every other error. */
  readonly reportFailure: ReportFailure;
  /** Told of each part that a page is drawn without. */
  readonly countOmission?: (error: unknown) => void;
  readonly reportWarning?: RequestParts['reportWarning'];
  readonly formGuard: FormGuard;
  readonly receivedFiles?: ReceivedFiles;
  readonly pageLanguages: PageLanguages;
  readonly policyHosts: PolicyHosts;
  readonly now: () => Date;
}

/** What is shown to one reader instead of what everybody gets. */
export interface Unpublished {
  /** Unpublished content of this ref, to an editor. */
  readonly previewRef?: string;
  /** A draft in the page builder, by a signed link. */
  readonly draft?: PageBuilder;
}

/** Answers one request by the site, without any cache. */
export type RenderRequest = (request: Request, unpublished?: Unpublished) => Promise<Response>;

/** What the site needs to draw its pages, put together once. */
export function createRenderer(parts: RenderParts): RenderRequest {
  const isEditorsOwn = ({ url, headers }: Request) =>
    isEditing(new URL(url).searchParams, parts.site.pageBuilder.apiKey, headers);
  // Made once for each build and language: it ranks every route.
  const handlers = new WeakMap<SiteBuild, Map<Language, RequestHandler>>();
  const findHandler = (build: SiteBuild, language: Language) => {
    const known = handlers.get(build) ?? new Map<Language, RequestHandler>();
    handlers.set(build, known);
    const handler =
      known.get(language) ?? createRequestHandler(toLanguage(build, language), parts.mode);
    known.set(language, handler);
    return handler;
  };
  const draw = async (request: Request, { previewRef, draft }: Unpublished) => {
    let isPartial = false;
    const asked = draft
      ? { ...parts.services, pageBuilder: { ...parts.services.pageBuilder, ...draft } }
      : parts.services;
    const services = observeOutages(asked, (outage) => {
      isPartial = true;
      parts.reportFailure(outage);
    });
    const build = await parts.loadBuild();
    const language = languageOfPath(pagePathOf(new URL(request.url).pathname));
    const renderMark = randomBytes(16).toString('hex');
    const context = build.entry.module.createRequestContext({
      services: previewRef ? toPreview(services, previewRef) : services,
      site: draft ? toDraftSite(parts.site) : parts.site,
      reportError: parts.reportFailure,
      reportOmission: (error) => {
        isPartial = true;
        parts.countOmission?.(error);
        parts.reportFailure(error);
      },
      reportWarning: parts.reportWarning,
      formGuard: parts.formGuard,
      receivedFiles: parts.receivedFiles,
      language,
      translations: new Translations(language, await parts.pageLanguages.find(language)),
      now: parts.now(),
      renderMark,
    });
    const response = await findHandler(build, language)(request, context);
    const sealed = response.headers.get('Content-Type')?.startsWith('text/html')
      ? await sealPage(response, renderMark, parts, isEditorsOwn(request))
      : response;
    if (isPartial) partialResponses.add(sealed);
    failuresOf.set(sealed, listFailures());
    return sealed;
  };
  return (request, unpublished = {}) => {
    const requestId = findRequest()?.requestId ?? randomUUID();
    const path = withoutSecrets(new URL(request.url).pathname);
    // A scope of its own: what fails while a page is made is told to all who wait for the page.
    const drawApart = () => withRequestScope({ requestId, path }, () => draw(request, unpublished));
    return parts.mode === 'development' || Number.isFinite(readTimeLeft())
      ? drawApart()
      : withTimeBudget(drawWithinMs, drawApart);
  };
}

/** Nobody has looked through the scripts of a draft yet. */
const toDraftSite = (site: RequestParts['site']): RequestParts['site'] => ({
  ...site,
  pageBuilder: { ...site.pageBuilder, allowsCustomCode: false, isDraft: true },
});

/** Without the routes of other languages (`app/routes.ts`): each address would be held against all. */
const toLanguage = (build: SiteBuild, language: Language): SiteBuild => ({
  ...build,
  routes: Object.fromEntries(
    Object.entries(build.routes).filter(([id]) =>
      languages.every((code) => code === language || !id.startsWith(`${code}/`)),
    ),
  ),
});

const toPreview = (services: SiteServices, ref: string): RequestParts['services'] => ({
  ...services,
  contentManagement: services.contentManagement.forPreview(ref),
});

async function sealPage(
  response: Response,
  renderMark: string,
  parts: RenderParts,
  isEditing: boolean,
): Promise<Response> {
  const page = sealInlineCode(await response.text(), renderMark);
  const headers = new Headers(response.headers);
  // What a loader said of its failing does not reach a page whose frame stands.
  if (response.status === 503) headers.set('Retry-After', String(retryAfterSeconds));
  // The development server injects code of its own that no hash can know.
  if (isEditing) {
    headers.set('Content-Security-Policy', createEditingPolicy(parts.policyHosts));
  } else if (parts.mode === 'production') {
    headers.set('Content-Security-Policy', createPagePolicy(page, parts.policyHosts));
  } else {
    headers.set('Content-Security-Policy', "frame-ancestors 'none'");
  }
  return new Response(page.html, { status: response.status, headers });
}

/** The data of `/es/visit` is asked for at `/es/visit.data`, that of `/es` at `/es.data`. */
export const pagePathOf = (path: string) =>
  path.endsWith('.data') ? path.slice(0, -'.data'.length).replace(/\/_root$/, '/') : path;

/** Answers that were made while a service failed. */
const partialResponses = new WeakSet<Response>();
/** What failed while an answer was made. */
const failuresOf = new WeakMap<Response, readonly Failure[]>();

export const listFailuresOf = (response: Response): readonly Failure[] =>
  failuresOf.get(response) ?? [];

/** Whole, so that it can be kept. */
export async function toRenderedPage(response: Response): Promise<RenderedPage> {
  return {
    status: response.status,
    isPartial: partialResponses.has(response),
    failures: listFailuresOf(response),
    headers: Object.fromEntries(response.headers),
    body: Buffer.from(await response.arrayBuffer()),
  };
}

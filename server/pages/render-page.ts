import { randomUUID } from 'node:crypto';
import type { RequestHandler, RouterContextProvider, ServerBuild } from 'react-router';
import { createRequestHandler } from 'react-router';
import type { followData } from '#app/blocks/follow-data.ts';
import type { listBlocks, listOmissions } from '#app/blocks/for-editors.ts';
import { Translations } from '#app/i18n/translations.ts';
import type { RequestDependencies } from '#app/request-context.ts';
import { pagePathOf } from '#framework/data-address.ts';
import { sealInlineCode } from '#framework/server/seal-inline-code.ts';
import { findPart, listParts, withRoutesOf } from '#framework/server/with-routes-of.ts';
import type { PageBuilder } from '#services/page-builder/contract.ts';
import type { DeskOptions } from '#services/reservations/embedded/desk.ts';
import type { FormGuard } from '#shared/forms/form-guard.ts';
import type { ReceivedFiles } from '#shared/forms/received-files.ts';
import { languageOfPath } from '#shared/languages/localized-path.ts';
import { isEditing } from '#shared/page-builder/builder-preview.ts';
import { observeOutages, type ReportFailure } from '../failures/outages.ts';
import {
  type Failure,
  findRequest,
  listFailures,
  withRequestScope,
} from '../failures/request-scope.ts';
import { readTimeLeft, withTimeBudget } from '../process/time-budget.ts';
import {
  createEditingPolicy,
  createPagePolicy,
  type PolicyHosts,
} from '../security/content-security-policy.ts';
import { withoutSecrets } from '../security/without-secrets.ts';
import type { SiteServices } from '../services/build-services.ts';
import type { RenderedPage } from './page-cache.ts';
import type { PageLanguages } from './page-languages.ts';
import { toPreviewServices } from './preview-services.ts';
import { type ShownPreview, toPreviewHtml } from './shown-preview.ts';

/** Seconds after which a visitor whose page could not be made may try again. */
const retryAfterSeconds = 30;

/** All services together may take so long of one page, all their tries included. */
const drawWithinMs = 7_000;

/** The built site. Its entry exports the maker of request contexts, so that both sides share keys. */
export type SiteBuild = ServerBuild & {
  readonly entry: {
    readonly module: {
      readonly createRequestContext: (dependencies: RequestDependencies) => RouterContextProvider;
      /** For the studio, which knows what can be drawn from the site alone. */
      readonly followData: typeof followData;
      readonly listBlocks: typeof listBlocks;
      readonly listOmissions: typeof listOmissions;
    };
  };
};

export interface RenderDependencies {
  readonly loadBuild: () => Promise<SiteBuild>;
  readonly mode: 'production' | 'development';
  readonly services: SiteServices;
  readonly site: RequestDependencies['site'];
  /** Told of each call of a service that failed, and of every other error. */
  readonly reportFailure: ReportFailure;
  /** Told of each part that a page is drawn without. */
  readonly countOmission?: (error: unknown) => void;
  readonly reportWarning?: RequestDependencies['reportWarning'];
  readonly formGuard: FormGuard;
  /** Of the embedded reservations, for pages as of another moment; absent: there are none. */
  readonly reservationsDesk?: DeskOptions | null;
  readonly receivedFiles?: ReceivedFiles;
  readonly pageLanguages: PageLanguages;
  readonly policyHosts: PolicyHosts;
  readonly now: () => Date;
}

/** A page that one reader sees in place of the public one. */
export interface Unpublished {
  /** Unpublished content of this ref, to an editor. */
  readonly previewRef?: string;
  /** What the studio shows, perhaps as of another moment. */
  readonly preview?: ShownPreview;
  /** A draft in the page builder, by a signed link. */
  readonly draft?: PageBuilder;
}

/** Takes the bytes of a page, whose `Response` then has none: making one of them costs as much as compressing it. */
type TakeBody = (body: Buffer) => void;

/** Answers one request by the site, without any cache. */
export type RenderRequest = (
  request: Request,
  unpublished?: Unpublished,
  takeBody?: TakeBody,
) => Promise<Response>;

/** The dependencies of drawing pages, assembled once. */
export function createRenderer(dependencies: RenderDependencies): RenderRequest {
  const isEditorsOwn = ({ url, headers }: Request) =>
    isEditing(new URL(url).searchParams, dependencies.site.pageBuilder.apiKey, headers);
  // Made once for each build, language and part of the site: it ranks every route.
  const handlers = new WeakMap<SiteBuild, Map<string, RequestHandler>>();
  const partsOf = new WeakMap<SiteBuild, ReadonlySet<string>>();
  const findHandler = (build: SiteBuild, path: string) => {
    const known = handlers.get(build) ?? new Map<string, RequestHandler>();
    handlers.set(build, known);
    const parts = partsOf.get(build) ?? listParts(build);
    partsOf.set(build, parts);
    const language = languageOfPath(path);
    const part = findPart(parts, path);
    const key = `${language} ${part}`;
    const handler =
      known.get(key) ??
      createRequestHandler(withRoutesOf(build, language, part), dependencies.mode);
    known.set(key, handler);
    return handler;
  };
  const draw = async (
    request: Request,
    { previewRef: givenRef, preview, draft }: Unpublished,
    takeBody?: TakeBody,
  ) => {
    const previewRef = preview?.ref ?? givenRef;
    let isPartial = false;
    const drafted = draft ?? preview?.pageBuilder;
    const asked = drafted
      ? {
          ...dependencies.services,
          pageBuilder: { ...dependencies.services.pageBuilder, ...drafted },
        }
      : dependencies.services;
    const services = observeOutages(asked, (outage) => {
      isPartial = true;
      dependencies.reportFailure(outage);
    });
    const build = await dependencies.loadBuild();
    const path = pagePathOf(new URL(request.url).pathname);
    const language = languageOfPath(path);
    const renderNonce = randomUUID();
    let drawn: string | undefined;
    const context = build.entry.module.createRequestContext({
      services: previewRef
        ? toPreviewServices(
            services,
            { ref: previewRef, at: preview?.at ?? null },
            dependencies.reservationsDesk ?? null,
            dependencies.site.timeZone,
          )
        : services,
      site: drafted ? toDraftSite(dependencies.site, !preview) : dependencies.site,
      reportError: dependencies.reportFailure,
      reportOmission: (error) => {
        isPartial = true;
        dependencies.countOmission?.(error);
        dependencies.reportFailure(error);
      },
      reportWarning: dependencies.reportWarning,
      formGuard: dependencies.formGuard,
      receivedFiles: dependencies.receivedFiles,
      language,
      translations: new Translations(language, await dependencies.pageLanguages.find(language)),
      now: preview?.at ?? dependencies.now(),
      renderNonce,
      takeHtml: (html) => {
        drawn = html;
      },
    });
    const response = await findHandler(build, path)(request, context);
    const sealed = response.headers.get('Content-Type')?.startsWith('text/html')
      ? sealPage(response, drawn ?? (await response.text()), renderNonce, dependencies, {
          isEditing: isEditorsOwn(request),
          finish: (html) => (preview ? toPreviewHtml(html, preview, language, request.url) : html),
          preview,
          takeBody,
        })
      : response;
    if (isPartial) partialResponses.add(sealed);
    failuresOf.set(sealed, listFailures());
    return sealed;
  };
  return (request, unpublished = {}, takeBody) => {
    const requestId = findRequest()?.requestId ?? randomUUID();
    const path = withoutSecrets(new URL(request.url).pathname);
    // A scope of its own: what fails while a page is made is told to all who wait for the page.
    const drawApart = () =>
      withRequestScope({ requestId, path }, () => draw(request, unpublished, takeBody));
    return dependencies.mode === 'development' || Number.isFinite(readTimeLeft())
      ? drawApart()
      : withTimeBudget(drawWithinMs, drawApart);
  };
}

/**
 * Nobody has looked through the scripts of a draft yet.
 * @param isDraft the page says so itself; in the studio's frame the studio does
 */
const toDraftSite = (
  site: RequestDependencies['site'],
  isDraft: boolean,
): RequestDependencies['site'] => ({
  ...site,
  pageBuilder: { ...site.pageBuilder, allowsCustomCode: false, isDraft },
});

interface Sealing {
  readonly isEditing: boolean;
  readonly preview: ShownPreview | undefined;
  readonly finish: (html: string) => string;
  readonly takeBody: TakeBody | undefined;
}

function sealPage(
  response: Response,
  drawn: string,
  renderNonce: string,
  dependencies: RenderDependencies,
  { isEditing, preview, finish, takeBody }: Sealing,
): Response {
  const page = sealInlineCode(drawn, renderNonce);
  const headers = new Headers(response.headers);
  // Headers of a failing loader do not reach a page whose frame was drawn.
  if (response.status === 503) headers.set('Retry-After', String(retryAfterSeconds));
  // The development server injects code of its own that no hash can know.
  if (isEditing) {
    headers.set('Content-Security-Policy', createEditingPolicy(dependencies.policyHosts));
  } else if (dependencies.mode === 'production') {
    headers.set(
      'Content-Security-Policy',
      createPagePolicy(page, dependencies.policyHosts, preview),
    );
  } else {
    headers.set('Content-Security-Policy', `frame-ancestors ${preview?.framedBy ?? "'none'"}`);
  }
  const body = Buffer.from(finish(page.html));
  takeBody?.(body);
  return new Response(takeBody ? null : body, { status: response.status, headers });
}

/** Answers that were made while a service failed. */
const partialResponses = new WeakSet<Response>();
/** The failures while an answer was made. */
const failuresOf = new WeakMap<Response, readonly Failure[]>();

export const listFailuresOf = (response: Response): readonly Failure[] =>
  failuresOf.get(response) ?? [];

/** Renders an answer whole, so that it can be kept. */
export async function renderWhole(render: RenderRequest, request: Request): Promise<RenderedPage> {
  let body: Buffer | undefined;
  const response = await render(request, undefined, (taken) => {
    body = taken;
  });
  return {
    status: response.status,
    isPartial: partialResponses.has(response),
    failures: listFailuresOf(response),
    headers: Object.fromEntries(response.headers),
    body: body ?? Buffer.from(await response.arrayBuffer()),
  };
}

import { data, Outlet, type ShouldRevalidateFunctionArgs } from 'react-router';
import { findMoved } from '#app/blocks/find-moved.ts';
import { listBundles, loadDrawing } from '#app/blocks/frame/drawing.ts';
import { EditorsPage } from '#app/blocks/frame/EditorsPage.tsx';
import { type EditorsContent, loadEditorsContent } from '#app/blocks/load-page.ts';
import { RouteErrorScreen } from '#app/chrome/screens/RouteErrorScreen.tsx';
import { Piece, WhenWanted } from '#app/components/layout/WhenWanted.tsx';
import { pageMeta } from '#app/page-head.ts';
import { replaceWithPath } from '#app/redirect-to-path.ts';
import {
  languageContext,
  optionalContext,
  replacedBodyContext,
  servicesContext,
  siteContext,
} from '#app/request-context.ts';
import { localizePath, withoutLanguage } from '#shared/languages/localized-path.ts';
import {
  asksForPreview,
  findPreviewModel,
  isEditing,
} from '#shared/page-builder/builder-preview.ts';
import { isSectionPath, listSectionPaths } from '#shared/screens/screen-paths.ts';
import type { Route } from './+types/EditorsFrame';

/** Pages under this path are the editors' alone; the rest of the path is theirs. */
const ownPath = /^\/builder(?=\/|$)/;

/** The page builder's own SDK fetches and draws the content that is edited. */
const nothingYet: EditorsContent = { page: null, sections: {}, editorsHead: null, key: 'preview' };

/**
 * Around every screen: what editors made for its address, asked for beside the screen's own data.
 * Null: nothing, which is most of the time.
 */
export async function loader({ context, request, url, params }: Route.LoaderArgs) {
  const path = withoutLanguage(url.pathname);
  // No screen of ours stands there, be it below `/builder` or in a section of the site.
  const isOwn = '*' in params;
  const site = context.get(siteContext).pageBuilder;
  if (isEditing(url.searchParams, site.apiKey, request.headers)) {
    const model = findPreviewModel(url.searchParams);
    const { apiKey, endpoint } = site;
    const preview = { model, urlPath: path.replace(ownPath, '') || '/', apiKey, endpoint };
    return { ...nothingYet, site, preview };
  }
  const load = (urlPath: string) => loadEditorsContent(context, { urlPath, request });
  if (isOwn) {
    // Editors may have typed the whole path, so that the address in the builder is the page's own.
    const rest = path.replace(ownPath, '') || '/';
    const found = await load(rest);
    const editors = found?.page || rest === path ? found : await load(path);
    const language = context.get(languageContext);
    const leadTo = (there: string) =>
      replaceWithPath(localizePath(there, language) + url.search, { status: 301 });
    if (!editors?.page) {
      const { pageBuilder } = context.get(servicesContext);
      const moved = await findMoved(pageBuilder, path, language);
      if (moved !== null) throw leadTo(moved);
      // Pages that have come to stand in a section are found at their old address for good.
      for (const there of rest === path ? [] : listSectionPaths(rest)) {
        if ((await load(there))?.page) throw leadTo(there);
      }
      throw data(null, { status: 404 });
    }
    // A page has one address.
    if (found?.page && isSectionPath(rest) && rest !== path) throw leadTo(rest);
    return { ...editors, site, preview: null };
  }
  // The screen shows without.
  const editors = await context.get(optionalContext)(load(path), null);
  if (!editors) return null;
  if (editors.page) context.set(replacedBodyContext, true);
  return { ...editors, site, preview: null };
}

/** A body that editors replaced does not fail with the screen that it replaces. */
export const middleware: Route.MiddlewareFunction[] = [
  async ({ context }, next) => {
    const response = await next();
    if (!context.get(replacedBodyContext) || response.status < 400) return response;
    const headers = new Headers(response.headers);
    headers.delete('Retry-After');
    return new Response(response.body, { status: 200, headers });
  },
];

export async function clientLoader({ request, params, serverLoader }: Route.ClientLoaderArgs) {
  const { pathname, search, searchParams } = new URL(request.url);
  // In the editor's frame; elsewhere the document leads to the page that everybody gets.
  if (asksForPreview(searchParams)) return loadDocument(request.url);
  const { queryClient } = await import('#app/lazy/query-client.ts');
  const asked = queryClient.fetchQuery({
    queryKey: ['editors', pathname + search],
    queryFn: serverLoader,
  });
  // A screen shows without what editors added; a page of theirs alone cannot.
  const editors = await ('*' in params ? asked : asked.catch(() => null));
  const bundles = editors ? listBundles(editors) : [];
  if (bundles.includes('scripts')) return loadDocument(request.url);
  if (editors) await loadDrawing(bundles);
  return editors;
}

/** Editors' own scripts run only as a document is read; its policy knows them by their hash. */
function loadDocument(address: string): Promise<never> {
  location.assign(address);
  return new Promise(() => {});
}

/** Each address has its own. */
export const shouldRevalidate = ({ currentUrl, nextUrl }: ShouldRevalidateFunctionArgs) =>
  currentUrl.pathname !== nextUrl.pathname;

export const meta = pageMeta;

const preview = new Piece(
  'preview',
  async () => (await import('#app/blocks/preview/PreviewFrame.tsx')).PreviewFrame,
);
if (import.meta.env.SSR) await preview.load();

export default function EditorsFrame({ loaderData }: Route.ComponentProps) {
  if (!loaderData) return <Outlet />;
  if (loaderData.preview) {
    return (
      <WhenWanted piece={preview} of={loaderData.preview}>
        <Outlet />
      </WhenWanted>
    );
  }
  return (
    <EditorsPage key={loaderData.key} of={loaderData} site={loaderData.site}>
      <Outlet />
    </EditorsPage>
  );
}

export function ErrorBoundary({ error, loaderData }: Route.ErrorBoundaryProps) {
  if (!loaderData?.page) return <RouteErrorScreen error={error} />;
  return (
    <EditorsPage key={loaderData.key} of={loaderData} site={loaderData.site}>
      {null}
    </EditorsPage>
  );
}

import { renderToString } from 'react-dom/server';
import {
  type EntryContext,
  type HandleErrorFunction,
  type RouterContextProvider,
  ServerRouter,
} from 'react-router';
import { DrawWarningContext } from './blocks/draw/contexts.ts';
import { PageRulesContext } from './blocks/draw/page-rules.ts';
import { toEmbeddedWords } from './i18n/embedded-words.ts';
import { ServerTranslationsContext } from './i18n/language-context.tsx';
import { toMachineHead } from './machine-head.ts';
import {
  pageSheetContext,
  renderMarkContext,
  reportErrorContext,
  reportWarningContext,
  translationsContext,
} from './request-context.ts';
import { startAfterPaint } from './start-after-paint.ts';
import { storageStandIn } from './storage-stand-in.ts';

export { createRequestContext } from './request-context.ts';

/** Loaders may take this long before what they have not sent is given up. Read by the framework. */
export const streamTimeout = 5_000;

/**
 * Renders a page whole: it is a few milliseconds of work, and only a whole page can be hashed,
 * compressed, tagged and kept. Nothing on a page waits while it is drawn, so it is drawn in one go.
 */
export default async function renderPage(
  request: Request,
  status: number,
  headers: Headers,
  routerContext: EntryContext,
  context: RouterContextProvider,
): Promise<Response> {
  const nonce = context.get(renderMarkContext);
  const translations = context.get(translationsContext);
  const rules = context.get(pageSheetContext);
  const html = renderToString(
    <ServerTranslationsContext value={translations}>
      <PageRulesContext value={rules}>
        <DrawWarningContext value={context.get(reportWarningContext)}>
          <ServerRouter
            context={await toDrawnContext(routerContext)}
            url={request.url}
            nonce={nonce}
          />
        </DrawWarningContext>
      </PageRulesContext>
    </ServerTranslationsContext>,
  );
  const words = toEmbeddedWords(translations.usedWords);
  headers.set('Content-Type', 'text/html; charset=utf-8');
  const machineHead = toMachineHead(context, routerContext);
  const headEnd = `${toSheet(rules, nonce)}<script nonce="${nonce}">${storageStandIn}</script>${machineHead}`;
  const page = `<!DOCTYPE html>${html}`
    .replace('</head>', () => `${headEnd}</head>`)
    .replace('</body>', () => `${words}</body>`);
  // Last, so that all that scripts read is there before they may start. The development server's
  // scripts come when they like.
  const body = import.meta.env.PROD ? startAfterPaint(page, nonce) : page;
  return new Response(body, { headers, status });
}

/** The one inline sheet of a page, of what editors built; allowed by its hash. */
function toSheet(rules: ReadonlySet<string>, nonce: string): string {
  const css = [...rules].join('\n');
  return css && `<style nonce="${nonce}" data-page-blocks>${css.replaceAll('</', '<\\/')}</style>`;
}

/**
 * What drawing needs of the router: the routes of this page alone, since it would make objects of
 * all, and the loaders' data as a whole, so that no part of the page waits for them.
 */
async function toDrawnContext(context: EntryContext): Promise<EntryContext> {
  const { manifest, routeModules, staticHandlerContext, serverHandoffStream } = context;
  const ids = staticHandlerContext.matches.map(({ route }) => route.id);
  const data = serverHandoffStream ? await new Response(serverHandoffStream).text() : '';
  const read = Object.assign(Promise.resolve(), { result: { done: true, value: data } });
  return {
    ...context,
    manifest: { ...manifest, routes: pick(manifest.routes, ids) },
    routeModules: pick(routeModules, ids),
    serverHandoffStream: new ReadableStream(),
    renderMeta: { streamCache: { 0: read } },
  };
}

const pick = <Value,>(all: Readonly<Record<string, Value>>, names: readonly string[]) =>
  Object.fromEntries(names.flatMap((name) => (name in all ? [[name, all[name] as Value]] : [])));

/** Errors of loaders. Called by the framework. */
export const handleError: HandleErrorFunction = (error, { request, context }) => {
  if (request.signal.aborted) return;
  context.get(reportErrorContext)(error);
};

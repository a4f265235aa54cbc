import { renderToString } from 'react-dom/server';
import {
  type EntryContext,
  type HandleErrorFunction,
  type RouterContextProvider,
  ServerRouter,
} from 'react-router';
import { readDrawnPage } from '#framework/server/read-drawn-page.ts';
import { startAfterPaint } from '#framework/server/start-after-paint.ts';
import { listImports, toDrawnContext } from '#framework/server/to-drawn-context.ts';
import { DrawWarningContext } from './blocks/draw/contexts.ts';
import { PageRulesContext } from './blocks/draw/page-rules.ts';
import { DrawnPieces, DrawnPiecesContext } from './components/layout/drawn-pieces.ts';
import { countEarly } from './components/reservations/count-early.ts';
import { toEmbeddedMessages } from './i18n/embedded-messages.ts';
import { ServerTranslationsContext } from './i18n/language-context.tsx';
import { toMachineHead } from './machine-head.ts';
import {
  pageSheetContext,
  renderMarkContext,
  reportErrorContext,
  reportWarningContext,
  takeHtmlContext,
  translationsContext,
} from './request-context.ts';
import { storageStandIn } from './storage-stand-in.ts';

export { followData } from './blocks/follow-data.ts';
export { listBlocks, listOmissions } from './blocks/for-editors.ts';
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
  const pieces = new DrawnPieces(translations);
  const html = renderToString(
    <ServerTranslationsContext value={translations}>
      <DrawnPiecesContext value={pieces}>
        <PageRulesContext value={rules}>
          <DrawWarningContext value={context.get(reportWarningContext)}>
            <ServerRouter
              context={await toDrawnContext(routerContext)}
              url={request.url}
              nonce={nonce}
            />
          </DrawWarningContext>
        </PageRulesContext>
      </DrawnPiecesContext>
    </ServerTranslationsContext>,
  );
  pieces.keep(html);
  const messages = toEmbeddedMessages(translations.usedWords);
  headers.set('Content-Type', 'text/html; charset=utf-8');
  const machineHead = toMachineHead(context, readDrawnPage(routerContext));
  const headEnd = `${toStylesheet(rules, nonce)}<script nonce="${nonce}">${storageStandIn}</script>${machineHead}`;
  // Joined once: each `replace` would write the whole page anew.
  const [head, rest] = splitAt(html, html.indexOf('</head>'));
  const [body, end] = splitAt(rest, rest.lastIndexOf('</body>'));
  // The development server's scripts come when they like.
  const drawn = import.meta.env.PROD
    ? startAfterPaint({ head, body }, listImports(routerContext), nonce)
    : { head, body, starter: '' };
  const counter = drawn.body.includes('data-count-by')
    ? `<script nonce="${nonce}">(${countEarly.toString()})()</script>`
    : '';
  // The starter is last, so that all that scripts read is there before they may start.
  const page = `<!DOCTYPE html>${drawn.head}${headEnd}${drawn.body}${counter}${messages}${drawn.starter}${end}`;
  const takeHtml = context.get(takeHtmlContext);
  takeHtml?.(page);
  return new Response(takeHtml ? null : page, { headers, status });
}

const splitAt = (html: string, at: number) => [html.slice(0, at), html.slice(at)] as const;

/** The one inline stylesheet of a page, of what editors built; allowed by its hash. */
function toStylesheet(rules: ReadonlySet<string>, nonce: string): string {
  const css = [...rules].join('\n');
  return css && `<style nonce="${nonce}" data-page-blocks>${css.replaceAll('</', '<\\/')}</style>`;
}

/** Errors of loaders. Called by the framework. */
export const handleError: HandleErrorFunction = (error, { request, context }) => {
  if (request.signal.aborted) return;
  context.get(reportErrorContext)(error);
};

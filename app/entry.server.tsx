import { renderToReadableStream } from 'react-dom/server';
import {
  type EntryContext,
  type HandleErrorFunction,
  type RouterContextProvider,
  ServerRouter,
} from 'react-router';
import { PageRulesContext } from './blocks/draw/page-rules.ts';
import { toEmbeddedWords } from './i18n/embedded-words.ts';
import { ServerTranslationsContext } from './i18n/language-context.tsx';
import { toMachineHead } from './machine-head.ts';
import {
  pageSheetContext,
  renderMarkContext,
  reportErrorContext,
  translationsContext,
} from './request-context.ts';
import { storageStandIn } from './storage-stand-in.ts';

export { createRequestContext } from './request-context.ts';

const renderTimeoutMs = 5_000;

/** Loaders may take this long before what they have not sent is given up. Read by the framework. */
export const streamTimeout = renderTimeoutMs;

/**
 * Renders a page whole: it is a few milliseconds of work, and only a whole page can be hashed,
 * compressed, tagged and kept.
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
  let failed = false;
  const stream = await renderToReadableStream(
    <ServerTranslationsContext value={translations}>
      <PageRulesContext value={rules}>
        <ServerRouter context={routerContext} url={request.url} nonce={nonce} />
      </PageRulesContext>
    </ServerTranslationsContext>,
    {
      nonce,
      signal: AbortSignal.timeout(renderTimeoutMs + 1_000),
      onError(error) {
        failed = true;
        context.get(reportErrorContext)(error, new URL(request.url).pathname);
      },
    },
  );
  await stream.allReady;
  const html = await new Response(stream).text();
  const words = toEmbeddedWords(translations.usedWords);
  headers.set('Content-Type', 'text/html; charset=utf-8');
  const machineHead = toMachineHead(context, routerContext);
  return new Response(
    html
      .replace(
        '</head>',
        () =>
          `${toSheet(rules, nonce)}<script nonce="${nonce}">${storageStandIn}</script>${machineHead}</head>`,
      )
      .replace('</body>', () => `${words}</body>`),
    {
      headers,
      status: failed ? 500 : status,
    },
  );
}

/** The one inline sheet of a page, of what editors built; allowed by its hash. */
function toSheet(rules: ReadonlySet<string>, nonce: string): string {
  const css = [...rules].join('\n');
  return css && `<style nonce="${nonce}" data-page-blocks>${css.replaceAll('</', '<\\/')}</style>`;
}

/** Errors of loaders. Called by the framework. */
export const handleError: HandleErrorFunction = (error, { request, context }) => {
  if (request.signal.aborted) return;
  context.get(reportErrorContext)(error, new URL(request.url).pathname);
};

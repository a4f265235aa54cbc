import {
  UNSAFE_decodeViaTurboStream as decodeAnswer,
  UNSAFE_SingleFetchRedirectSymbol as redirectMark,
} from 'react-router';
import { routesParameter, toDataAddress } from '../../data-address.ts';

/** The framework's entry for a route's files. */
export interface RouteFiles {
  readonly id: string;
  readonly module: string;
  /** The file of its loader for the browser, when that is a file of its own. */
  readonly clientLoaderModule?: string | undefined;
  readonly imports?: readonly string[] | undefined;
  readonly hasLoader: boolean;
  readonly hasClientLoader: boolean;
}

/** A route's loader in the browser, as the framework calls it. */
type ClientLoader = (parts: {
  request: Request;
  url: URL;
  params: Readonly<Record<string, string | undefined>>;
  serverLoader: () => Promise<unknown>;
}) => Promise<unknown>;

/**
 * Loads a page's code and data before it is asked for: each route's own `clientLoader` runs, so the
 * data lands where it will look for it, and the page then needs no request.
 *
 * @param path of this site, with its query
 * @param routes of the page, the outermost first
 * @throws when the data does not come; nothing is kept then
 */
export async function warmPage(
  path: string,
  routes: readonly RouteFiles[],
  params: Readonly<Record<string, string | undefined>>,
): Promise<void> {
  for (const { module, imports = [] } of routes) [module, ...imports].forEach(preloadModule);
  // Routes without a loader of their own in the browser keep nothing.
  const keeping = routes.filter(({ hasLoader, hasClientLoader }) => hasLoader && hasClientLoader);
  const url = new URL(path, location.origin);
  let answers: Promise<Answers> | null = null;
  const serverLoader = async (id: string) => {
    answers ??= fetchAnswers(
      url,
      keeping.map((route) => route.id),
    );
    const answer = (await answers)[id];
    // A page that is elsewhere, missing or failing is left to the visit itself.
    if (!answer || !('data' in answer)) throw new Error(`${url.pathname} has no data`);
    return answer.data;
  };
  await Promise.all(
    keeping.map(async ({ id, module, clientLoaderModule = module }) => {
      const { clientLoader } = (await import(/* @vite-ignore */ clientLoaderModule)) as {
        clientLoader?: ClientLoader;
      };
      const request = new Request(url);
      await clientLoader?.({ request, url, params, serverLoader: () => serverLoader(id) });
    }),
  );
}

function preloadModule(href: string) {
  if (document.querySelector(`link[rel="modulepreload"][href="${CSS.escape(href)}"]`)) return;
  const link = document.createElement('link');
  link.rel = 'modulepreload';
  link.href = href;
  document.head.append(link);
}

type Answers = Readonly<Record<string, { data?: unknown } | undefined>>;

/** As the framework asks for the data of routes. */
async function fetchAnswers({ pathname, search }: URL, ids: readonly string[]): Promise<Answers> {
  const url = new URL(toDataAddress(pathname) + search, location.origin);
  url.searchParams.set(routesParameter, ids.join(','));
  const response = await fetch(url, { priority: 'low' });
  if (!response.ok || !response.body) throw new Error(`${pathname} answered ${response.status}`);
  const { value } = await decodeAnswer(response.body, window);
  const answers = value as Answers & { [redirectMark]?: unknown };
  if (redirectMark in answers) throw new Error(`${pathname} is elsewhere`);
  return answers;
}

import { z } from 'zod';
import { parsingError } from '../api-error.ts';

/** How a document's `url` is made. Source: the client's route resolver. */
export interface Route {
  readonly type: string;
  /** With `:uid`, `:lang`, and names of resolvers; a `?` after one drops it when it is empty. */
  readonly path: string;
  readonly uid?: string | undefined;
  readonly lang?: string | undefined;
  /** Relation, or relation of a relation, whose target's uid stands in the path. */
  readonly resolvers?: Readonly<Record<string, string>> | undefined;
}

const short = z.string().min(1).max(500);
const routesSchema = z
  .array(
    z.object({
      type: short,
      path: short.startsWith('/'),
      uid: short.optional(),
      lang: short.optional(),
      resolvers: z.record(short, z.string().regex(/^[\w-]+(\.[\w-]+)?$/)).optional(),
    }),
  )
  .max(200);

/** @throws {ApiError} 400 that names the first wrong part */
export function parseRoutes(text: string): Route[] {
  let json: unknown;
  try {
    json = JSON.parse(text);
  } catch {
    throw parsingError('routes must be the JSON text of a list of routes');
  }
  const result = routesSchema.safeParse(json);
  if (result.success) return result.data;
  const issue = result.error.issues[0];
  throw parsingError(`routes: ${issue?.path.join('.')} ${issue?.message}`);
}

/** The values that a route can take from a document. */
export interface RoutedDocument {
  readonly type: string;
  readonly uid: string | null;
  readonly lang: string;
  /** The uid of the document to which a relation of this one leads; null when there is none. */
  readonly findLinkedUid: (relations: readonly string[]) => string | null;
}

/** @returns null when no route fits or a needed part is absent */
export function resolveUrl(
  routes: readonly Route[],
  document: RoutedDocument,
  masterLanguage: string,
): string | null {
  const route = chooseRoute(routes, document);
  if (!route) return null;
  let isComplete = true;
  const path = route.path.replace(/\/:([\w-]+)(\?)?/g, (_whole, name: string, isOptional) => {
    const part = findPart(name, route, document);
    // The master language is the one without a prefix.
    const isDropped = isOptional && (!part || (name === 'lang' && part === masterLanguage));
    if (isDropped) return '';
    if (!part) isComplete = false;
    return `/${encodeURIComponent(part ?? '')}`;
  });
  return isComplete ? path || '/' : null;
}

/** The most specific rule wins: by uid, then by language, then by type alone. */
function chooseRoute(routes: readonly Route[], document: RoutedDocument): Route | undefined {
  const fitting = routes.filter(
    (route) =>
      route.type === document.type &&
      (route.uid === undefined || route.uid === document.uid) &&
      (route.lang === undefined || route.lang === document.lang),
  );
  const weight = (route: Route) =>
    Number(route.uid !== undefined) * 2 + Number(route.lang !== undefined);
  return fitting.sort((a, b) => weight(b) - weight(a))[0];
}

function findPart(name: string, route: Route, document: RoutedDocument): string | null {
  if (name === 'uid') return document.uid;
  if (name === 'lang') return document.lang;
  const resolver = route.resolvers?.[name];
  return resolver ? document.findLinkedUid(resolver.split('.')) : null;
}

import type { EntryContext } from 'react-router';

/**
 * The parts of the router that drawing needs. Only the routes of this page, since the router would
 * make objects of all. The loaders' data as a whole, so that no part of the page waits for them. No link
 * for what scripts import: a page names it where it starts (`listImports`).
 */
export async function toDrawnContext(context: EntryContext): Promise<EntryContext> {
  const { manifest, routeModules, serverHandoffStream } = context;
  const ids = listRouteIds(context);
  const { entry } = manifest;
  const data = serverHandoffStream ? await new Response(serverHandoffStream).text() : '';
  const read = Object.assign(Promise.resolve(), { result: { done: true, value: data } });
  return {
    ...context,
    manifest: {
      ...manifest,
      entry: { ...entry, imports: [] },
      routes: mapValues(pick(manifest.routes, ids), (route) => route && { ...route, imports: [] }),
    },
    routeModules: pick(routeModules, ids),
    serverHandoffStream: new ReadableStream(),
    renderMeta: { streamCache: { 0: read } },
  };
}

/** The files that the scripts of a page import, each once. */
export function listImports(context: EntryContext): readonly string[] {
  const { entry, routes } = context.manifest;
  const ofRoutes = listRouteIds(context).flatMap((id) => routes[id]?.imports ?? []);
  return [...new Set([...entry.imports, ...ofRoutes])];
}

const listRouteIds = ({ staticHandlerContext }: EntryContext) =>
  staticHandlerContext.matches.map(({ route }) => route.id);

const mapValues = <Value>(
  all: Readonly<Record<string, Value>>,
  change: (value: Value) => Value,
): Record<string, Value> =>
  Object.fromEntries(Object.entries(all).map(([name, value]) => [name, change(value)]));

const pick = <Value>(all: Readonly<Record<string, Value>>, names: readonly string[]) =>
  Object.fromEntries(names.flatMap((name) => (name in all ? [[name, all[name] as Value]] : [])));

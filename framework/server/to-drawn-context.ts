import type { EntryContext } from 'react-router';

/**
 * The parts of the router that drawing needs. Only the routes of this page, since the router would
 * make objects of all. The loaders' data as a whole, so that no part of the page waits for them.
 */
export async function toDrawnContext(context: EntryContext): Promise<EntryContext> {
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

const pick = <Value>(all: Readonly<Record<string, Value>>, names: readonly string[]) =>
  Object.fromEntries(names.flatMap((name) => (name in all ? [[name, all[name] as Value]] : [])));

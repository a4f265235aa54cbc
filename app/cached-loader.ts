import type { useLoaderData } from 'react-router';

/** What a screen gets of its loader, after the wire. */
type LoadedData<Loader> = ReturnType<typeof useLoaderData<Loader>>;

/**
 * The `clientLoader` of every screen: the server's loader, behind the query cache. Written
 * `export const clientLoader = cachedLoader<typeof loader>`.
 */
export async function cachedLoader<Loader>({
  request,
  serverLoader,
}: {
  request: Request;
  serverLoader: () => Promise<LoadedData<Loader>>;
}): Promise<LoadedData<Loader>> {
  const { pathname, search } = new URL(request.url);
  // Needed from the second page on, so the first one does not carry it.
  const { queryClient } = await import('./lazy/query-client.ts');
  return queryClient.fetchQuery({ queryKey: ['page', pathname + search], queryFn: serverLoader });
}

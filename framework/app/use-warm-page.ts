import { useContext } from 'react';
import {
  UNSAFE_DataRouterContext as DataRouterContext,
  UNSAFE_FrameworkContext as FrameworkContext,
} from 'react-router';

/** Loads the code and data of a page of this site before it is asked for. @param path with its query */
export type WarmPage = (path: string) => Promise<void>;

const known = new WeakMap<object, WarmPage>();

/** @returns the same function for the life of a router; null where the framework draws nothing, as in tests */
export function useWarmPage(): WarmPage | null {
  const router = useContext(DataRouterContext)?.router;
  const manifest = useContext(FrameworkContext)?.manifest;
  if (!router || !manifest) return null;
  const warm =
    known.get(router) ??
    (async (path) => {
      const { warmPage } = await import('./lazy/warm-page.ts');
      const matches = router.match(path) ?? [];
      const routes = matches.flatMap(({ route }) => manifest.routes[route.id] ?? []);
      return warmPage(path, routes, matches.at(-1)?.params ?? {});
    });
  known.set(router, warm);
  return warm;
}

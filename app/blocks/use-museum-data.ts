import { useMemo } from 'react';
import { useRouteLoaderData } from 'react-router';
import type { loader as rootLoader } from '#app/root.tsx';

/**
 * What expressions of every entry read as `state.museum`: name, address of the site, links by
 * network. Its fields are undefined where the frame of the page could not be loaded.
 */
export function useMuseumData() {
  const root = useRouteLoaderData<typeof rootLoader>('root');
  const { siteName, publicOrigin, socialLinks } = root ?? {};
  return useMemo(
    () => ({ museum: { name: siteName, address: publicOrigin, links: socialLinks } }),
    [siteName, publicOrigin, socialLinks],
  );
}

import { useMemo } from 'react';
import { useChrome } from '#app/read-chrome.ts';

/**
 * What expressions of every entry read as `state.museum`: name, address of the site, links by
 * network. Its fields are undefined where the frame of the page could not be loaded.
 */
export function useMuseumData() {
  const { siteName, publicOrigin, socialLinks } = useChrome() ?? {};
  return useMemo(
    () => ({ museum: { name: siteName, address: publicOrigin, links: socialLinks } }),
    [siteName, publicOrigin, socialLinks],
  );
}

import { useRouteLoaderData } from 'react-router';
import type { ChromeData } from './chrome/chrome-data.ts';

/** On the server: languages, and the minute before. In the browser texts come with a change of language alone. */
const maxRead = 8;
const read = new Map<unknown, ChromeData>();

/**
 * The frame of a page as the root's loader sends it.
 *
 * @param loaderData of the root; none where it failed
 * @returns the same object for the same text, by which the foot of a page is known to be the same
 */
export function readChrome(loaderData: unknown): ChromeData | null {
  if (typeof loaderData !== 'string') return null;
  const known = read.get(loaderData);
  if (known) return known;
  const chrome: ChromeData = JSON.parse(loaderData);
  if (import.meta.env.SSR && read.size >= maxRead) read.clear();
  read.set(loaderData, chrome);
  return chrome;
}

/** Null: not even the settings of the frame could be loaded. */
export const useChrome = (): ChromeData | null => readChrome(useRouteLoaderData('root'));

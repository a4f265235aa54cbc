import { readUserAttributes } from '../personalization/user-attributes.ts';
import type { EntryTracking } from './EntryFrame.tsx';

/**
 * What expressions may call beside the state's own values. Source: reference §9.1.
 * @param isLive the page lives in a browser; at first it is drawn as the server drew it
 * @param context what scripts put functions into; a symbol has that of its page
 */
export function toGiven(
  { track, trackConversion }: EntryTracking,
  isPreview: boolean,
  isLive: boolean,
  context: unknown = {},
): Readonly<Record<string, unknown>> {
  const builder = {
    isEditing: false,
    isPreviewing: isPreview,
    isBrowser: isLive,
    isServer: !isLive,
    getUserAttributes: () => (isLive ? readUserAttributes(location.pathname) : {}),
    trackConversion,
    track: (type: unknown) => track(String(type)),
  };
  return { builder, Builder: builder, context };
}

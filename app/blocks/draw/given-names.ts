import { readUserAttributes } from '../personalization/user-attributes.ts';
import type { EntryTracking } from './EntryFrame.tsx';

/** What expressions may call beside the state's own values. Source: reference §9.1. */
export function toGiven(
  { track, trackConversion }: EntryTracking,
  isPreview: boolean,
): Readonly<Record<string, unknown>> {
  const isServer = import.meta.env.SSR;
  const builder = {
    isEditing: false,
    isPreviewing: isPreview,
    isBrowser: !isServer,
    isServer,
    getUserAttributes: () => (isServer ? {} : readUserAttributes(location.pathname)),
    trackConversion,
    track: (type: unknown) => track(String(type)),
  };
  return { builder, Builder: builder, context: {} };
}

import { type MouseEvent, useCallback, useEffect, useRef } from 'react';
import type { PageBuilderSite } from '../../request-context.ts';
import { useBuilderSite } from '../builder-site.ts';
import { findChoice, testPrefix } from '../personalization/made-choices.ts';
import { readUserAttributes } from '../personalization/user-attributes.ts';
import { describeClick } from './describe-click.ts';
import { createTracker, type EventDetails, type Track } from './tracker.ts';

const trackers = new Map<string, Track>();

/** One queue for each account, whatever entry an event is about. */
export function findTracker({ endpoint, apiKey }: PageBuilderSite): Track {
  const key = `${endpoint} ${apiKey}`;
  let track = trackers.get(key);
  if (!track) {
    track = createTracker({ host: endpoint, apiKey }, readUserAttributes);
    trackers.set(key, track);
  }
  return track;
}

/** What is counted of an entry. Source: reference §11. */
export interface ContentTracking {
  readonly onClickCapture: (event: MouseEvent) => void;
  /** A goal was reached; also what `builder.trackConversion` in expressions calls. */
  readonly trackConversion: (amount?: unknown, properties?: unknown) => void;
  readonly track: (type: string, details?: EventDetails) => void;
}

/**
 * Counts an entry: seen once for each time it is shown, every click in it, goals.
 * @param contentId null: nothing is counted, as in previews
 */
export function useContentTracking(contentId: string | null): ContentTracking {
  const site = useBuilderSite();
  const seen = useRef<string | null>(null);
  const hasClicked = useRef(false);

  const track = useCallback<ContentTracking['track']>(
    (type, details) => {
      if (contentId === null) return;
      const variationId = findChoice(testPrefix + contentId);
      findTracker(site)(type, { contentId, variationId, ...details });
    },
    [site, contentId],
  );

  useEffect(() => {
    // An effect may run twice for one showing.
    if (seen.current === contentId) return;
    seen.current = contentId;
    hasClicked.current = false;
    track('impression');
  }, [track, contentId]);

  const onClickCapture = useCallback(
    (event: MouseEvent) => {
      track('click', { ...describeClick(event.nativeEvent), unique: !hasClicked.current });
      hasClicked.current = true;
    },
    [track],
  );

  const trackConversion = useCallback(
    (amount?: unknown, properties?: unknown) => {
      // Called with properties alone, too.
      const metadata = typeof amount === 'object' ? amount : properties;
      track('conversion', {
        ...(typeof amount === 'number' && { amount }),
        ...(typeof metadata === 'object' &&
          metadata !== null && {
            metadata: metadata as Record<string, unknown>,
          }),
      });
    },
    [track],
  );

  return { onClickCapture, trackConversion, track };
}

import { type MouseEvent, useCallback, useEffect, useMemo, useRef } from 'react';
import type { PageBuilderSite } from '../../request-context.ts';
import { useBuilderSite } from '../frame/builder-site.ts';
import { findChoice, testPrefix } from '../personalization/made-choices.ts';
import { readUserAttributes } from '../personalization/user-attributes.ts';
import { describeClick } from './describe-click.ts';
import { createTracker, type EventDetails, type Track } from './tracker.ts';

const trackers = new Map<string, Track>();

/** One queue for each account, whatever entry an event is about. */
function findTracker({ endpoint, apiKey }: PageBuilderSite): Track {
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
  /**
   * A goal was reached; also what `builder.trackConversion` in expressions calls: an amount,
   * properties, or amount, content, variation and properties. Whatever of them is missing is passed over.
   */
  readonly trackConversion: (...given: unknown[]) => void;
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
    (...given: unknown[]) => {
      const [amount, content, variationId] = given;
      const metadata = given.find((one) => typeof one === 'object' && one !== null);
      track('conversion', {
        ...(typeof amount === 'number' && { amount }),
        ...(typeof content === 'string' && { contentId: content }),
        ...(typeof variationId === 'string' && { variationId }),
        ...(metadata !== undefined && { metadata: metadata as Record<string, unknown> }),
      });
    },
    [track],
  );

  return useMemo(
    () => ({ onClickCapture, trackConversion, track }),
    [onClickCapture, trackConversion, track],
  );
}

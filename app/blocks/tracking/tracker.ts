import { mayTrack } from './may-track.ts';
import { sendEvents } from './send-events.ts';
import { findVisitor, renewSession } from './visitor-ids.ts';

/** Where events go, and whose they are. */
export interface TrackingTarget {
  /** Below it lies `/api/v1/track`: `/page-builder-api`, or the real service's origin. */
  readonly host: string;
  readonly apiKey: string;
}

/** What may be told of an event besides its name. Source: reference §11. */
export interface EventDetails {
  readonly contentId?: string;
  /** Variation of an A/B test; the content's own id counts as none. */
  readonly variationId?: string | null;
  readonly unique?: boolean;
  readonly targetBuilderElement?: string;
  readonly amount?: number;
  readonly metadata?: Readonly<Record<string, unknown>>;
}

export interface TrackedEvent {
  readonly type: string;
  readonly data: Readonly<Record<string, unknown>>;
}

export type Track = (type: string, details?: EventDetails) => void;

/** Source: specification §9, "tracking events throttled at 5 ms". */
const throttleMs = 5;
/** More than a page can mean; the rest is dropped. */
const maxQueueLength = 100;

/**
 * Sends events: the first at once, those of the next 5 ms together. Says nothing at all where
 * tracking is refused, inside a frame or while an editor looks at a preview.
 */
export function createTracker(
  target: TrackingTarget,
  readAttributes: () => Readonly<Record<string, unknown>>,
): Track {
  let queue: TrackedEvent[] = [];
  let waiting: ReturnType<typeof setTimeout> | null = null;

  const flush = () => {
    waiting = null;
    if (queue.length === 0) return;
    const events = queue;
    queue = [];
    waiting = setTimeout(flush, throttleMs);
    const sessionId = renewSession();
    const visitorId = findVisitor();
    sendEvents(
      target,
      events.map(({ type, data }) => ({ type, data: { ...data, sessionId, visitorId } })),
    );
  };

  // What waits when the page goes is sent with it.
  addEventListener('pagehide', () => {
    if (waiting) clearTimeout(waiting);
    flush();
  });

  return (type, details = {}) => {
    if (!mayTrack() || isWatchedByEditor() || queue.length >= maxQueueLength) return;
    const { contentId, variationId, metadata, ...rest } = details;
    queue.push({
      type,
      data: {
        ...rest,
        ...(contentId && { contentId }),
        ...(variationId && variationId !== contentId && { variationId }),
        ownerId: target.apiKey,
        userAttributes: readAttributes(),
        metadata: {
          url: location.href,
          user: {},
          ...metadata,
          // Reports of the page builder read the amount there.
          ...(rest.amount !== undefined && { amount: rest.amount }),
        },
      },
    });
    if (waiting === null) flush();
  };
}

const isWatchedByEditor = () =>
  window.top !== window.self ||
  /[?&](builder[._](preview|frameEditing)|__builder_editing__)=/.test(location.search);

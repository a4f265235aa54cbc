import { buildQueryURL, type FetchLike } from '@prismicio/client';
import { LRUCache } from 'lru-cache';

/** A preview that an editor ends is gone within this time. */
const liveMs = 60_000;
/** A refusal is final, because refs are never reused. */
const refusedMs = 10 * 60_000;
const maxKnown = 1_000;
const minuteMs = 60_000;
/** Anybody can make up a ref; the service is asked no more often than this for those not known. */
const maxAskedPerMinute = 60;
const maxRefLength = 4_096;

/** Whether a ref is one of a preview that stands. */
export type IsLivePreview = (ref: string) => Promise<boolean>;

export interface PreviewCheckOptions {
  readonly endpoint: string;
  readonly accessToken?: string;
  readonly fetch: FetchLike;
  /** The ref of what is published, which is no preview. */
  readonly findMasterRef: () => Promise<string>;
  readonly now?: () => number;
}

/**
 * Asks the service once for each ref. The official client cannot be asked: for a ref that the service
 * does not know it takes what is published. When too many are asked for, or the service fails, the
 * answer is no: the visitor then sees what is published.
 */
export function createPreviewCheck(options: PreviewCheckOptions): IsLivePreview {
  const { endpoint, accessToken, fetch, findMasterRef, now = Date.now } = options;
  const live = new LRUCache<string, true>({ max: maxKnown, ttl: liveMs });
  const refused = new LRUCache<string, true>({ max: maxKnown, ttl: refusedMs });
  const asking = new Map<string, Promise<boolean>>();
  let asked = { since: 0, count: 0 };

  const ask = async (ref: string): Promise<boolean> => {
    try {
      const response = await fetch(buildQueryURL(endpoint, { ref, accessToken, pageSize: 1 }));
      const isLive = response.status === 200 && ref !== (await findMasterRef());
      if (isLive) live.set(ref, true);
      else if (response.status < 500) refused.set(ref, true);
      return isLive;
    } catch {
      return false;
    }
  };

  return async (ref) => {
    if (ref.length > maxRefLength || !/^[\x21-\x7e]+$/.test(ref)) return false;
    if (live.has(ref)) return true;
    if (refused.has(ref)) return false;
    const underWay = asking.get(ref);
    if (underWay) return underWay;
    if (now() - asked.since >= minuteMs) asked = { since: now(), count: 0 };
    asked.count += 1;
    if (asked.count > maxAskedPerMinute) return false;
    const answer = ask(ref).finally(() => asking.delete(ref));
    asking.set(ref, answer);
    return answer;
  };
}

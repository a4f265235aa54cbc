import type { Database } from '#database/database.ts';
import { readBounded } from '#shared/http/read-bounded.ts';
import { ApiError } from '../api-error.ts';
import { RateLimiter } from '../rate-limit.ts';
import { toJson } from '../responses.ts';
import type { EntryIndex } from '../store.ts';
import { toCountedEvents } from './count-events.ts';
import { EventStore } from './event-store.ts';
import { parseTrackBody } from './track-body.ts';

export interface TrackDependencies {
  /** The visitors' database. */
  readonly database: Database;
  readonly apiKey: string;
  readonly timeZone: string;
  readonly now: () => number;
  readIndex(): Promise<EntryIndex>;
}

const maxBodyBytes = 64 * 1024;
const requestsOfAll = { burst: 1_000, perSecond: 300 };
const eventsOfOne = { burst: 200, perSecond: 10 };

/** `POST /api/v1/track`. Source: reference §11. */
export function createTrackEndpoint(
  dependencies: TrackDependencies,
): (request: Request) => Promise<Response> {
  const store = new EventStore(dependencies.database);
  const all = new RateLimiter(requestsOfAll, dependencies.now);
  const sessions = new RateLimiter(eventsOfOne, dependencies.now);
  return async (request) => {
    if (!all.take('')) throw tooMany();
    const bytes = await readBounded(request.body, maxBodyBytes);
    if (!bytes) throw new ApiError(413, `Send at most ${maxBodyBytes} bytes at once.`);
    const events = parseTrackBody(bytes);
    const session = events[0]?.data.sessionId ?? '';
    if (!sessions.take(session, events.length)) throw tooMany();
    const counted = toCountedEvents(events, {
      index: await dependencies.readIndex(),
      apiKey: dependencies.apiKey,
      now: dependencies.now(),
      timeZone: dependencies.timeZone,
    });
    if (counted.length > 0 && !(await store.record(counted))) throw tooMany();
    return toJson(200, '{"success":true}');
  };
}

const tooMany = () =>
  new ApiError(429, 'Too many events were sent at once. Try again later.', { 'retry-after': '10' });

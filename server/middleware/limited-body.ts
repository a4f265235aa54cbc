import type { Context, MiddlewareHandler } from 'hono';
import { type Pace, TooSlow } from '../limits/paced.ts';
import { receiveBody } from '../limits/received-body.ts';
import type { ReceivedBytes } from '../limits/received-bytes.ts';
import type { Refusals } from '../limits/refusals.ts';
import { Slots } from '../limits/slots.ts';
import { NobodyWaits, TooBusy } from '../limits/too-busy.ts';
import type { ClientVariables } from './client.ts';

export interface LimitedBodyOptions {
  /** May depend on the path. */
  readonly maxBytesOf: (path: string) => number;
  /** For what is too much to hold in memory before it is whole. */
  readonly folder: string;
  readonly receivedBytes: ReceivedBytes;
  readonly refusals: Refusals;
  readonly pace?: Pace;
}

const methodsWithBody = new Set(['POST', 'PUT', 'PATCH', 'DELETE', 'QUERY']);
/** Bodies that are being sent. */
const sendings = { max: 512, maxPerClient: 16 };
/** Bytes of whole bodies that somebody works with. */
const bytesInHand = { max: 64 * 1024 * 1024, maxPerClient: 24 * 1024 * 1024 };

/**
 * Reads what was sent before anybody works with it, up to a size, to a share of the client and to a
 * bound over all; what comes too slowly is dropped. The request that goes on is one
 * of the platform's own: the HTTP server's lighter one cannot be copied by a constructor.
 */
export function limitedBody(
  options: LimitedBodyOptions,
): MiddlewareHandler<{ Variables: ClientVariables }> {
  const { maxBytesOf, folder, receivedBytes, refusals, pace } = options;
  const onRefused = (reason: 'client' | 'all' | 'slow', client: string) =>
    refusals.count('body', reason, client);
  const sending = new Slots({ ...sendings, onRefused });
  const inHand = new Slots({ ...bytesInHand, onRefused });

  return async (c, next) => {
    if (!methodsWithBody.has(c.req.method)) return next();
    const maxBytes = maxBytesOf(c.req.path);
    if (Number(c.req.header('Content-Length') ?? 0) > maxBytes) return refuseSize(c);
    const { method, url, headers, signal, body: stream } = c.req.raw;
    if (!stream) return go(c, next, new Request(url, { method, headers: [...headers] }));

    const client = c.get('client');
    const slot = sending.take(client);
    if (typeof slot === 'string') return refuseMany(c, slot);
    const room = receivedBytes.hold(client);
    const received = await receiveBody(stream, { maxBytes, folder, held: room, pace })
      .catch((error: Error) => {
        if (error instanceof TooSlow) {
          onRefused('slow', client);
          return error;
        }
        if (error instanceof TooBusy) {
          onRefused(error.by, client);
          return error;
        }
        throw signal.aborted
          ? new NobodyWaits('The client disconnected before it sent the whole body.')
          : error;
      })
      .finally(slot);
    if (received instanceof TooSlow) {
      return c.text('The data arrived too slowly.', 408, {
        ...closing,
        'Cache-Control': 'no-store',
      });
    }
    if (received instanceof TooBusy) return refuseMany(c, received.by);
    if (!received) return refuseSize(c);
    const held = inHand.take(client, received.bytes);
    try {
      if (typeof held === 'string') return refuseMany(c, held);
      const body = received.bytes > 0 ? await received.read() : null;
      await received.discard();
      return await go(c, next, new Request(url, { method, headers: [...headers], body }));
    } finally {
      await received.discard();
      if (typeof held === 'function') held();
    }
  };
}

/** The rest of the body is not read, so the connection cannot be used again. */
const closing = { Connection: 'close' };

const refuseSize = (c: Context) => c.text('This is more than can be sent at once.', 413, closing);

const refuseMany = (c: Context, by: 'client' | 'all') =>
  c.text(
    'Too much data is being sent at once. Please send it again in a moment.',
    by === 'all' ? 503 : 429,
    {
      ...closing,
      'Retry-After': '5',
      'Cache-Control': 'no-store',
    },
  );

async function go(c: Context, next: () => Promise<void>, request: Request): Promise<void> {
  c.req.raw = request;
  await next();
}

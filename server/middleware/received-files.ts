import type { MiddlewareHandler } from 'hono';
import type { FileReception } from '../forms/received-files.ts';
import type { Refusals } from '../limits/refusals.ts';
import type { ClientVariables } from './client.ts';

/** Pages whose forms take files, and the data of these pages. */
const paths = /^(\/\w+)?\/about\/careers\/[^/]+$/;

/**
 * Takes the files out of a form before anybody else reads its body: what goes on is a small form in
 * which a token stands for each file (`shared/forms/received-files.ts`).
 */
export const receivedFiles =
  (
    reception: FileReception,
    refusals: Refusals,
  ): MiddlewareHandler<{ Variables: ClientVariables }> =>
  async (c, next) => {
    const type = c.req.header('Content-Type') ?? '';
    const hasFiles = /^multipart\/form-data\b/i.test(type);
    if (c.req.method !== 'POST' || !hasFiles || !paths.test(c.req.path)) return next();
    // Asked for last: for it the HTTP server makes a whole request of the platform.
    const { body, url, headers: given } = c.req.raw;
    if (!body) return next();

    const client = c.get('client');
    const received = await reception.receive(body, type, client);
    if (received.outcome === 'busy') refusals.count('upload', received.by, client);
    if (received.outcome === 'slow') refusals.count('upload', 'slow', client);
    if (received.outcome === 'slow') {
      return c.text('The data arrived too slowly.', 408, {
        'Cache-Control': 'no-store',
        Connection: 'close',
      });
    }
    if (received.outcome === 'busy') {
      return c.text(
        'Too many files are being sent at once. Please send them again in a minute.',
        503,
        {
          'Retry-After': '30',
          'Cache-Control': 'no-store',
          Connection: 'close',
        },
      );
    }
    if (received.outcome === 'too-large') {
      return c.text('This is more than can be sent at once.', 413, { Connection: 'close' });
    }
    const headers = new Headers([...given]);
    headers.delete('Content-Length');
    headers.set(
      'Content-Type',
      received.outcome === 'read' ? 'application/x-www-form-urlencoded' : 'text/plain',
    );
    const form = received.outcome === 'read' ? received.form.toString() : 'unreadable';
    c.req.raw = new Request(url, { method: 'POST', headers, body: form });
    try {
      await next();
    } finally {
      if (received.outcome === 'read') await received.release();
    }
  };

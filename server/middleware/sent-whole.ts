import type { HttpBindings } from '@hono/node-server';
import { RESPONSE_ALREADY_SENT } from '@hono/node-server/utils/response';
import type { MiddlewareHandler } from 'hono';
import { replaceAnswer } from './replace-answer.ts';

export interface WholeBodyVariables {
  /** Takes the bytes of an answer that has none itself; absent: it has to have them. */
  readonly takeWholeBody?: (body: Buffer) => void;
}

interface Env {
  Bindings: Partial<HttpBindings> | undefined;
  Variables: WholeBodyVariables;
}

/**
 * Sends a body that is whole in one piece. Through a `Response` its bytes would be copied, put into a
 * stream and read out of it again. Must be the outermost step: nothing sees the answer after it.
 */
export const sentWhole: MiddlewareHandler<Env> = async (c, next) => {
  const outgoing = c.env?.outgoing;
  if (!outgoing) return next();
  let body: Buffer | undefined;
  c.set('takeWholeBody', (taken) => {
    body = taken;
  });
  await next();
  const { status, headers } = c.res;
  // Another answer may have come in its place: that it is late, or that the visitor has the bytes.
  const isOfBody = headers.get('Content-Length') === String(body?.byteLength);
  if (!body || c.res.body !== null || !isOfBody) return;
  outgoing.writeHead(status, [...headers].flat());
  outgoing.end(body);
  replaceAnswer(c, RESPONSE_ALREADY_SENT);
};

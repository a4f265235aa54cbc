import type { Context } from 'hono';
import { HTTPException } from 'hono/http-exception';

export type StudioErrorStatus = 400 | 401 | 403 | 404 | 409 | 413 | 422 | 429 | 503;

/**
 * A call that cannot be answered with what was asked for. Thrown, so that the types of routes hold the
 * good answers alone.
 */
export class StudioError extends Error {
  override readonly name = 'StudioError';
  readonly status: StudioErrorStatus;
  /** For programs: `unknown`, `invalid`. */
  readonly code: string;
  readonly details: Readonly<Record<string, unknown>>;

  /** @param message one sentence for whoever reads the answer itself; screens have words of their own */
  constructor(
    status: StudioErrorStatus,
    code: string,
    message: string,
    details: Readonly<Record<string, unknown>> = {},
  ) {
    super(message);
    this.status = status;
    this.code = code;
    this.details = details;
  }
}

/** What the browser gets of it, and of a body that is no JSON; any other error is thrown on. */
export function answerStudioError(error: Error, c: Context): Response {
  const told =
    error instanceof HTTPException && error.status === 400
      ? new StudioError(400, 'invalid', 'The body is no JSON.')
      : error;
  if (!(told instanceof StudioError)) throw error;
  const { status, code, message, details } = told;
  return c.json({ error: { ...details, code, message } }, status, { 'Cache-Control': 'no-store' });
}

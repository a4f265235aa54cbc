import { hc } from 'hono/client';
import type { StudioApi } from '#server/studio/studio.ts';

/** The studio's API as typed calls: `api.me.$get()`. */
export const api = hc<StudioApi>('/studio/api');

/** Why a call gave nothing. `network`: no answer came, and whether it was done is not known. */
export class AskFailed extends Error {
  override readonly name = 'AskFailed';
  readonly status: number | 'network';
  /** The server's word for the reason, such as `no-right`; empty where it gave none. */
  readonly code: string;
  /** Under which the server's log tells of it. */
  readonly requestId: string;
  /** What else the answer says; undefined where nothing. */
  readonly details: unknown;

  constructor(status: number | 'network', code = '', requestId = '', details?: unknown) {
    super(`The studio's server answered ${status} ${code}`.trim());
    this.status = status;
    this.code = code;
    this.requestId = requestId;
    this.details = details;
  }
}

type Answer<Body> = {
  readonly ok: boolean;
  readonly status: number;
  readonly headers: Headers;
  json(): Promise<Body>;
};

/** The bodies of the answers that hold what was asked for. */
type BodyOf<Given> = Given extends { readonly ok: false }
  ? never
  : Given extends { json(): Promise<infer Body> }
    ? Body
    : never;

/**
 * Waits for a call and gives what was asked for.
 * @throws {AskFailed}
 */
export async function ask<Given extends Answer<unknown>>(
  call: Promise<Given>,
): Promise<BodyOf<Given>> {
  const answer = await call.catch(() => {
    throw new AskFailed('network');
  });
  if (answer.ok) return answer.json() as Promise<BodyOf<Given>>;
  const body = (await answer.json().catch(() => null)) as {
    readonly error?: { readonly code?: string };
  } | null;
  const requestId = answer.headers.get('X-Request-Id') ?? '';
  throw new AskFailed(answer.status, body?.error?.code ?? '', requestId, body?.error);
}

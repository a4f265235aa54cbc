import { formTokenPath } from '#shared/forms/form-guard.ts';

/** What a script gets of its own when somebody begins to fill in a form. */
export interface OwnToken {
  readonly token: string;
  /** It is not taken before so many milliseconds have passed. */
  readonly waitMs: number;
}

/** A form waits no longer for its token than this. Milliseconds. */
const givesUpAfterMs = 4_000;
/** A token holds for a day; a form that stands open so long gets another. Milliseconds. */
export const asksAgainAfterMs = 6 * 3_600_000;

/** @throws when it does not come; the page's own token is sent then */
export async function requestToken(): Promise<OwnToken> {
  const answer = await fetch(formTokenPath, { signal: AbortSignal.timeout(givesUpAfterMs) });
  const { token, waitMs } = (await answer.json()) as { token?: unknown; waitMs?: unknown };
  if (typeof token !== 'string' || typeof waitMs !== 'number') throw new Error('This is no token.');
  return { token, waitMs };
}

/** @param readyAt when the token may be used; a breath more, so that two clocks may differ by one */
export const waitUntil = (readyAt: number): Promise<void> =>
  new Promise((resolve) =>
    setTimeout(resolve, Math.min(givesUpAfterMs, Math.max(0, readyAt - Date.now() + 50))),
  );

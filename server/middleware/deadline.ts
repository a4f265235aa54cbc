import type { Context, MiddlewareHandler } from 'hono';

export interface DeadlineVariables {
  /** Aborted when nobody waits for the answer any more. */
  readonly signal: AbortSignal;
}

/**
 * Ends the waiting: after a time the visitor is told to come again. What is still being done can
 * see by the signal that nobody waits, also when the visitor went away before.
 * @param ms null: however long it takes
 */
export const deadline =
  (
    ms: number | null,
    answerLate: (c: Context) => Response,
  ): MiddlewareHandler<{ Variables: DeadlineVariables }> =>
  async (c, next) => {
    const late = new AbortController();
    // `AbortSignal.any` costs ten times as much, for each request.
    const { signal } = c.req.raw;
    const giveUp = () => late.abort(signal.reason);
    if (signal.aborted) giveUp();
    else signal.addEventListener('abort', giveUp, { once: true });
    c.set('signal', late.signal);
    let timer: NodeJS.Timeout | undefined;
    const tooLate = new Promise<'late'>((resolve) => {
      if (ms !== null) timer = setTimeout(resolve, ms, 'late');
    });
    try {
      if ((await Promise.race([next(), tooLate])) !== 'late') return;
      late.abort(new Error('It took too long.'));
      c.res = answerLate(c);
    } finally {
      clearTimeout(timer);
    }
  };

import { useCallback, useEffect, useRef, useState } from 'react';
import { fastestSendingMs } from '#shared/forms/form-guard.ts';
import type { FormAnswer } from './form-answer.ts';
import { asksAgainAfterMs, requestToken, waitUntil } from './form-token.ts';

export interface FormToken {
  /** For the hidden field. */
  readonly token: string;
  /** To be called when somebody begins to fill in the form. */
  readonly begin: () => void;
  /**
   * Null: the form may go now. Otherwise it goes when this is done, which is soon and always: who
   * fills in a form in a moment (by what their browser remembers) waits for the rest of it.
   */
  readonly wait: () => Promise<void> | null;
}

/**
 * The page is the same for everybody and holds a token that is, too. A script gets one for this
 * visitor alone; without it, or when that fails, the common one goes.
 */
export function useFormToken(pageToken: string, answer: FormAnswer | undefined): FormToken {
  const [token, setToken] = useState(answer?.token || pageToken);
  const asked = useRef<{ at: number; done: Promise<void> | null }>({ at: -Infinity, done: null });
  const readyAt = useRef(0);

  const take = useCallback((next: string, waitMs: number) => {
    readyAt.current = Date.now() + waitMs;
    setToken(next);
  }, []);

  useEffect(() => {
    if (!answer?.token) return;
    asked.current = { at: Date.now(), done: null };
    take(answer.token, fastestSendingMs);
  }, [answer, take]);

  const begin = () => {
    if (asked.current.done || Date.now() - asked.current.at < asksAgainAfterMs) return;
    const done = requestToken()
      .then(({ token: own, waitMs }) => {
        asked.current = { at: Date.now(), done: null };
        take(own, waitMs);
      })
      .catch(() => {
        asked.current = { at: -Infinity, done: null };
      });
    asked.current = { at: -Infinity, done };
  };

  const wait = () => {
    const { done } = asked.current;
    if (!done && Date.now() >= readyAt.current) return null;
    return (async () => {
      await done;
      await waitUntil(readyAt.current);
    })();
  };

  return { token, begin, wait };
}

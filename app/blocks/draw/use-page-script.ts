import { useEffect } from 'react';
import type { Expression } from '../prepared.ts';
import { tryEvaluate } from './contexts.ts';
import type { StateStore } from './state-store.ts';

/** Runs an entry's script once, in the browser: statements that the interpreter knows. */
export function usePageScript(
  script: Expression,
  store: StateStore,
  given: Readonly<Record<string, unknown>>,
) {
  useEffect(() => {
    if (script === null) return;
    tryEvaluate(script, {
      read: store.read,
      write: store.write,
      touch: store.touch,
      all: () => ({ ...store.values }),
      given,
    });
  }, [script, store, given]);
}

import { useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { AskFailed } from '../api/ask.ts';
import { explainRefusal } from '../api/explain.ts';
import { useWords } from '../words/words.ts';

export interface Act {
  /** One at a time: what is asked while one is under way is not done. */
  run(work: () => Promise<void>): void;
  readonly isRunning: boolean;
  /** Why the last one was refused; empty: it was not. */
  readonly problem: string;
}

/** An act of whoever uses the screen, with what became of it. */
export function useAct(): Act {
  const words = useWords();
  const queries = useQueryClient();
  const [isRunning, setRunning] = useState(false);
  const [problem, setProblem] = useState('');
  return {
    isRunning,
    problem,
    run(work) {
      if (isRunning) return;
      setRunning(true);
      setProblem('');
      work()
        .catch((error) => {
          setProblem(explainRefusal(error, words));
          // The frame then asks who is signed in, and offers to sign in again.
          const hasEnded = error instanceof AskFailed && error.code === 'signed-out';
          if (hasEnded) void queries.invalidateQueries({ queryKey: ['me'] });
        })
        .finally(() => setRunning(false));
    },
  };
}

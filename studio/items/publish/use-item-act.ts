import { useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { AskFailed } from '../../api/ask.ts';
import { explainRefusal } from '../../api/explain.ts';
import { useWords, type Words } from '../../words/words.ts';
import { asItem, itemQuery } from '../item/item-query.ts';
import { useOpenItem } from '../item/open-item.ts';

export interface ItemAct {
  /** @param work gets the revision that holds everything typed, and gives the item as it is after it */
  run(work: (revision: number) => Promise<unknown>, onDone: () => void): void;
  readonly isRunning: boolean;
  readonly problem: string;
}

/** An act on the whole item: what is typed is saved first, and the screen then shows what became of it. */
export function useItemAct(): ItemAct {
  const words = useWords();
  const queries = useQueryClient();
  const { item, draft } = useOpenItem();
  const [isRunning, setRunning] = useState(false);
  const [problem, setProblem] = useState('');
  return {
    isRunning,
    problem,
    run(work, onDone) {
      if (isRunning) return;
      setRunning(true);
      setProblem('');
      const act = async () => {
        const answer = asItem(await work(await draft.save()));
        draft.replace(answer);
        queries.setQueryData(itemQuery(item.setId).queryKey, answer);
        onDone();
        await queries.invalidateQueries({ queryKey: ['items'] });
      };
      act()
        .catch((error) => {
          setProblem(explainItemRefusal(error, words));
          // What somebody else has done is then on the screen.
          void queries.invalidateQueries({ queryKey: itemQuery(item.setId).queryKey });
        })
        .finally(() => setRunning(false));
    },
  };
}

/** Why an act on items was refused. */
export function explainItemRefusal(error: unknown, words: Words): string {
  const known: Readonly<Record<string, string>> = words.publish.refusals;
  return (error instanceof AskFailed && known[error.code]) || explainRefusal(error, words);
}

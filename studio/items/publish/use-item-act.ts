import { useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import type { ItemOfStudio } from '#server/studio/items/describe-item.ts';
import { AskFailed } from '../../api/ask.ts';
import { explainRefusal } from '../../api/explain.ts';
import { useWords, type Words } from '../../words/words.ts';
import { asItem, itemQuery } from '../item/item-query.ts';
import { useOpenItem } from '../item/open-item.ts';

export interface ItemAct {
  /**
   * @param work gets the revision that holds everything typed, and gives the item as it is after it
   * @param isDone whether the item shows that it was done, where the answer of it did not come
   */
  run(
    work: (revision: number) => Promise<unknown>,
    onDone: () => void,
    isDone?: (item: ItemOfStudio, revision: number) => boolean,
  ): void;
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
    run(work, onDone, isDone = () => false) {
      if (isRunning) return;
      setRunning(true);
      setProblem('');
      let isUncertain = false;
      const act = async () => {
        const revision = await draft.save();
        const answer = await work(revision).then(asItem, async (error) => {
          isUncertain = error instanceof AskFailed && error.status === 'network';
          if (!isUncertain) throw error;
          const present = await queries.fetchQuery({ ...itemQuery(item.setId), staleTime: 0 });
          if (!isDone(present, revision)) throw error;
          return present;
        });
        draft.replace(answer);
        queries.setQueryData(itemQuery(item.setId).queryKey, answer);
        onDone();
        await queries.invalidateQueries({ queryKey: ['items'] });
      };
      act()
        .catch((error) => {
          setProblem(isUncertain ? words.publish.noAnswer : explainItemRefusal(error, words));
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

import { useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import type { EditedEntry } from '#shared/page-builder/editing/block-tree.ts';
import { AskFailed } from '../../api/ask.ts';
import { explainRefusal } from '../../api/explain.ts';
import { useWords, type Words } from '../../words/words.ts';
import { useOpenPage } from '../page/open-page.ts';
import { asPage, pageQuery } from '../page/page-query.ts';

/** An act on the whole page: what was done is saved first, and the screen then shows what became of it. */
export function usePageAct() {
  const words = useWords();
  const queries = useQueryClient();
  const { page, store } = useOpenPage();
  const [isRunning, setRunning] = useState(false);
  const [problem, setProblem] = useState('');
  return {
    isRunning,
    problem,
    run(work: (revision: number) => Promise<unknown>, onDone: () => void) {
      if (isRunning) return;
      setRunning(true);
      setProblem('');
      const act = async () => {
        const answer = asPage(await work(await store.save()));
        store.replace({ revision: answer.revision, entry: answer.entry as EditedEntry });
        queries.setQueryData(pageQuery(page.id).queryKey, answer);
        onDone();
        await queries.invalidateQueries({ queryKey: ['pages', 'list'] });
      };
      act()
        .catch((error) => {
          setProblem(explainPageRefusal(error, words));
          void queries.invalidateQueries({ ...pageQuery(page.id), exact: true });
        })
        .finally(() => setRunning(false));
    },
  };
}

function explainPageRefusal(error: unknown, words: Words): string {
  const known: Readonly<Record<string, string>> = {
    ...words.publish.refusals,
    ...words.pages.refusals,
  };
  return (error instanceof AskFailed && known[error.code]) || explainRefusal(error, words);
}

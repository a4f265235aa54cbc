import { queryOptions, useQueryClient, useSuspenseQuery } from '@tanstack/react-query';
import { AskFailed } from '../../api/ask.ts';
import { useMe } from '../../api/use-me.ts';
import { Button } from '../../widgets/Button.tsx';
import { formatMoment } from '../../widgets/format-time.ts';
import { useAct } from '../../widgets/use-act.ts';
import { fill, useSpokenLanguage } from '../../words/words.ts';
import { sayPath } from '../form/say-path.ts';
import { itemQuery, sendDraft } from './item-query.ts';
import styles from './LeftWords.module.css';
import { type LeftState, listLeftWords, removeWords, sendLeftWords } from './left-words.ts';
import { useOpenItem } from './open-item.ts';

/** Sent before the item is read, so that the form begins with them. */
export const leftWordsQuery = (personId: string, setId: string) =>
  queryOptions({
    queryKey: ['left-words', personId, setId],
    async queryFn({ client }): Promise<LeftState> {
      // A browser that holds nothing has left nothing.
      const words = await listLeftWords(personId, setId).catch(() => []);
      if (words.length === 0) return { sent: 0, waiting: 0, refused: [] };
      const left = await sendLeftWords(words, (request) => sendDraft(setId, request), isRefusal);
      if (left.sent > 0) await client.invalidateQueries({ ...itemQuery(setId), exact: true });
      return left;
    },
    staleTime: Number.POSITIVE_INFINITY,
    gcTime: 0,
    // What is left in other windows is theirs.
    refetchOnWindowFocus: false,
  });

const isRefusal = (error: unknown): boolean =>
  error instanceof AskFailed && [400, 403, 404].includes(Number(error.status));

/** Words of an earlier window that could not be saved: shown until somebody has taken them. */
export function LeftWords({ setId }: { readonly setId: string }) {
  const { words, language } = useSpokenLanguage();
  const { left } = words.items;
  const { id } = useMe();
  const { item } = useOpenItem();
  const query = leftWordsQuery(id, setId);
  const { waiting, refused } = useSuspenseQuery(query).data;
  const queries = useQueryClient();
  const act = useAct();
  if (waiting === 0 && refused.length === 0) return null;
  return (
    <section className={styles.left} aria-label={left.title}>
      <h2>{left.title}</h2>
      {waiting > 0 && <p>{left.waiting}</p>}
      {refused.map(({ words: { id: key, at, changes } }) => (
        <div key={key}>
          <p>{fill(left.refused, { time: formatMoment(new Date(at).toISOString(), language) })}</p>
          <dl>
            {changes.map(({ path, to }) => (
              <div key={path}>
                <dt>{sayPath(path, item.model.fields)}</dt>
                <dd>{typeof to === 'string' ? to : JSON.stringify(to)}</dd>
              </div>
            ))}
          </dl>
          <Button
            disabled={act.isRunning}
            onClick={() =>
              act.run(async () => {
                await removeWords(key);
                queries.setQueryData(query.queryKey, (before) => ({
                  sent: before?.sent ?? 0,
                  waiting: before?.waiting ?? 0,
                  refused: (before?.refused ?? []).filter((one) => one.words.id !== key),
                }));
              })
            }
          >
            {left.drop}
          </Button>
        </div>
      ))}
    </section>
  );
}

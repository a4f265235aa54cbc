import { queryOptions, useQueryClient, useSuspenseQuery } from '@tanstack/react-query';
import { useCallback } from 'react';
import { languages } from '#shared/languages/languages.ts';
import { AskFailed } from '../../api/ask.ts';
import { useMe } from '../../api/use-me.ts';
import { Button } from '../../widgets/Button.tsx';
import { formatMoment } from '../../widgets/format-time.ts';
import { useAct } from '../../widgets/use-act.ts';
import { fill, useSpokenLanguage, useWords } from '../../words/words.ts';
import { sayPath } from '../form/say-path.ts';
import { sayValue } from '../form/say-value.ts';
import { SaidText } from '../history/SaidText.tsx';
import { toWords } from '../history/to-words.ts';
import { useReader } from '../history/use-reader.ts';
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

const languageOf = (path: string) => languages.find((one) => path.startsWith(`${one}.`));

/** As it reads, whatever is stored for it. */
function SaidValue({ path, value }: { readonly path: string; readonly value: unknown }) {
  const { items } = useWords();
  const { model, targets } = useOpenItem().item;
  const titleOf = useCallback((id: string) => targets[id]?.title ?? '', [targets]);
  const reader = useReader(titleOf);
  const field = model.fields.find(({ name }) => name === path.split(/[.[]/)[1]);
  const pictures: string[] = [];
  const text = field ? toWords(field, value, { ...reader, pictures }) : sayValue(value, targets);
  return text ? <SaidText text={text} pictures={pictures} /> : items.empty;
}

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
                <dd lang={languageOf(path)}>
                  <SaidValue path={path} value={to} />
                </dd>
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

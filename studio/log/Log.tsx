import { useInfiniteQuery } from '@tanstack/react-query';
import { useRef, useState } from 'react';
import { api, ask } from '../api/ask.ts';
import { Failed } from '../frame/Failed.tsx';
import { formatMoment } from '../widgets/format-time.ts';
import { SelectField } from '../widgets/SelectField.tsx';
import { ShowMore } from '../widgets/ShowMore.tsx';
import { useStretch } from '../widgets/use-stretch.ts';
import { useSpokenLanguage, type Words } from '../words/words.ts';
import styles from './Log.module.css';

/** What was done in the studio, newest first. */
export function Log() {
  const { words, language } = useSpokenLanguage();
  const { log } = words;
  const [act, setAct] = useState('');
  const stretch = useStretch(act);
  const list = useRef<HTMLOListElement>(null);
  const pages = useInfiniteQuery({
    queryKey: ['acts', act, stretch.from],
    queryFn: ({ pageParam }) =>
      ask(
        api.acts.$get({ query: { ...(act && { act }), ...(pageParam && { after: pageParam }) } }),
      ),
    initialPageParam: stretch.from,
    getNextPageParam: ({ next }) => next ?? undefined,
  });
  const acts = pages.data?.pages.flatMap((page) => page.acts) ?? [];
  const exported = (form: string) =>
    `/studio/api/acts/export?${new URLSearchParams({ form, ...(act && { act }) })}`;
  return (
    <div className={styles.log}>
      <h1>{log.title}</h1>
      <p>{log.lead}</p>
      <div className={styles.bar}>
        <SelectField
          label={log.filter}
          value={act}
          onChange={({ target }) => setAct(target.value)}
          options={[
            { value: '', label: log.all },
            ...Object.entries(words.acts).map(([value, label]) => ({ value, label })),
          ]}
        />
        <a href={exported('csv')} download>
          {log.csv}
        </a>
        <a href={exported('jsonl')} download>
          {log.json}
        </a>
      </div>
      {pages.error && <Failed error={pages.error} />}
      {pages.isPending && <p>{words.wait}</p>}
      {pages.isSuccess && acts.length === 0 && <p>{log.empty}</p>}
      {acts.length > 0 && (
        <ol ref={list} className={styles.acts}>
          {acts.map((one) => (
            <li key={one.id}>
              <time dateTime={one.at}>{formatMoment(one.at, language)}</time>
              <span>
                <strong>{one.personName ?? log.nobody}</strong> · {nameAct(one.act, words)}
                {one.subject && <span className={styles.subject}> · {one.subject}</span>}
              </span>
            </li>
          ))}
        </ol>
      )}
      <ShowMore found={pages} stretch={stretch} list={list} label={log.more} />
    </div>
  );
}

/** By the whole act, else by its kind, else as it is stored. */
function nameAct(act: string, { acts }: Words): string {
  const named: Readonly<Record<string, string>> = acts;
  return named[act] ?? named[`${act.split('.')[0]}.`] ?? act;
}

import { useQuery } from '@tanstack/react-query';
import { useSearchParams } from 'react-router';
import type { DeskTime } from '#server/studio/desk/describe-day.ts';
import { formatTime } from '#shared/dates/format-dates.ts';
import { chooseText } from '#shared/languages/localized-text.ts';
import { AskFailed, api, ask } from '../api/ask.ts';
import { Failed } from '../frame/Failed.tsx';
import { Button } from '../widgets/Button.tsx';
import { TextField } from '../widgets/TextField.tsx';
import { fill, useSpokenLanguage } from '../words/words.ts';
import styles from './Desk.module.css';

const everyMs = 60_000;

/** Who comes when: the times of a day, each with its list. */
export function Desk() {
  const { words } = useSpokenLanguage();
  const { desk } = words;
  const [search, setSearch] = useSearchParams();
  const date = search.get('date') ?? '';
  const { data, error } = useQuery({
    queryKey: ['desk', date],
    queryFn: () => ask(api.desk.$get({ query: date ? { date } : {} })),
    // Somebody reserves while the screen stands open.
    refetchInterval: everyMs,
  });
  const show = (day: string) => setSearch(day ? { date: day } : {}, { replace: true });
  const isElsewhere = error instanceof AskFailed && error.code === 'elsewhere';
  return (
    <div className={styles.desk}>
      <h1>{desk.title}</h1>
      <p>{isElsewhere ? desk.elsewhere : desk.lead}</p>
      {error && !isElsewhere && <Failed error={error} />}
      {!isElsewhere && (
        <div className={styles.day}>
          <TextField
            type="date"
            label={desk.day}
            value={date || (data?.today ?? '')}
            onChange={({ target }) => show(target.value)}
          />
          {data && data.date !== data.today && (
            <Button onClick={() => show('')}>{desk.today}</Button>
          )}
        </div>
      )}
      {!data && !error && <p>{words.wait}</p>}
      {data?.times.length === 0 && <p>{desk.none}</p>}
      {data && data.times.length > 0 && <Times times={data.times} />}
    </div>
  );
}

function Times({ times }: { readonly times: readonly DeskTime[] }) {
  const { desk } = useSpokenLanguage().words;
  return (
    <table className={styles.times}>
      <thead>
        <tr>
          <th scope="col">{desk.time}</th>
          <th scope="col">{desk.what}</th>
          <th scope="col">{desk.people}</th>
        </tr>
      </thead>
      <tbody>
        {times.map((time) => (
          <Time key={time.id} {...time} />
        ))}
      </tbody>
    </table>
  );
}

function Time({ title, time, language: spoken, expected, capacity, state, list }: DeskTime) {
  const {
    words: { desk },
    language,
  } = useSpokenLanguage();
  const [hour = 0, minute = 0] = time.split(':').map(Number);
  const at = formatTime(hour, minute, language);
  const name = chooseText(title, language);
  const tour = chooseText(spoken, language);
  return (
    <tr data-state={state}>
      <th scope="row">
        <time dateTime={time}>{at}</time>
      </th>
      <td>
        <span lang={name?.language}>{name?.text}</span>
        {tour && (
          <>
            {' '}
            <small lang={tour.language}>{tour.text}</small>
          </>
        )}
        {state === 'cancelled' && <strong> {desk.cancelled}</strong>}
      </td>
      <td>
        <span data-none={expected === 0}>{fill(desk.taken, { taken: expected, capacity })}</span>{' '}
        {list && (
          <a
            href={list}
            target="_blank"
            rel="noreferrer"
            aria-label={fill(desk.listOf, { title: name?.text ?? '', time: at })}
          >
            {desk.list}
          </a>
        )}
      </td>
    </tr>
  );
}

import { useQuery } from '@tanstack/react-query';
import { useSearchParams } from 'react-router';
import { AskFailed } from '../api/ask.ts';
import { Failed } from '../frame/Failed.tsx';
import { Button } from '../widgets/Button.tsx';
import { TextField } from '../widgets/TextField.tsx';
import { useSpokenLanguage } from '../words/words.ts';
import styles from './Desk.module.css';
import { DeskTimes } from './DeskTimes.tsx';
import { deskQuery } from './desk-query.ts';

/** Who comes when: the times of a day, each with its list. */
export function Desk() {
  const { words } = useSpokenLanguage();
  const { desk } = words;
  const [search, setSearch] = useSearchParams();
  const date = search.get('date') ?? '';
  const { data, error } = useQuery(deskQuery(date));
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
      {data && data.times.length > 0 && <DeskTimes times={data.times} />}
    </div>
  );
}

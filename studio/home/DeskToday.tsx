import { useQuery } from '@tanstack/react-query';
import { Link } from 'react-router';
import { formatDate } from '#shared/dates/format-dates.ts';
import { parseLocalDate } from '#shared/dates/local-date.ts';
import { DeskTimes } from '../desk/DeskTimes.tsx';
import { deskQuery } from '../desk/desk-query.ts';
import { fill, useSpokenLanguage } from '../words/words.ts';
import styles from './Home.module.css';

/** How many come today and when: what somebody at the desk opens the studio for. */
export function DeskToday() {
  const { words, language } = useSpokenLanguage();
  const { home } = words;
  const { data } = useQuery(deskQuery(''));
  const date = data && parseLocalDate(data.today);
  const count = data?.times.reduce((sum, { expected }) => sum + expected, 0) ?? 0;
  const hasTimes = data !== undefined && data.times.length > 0;
  return (
    <>
      {date && (
        <p className={styles.today}>
          <span>{formatDate(date, language, { withWeekday: true })}</span>
          <strong>{hasTimes ? fill(home.deskToday, { count }) : home.deskNone}</strong>
        </p>
      )}
      {hasTimes && <DeskTimes times={data.times} />}
      <p>
        {home.desk} <Link to="/desk">{home.deskDo}</Link>
      </p>
    </>
  );
}

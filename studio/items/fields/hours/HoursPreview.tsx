import { useQuery } from '@tanstack/react-query';
import { useEffect, useState } from 'react';
import { toMuseumTime } from '#shared/calendar/museum-time.ts';
import { findOpenState, hoursOf, type OpenState } from '#shared/calendar/opening-hours.ts';
import { fillTime } from '#shared/dates/fill-time.ts';
import { formatDate, formatTime, formatTimeRange } from '#shared/dates/format-dates.ts';
import {
  addDays,
  type LocalDate,
  toDateText,
  weekdayNames,
  weekdayOf,
} from '#shared/dates/local-date.ts';
import type { Language } from '#shared/languages/languages.ts';
import { Button } from '../../../widgets/Button.tsx';
import { fill, useSpokenLanguage, type Words } from '../../../words/words.ts';
import { typesQuery } from '../../item/item-query.ts';
import { useDraftValue, useOpenItem } from '../../item/open-item.ts';
import { focusException } from './focus-exception.ts';
import styles from './Hours.module.css';
import { type ExceptionRow, toExceptions, toWeek, type WeekdayRow } from './stored-rows.ts';

const days = 10;
const minuteMs = 60_000;

/**
 * What visitors read of the hours now and on the next days, computed as the site does; and other hours
 * for today alone.
 */
export function HoursPreview({ isReadOnly }: { readonly isReadOnly: boolean }) {
  const { draft } = useOpenItem();
  const { words, language } = useSpokenLanguage();
  const { hours } = words.fields;
  const timeZone = useQuery(typesQuery).data?.timeZone;
  const weekRows = (useDraftValue('en.opening_hours') ?? []) as readonly WeekdayRow[];
  const exceptionRows = (useDraftValue('en.exceptional_hours') ?? []) as readonly ExceptionRow[];
  const [now, setNow] = useState(() => new Date());
  useEffect(() => {
    const timer = setInterval(() => setNow(new Date()), minuteMs);
    return () => clearInterval(timer);
  }, []);
  if (!timeZone) return null;
  const museumTime = toMuseumTime(now, timeZone);
  const [week, exceptions] = [toWeek(weekRows), toExceptions(exceptionRows)];
  const state = findOpenState(museumTime, week, exceptions);
  const today = toDateText(museumTime.date);

  function changeToday() {
    const known = exceptionRows.find(
      ({ date, end_date: endDate }) => date && date <= today && today <= (endDate ?? date),
    );
    const key = known?._key ?? crypto.randomUUID();
    if (!known) {
      const { opens, closes } = readUsual(week, museumTime.date);
      const usual = opens && closes ? { is_closed: false, opens, closes } : { is_closed: true };
      draft.write('en.exceptional_hours', [...exceptionRows, { _key: key, date: today, ...usual }]);
    }
    focusException(key, 'hours');
  }

  return (
    <section className={styles.preview} aria-label={hours.preview}>
      <h2>{hours.preview}</h2>
      <p>{describeState(state, words, language)}</p>
      {!isReadOnly && <Button onClick={changeToday}>{hours.todayOnly}</Button>}
      <ol>
        {Array.from({ length: days }, (_, inDays) => {
          const date = addDays(museumTime.date, inDays);
          const { opens, closes, exception } = hoursOf(date, week, exceptions);
          return (
            <li
              key={toDateText(date)}
              data-exception={exception !== null}
              data-closed={opens === null}
            >
              <span>
                {inDays === 0
                  ? hours.today
                  : formatDate(date, language, { withYear: false, withWeekday: true })}
              </span>{' '}
              <span>
                {opens === null || closes === null
                  ? hours.closed
                  : formatTimeRange(toClock(opens), toClock(closes), language)}
              </span>
              {exception && <small>{exception.reason || hours.unsaid}</small>}
            </li>
          );
        })}
      </ol>
    </section>
  );
}

const readUsual = (week: ReturnType<typeof toWeek>, date: LocalDate) => {
  const day = weekdayNames[weekdayOf(date)];
  return week.find((one) => one.day === day) ?? { opens: null, closes: null };
};

const toClock = (minutes: number) => ({ hour: Math.floor(minutes / 60), minute: minutes % 60 });

function describeState(
  state: OpenState<ReturnType<typeof toExceptions>[number]>,
  { fields: { hours } }: Words,
  language: Language,
): string {
  if (state.kind === 'closed') return hours.closedNow;
  const timeOf = (minutes: number | null) => {
    const { hour, minute } = toClock(minutes ?? 0);
    return formatTime(hour, minute, language);
  };
  if (state.kind === 'open') return fillTime(hours.openUntil, timeOf(state.until));
  const time = timeOf(state.next.opens);
  if (state.inDays === 0) return fillTime(hours.opensToday, time);
  const day = formatDate(state.next.date, language, { withYear: false, withWeekday: true });
  return fill(fillTime(hours.opensOn, time), { day });
}

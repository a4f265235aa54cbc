import type { DeskTime } from '#server/studio/desk/describe-day.ts';
import { formatTime } from '#shared/dates/format-dates.ts';
import { chooseText } from '#shared/languages/localized-text.ts';
import { fill, useSpokenLanguage } from '../words/words.ts';
import styles from './Desk.module.css';

/** The times of one day, each with how many come and the list of who does. */
export function DeskTimes({ times }: { readonly times: readonly DeskTime[] }) {
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

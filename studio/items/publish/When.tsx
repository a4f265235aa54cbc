import { useId } from 'react';
import { fill, useSpokenLanguage } from '../../words/words.ts';
import { cityOf, formatInZone, ownZone, toMoment, tomorrowAtNine } from './museum-clock.ts';
import { isRight, type Times } from './times.ts';
import styles from './When.module.css';

/** From when and until when visitors see something, on the museum's clock, and what that means. */
export function When({
  times,
  timeZone,
  onChange,
}: {
  readonly times: Times;
  readonly timeZone: string;
  readonly onChange: (times: Times) => void;
}) {
  const { words, language } = useSpokenLanguage();
  const { publish } = words;
  const id = useId();
  const { at, until } = times;
  const city = cityOf(timeZone);
  const say = (time: string) => {
    const moment = toMoment(time, timeZone);
    if (!moment) return { museum: publish.noSuchTime, own: '' };
    const museum = formatInZone(moment, timeZone, language);
    const own = formatInZone(moment, ownZone(), language);
    return { museum, own: own === museum ? '' : fill(publish.whereYouAre, { time: own }) };
  };
  const from = at ? say(at) : null;
  const to = until ? say(until) : null;
  return (
    <fieldset className={styles.when}>
      <legend>{publish.when}</legend>
      <label>
        <input
          type="radio"
          name={id}
          checked={at === ''}
          onChange={() => onChange({ ...times, at: '' })}
        />
        {publish.now}
      </label>
      <label>
        <input
          type="radio"
          name={id}
          checked={at !== ''}
          onChange={() => onChange({ ...times, at: tomorrowAtNine(new Date(), timeZone) })}
        />
        {publish.later}
      </label>
      {at !== '' && (
        <label className={styles.time}>
          {fill(publish.from, { city })}
          <input
            type="datetime-local"
            required
            value={at}
            onChange={({ target }) => target.value && onChange({ ...times, at: target.value })}
          />
        </label>
      )}
      <label>
        <input
          type="checkbox"
          checked={until !== ''}
          onChange={({ target }) =>
            onChange({ ...times, until: target.checked ? endOfWeek(at, timeZone) : '' })
          }
        />
        {publish.ends}
      </label>
      {until !== '' && (
        <label className={styles.time}>
          {fill(publish.until, { city })}
          <input
            type="datetime-local"
            required
            value={until}
            onChange={({ target }) => target.value && onChange({ ...times, until: target.value })}
          />
        </label>
      )}
      <p aria-live="polite" className={styles.said}>
        <strong>
          {from ? fill(publish.seenFrom, { time: from.museum, city }) : publish.seenNow}
        </strong>
        {from?.own && ` ${from.own}`}
        {to && ` ${fill(publish.seenUntil, { time: to.museum, city })}`}
        {to?.own && ` ${to.own}`}
        {isRight(times, timeZone) ? '' : ` ${publish.wrongTimes}`}
      </p>
    </fieldset>
  );
}

/** Midnight after the seventh day. */
function endOfWeek(at: string, timeZone: string): string {
  const start = (at && toMoment(at, timeZone)) || new Date().toISOString();
  const last = new Date(Date.parse(start) + 6 * 86_400_000);
  return tomorrowAtNine(last, timeZone).replace('T09:00', 'T00:00');
}

import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { formatDate, formatTime } from '#shared/dates/format-dates.ts';
import type { Language } from '#shared/languages/languages.ts';
import { api, ask } from '../../../api/ask.ts';
import { fill, useSpokenLanguage } from '../../../words/words.ts';
import { useOpenItem } from '../../item/open-item.ts';
import { useRestedContent } from '../../item/use-rested.ts';
import hoursStyles from '../hours/Hours.module.css';

/** The times that visitors could reserve on the next days, as the form stands: the server knows how. */
export function TimesPreview() {
  const { words, language } = useSpokenLanguage();
  const { schedule } = words.fields;
  const { item } = useOpenItem();
  const { languages } = useRestedContent();
  const times = useQuery({
    queryKey: ['times', item.setId, languages.en],
    queryFn: () =>
      ask(
        api.items[':setId'].times.$post({
          param: { setId: item.setId },
          json: { languages: languages as never },
        }),
      ),
    placeholderData: keepPreviousData,
  });
  const days = times.data?.days;
  return (
    <section className={hoursStyles.preview} aria-label={schedule.preview}>
      <h2>{schedule.preview}</h2>
      {times.isPending && <p>{words.wait}</p>}
      {times.isError && <p>{schedule.failed}</p>}
      {days === null && <p>{schedule.elsewhere}</p>}
      {days && (
        <ol>
          {days.map(({ date, times: slots }) => (
            <li key={date} data-closed={slots.length === 0}>
              <span>{formatDate(date, language, { withYear: false, withWeekday: true })}</span>{' '}
              <span>{slots.length === 0 ? schedule.noTimes : toPlaces(slots, schedule)}</span>
              {slots.length > 0 && (
                <small>{slots.map(({ time }) => clockOf(time, language)).join(' · ')}</small>
              )}
            </li>
          ))}
        </ol>
      )}
      <small>{schedule.unsaved}</small>
    </section>
  );
}

const toPlaces = (
  slots: readonly { readonly capacity: number }[],
  { places }: { readonly places: string },
) => fill(places, { count: slots.reduce((sum, { capacity }) => sum + capacity, 0) });

function clockOf(time: string, language: Language): string {
  const [hour = 0, minute = 0] = time.split(':').map(Number);
  return formatTime(hour, minute, language);
}

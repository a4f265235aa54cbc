import { useSuspenseQuery } from '@tanstack/react-query';
import { useState, useSyncExternalStore } from 'react';
import { isSame } from '#shared/json/is-same.ts';
import { byLanguage } from '#shared/languages/languages.ts';
import { api, ask } from '../../api/ask.ts';
import { Button } from '../../widgets/Button.tsx';
import { Dialog } from '../../widgets/Dialog.tsx';
import { Said } from '../../widgets/Said.tsx';
import { fill, useSpokenLanguage } from '../../words/words.ts';
import { Differences } from '../history/Differences.tsx';
import { typesQuery } from '../item/item-query.ts';
import { useOpenItem } from '../item/open-item.ts';
import { cityOf, formatInZone, toMoment } from './museum-clock.ts';
import { Problems } from './Problems.tsx';
import styles from './publish.module.css';
import { isRight, now, type Times, timesToCome } from './times.ts';
import { useItemAct } from './use-item-act.ts';
import { When } from './When.tsx';

const nothing = { languages: byLanguage(() => null), tags: [] };

/** Says what visitors will see, from when, and how it differs from what they see. */
export function PublishDialog({
  onClose,
  onDone,
}: {
  readonly onClose: () => void;
  readonly onDone: (said: string) => void;
}) {
  const { words, language } = useSpokenLanguage();
  const { publish } = words;
  const { item, draft } = useOpenItem();
  const { data } = useSuspenseQuery(typesQuery);
  const languages = useSyncExternalStore(draft.subscribe, () => draft.languages);
  const tags = useSyncExternalStore(draft.subscribe, () => draft.tags);
  const { timeZone } = data;
  const { published } = item;
  const [times, setTimes] = useState<Times>(() =>
    published ? timesToCome(published, timeZone) : now,
  );
  const act = useItemAct();
  const isScheduled = item.state === 'scheduled';
  const heading = !published
    ? publish.isNew
    : isScheduled
      ? publish.changesScheduled
      : publish.changes;
  const isReady = item.problems.length === 0 && isRight(times, timeZone);

  function send() {
    const { at, until } = times;
    const moment = at && toMoment(at, timeZone);
    act.run(
      (revision) =>
        ask(
          api.items[':setId'].publish.$post({
            param: { setId: item.setId },
            json: { revision, ...(at && { at }), ...(until && { until }) },
          }),
        ),
      () => {
        const values = {
          time: moment ? formatInZone(moment, timeZone, language) : '',
          city: cityOf(timeZone),
        };
        onDone(moment ? fill(publish.scheduled, values) : publish.published);
      },
      (present, revision) =>
        present.published?.revision === revision &&
        isSame(timesToCome(present.published, timeZone), times),
    );
  }
  return (
    <Dialog title={publish.title} onClose={onClose}>
      <Problems onGo={onClose} />
      <When times={times} timeZone={timeZone} onChange={setTimes} />
      {item.presence.length > 0 && (
        <p>{fill(publish.alsoHere, { names: item.presence.map(({ name }) => name).join(', ') })}</p>
      )}
      <section className={styles.changes}>
        <h3>{heading}</h3>
        <Differences before={published ?? nothing} after={{ languages, tags }} />
      </section>
      <Said problem={act.problem} />
      <div className={styles.buttons}>
        <Button kind="main" disabled={!isReady || act.isRunning} onClick={send}>
          {times.at ? publish.schedule : publish.publish}
        </Button>
        <Button onClick={onClose}>{publish.cancel}</Button>
      </div>
    </Dialog>
  );
}

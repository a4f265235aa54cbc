import { useState } from 'react';
import { api, ask } from '../../api/ask.ts';
import { cityOf, formatInZone, toMoment } from '../../items/publish/museum-clock.ts';
import styles from '../../items/publish/publish.module.css';
import { isRight, now, type Times, timesToCome } from '../../items/publish/times.ts';
import { When } from '../../items/publish/When.tsx';
import { Button } from '../../widgets/Button.tsx';
import { Dialog } from '../../widgets/Dialog.tsx';
import { Said } from '../../widgets/Said.tsx';
import { fill, useSpokenLanguage } from '../../words/words.ts';
import { PageChecks } from '../checks/PageChecks.tsx';
import { usePageChecks } from '../checks/use-page-checks.ts';
import { useOpenPage } from '../page/open-page.ts';
import { usePageAct } from './use-page-act.ts';

/** Says what visitors will not get, and from when they see the rest. */
export function PublishPage({
  onClose,
  onDone,
}: {
  readonly onClose: () => void;
  readonly onDone: (said: string) => void;
}) {
  const { words, language } = useSpokenLanguage();
  const { publish } = words;
  const { page, timeZone } = useOpenPage();
  const [times, setTimes] = useState<Times>(() =>
    page.published ? timesToCome(page.published, timeZone) : now,
  );
  const act = usePageAct();
  const checks = usePageChecks();

  function send() {
    const { at, until } = times;
    const moment = at && toMoment(at, timeZone);
    act.run(
      (looked) =>
        ask(
          api.pages[':id'].publish.$post({
            param: { id: page.id },
            json: { revision: looked, ...(at && { at }), ...(until && { until }) },
          }),
        ),
      () => {
        const values = {
          time: moment ? formatInZone(moment, timeZone, language) : '',
          city: cityOf(timeZone),
        };
        onDone(moment ? fill(publish.scheduled, values) : publish.published);
      },
    );
  }
  return (
    <Dialog title={publish.title} onClose={onClose}>
      <When times={times} timeZone={timeZone} onChange={setTimes} />
      {page.presence.length > 0 && (
        <p>{fill(publish.alsoHere, { names: page.presence.map(({ name }) => name).join(', ') })}</p>
      )}
      <PageChecks checks={checks} onGo={onClose} />
      <Said problem={act.problem} />
      <div className={styles.buttons}>
        <Button
          kind="main"
          disabled={checks.isPending || checks.stops || !isRight(times, timeZone) || act.isRunning}
          onClick={send}
        >
          {times.at ? publish.schedule : publish.publish}
        </Button>
        <Button onClick={onClose}>{publish.cancel}</Button>
      </div>
    </Dialog>
  );
}

import { useQuery } from '@tanstack/react-query';
import { useState, useSyncExternalStore } from 'react';
import { findBlock } from '#shared/page-builder/editing/block-tree.ts';
import { api, ask } from '../../api/ask.ts';
import { cityOf, formatInZone, toMoment } from '../../items/publish/museum-clock.ts';
import styles from '../../items/publish/publish.module.css';
import { isRight, now, type Times, timesToCome } from '../../items/publish/times.ts';
import { When } from '../../items/publish/When.tsx';
import { Button } from '../../widgets/Button.tsx';
import { Dialog } from '../../widgets/Dialog.tsx';
import { Said } from '../../widgets/Said.tsx';
import { fill, useSpokenLanguage } from '../../words/words.ts';
import { useEntry, useOpenPage } from '../page/open-page.ts';
import { useNameOf } from '../page/use-names.ts';
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
  const { pages, publish } = words;
  const { page, store, timeZone } = useOpenPage();
  const [times, setTimes] = useState<Times>(() =>
    page.published ? timesToCome(page.published, timeZone) : now,
  );
  const revision = useSyncExternalStore(store.subscribe, () => store.revision);
  const act = usePageAct();
  const checks = useQuery({
    queryKey: ['pages', page.id, 'checks', revision],
    queryFn: async () => {
      await store.save();
      return ask(api.pages[':id'].checks.$get({ param: { id: page.id } }));
    },
    retry: false,
  });
  const warnings = checks.data?.warnings ?? [];

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
      <section className={styles.changes}>
        <h3>{pages.checks.title}</h3>
        {checks.data && checks.data.sameAddress.length > 0 && (
          <p>{fill(pages.checks.sameAddress, { names: checks.data.sameAddress.join(', ') })}</p>
        )}
        {checks.isPending && <p>{words.wait}</p>}
        {checks.data && warnings.length === 0 && <p>{pages.checks.fine}</p>}
        {warnings.length > 0 && (
          <ul>
            {warnings.map((one) => (
              <Omission key={one} said={one} onGo={onClose} />
            ))}
          </ul>
        )}
      </section>
      <Said problem={act.problem} />
      <div className={styles.buttons}>
        <Button kind="main" disabled={!isRight(times, timeZone) || act.isRunning} onClick={send}>
          {times.at ? publish.schedule : publish.publish}
        </Button>
        <Button onClick={onClose}>{publish.cancel}</Button>
      </div>
    </Dialog>
  );
}

/** A part that is left out, with the way to it. */
function Omission({ said, onGo }: { readonly said: string; readonly onGo: () => void }) {
  const { choose } = useOpenPage();
  const entry = useEntry();
  const nameOf = useNameOf();
  const [, id = '', words = said] = /^block (\S+): (.*)$/s.exec(said) ?? [];
  const found = id ? findBlock(entry, id) : null;
  return (
    <li>
      {found && (
        <Button
          kind="quiet"
          onClick={() => {
            choose(id);
            onGo();
          }}
        >
          {nameOf(found.block).kind}
        </Button>
      )}{' '}
      <span lang="en">{words}</span>
    </li>
  );
}

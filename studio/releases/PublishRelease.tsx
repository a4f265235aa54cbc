import { useState } from 'react';
import type { Release } from '#server/studio/releases/describe-release.ts';
import { api, ask } from '../api/ask.ts';
import { isRight, now, type Times } from '../items/publish/times.ts';
import { When } from '../items/publish/When.tsx';
import { Button } from '../widgets/Button.tsx';
import { fill, useWords } from '../words/words.ts';
import type { ReleaseAct } from './Release.tsx';
import styles from './Releases.module.css';

/** All of it or nothing, now or at a time; newer drafts are asked about first. */
export function PublishRelease({
  release,
  timeZone,
  act,
}: {
  readonly release: Pick<Release, 'id' | 'name' | 'version' | 'items' | 'pages'>;
  readonly timeZone: string;
  readonly act: ReleaseAct;
}) {
  const { releases: say } = useWords();
  const [times, setTimes] = useState<Times>(now);
  const [isAgreed, setAgreed] = useState(false);
  const { id, version } = release;
  const members = [...release.items, ...release.pages];
  const isBroken = members.some(({ state }) => state === 'problems' || state === 'gone');
  const isOlder = members.some(({ revision, newest }) => newest !== revision);
  const isReady = !isBroken && (!isOlder || isAgreed) && isRight(times, timeZone);
  const { at, until } = times;
  const send = () =>
    act.run(
      () =>
        ask(
          api.releases[':id'].publish.$post({
            param: { id },
            json: {
              version,
              withoutNewer: isAgreed,
              ...(at && { at }),
              ...(until && { until }),
            },
          }),
        ),
      at ? say.scheduled : say.published,
    );
  return (
    <section className={styles.publish}>
      <h2>{fill(say.publishTitle, { name: release.name })}</h2>
      {isBroken && <p>{say.broken}</p>}
      {isOlder && !isBroken && (
        <>
          <p>{say.newer}</p>
          <label className={styles.agree}>
            <input
              type="checkbox"
              checked={isAgreed}
              onChange={({ target }) => setAgreed(target.checked)}
            />
            {say.newerAgreed}
          </label>
        </>
      )}
      <When times={times} timeZone={timeZone} onChange={setTimes} />
      <Button kind="main" disabled={!isReady || act.isRunning} onClick={send}>
        {say.publish}
      </Button>
    </section>
  );
}

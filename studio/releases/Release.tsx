import { useQueryClient, useSuspenseQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { Link, useNavigate, useParams } from 'react-router';
import { hasRight } from '#shared/studio/rights.ts';
import { api, ask } from '../api/ask.ts';
import { useMe } from '../api/use-me.ts';
import { explainItemRefusal } from '../items/publish/use-item-act.ts';
import { Button } from '../widgets/Button.tsx';
import { Said } from '../widgets/Said.tsx';
import { useSpokenLanguage } from '../words/words.ts';
import { PublishRelease } from './PublishRelease.tsx';
import { ReleaseItems } from './ReleaseItems.tsx';
import { ReleasePages } from './ReleasePages.tsx';
import styles from './Releases.module.css';
import { ReleaseTimes } from './Releases.tsx';
import { releaseQuery, releasesQuery } from './releases-query.ts';
import { Tally } from './Tally.tsx';

export interface ReleaseAct {
  run(work: () => Promise<unknown>, done?: string): void;
  readonly isRunning: boolean;
}

/** One release: what is in it, how each of it stands, and its publication. */
export function Release() {
  const { id = '' } = useParams();
  const { words } = useSpokenLanguage();
  const { releases: say } = words;
  const me = useMe();
  const navigate = useNavigate();
  const queries = useQueryClient();
  const { data: release } = useSuspenseQuery(releaseQuery(id));
  const { data } = useSuspenseQuery(releasesQuery);
  const [problem, setProblem] = useState('');
  const [done, setDone] = useState('');
  const [isRunning, setRunning] = useState(false);

  const act: ReleaseAct = {
    isRunning,
    run(work, said = '') {
      if (isRunning) return;
      setRunning(true);
      setProblem('');
      setDone('');
      work()
        .then(() => setDone(said))
        .catch((error) => setProblem(explainItemRefusal(error, words)))
        // What somebody else has done is then on the screen too.
        .then(() =>
          Promise.all([
            queries.invalidateQueries({ queryKey: ['releases'] }),
            queries.invalidateQueries({ queryKey: ['items'] }),
            queries.invalidateQueries({ queryKey: ['pages'] }),
          ]),
        )
        .finally(() => setRunning(false));
    },
  };
  const { version, state } = release;
  const isEmpty = release.items.length + release.pages.length === 0;
  const mayPublish = hasRight(me, 'items.publish');
  const remove = () =>
    act.run(async () => {
      await ask(api.releases[':id'].$delete({ param: { id } }));
      navigate('/releases');
    });
  return (
    <div className={styles.releases}>
      <p>
        <Link to="/releases">{say.title}</Link>
      </p>
      <h1>{release.name}</h1>
      <p>
        <ReleaseTimes release={release} timeZone={data.timeZone} />
      </p>
      <Said problem={problem} done={done} />
      <section>
        <h2>{say.items}</h2>
        {isEmpty ? <p>{say.empty}</p> : <Tally release={release} />}
        <ReleaseItems release={release} act={act} />
        <ReleasePages release={release} act={act} />
      </section>
      {state === 'open' &&
        !isEmpty &&
        (mayPublish ? (
          <PublishRelease key={version} release={release} timeZone={data.timeZone} act={act} />
        ) : (
          <p>{say.askPublisher}</p>
        ))}
      {(state === 'published' || state === 'scheduled') && mayPublish && (
        <p>
          <Button
            disabled={isRunning}
            onClick={() =>
              act.run(
                () => ask(api.releases[':id'].reopen.$post({ param: { id }, json: { version } })),
                say.reopened,
              )
            }
          >
            {say.reopen}
          </Button>
        </p>
      )}
      {(state === 'open' || state === 'published') && hasRight(me, 'items.write') && (
        <p>
          <Button kind="quiet" disabled={isRunning} onClick={remove}>
            {say.remove}
          </Button>{' '}
          {say.removeMeans}
        </p>
      )}
    </div>
  );
}

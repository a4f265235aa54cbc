import { useQueryClient, useSuspenseQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { Link, useNavigate } from 'react-router';
import type { ReleaseSummary } from '#server/studio/releases/describe-release.ts';
import { hasRight } from '#shared/studio/rights.ts';
import { api, ask } from '../api/ask.ts';
import { useMe } from '../api/use-me.ts';
import { cityOf, formatInZone } from '../items/publish/museum-clock.ts';
import { explainItemRefusal } from '../items/publish/use-item-act.ts';
import { Button } from '../widgets/Button.tsx';
import { Said } from '../widgets/Said.tsx';
import { TextField } from '../widgets/TextField.tsx';
import { fill, useSpokenLanguage } from '../words/words.ts';
import styles from './Releases.module.css';
import { releasesQuery } from './releases-query.ts';

/** What appears together: under a name, at one moment. */
export function Releases() {
  const { words } = useSpokenLanguage();
  const { releases: say } = words;
  const me = useMe();
  const { data } = useSuspenseQuery(releasesQuery);
  return (
    <div className={styles.releases}>
      <h1>{say.title}</h1>
      <p>{say.lead}</p>
      {hasRight(me, 'items.write') && <NewRelease />}
      {data.releases.length === 0 && <p>{say.none}</p>}
      <ul className={styles.list}>
        {data.releases.map((release) => (
          <li key={release.id} data-state={release.state}>
            <Link to={`/releases/${release.id}`}>{release.name}</Link>
            <span>
              {fill(say.count, { count: release.setIds.length + release.pageIds.length })}
            </span>
            <ReleaseTimes release={release} timeZone={data.timeZone} />
          </li>
        ))}
      </ul>
    </div>
  );
}

/** How a release stands, and when visitors see it, on the museum's clock. */
export function ReleaseTimes({
  release: { state, from, until, at },
  timeZone,
}: {
  readonly release: ReleaseSummary;
  readonly timeZone: string;
}) {
  const { words, language } = useSpokenLanguage();
  const { releases: say } = words;
  const city = cityOf(timeZone);
  const format = (time: string) => formatInZone(time, timeZone, language);
  return (
    <span className={styles.state}>
      <strong>{say.states[state]}.</strong>{' '}
      {state === 'scheduled' && from && fill(say.seenFrom, { time: format(from), city })}
      {state === 'published' && fill(say.seenSince, { time: format(from ?? at) })}
      {until && ` ${fill(say.seenUntil, { time: format(until), city })}`}
    </span>
  );
}

function NewRelease() {
  const { words } = useSpokenLanguage();
  const { releases: say } = words;
  const queries = useQueryClient();
  const navigate = useNavigate();
  const [name, setName] = useState('');
  const [problem, setProblem] = useState('');
  async function begin() {
    try {
      const { id } = await ask(api.releases.$post({ json: { name } }));
      await queries.invalidateQueries({ queryKey: ['releases'] });
      navigate(`/releases/${id}`);
    } catch (error) {
      setProblem(explainItemRefusal(error, words));
    }
  }
  return (
    <form
      className={styles.begin}
      onSubmit={(event) => {
        event.preventDefault();
        void begin();
      }}
    >
      <TextField
        label={say.name}
        required
        maxLength={200}
        value={name}
        onChange={({ target }) => setName(target.value)}
      />
      <Button type="submit">{say.begin}</Button>
      <Said problem={problem} />
    </form>
  );
}

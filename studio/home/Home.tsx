import { useQuery } from '@tanstack/react-query';
import { Link } from 'react-router';
import { hasRight } from '#shared/studio/rights.ts';
import { accountQuery } from '../account/account-query.ts';
import { AskFailed, api, ask } from '../api/ask.ts';
import { useMe } from '../api/use-me.ts';
import { Failed } from '../frame/Failed.tsx';
import { peopleQuery } from '../people/people-query.ts';
import { fill, useWords } from '../words/words.ts';
import { Beginning } from './Beginning.tsx';
import { DeskToday } from './DeskToday.tsx';
import styles from './Home.module.css';
import { useItemWaits, type Wait } from './item-waits.tsx';
import { Lacking } from './Lacking.tsx';
import { LackingAlts } from './LackingAlts.tsx';
import { Moments } from './Moments.tsx';
import { Shortcuts } from './Shortcuts.tsx';
import { Today } from './Today.tsx';

const homeQuery = {
  // Below the items: what is done with one of them changes what is said here.
  queryKey: ['items', 'home'],
  queryFn: () => ask(api.home.$get()),
} as const;

/** Where a day in the studio begins: today's facts, and what waits for whoever is signed in. */
export function Home() {
  const words = useWords();
  const { home } = words;
  const me = useMe();
  const account = useQuery(accountQuery);
  const people = useQuery({ ...peopleQuery, enabled: hasRight(me, 'people.manage') });
  const { data, error } = useQuery({ ...homeQuery, enabled: hasRight(me, 'items.read') });
  const ofItems = useItemWaits(data);
  const invitations = people.data?.invitations.length ?? 0;
  const isOpenedByPassword =
    account.data && !account.data.hasSecondFactor && account.data.passkeys.length === 0;
  const waits: readonly Wait[] = [
    ...ofItems,
    ...(isOpenedByPassword
      ? [{ key: 'factor', text: home.factor, act: home.factorDo, to: '/account' }]
      : []),
    ...(invitations > 0
      ? [
          {
            key: 'invitations',
            text: fill(home.invitations, { count: invitations }),
            act: home.invitationsDo,
            to: '/people',
          },
        ]
      : []),
  ];
  const lacking = data && data.lacking.length > 0 && !data.isNew && (
    <section>
      <h2>{home.languages}</h2>
      <Lacking lacking={data.lacking} />
    </section>
  );
  const isElsewhere = error instanceof AskFailed && error.code === 'elsewhere';
  return (
    <div className={styles.home}>
      <h1>{fill(home.greeting, { name: me.name })}</h1>
      <div className={styles.begin}>
        {data?.hours && <Today hours={data.hours} />}
        <Shortcuts makes={data?.makes ?? []} />
        {me.role === 'desk' && <DeskToday />}
      </div>
      {error && (isElsewhere ? <p>{home.elsewhere}</p> : <Failed error={error} />)}
      {data?.isNew && hasRight(me, 'items.write') && <Beginning />}
      {me.role === 'translator' && lacking}
      <section>
        <h2>{home.waits}</h2>
        {account.isPending && <p>{words.wait}</p>}
        {account.isSuccess && waits.length === 0 && <p>{home.nothing}</p>}
        <ul className={styles.waits}>
          {waits.map(({ key, text, act, to }) => (
            <li key={key}>
              <span>{text}</span> <Link to={to}>{act}</Link>
            </li>
          ))}
        </ul>
      </section>
      {data && <Moments data={data} />}
      {me.role !== 'translator' && lacking}
      {data && <LackingAlts />}
    </div>
  );
}

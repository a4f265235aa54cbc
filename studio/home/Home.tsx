import { useQuery } from '@tanstack/react-query';
import { Link } from 'react-router';
import { hasRight } from '#shared/studio/rights.ts';
import { accountQuery } from '../account/account-query.ts';
import { useMe } from '../api/use-me.ts';
import { peopleQuery } from '../people/people-query.ts';
import { fill, useWords } from '../words/words.ts';
import styles from './Home.module.css';
import { Shortcuts } from './Shortcuts.tsx';

/** Where a day in the studio begins: what waits for whoever is signed in. */
export function Home() {
  const words = useWords();
  const { home } = words;
  const me = useMe();
  const account = useQuery(accountQuery);
  const people = useQuery({ ...peopleQuery, enabled: hasRight(me, 'people.manage') });
  const invitations = people.data?.invitations.length ?? 0;
  const isOpenedByPassword =
    account.data && !account.data.hasSecondFactor && account.data.passkeys.length === 0;
  const waits = [
    isOpenedByPassword && { text: home.factor, act: home.factorDo, to: '/account' },
    invitations > 0 && {
      text: fill(home.invitations, { count: invitations }),
      act: home.invitationsDo,
      to: '/people',
    },
  ].filter((one) => typeof one === 'object');
  return (
    <div className={styles.home}>
      <h1>{fill(home.greeting, { name: me.name })}</h1>
      <Shortcuts />
      <section>
        <h2>{home.waits}</h2>
        {account.isPending && <p>{words.wait}</p>}
        {account.isSuccess && waits.length === 0 && <p>{home.nothing}</p>}
        <ul className={styles.waits}>
          {waits.map(({ text, act, to }) => (
            <li key={to}>
              <span>{text}</span> <Link to={to}>{act}</Link>
            </li>
          ))}
        </ul>
      </section>
    </div>
  );
}

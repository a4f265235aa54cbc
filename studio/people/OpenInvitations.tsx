import { useQueryClient } from '@tanstack/react-query';
import type { Role } from '#shared/studio/rights.ts';
import { api, ask } from '../api/ask.ts';
import { Button } from '../widgets/Button.tsx';
import { formatMoment } from '../widgets/format-time.ts';
import { Said } from '../widgets/Said.tsx';
import { useAct } from '../widgets/use-act.ts';
import { fill, useSpokenLanguage } from '../words/words.ts';
import styles from './People.module.css';

interface OpenInvitation {
  readonly id: string;
  readonly email: string | null;
  readonly role: Role;
  readonly expiresAt: string;
}

export function OpenInvitations({
  invitations,
}: {
  readonly invitations: readonly OpenInvitation[];
}) {
  const { words, language } = useSpokenLanguage();
  const { people } = words;
  const queries = useQueryClient();
  const act = useAct();
  return (
    <section className={styles.part}>
      <h2>{people.open}</h2>
      {invitations.length === 0 && <p>{people.none}</p>}
      <ul className={styles.invitations}>
        {invitations.map(({ id, email, role, expiresAt }) => (
          <li key={id}>
            <span>
              {email} · {words.roles[role]} ·{' '}
              {fill(people.until, { time: formatMoment(expiresAt, language) })}
            </span>
            <Button
              aria-label={fill(people.withdrawOf, { email: email ?? '' })}
              onClick={() =>
                act.run(async () => {
                  await ask(api.people.invitations[':id'].$delete({ param: { id } }));
                  await queries.invalidateQueries({ queryKey: ['people'] });
                })
              }
            >
              {people.withdraw}
            </Button>
          </li>
        ))}
      </ul>
      <Said problem={act.problem} />
    </section>
  );
}

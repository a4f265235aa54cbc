import { useSuspenseQuery } from '@tanstack/react-query';
import { useWords } from '../words/words.ts';
import { InviteForm } from './InviteForm.tsx';
import { Member } from './Member.tsx';
import { OpenInvitations } from './OpenInvitations.tsx';
import styles from './People.module.css';
import { peopleQuery } from './people-query.ts';

/** Who works in the studio, and as what. */
export function People() {
  const { people } = useWords();
  const { members, invitations } = useSuspenseQuery(peopleQuery).data;
  return (
    <div className={styles.people}>
      <h1>{people.title}</h1>
      <p>{people.lead}</p>
      <ul className={styles.members}>
        {members.map((member) => (
          <Member key={member.id} member={member} />
        ))}
      </ul>
      <OpenInvitations invitations={invitations} />
      <InviteForm />
    </div>
  );
}

import { useSuspenseQuery } from '@tanstack/react-query';
import { useWords } from '../words/words.ts';
import styles from './Account.module.css';
import { accountQuery } from './account-query.ts';
import { OpenIdLink } from './OpenIdLink.tsx';
import { Passkeys } from './Passkeys.tsx';
import { PasswordForm } from './PasswordForm.tsx';
import { Profile } from './Profile.tsx';
import { SecondFactor } from './SecondFactor.tsx';
import { Sessions } from './Sessions.tsx';

/** Who one is, and how one signs in. */
export function Account() {
  const { account } = useWords();
  const { person, hasSecondFactor, passkeys, openId, sessions } =
    useSuspenseQuery(accountQuery).data;
  return (
    <div className={styles.account}>
      <h1>{account.title}</h1>
      <Profile person={person} />
      <SecondFactor isOn={hasSecondFactor} />
      <Passkeys passkeys={passkeys} />
      <OpenIdLink state={openId} />
      <PasswordForm email={person.email} />
      <Sessions sessions={sessions} />
    </div>
  );
}

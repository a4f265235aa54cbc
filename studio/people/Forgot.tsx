import { useState } from 'react';
import { Link } from 'react-router';
import { callAuth } from '../api/auth.ts';
import { Button } from '../widgets/Button.tsx';
import { Said } from '../widgets/Said.tsx';
import { TextField } from '../widgets/TextField.tsx';
import { useAct } from '../widgets/use-act.ts';
import { fill, useWords } from '../words/words.ts';
import { Door } from './Door.tsx';
import styles from './form.module.css';

/** Says the same whether there is an account or not. */
export function Forgot() {
  const { door } = useWords();
  const act = useAct();
  const [sentTo, setSentTo] = useState('');
  return (
    <Door title={door.forgotTitle}>
      <p>{door.forgotHelp}</p>
      <form
        className={styles.form}
        onSubmit={(event) => {
          event.preventDefault();
          const email = String(new FormData(event.currentTarget).get('email') ?? '').trim();
          act.run(async () => {
            await callAuth('/request-password-reset', { email });
            setSentTo(email);
          });
        }}
      >
        <TextField name="email" type="email" label={door.email} autoComplete="username" required />
        <Said problem={act.problem} done={sentTo && fill(door.sent, { email: sentTo })} />
        <div className={styles.acts}>
          <Button type="submit" kind="main" disabled={act.isRunning}>
            {door.send}
          </Button>
          <Link to="/">{door.back}</Link>
        </div>
      </form>
    </Door>
  );
}

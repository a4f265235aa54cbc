import { useState } from 'react';
import { Link, useNavigate } from 'react-router';
import { minPasswordLength } from '#shared/studio/password-rules.ts';
import { AskFailed } from '../api/ask.ts';
import { callAuth } from '../api/auth.ts';
import { Button } from '../widgets/Button.tsx';
import { Said } from '../widgets/Said.tsx';
import { TextField } from '../widgets/TextField.tsx';
import { useAct } from '../widgets/use-act.ts';
import { fill, useWords } from '../words/words.ts';
import { Door } from './Door.tsx';
import styles from './form.module.css';
import type { CameFrom } from './SignIn.tsx';

/** Where the link of a forgotten password leads; the token is behind the `#`. */
export function Reset() {
  const { door } = useWords();
  const [token] = useState(() => window.location.hash.slice(1));
  const [isOver, setOver] = useState(token === '');
  const act = useAct();
  const navigate = useNavigate();
  if (isOver) {
    return (
      <Door title={door.badLink}>
        <p>{door.forgotHelp}</p>
        <Link to="/forgot">{door.forgotTitle}</Link>
      </Door>
    );
  }
  return (
    <Door title={door.resetTitle}>
      <form
        className={styles.form}
        onSubmit={(event) => {
          event.preventDefault();
          const newPassword = String(new FormData(event.currentTarget).get('password') ?? '');
          act.run(async () => {
            try {
              await callAuth('/reset-password', { token, newPassword });
            } catch (error) {
              if (!(error instanceof AskFailed && error.status === 400)) throw error;
              setOver(true);
              return;
            }
            navigate('/', { state: { did: 'reset' } satisfies CameFrom });
          });
        }}
      >
        <TextField
          name="password"
          type="password"
          label={door.newPassword}
          help={fill(door.passwordHelp, { count: minPasswordLength })}
          autoComplete="new-password"
          minLength={minPasswordLength}
          maxLength={128}
          required
        />
        <Said problem={act.problem} />
        <div className={styles.acts}>
          <Button type="submit" kind="main" disabled={act.isRunning}>
            {door.set}
          </Button>
        </div>
      </form>
    </Door>
  );
}

import { useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { minPasswordLength } from '#shared/studio/password-rules.ts';
import { callAuth } from '../api/auth.ts';
import form from '../people/form.module.css';
import { Button } from '../widgets/Button.tsx';
import { Said } from '../widgets/Said.tsx';
import { TextField } from '../widgets/TextField.tsx';
import { useAct } from '../widgets/use-act.ts';
import { fill, useWords } from '../words/words.ts';
import styles from './Account.module.css';

export function PasswordForm({ email }: { readonly email: string }) {
  const { account, door } = useWords();
  const queries = useQueryClient();
  const act = useAct();
  const [isChanged, setChanged] = useState(false);
  return (
    <section className={styles.part}>
      <h2>{account.password}</h2>
      <form
        className={form.form}
        onSubmit={(event) => {
          event.preventDefault();
          const target = event.currentTarget;
          const given = new FormData(target);
          const read = (name: string) => String(given.get(name) ?? '');
          setChanged(false);
          act.run(async () => {
            await callAuth('/change-password', {
              currentPassword: read('current'),
              newPassword: read('new'),
            });
            target.reset();
            setChanged(true);
            await queries.invalidateQueries({ queryKey: ['account'] });
          });
        }}
      >
        <input type="hidden" name="username" autoComplete="username" value={email} readOnly />
        <TextField
          name="current"
          type="password"
          label={account.current}
          autoComplete="current-password"
          required
        />
        <TextField
          name="new"
          type="password"
          label={door.newPassword}
          help={fill(door.passwordHelp, { count: minPasswordLength })}
          autoComplete="new-password"
          minLength={minPasswordLength}
          maxLength={128}
          required
        />
        <Said problem={act.problem} done={isChanged ? account.changed : ''} />
        <div className={form.acts}>
          <Button type="submit" disabled={act.isRunning}>
            {account.change}
          </Button>
        </div>
      </form>
    </section>
  );
}

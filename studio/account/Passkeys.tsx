import { useQueryClient } from '@tanstack/react-query';
import { addPasskey, callAuth, knowsPasskeys } from '../api/auth.ts';
import form from '../people/form.module.css';
import { Button } from '../widgets/Button.tsx';
import { Said } from '../widgets/Said.tsx';
import { TextField } from '../widgets/TextField.tsx';
import { useAct } from '../widgets/use-act.ts';
import { fill, useWords } from '../words/words.ts';
import styles from './Account.module.css';

interface Passkey {
  readonly id: string;
  readonly name: string | null;
}

export function Passkeys({ passkeys }: { readonly passkeys: readonly Passkey[] }) {
  const { account } = useWords();
  const queries = useQueryClient();
  const act = useAct();
  const refresh = () => queries.invalidateQueries({ queryKey: ['account'] });
  return (
    <section className={styles.part}>
      <h2>{account.passkeys}</h2>
      <p>{account.passkeysHelp}</p>
      {passkeys.length === 0 ? (
        <p>{account.passkeyNone}</p>
      ) : (
        <ul className={styles.rows}>
          {passkeys.map(({ id, name }) => (
            <li key={id}>
              {name}
              <Button
                aria-label={fill(account.removeOf, { name: name ?? '' })}
                onClick={() =>
                  act.run(async () => {
                    await callAuth('/passkey/delete-passkey', { id });
                    await refresh();
                  })
                }
              >
                {account.remove}
              </Button>
            </li>
          ))}
        </ul>
      )}
      {knowsPasskeys() ? (
        <form
          className={form.form}
          onSubmit={(event) => {
            event.preventDefault();
            const target = event.currentTarget;
            const name = String(new FormData(target).get('device') ?? '').trim();
            act.run(async () => {
              await addPasskey(name);
              target.reset();
              await refresh();
            });
          }}
        >
          <TextField name="device" label={account.passkeyName} maxLength={100} required />
          <Said problem={act.problem} />
          <div className={form.acts}>
            <Button type="submit" disabled={act.isRunning}>
              {account.passkeyAdd}
            </Button>
          </div>
        </form>
      ) : (
        <p>{account.noPasskeys}</p>
      )}
    </section>
  );
}

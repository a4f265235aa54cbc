import { useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { Link } from 'react-router';
import {
  callAuth,
  knowsPasskeys,
  openIdName,
  signInElsewhere,
  signInWithPasskey,
} from '../api/auth.ts';
import { Button } from '../widgets/Button.tsx';
import { Said } from '../widgets/Said.tsx';
import { TextField } from '../widgets/TextField.tsx';
import { useAct } from '../widgets/use-act.ts';
import { fill, useWords } from '../words/words.ts';
import styles from './form.module.css';

const textOf = (form: HTMLFormElement, name: string) => String(new FormData(form).get(name) ?? '');

/** Password or passkey, then a code where the account has a second factor. */
export function SignInForm({
  email,
  isOverScreen = false,
}: {
  readonly email?: string | undefined;
  /** What stands below is not left. */
  readonly isOverScreen?: boolean;
}) {
  const { door } = useWords();
  const queries = useQueryClient();
  const act = useAct();
  const [step, setStep] = useState<'password' | 'code' | 'backup'>('password');
  const enter = () => queries.invalidateQueries();

  if (step !== 'password') {
    const isBackup = step === 'backup';
    return (
      <form
        key={step}
        className={styles.form}
        onSubmit={(event) => {
          event.preventDefault();
          const code = textOf(event.currentTarget, 'code').replaceAll(' ', '');
          const path = isBackup ? '/two-factor/verify-backup-code' : '/two-factor/verify-totp';
          act.run(async () => {
            await callAuth(path, { code });
            await enter();
          });
        }}
      >
        <TextField
          name="code"
          label={isBackup ? door.backupCode : door.code}
          help={isBackup ? door.backupHelp : door.codeHelp}
          autoComplete="one-time-code"
          inputMode={isBackup ? 'text' : 'numeric'}
          required
          minLength={6}
          autoFocus
        />
        <Said problem={act.problem} />
        <div className={styles.acts}>
          <Button type="submit" kind="main" disabled={act.isRunning}>
            {door.next}
          </Button>
          <Button kind="quiet" onClick={() => setStep(isBackup ? 'code' : 'backup')}>
            {isBackup ? door.useApp : door.backup}
          </Button>
          <Button kind="quiet" onClick={() => setStep('password')}>
            {door.back}
          </Button>
        </div>
      </form>
    );
  }
  return (
    <form
      className={styles.form}
      onSubmit={(event) => {
        event.preventDefault();
        const form = event.currentTarget;
        const body = { email: textOf(form, 'email').trim(), password: textOf(form, 'password') };
        act.run(async () => {
          const { twoFactorRedirect } = await callAuth<{ twoFactorRedirect?: boolean }>(
            '/sign-in/email',
            body,
          );
          if (twoFactorRedirect) setStep('code');
          else await enter();
        });
      }}
    >
      <TextField
        name="email"
        type="email"
        label={door.email}
        autoComplete="username"
        defaultValue={email}
        required
      />
      <TextField
        name="password"
        type="password"
        label={door.password}
        autoComplete="current-password"
        required
      />
      <Said problem={act.problem} />
      <div className={styles.acts}>
        <Button type="submit" kind="main" disabled={act.isRunning}>
          {door.signIn}
        </Button>
        {knowsPasskeys() && (
          <Button
            onClick={() =>
              act.run(async () => {
                await signInWithPasskey();
                await enter();
              })
            }
          >
            {door.passkey}
          </Button>
        )}
      </div>
      {openIdName && (
        <Button onClick={() => act.run(signInElsewhere)}>
          {fill(door.elsewhere, { name: openIdName })}
        </Button>
      )}
      <Link to="/forgot" target={isOverScreen ? '_blank' : undefined}>
        {door.forgot}
      </Link>
    </form>
  );
}

import { useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { encode } from 'uqr';
import { callAuth } from '../api/auth.ts';
import form from '../people/form.module.css';
import { Button } from '../widgets/Button.tsx';
import { Said } from '../widgets/Said.tsx';
import { TextField } from '../widgets/TextField.tsx';
import { useAct } from '../widgets/use-act.ts';
import { useWords } from '../words/words.ts';
import styles from './Account.module.css';

interface Begun {
  readonly totpURI: string;
  readonly backupCodes: readonly string[];
}

/** A code from a telephone beside the password: set up, confirmed by a first code, switched off. */
export function SecondFactor({ isOn }: { readonly isOn: boolean }) {
  const { account } = useWords();
  const queries = useQueryClient();
  const act = useAct();
  const [begun, setBegun] = useState<Begun | null>(null);
  const [codes, setCodes] = useState<readonly string[]>([]);
  const refresh = () => queries.invalidateQueries({ queryKey: ['account'] });

  return (
    <section className={styles.part}>
      <h2>{account.factor}</h2>
      <p>{isOn ? account.factorOn : account.factorOff}</p>
      {begun ? (
        <form
          className={form.form}
          onSubmit={(event) => {
            event.preventDefault();
            const code = String(new FormData(event.currentTarget).get('code') ?? '');
            act.run(async () => {
              await callAuth('/two-factor/verify-totp', { code: code.replaceAll(' ', '') });
              setCodes(begun.backupCodes);
              setBegun(null);
              await refresh();
            });
          }}
        >
          <p>{account.factorScan}</p>
          <KeyAsPicture address={begun.totpURI} />
          <p>
            {account.factorKey}:{' '}
            <span className={styles.key} translate="no">
              {new URL(begun.totpURI).searchParams.get('secret')}
            </span>
          </p>
          <TextField
            name="code"
            label={account.factorConfirm}
            inputMode="numeric"
            autoComplete="one-time-code"
            required
          />
          <Said problem={act.problem} />
          <div className={form.acts}>
            <Button type="submit" kind="main" disabled={act.isRunning}>
              {account.confirm}
            </Button>
          </div>
        </form>
      ) : (
        <form
          className={form.form}
          onSubmit={(event) => {
            event.preventDefault();
            const target = event.currentTarget;
            const password = String(new FormData(target).get('password') ?? '');
            const isOff = (event.nativeEvent as SubmitEvent).submitter?.dataset.act === 'off';
            act.run(async () => {
              if (!isOn) setBegun(await callAuth<Begun>('/two-factor/enable', { password }));
              else if (isOff) {
                await callAuth('/two-factor/disable', { password });
                setCodes([]);
                await refresh();
              } else {
                const made = await callAuth<Pick<Begun, 'backupCodes'>>(
                  '/two-factor/generate-backup-codes',
                  { password },
                );
                setCodes(made.backupCodes);
              }
              target.reset();
            });
          }}
        >
          <TextField
            name="password"
            type="password"
            label={account.yourPassword}
            autoComplete="current-password"
            required
          />
          <Said problem={act.problem} />
          <div className={form.acts}>
            <Button type="submit" kind={isOn ? 'plain' : 'main'} disabled={act.isRunning}>
              {isOn ? account.newCodes : account.factorBegin}
            </Button>
            {isOn && (
              <Button type="submit" data-act="off" disabled={act.isRunning}>
                {account.factorStop}
              </Button>
            )}
          </div>
        </form>
      )}
      {codes.length > 0 && <Codes codes={codes} />}
    </section>
  );
}

function Codes({ codes }: { readonly codes: readonly string[] }) {
  const { account } = useWords();
  const [isCopied, setCopied] = useState(false);
  return (
    <div className={form.form}>
      <h3>{account.codes}</h3>
      <p>{account.codesHelp}</p>
      <ul className={styles.codes} translate="no">
        {codes.map((code) => (
          <li key={code}>{code}</li>
        ))}
      </ul>
      <div className={form.acts}>
        <Button
          onClick={() =>
            void navigator.clipboard.writeText(codes.join('\n')).then(() => setCopied(true))
          }
        >
          {account.copy}
        </Button>
        <Said done={isCopied ? account.copied : ''} />
      </div>
    </div>
  );
}

/** The key as squares, for a camera; beside it stands the same as text. */
function KeyAsPicture({ address }: { readonly address: string }) {
  const { data, size } = encode(address, { border: 1 });
  const path = data
    .flatMap((row, y) => row.map((isDark, x) => (isDark ? `M${x} ${y}h1v1h-1z` : '')))
    .join('');
  return (
    <svg viewBox={`0 0 ${size} ${size}`} className={styles.code} aria-hidden>
      <path d={path} />
    </svg>
  );
}

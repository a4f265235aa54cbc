import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { Link, useNavigate } from 'react-router';
import { minPasswordLength } from '#shared/studio/password-rules.ts';
import { AskFailed, api, ask } from '../api/ask.ts';
import { Failed } from '../frame/Failed.tsx';
import { Button } from '../widgets/Button.tsx';
import { Said } from '../widgets/Said.tsx';
import { TextField } from '../widgets/TextField.tsx';
import { useAct } from '../widgets/use-act.ts';
import { fill, useWords } from '../words/words.ts';
import { Door } from './Door.tsx';
import styles from './form.module.css';
import type { CameFrom } from './SignIn.tsx';

/** Where the link of an invitation leads. The token is behind the `#`, so no server saw it yet. */
export function Invitation() {
  const words = useWords();
  const { door } = words;
  const [token] = useState(() => window.location.hash.slice(1));
  const navigate = useNavigate();
  const queries = useQueryClient();
  const act = useAct();
  const invitation = useQuery({
    queryKey: ['invitation', token],
    queryFn: () => ask(api.invitation.look.$post({ json: { token } })),
    retry: false,
    staleTime: Number.POSITIVE_INFINITY,
  });
  if (invitation.isPending) return <Door title={words.wait}>{null}</Door>;
  if (invitation.error) {
    const { error } = invitation;
    const isOver = error instanceof AskFailed && (error.status === 404 || error.status === 400);
    if (!isOver) {
      return (
        <Door title={door.invitationTitle}>
          <Failed error={error} />
        </Door>
      );
    }
    return (
      <Door title={door.badLink}>
        <p>{door.badLinkHelp}</p>
        {/* Whoever opens the link again has an account by now. */}
        <p>
          <Link to="/">{door.back}</Link>
        </p>
      </Door>
    );
  }
  const { kind, email, role } = invitation.data;
  const isRestored = kind === 'restore';
  return (
    <Door title={isRestored ? door.restoreTitle : door.invitationTitle}>
      <p>
        {email === null
          ? door.invitationFirst
          : fill(door.invitationFor, { email, role: words.roles[role] })}
        {isRestored && ` ${door.restoreHelp}`}
      </p>
      <form
        className={styles.form}
        onSubmit={(event) => {
          event.preventDefault();
          const given = new FormData(event.currentTarget);
          const read = (name: string) => String(given.get(name) ?? '');
          const json = {
            token,
            name: read('name').trim(),
            password: read('password'),
            ...(email === null && { email: read('email').trim() }),
          };
          act.run(async () => {
            const made = await ask(api.invitation.take.$post({ json }));
            // Whoever was signed in here is somebody else.
            queries.removeQueries({ queryKey: ['me'] });
            navigate('/', { state: { email: made.email, did: 'made' } satisfies CameFrom });
          });
        }}
      >
        {email === null ? (
          <TextField
            name="email"
            type="email"
            label={door.email}
            autoComplete="username"
            required
          />
        ) : (
          <input type="hidden" name="username" autoComplete="username" value={email} readOnly />
        )}
        <TextField
          name="name"
          label={door.name}
          help={door.nameHelp}
          autoComplete="name"
          maxLength={120}
          required
        />
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
            {isRestored ? door.restoreTitle : door.make}
          </Button>
        </div>
      </form>
    </Door>
  );
}

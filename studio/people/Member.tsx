import { useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import type { Person } from '#shared/studio/rights.ts';
import { api, ask } from '../api/ask.ts';
import { useMe } from '../api/use-me.ts';
import { Button } from '../widgets/Button.tsx';
import { formatMoment } from '../widgets/format-time.ts';
import { Said } from '../widgets/Said.tsx';
import { useAct } from '../widgets/use-act.ts';
import { fill, useSpokenLanguage } from '../words/words.ts';
import form from './form.module.css';
import styles from './People.module.css';
import { RoleFields, readRoleFields } from './RoleFields.tsx';

interface MemberOfStudio extends Person {
  readonly isBlocked: boolean;
  readonly hasSecondFactor: boolean;
  readonly hasPasskey: boolean;
  readonly lastSignInAt: string | null;
}

/** Somebody of the house; whoever manages people changes here what they may. */
export function Member({ member }: { readonly member: MemberOfStudio }) {
  const { words, language } = useSpokenLanguage();
  const { people } = words;
  const me = useMe();
  const queries = useQueryClient();
  const act = useAct();
  const [isOpen, setOpen] = useState(false);
  const [isSure, setSure] = useState(false);
  const { id, name, isBlocked, lastSignInAt } = member;
  const call = api.people[':id'];
  const change = (work: () => Promise<unknown>) =>
    act.run(async () => {
      await work();
      await queries.invalidateQueries();
    });
  const factors = [
    member.hasSecondFactor && people.factor,
    member.hasPasskey && people.passkey,
  ].filter(Boolean);

  return (
    <li className={styles.member}>
      <div>
        <p className={styles.who}>
          {name}
          {id === me.id && ` (${people.you})`}
        </p>
        <p>
          {member.email} · {words.roles[member.role]}
          {member.languages.length > 0 && ` (${member.languages.join(', ')})`}
        </p>
        <p className={styles.quiet}>
          {factors.join(', ') || people.noFactor} ·{' '}
          {lastSignInAt
            ? fill(people.last, { time: formatMoment(lastSignInAt, language) })
            : people.never}
          {isBlocked && <strong> · {people.blocked}</strong>}
        </p>
      </div>
      <Button
        aria-expanded={isOpen}
        aria-label={fill(people.changeOf, { name })}
        onClick={() => setOpen(!isOpen)}
      >
        {isOpen ? people.cancel : people.change}
      </Button>
      {isOpen && (
        <form
          className={form.form}
          onSubmit={(event) => {
            event.preventDefault();
            const json = readRoleFields(new FormData(event.currentTarget));
            change(async () => {
              await ask(call.$patch({ param: { id }, json }));
              setOpen(false);
            });
          }}
        >
          <RoleFields now={member.role} languages={member.languages} />
          <Said problem={act.problem} />
          <div className={form.acts}>
            <Button type="submit" kind="main" disabled={act.isRunning}>
              {words.account.save}
            </Button>
            <Button
              onClick={() =>
                change(() => ask(call.$patch({ param: { id }, json: { isBlocked: !isBlocked } })))
              }
            >
              {isBlocked ? people.unblock : people.block}
            </Button>
            {member.hasSecondFactor && (
              <Button
                onClick={() => change(() => ask(call['second-factor'].$delete({ param: { id } })))}
              >
                {people.resetFactor}
              </Button>
            )}
            {!isSure && <Button onClick={() => setSure(true)}>{people.remove}</Button>}
          </div>
          {isSure && (
            <div className={form.acts}>
              <p>{fill(people.removeSure, { name })}</p>
              <Button onClick={() => change(() => ask(call.$delete({ param: { id } })))}>
                {people.remove}
              </Button>
              <Button onClick={() => setSure(false)}>{people.cancel}</Button>
            </div>
          )}
        </form>
      )}
    </li>
  );
}

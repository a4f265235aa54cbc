import { useQueryClient } from '@tanstack/react-query';
import { api, ask } from '../api/ask.ts';
import form from '../people/form.module.css';
import { Button } from '../widgets/Button.tsx';
import { formatMoment } from '../widgets/format-time.ts';
import { Said } from '../widgets/Said.tsx';
import { useAct } from '../widgets/use-act.ts';
import { fill, useSpokenLanguage } from '../words/words.ts';
import styles from './Account.module.css';

interface OpenSession {
  readonly id: string;
  readonly createdAt: string;
  readonly userAgent: string | null;
  readonly isCurrent: boolean;
}

export function Sessions({ sessions }: { readonly sessions: readonly OpenSession[] }) {
  const { words, language } = useSpokenLanguage();
  const { account } = words;
  const queries = useQueryClient();
  const act = useAct();
  return (
    <section className={styles.part}>
      <h2>{account.sessions}</h2>
      <ul className={styles.rows}>
        {sessions.map(({ id, createdAt, userAgent, isCurrent }) => {
          const time = formatMoment(createdAt, language);
          return (
            <li key={id}>
              <span>
                {fill(account.since, { time })} · {toBrowserName(userAgent)}
                {isCurrent && <strong> · {account.thisSession}</strong>}
              </span>
              {!isCurrent && (
                <Button
                  aria-label={fill(account.endOf, { time })}
                  onClick={() =>
                    act.run(async () => {
                      await ask(api.account.sessions[':id'].$delete({ param: { id } }));
                      await queries.invalidateQueries({ queryKey: ['account'] });
                    })
                  }
                >
                  {account.end}
                </Button>
              )}
            </li>
          );
        })}
      </ul>
      {sessions.length > 1 && (
        <div className={form.acts}>
          <Button
            disabled={act.isRunning}
            onClick={() =>
              act.run(async () => {
                await ask(api.account.sessions.$delete());
                await queries.invalidateQueries({ queryKey: ['account'] });
              })
            }
          >
            {account.endOthers}
          </Button>
        </div>
      )}
      <Said problem={act.problem} />
    </section>
  );
}

const browsers = ['Edg', 'OPR', 'Firefox', 'Chrome', 'Safari'] as const;
const systems = ['iPhone', 'iPad', 'Android', 'Windows', 'Mac OS', 'Linux'] as const;

/** What of a browser's long name its owner knows again. */
function toBrowserName(userAgent: string | null): string {
  const find = (names: readonly string[]) => names.find((name) => userAgent?.includes(name));
  const found = [find(browsers), find(systems)].filter((name) => name !== undefined);
  return found.join(', ') || '–';
}

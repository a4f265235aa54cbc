import { useQueryClient } from '@tanstack/react-query';
import { api, ask } from '../api/ask.ts';
import { openIdName } from '../api/auth.ts';
import form from '../people/form.module.css';
import { Button } from '../widgets/Button.tsx';
import { Said } from '../widgets/Said.tsx';
import { useAct } from '../widgets/use-act.ts';
import { fill, useWords } from '../words/words.ts';
import styles from './Account.module.css';

/** The account at the provider elsewhere that opens this one: parted from it, and allowed again. */
export function OpenIdLink({ state }: { readonly state: 'linked' | 'closed' | null }) {
  const { account } = useWords();
  const queries = useQueryClient();
  const act = useAct();
  if (state === null) return null;
  const isLinked = state === 'linked';
  const name = openIdName ?? account.openIdElsewhere;
  return (
    <section className={styles.part}>
      <h2>{fill(account.openId, { name })}</h2>
      <p>{fill(isLinked ? account.openIdLinked : account.openIdClosed, { name })}</p>
      <Said problem={act.problem} />
      <div className={form.acts}>
        <Button
          disabled={act.isRunning}
          onClick={() =>
            act.run(async () => {
              await (isLinked
                ? ask(api.account.openid.$delete())
                : ask(api.account.openid.$post()));
              await queries.invalidateQueries({ queryKey: ['account'] });
            })
          }
        >
          {isLinked ? account.openIdClose : account.openIdReopen}
        </Button>
      </div>
    </section>
  );
}

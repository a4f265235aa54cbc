import { useQuery } from '@tanstack/react-query';
import { useSyncExternalStore } from 'react';
import { Link } from 'react-router';
import { api, ask } from '../../api/ask.ts';
import { Button } from '../../widgets/Button.tsx';
import { useWords } from '../../words/words.ts';
import styles from '../inputs/Inputs.module.css';
import { useEntry, useOpenPage } from '../page/open-page.ts';

/** Others that some visitors would get in the same place: they get one of them. */
export function Beside() {
  const { targeting: say } = useWords();
  const { page, store, mayWrite } = useOpenPage();
  const entry = useEntry();
  const revision = useSyncExternalStore(store.subscribe, () => store.revision);
  const { data } = useQuery({
    queryKey: ['pages', page.id, 'beside', revision],
    queryFn: () => ask(api.pages[':id'].beside.$get({ param: { id: page.id } })),
    placeholderData: (before) => before,
  });
  const others = data?.entries ?? [];
  const partly = data?.isPartial && <p>{say.besidePartly}</p>;
  if (others.length === 0) {
    return partly ? (
      <div role="status" className={styles.note}>
        {partly}
      </div>
    ) : null;
  }
  const isBehind = others.some(({ comesFirst }) => comesFirst);
  return (
    <div role="status" className={styles.note}>
      <p>{say.beside}</p>
      <ul className={styles.uses}>
        {others.map(({ id, name, comesFirst }) => (
          <li key={id}>
            <Link to={`/pages/${encodeURIComponent(id)}`}>{name}</Link>{' '}
            {comesFirst ? say.theyGetThat : say.theyGetThis}
          </li>
        ))}
      </ul>
      {partly}
      {isBehind && mayWrite && (
        <Button
          kind="quiet"
          onClick={() => {
            const to = Math.min(...others.map(({ priority }) => priority)) - 1;
            const from = entry.priority;
            store.do([{ kind: 'set', id: null, path: ['priority'], from, to }]);
          }}
        >
          {say.comeFirst}
        </Button>
      )}
    </div>
  );
}

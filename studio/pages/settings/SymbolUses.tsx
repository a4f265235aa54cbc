import { useQuery } from '@tanstack/react-query';
import { Link } from 'react-router';
import { api, ask } from '../../api/ask.ts';
import { Failed } from '../../frame/Failed.tsx';
import { fill, useWords } from '../../words/words.ts';
import styles from '../inputs/Inputs.module.css';
import { useOpenPage } from '../page/open-page.ts';

/** Where a shared part stands: what is written in it is seen on all of them. */
export function SymbolUses() {
  const { shared: say, wait } = useWords();
  const { page } = useOpenPage();
  const { data, error } = useQuery({
    queryKey: ['pages', page.id, 'uses'],
    queryFn: () => ask(api.pages[':id'].uses.$get({ param: { id: page.id } })),
  });
  const uses = data?.uses ?? [];
  return (
    <section aria-labelledby="shared-uses">
      <h3 id="shared-uses">{say.title}</h3>
      {error && <Failed error={error} />}
      {!data && !error && <p>{wait}</p>}
      {data && (
        <p>{uses.length === 0 ? say.nowhere : fill(say.everywhere, { count: uses.length })}</p>
      )}
      <ul className={styles.uses}>
        {uses.map(({ id, name, path, count, isPublished }) => (
          <li key={id}>
            <Link to={`/pages/${encodeURIComponent(id)}`}>{name}</Link>{' '}
            <span className={styles.quiet}>
              {path}
              {count > 1 && ` ${fill(say.times, { count })}`}
              {!isPublished && ` ${say.draftOnly}`}
            </span>
          </li>
        ))}
      </ul>
    </section>
  );
}

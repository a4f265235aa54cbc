import { useSuspenseInfiniteQuery } from '@tanstack/react-query';
import { Link } from 'react-router';
import { languages } from '#shared/languages/languages.ts';
import { Button } from '../../widgets/Button.tsx';
import { useWords } from '../../words/words.ts';
import { StateMark } from '../item/StateMark.tsx';
import { itemsQuery } from './items-query.ts';
import styles from './List.module.css';

/** Everything that the museum says, those changed last first. */
export function List() {
  const { items } = useWords();
  const { data, hasNextPage, fetchNextPage } = useSuspenseInfiniteQuery(itemsQuery({}));
  const rows = data.pages.flatMap((page) => page.items);
  return (
    <div className={styles.list}>
      <h1>{items.title}</h1>
      <ul>
        {rows.map(({ setId, title, type, state }) => {
          const language = languages.find((one) => title[one] !== '') ?? 'en';
          return (
            <li key={setId}>
              <Link to={`/items/${setId}`} lang={language}>
                {title[language] || items.untitled}
              </Link>
              <span>{type}</span>
              <StateMark state={state} />
            </li>
          );
        })}
      </ul>
      {hasNextPage && <Button onClick={() => void fetchNextPage()}>{items.more}</Button>}
    </div>
  );
}

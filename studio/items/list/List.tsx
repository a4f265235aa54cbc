import { keepPreviousData, useInfiniteQuery, useQuery } from '@tanstack/react-query';
import { useRef } from 'react';
import { Link } from 'react-router';
import { formatNumber } from '#shared/languages/format-number.ts';
import { hasRight } from '#shared/studio/rights.ts';
import { useMe } from '../../api/use-me.ts';
import { Failed } from '../../frame/Failed.tsx';
import { Button } from '../../widgets/Button.tsx';
import { ShowMore } from '../../widgets/ShowMore.tsx';
import { useStretch } from '../../widgets/use-stretch.ts';
import { fill, useWords } from '../../words/words.ts';
import { Filters } from './Filters.tsx';
import { ItemRow } from './ItemRow.tsx';
import { filesQuery, itemsQuery } from './items-query.ts';
import styles from './List.module.css';
import { useFilter } from './use-filter.ts';

/** Everything that the museum says, those changed last first. */
export function List() {
  const words = useWords();
  const { items } = words;
  const me = useMe();
  const { filter, set, clear } = useFilter();
  const stretch = useStretch(JSON.stringify(filter));
  const list = useRef<HTMLUListElement>(null);
  const found = useInfiniteQuery({
    ...itemsQuery(filter, stretch.from),
    // Rows stay until those of the next letter are there.
    placeholderData: keepPreviousData,
  });
  const { data, error } = found;
  const files = useQuery(filesQuery).data?.conflicts.length ?? 0;
  const rows = data?.pages.flatMap((page) => page.items) ?? [];
  return (
    <div className={styles.list}>
      <header className={styles.head}>
        <h1>{items.title}</h1>
        {hasRight(me, 'items.write') && (
          <Link
            className={styles.new}
            to={`/items/new${filter.type ? `?type=${filter.type}` : ''}`}
          >
            {items.new}
          </Link>
        )}
      </header>
      {files > 0 && (
        <p className={styles.files}>
          <Link to="/items/files">{fill(items.files.title, { count: files })}</Link>
        </p>
      )}
      <Filters filter={filter} set={set} />
      {error && !data && <Failed error={error} />}
      <p role="status" className={styles.count}>
        {data
          ? fill(items.found, { count: formatNumber(data.pages[0]?.total ?? 0) })
          : !error && words.wait}
      </p>
      {data && rows.length === 0 && (
        <p>
          {items.none}{' '}
          <Button kind="quiet" onClick={clear}>
            {items.clear}
          </Button>
        </p>
      )}
      <ul ref={list} className={styles.rows}>
        {rows.map((item) => (
          <ItemRow key={item.setId} item={item} />
        ))}
      </ul>
      <ShowMore found={found} stretch={stretch} list={list} label={items.more} />
    </div>
  );
}

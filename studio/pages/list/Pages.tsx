import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { Link } from 'react-router';
import { foldWords } from '#shared/search/fold-text.ts';
import { hasRight } from '#shared/studio/rights.ts';
import { useMe } from '../../api/use-me.ts';
import { Failed } from '../../frame/Failed.tsx';
import { StateMark } from '../../items/item/StateMark.tsx';
import listStyles from '../../items/list/List.module.css';
import { formatDay, formatMoment } from '../../widgets/format-time.ts';
import { SelectField } from '../../widgets/SelectField.tsx';
import { TextField } from '../../widgets/TextField.tsx';
import { fill, useSpokenLanguage } from '../../words/words.ts';
import { pagesQuery } from '../page/page-query.ts';
import styles from './Pages.module.css';

/** Everything that editors compose, changed last first. */
export function Pages() {
  const { words, language } = useSpokenLanguage();
  const { pages, items } = words;
  const me = useMe();
  const { data, error } = useQuery(pagesQuery);
  const [search, setSearch] = useState('');
  const [model, setModel] = useState('');
  const models = [...new Set(data?.pages.map((page) => page.model))];
  const nameOf = (of: string) => (pages.models as Readonly<Record<string, string>>)[of] ?? of;
  const wanted = foldWords(search);
  const shown = (data?.pages ?? []).filter((page) => {
    const said = foldWords(`${page.name} ${page.path ?? ''}`).join(' ');
    return (model === '' || page.model === model) && wanted.every((word) => said.includes(word));
  });
  return (
    <div className={listStyles.list}>
      <header className={listStyles.head}>
        <h1>{pages.title}</h1>
        {hasRight(me, 'items.write') && (
          <Link className={listStyles.new} to="/pages/new">
            {pages.new}
          </Link>
        )}
      </header>
      <div className={styles.filters}>
        <TextField
          label={items.search}
          value={search}
          onChange={({ target }) => setSearch(target.value)}
        />
        <SelectField
          label={items.type}
          value={model}
          onChange={({ target }) => setModel(target.value)}
          options={[
            { value: '', label: items.allTypes },
            ...models.map((value) => ({ value, label: nameOf(value) })),
          ]}
        />
      </div>
      {error && !data && <Failed error={error} />}
      <p role="status" className={listStyles.count}>
        {data ? fill(pages.found, { count: shown.length }) : !error && words.wait}
      </p>
      {data && shown.length === 0 && (
        <p>{data.pages.length === 0 ? pages.none : pages.noneFound}</p>
      )}
      <ul className={listStyles.rows}>
        {shown.slice(0, 500).map((page) => (
          <li key={page.id} className={styles.row}>
            <span className={styles.title}>
              <Link to={`/pages/${encodeURIComponent(page.id)}`}>
                {page.name || pages.untitled}
              </Link>
            </span>
            <span className={styles.quiet}>{page.path ?? nameOf(page.model)}</span>
            <StateMark state={page.state} />
            <span className={styles.quiet}>
              {page.updatedAt &&
                (page.updatedBy ? formatMoment : formatDay)(page.updatedAt, language)}
              {page.updatedBy && <span className={styles.by}>{page.updatedBy}</span>}
            </span>
          </li>
        ))}
      </ul>
    </div>
  );
}

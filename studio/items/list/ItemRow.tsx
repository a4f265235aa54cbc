import { useQuery } from '@tanstack/react-query';
import { memo } from 'react';
import { Link } from 'react-router';
import type { ItemSummary } from '#server/studio/items/list-items.ts';
import { languageOptions, languages } from '#shared/languages/languages.ts';
import { StateOfTranslation } from '../../translations/StateOfTranslation.tsx';
import { formatDay, formatMoment } from '../../widgets/format-time.ts';
import { useSpokenLanguage } from '../../words/words.ts';
import { modelsQuery } from '../item/item-query.ts';
import { StateMark } from '../item/StateMark.tsx';
import styles from './ItemRow.module.css';

const others = languageOptions.filter(({ code }) => code !== 'en');

/** One item at a glance: what it is, how it stands, and how in each language. */
export const ItemRow = memo(function ItemRow({ item }: { readonly item: ItemSummary }) {
  const {
    words: { items },
    language: spoken,
  } = useSpokenLanguage();
  const { data } = useQuery(modelsQuery(spoken));
  const language = languages.find((one) => item.title[one] !== '') ?? 'en';
  return (
    <li className={styles.row}>
      <span className={styles.title}>
        <Link to={`/items/${item.setId}`} lang={language}>
          {item.title[language] || item.uid || items.untitled}
        </Link>
        {item.hasConflict && <strong className={styles.conflict}>{items.conflictMark}</strong>}
      </span>
      <span className={styles.quiet}>
        {data?.types.find(({ id }) => id === item.type)?.label ?? item.type}
      </span>
      <StateMark state={item.state} />
      <span className={styles.languages}>
        {others.map(({ code, nativeName }) => {
          const state = item.languages[code as keyof typeof item.languages];
          return (
            <span key={code}>
              <span lang={code}>{nativeName}</span> <StateOfTranslation state={state} />
            </span>
          );
        })}
      </span>
      <span className={styles.quiet}>
        {item.updatedAt && (item.updatedBy ? formatMoment : formatDay)(item.updatedAt, spoken)}
        {item.updatedBy && <span className={styles.by}>{item.updatedBy}</span>}
      </span>
    </li>
  );
});

import { useQuery } from '@tanstack/react-query';
import { Link } from 'react-router';
import { languages } from '#shared/languages/languages.ts';
import { StateMark } from '../../items/item/StateMark.tsx';
import { useWords } from '../../words/words.ts';
import { mediaUsesQuery } from '../media-query.ts';
import styles from './MediaDetail.module.css';

/** Items and pages that show it. */
export function MediaUses({ id }: { readonly id: string }) {
  const { pictures, items } = useWords();
  const { data } = useQuery(mediaUsesQuery(id));
  if (!data) return null;
  const { uses, pages } = data;
  return (
    <section aria-labelledby="uses">
      <h2 id="uses">{pictures.uses}</h2>
      {uses.length === 0 && pages.length === 0 && <p>{pictures.noUses}</p>}
      <ul className={styles.uses}>
        {uses.map(({ setId, title, state, where }) => {
          const language = languages.find((one) => title[one] !== '') ?? 'en';
          return (
            <li key={setId}>
              <Link to={`/items/${setId}`} lang={language}>
                {title[language] || items.untitled}
              </Link>{' '}
              <StateMark state={state} />
              {where === 'draft' && state !== 'draft' && ` (${pictures.usesDraft})`}
            </li>
          );
        })}
      </ul>
      {pages.length > 0 && (
        <>
          <h3>{pictures.usesPages}</h3>
          <ul className={styles.uses}>
            {pages.map((page) => (
              <li key={page.id}>
                <Link to={`/pages/${page.id}`}>{page.name || page.id}</Link>
              </li>
            ))}
          </ul>
        </>
      )}
    </section>
  );
}

import { useQuery } from '@tanstack/react-query';
import { Link } from 'react-router';
import { languages } from '#shared/languages/languages.ts';
import { api, ask } from '../../api/ask.ts';
import { Failed } from '../../frame/Failed.tsx';
import { fill, useSpokenLanguage, useWords } from '../../words/words.ts';
import { modelsQuery } from '../item/item-query.ts';
import { useOpenItem } from '../item/open-item.ts';
import styles from './publish.module.css';

/** The items that lead to the open one: they are looked at before it goes. */
export function Uses({ isGoing = false }: { readonly isGoing?: boolean }) {
  const { words, language: spoken } = useSpokenLanguage();
  const { publish, items } = words;
  const { setId } = useOpenItem().item;
  const { data, error, isPending } = useQuery({
    queryKey: ['items', setId, 'uses'],
    queryFn: () => ask(api.items[':setId'].uses.$get({ param: { setId } })),
  });
  const { data: models } = useQuery(modelsQuery(spoken));
  if (error) return <Failed error={error} />;
  if (isPending) return <p>{words.wait}</p>;
  const { uses } = data;
  if (uses.length === 0) return <p>{publish.notUsed}</p>;
  return (
    <>
      <p>
        {fill(publish.used, { count: uses.length })} {isGoing && publish.usedWhenGone}
      </p>
      <ul>
        {uses.map((use) => {
          const language = languages.find((one) => use.title[one] !== '');
          const label = models?.types.find(({ id }) => id === use.type)?.label;
          return (
            <li key={use.setId}>
              <Link to={`/items/${use.setId}`} lang={language}>
                {/* The home has no title: it is called what it is. */}
                {language ? use.title[language] : (label ?? items.untitled)}
              </Link>{' '}
              <span className={styles.quiet}>
                {language && label}{' '}
                {use.where === 'draft' ? publish.inDraft : items.states[use.state]}
              </span>
            </li>
          );
        })}
      </ul>
    </>
  );
}

/** Beside the form. */
export function UsesPanel() {
  const { publish } = useWords();
  return (
    <div className={styles.uses}>
      <h2>{publish.usesTitle}</h2>
      <Uses />
    </div>
  );
}

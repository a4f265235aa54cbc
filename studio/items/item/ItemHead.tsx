import { Suspense, useSyncExternalStore } from 'react';
import { Link } from 'react-router';
import type { ItemOfStudio } from '#server/studio/items/describe-item.ts';
import { languages } from '#shared/languages/languages.ts';
import { siteOrigin } from '../../api/site-origin.ts';
import { LanguageStates } from '../../translations/LanguageStates.tsx';
import { useWords } from '../../words/words.ts';
import { LanguageChoice } from '../form/LanguageChoice.tsx';
import styles from './ItemHead.module.css';
import { useOpenItem } from './open-item.ts';
import { Present } from './Present.tsx';
import { SavingLine } from './SavingLine.tsx';
import { SideSwitch } from './SidePanel.tsx';
import { StateMark } from './StateMark.tsx';
import { acts } from './slots.ts';
import { titleOf } from './title-of.ts';

/** What the item is, how it stands, and what can be done with it. */
export function ItemHead() {
  const { items } = useWords();
  const { item, draft } = useOpenItem();
  const language = languages.find((one) => titleOf(item.type, draft.languages[one])) ?? 'en';
  const title = useSyncExternalStore(draft.subscribe, () =>
    titleOf(item.type, draft.languages[language]),
  );
  return (
    <>
      <header className={styles.head}>
        <div className={styles.what}>
          <p className={styles.way}>
            <Link to="/items">{items.title}</Link> <span aria-hidden="true">/</span>{' '}
            <Link to={`/items?type=${item.type}`}>{item.model.label}</Link>
          </p>
          <h1 lang={language}>{title || items.untitled}</h1>
          <p className={styles.facts}>
            <StateMark state={item.state} />
            <Address item={item} />
          </p>
        </div>
        <div className={styles.acts}>
          <Suspense fallback={null}>
            {acts.map((Act, position) => (
              // biome-ignore lint/suspicious/noArrayIndexKey: a list in the source
              <Act key={position} />
            ))}
          </Suspense>
        </div>
        <div className={styles.bar}>
          <LanguageChoice />
          <SideSwitch />
        </div>
        <LanguageStates />
      </header>
      <div className={styles.saving}>
        <SavingLine />
        <Present />
      </div>
    </>
  );
}

function Address({ item: { site, uid } }: { readonly item: ItemOfStudio }) {
  if (site) return <a href={siteOrigin + site}>{site}</a>;
  return uid && <span className={styles.quiet}>{uid}</span>;
}

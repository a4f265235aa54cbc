import { useQuery } from '@tanstack/react-query';
import { Suspense, useSyncExternalStore } from 'react';
import { Link } from 'react-router';
import type { ItemOfStudio } from '#server/studio/items/describe-item.ts';
import { languages } from '#shared/languages/languages.ts';
import { siteOrigin } from '../../api/site-origin.ts';
import { LanguageStates } from '../../translations/LanguageStates.tsx';
import { fill, useSpokenLanguage, useWords } from '../../words/words.ts';
import { LanguageChoice } from '../form/LanguageChoice.tsx';
import { cityOf, formatInZone } from '../publish/museum-clock.ts';
import { PublishKey } from '../publish/PublishKey.tsx';
import { timesToCome } from '../publish/times.ts';
import styles from './ItemHead.module.css';
import { typesQuery } from './item-query.ts';
import { OtherWindow } from './OtherWindow.tsx';
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
            <Times item={item} />
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
        <OtherWindow />
        <PublishKey />
      </div>
    </>
  );
}

/** When visitors begin or cease to see it, where that is still to come. */
function Times({ item: { state, published } }: { readonly item: ItemOfStudio }) {
  const { words, language } = useSpokenLanguage();
  const zone = useQuery(typesQuery).data?.timeZone;
  if (!zone || !published || state === 'archived' || state === 'draft') return null;
  const { at, until } = timesToCome(published, zone);
  const say = (sentence: string, time: string | null) =>
    time && fill(sentence, { time: formatInZone(time, zone, language), city: cityOf(zone) });
  return (
    <>
      {at && <span>{say(words.publish.seenFrom, published.from)}</span>}
      {until && <span>{say(words.publish.seenUntil, published.until)}</span>}
    </>
  );
}

function Address({ item: { site, uid } }: { readonly item: ItemOfStudio }) {
  if (site) return <a href={siteOrigin + site}>{site}</a>;
  return uid && <span className={styles.quiet}>{uid}</span>;
}

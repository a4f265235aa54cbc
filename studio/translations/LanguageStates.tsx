import { useQuery } from '@tanstack/react-query';
import { useState, useSyncExternalStore } from 'react';
import { Link } from 'react-router';
import type { Translated } from '#server/studio/items/item-index.ts';
import { languageOptions } from '#shared/languages/languages.ts';
import { hasRight } from '#shared/studio/rights.ts';
import { useMe } from '../api/use-me.ts';
import { useShownLanguages } from '../items/form/shown-languages.ts';
import { useOpenItem } from '../items/item/open-item.ts';
import { Button } from '../widgets/Button.tsx';
import { Said } from '../widgets/Said.tsx';
import { useAct } from '../widgets/use-act.ts';
import { fill, useWords } from '../words/words.ts';
import { giveOut } from './give-out.ts';
import styles from './LanguageStates.module.css';
import { type LanguageState, StateOfTranslation } from './StateOfTranslation.tsx';
import { toSearch, useThrough } from './through.ts';
import { nextQuery } from './translations-query.ts';

/** How the language of the form stands in the whole item, and what can be done with all of it. */
export function LanguageStates() {
  const { shown } = useShownLanguages();
  const { translations: words } = useWords();
  const me = useMe();
  const through = useThrough();
  const language = shown.at(-1) ?? 'en';
  const mayWriteAll = hasRight(me, 'items.write');
  const isReason = !mayWriteAll && hasRight(me, 'items.translate');
  const names = me.languages.map(nameOf).join(', ');
  return (
    <div className={styles.states}>
      {language !== 'en' && <StatesOf language={language} />}
      {through && <Next />}
      {isReason && <p className={styles.reason}>{fill(words.ownAlone, { languages: names })}</p>}
    </div>
  );
}

const nameOf = (language: string) =>
  languageOptions.find(({ code }) => code === language)?.nativeName ?? language;

function StatesOf({ language }: { readonly language: Translated }) {
  const { translations: words } = useWords();
  const { item, draft } = useOpenItem();
  const me = useMe();
  const act = useAct();
  const isThere = useSyncExternalStore(draft.subscribe, () => draft.languages[language] !== null);
  const mayWriteAll = hasRight(me, 'items.write');
  const count = (state: LanguageState) =>
    Object.values(item.translations[language]).filter((one) => one === state).length;
  const states = (['missing', 'outdated', 'ready'] as const).filter((state) => count(state) > 0);
  const take = (units: 'lacking' | 'all') =>
    act.run(async () => {
      await draft.save();
      await giveOut({ language, units, setIds: [item.setId] });
    });
  return (
    <>
      <ul
        className={styles.counts}
        aria-label={fill(words.stateOf, { language: nameOf(language) })}
      >
        {isThere ? (
          states.map((state) => (
            <li key={state}>
              <StateOfTranslation state={state} /> {count(state)}
            </li>
          ))
        ) : (
          <li>{fill(words.notThere, { language: nameOf(language) })}</li>
        )}
      </ul>
      {!isThere && mayWriteAll && (
        <Button onClick={() => draft.write(language, {})}>{words.add}</Button>
      )}
      <Button kind="quiet" disabled={act.isRunning} onClick={() => take('all')}>
        {words.exportItem}
      </Button>
      {isThere && mayWriteAll && <Remove language={language} />}
      <Said problem={act.problem} />
    </>
  );
}

function Remove({ language }: { readonly language: Translated }) {
  const { translations: words, people } = useWords();
  const { draft } = useOpenItem();
  const [isSure, setSure] = useState(false);
  const name = nameOf(language);
  if (!isSure) {
    return (
      <Button kind="quiet" onClick={() => setSure(true)}>
        {fill(words.remove, { language: name })}
      </Button>
    );
  }
  return (
    <fieldset className={styles.sure}>
      <legend>{fill(words.removeSure, { language: name })}</legend>
      <Button
        onClick={() => {
          draft.write(language, null);
          setSure(false);
        }}
      >
        {fill(words.remove, { language: name })}
      </Button>
      <Button autoFocus onClick={() => setSure(false)}>
        {people.cancel}
      </Button>
    </fieldset>
  );
}

/** Leads through the list from which the item was opened. */
function Next() {
  const { translations: words } = useWords();
  const { item } = useOpenItem();
  const through = useThrough();
  const { data } = useQuery({
    ...nextQuery(through ?? { language: 'haw' }, item.setId),
    enabled: through !== null,
  });
  if (!through || !data) return null;
  if (!data.next)
    return <Link to={`/translations?language=${through.language}`}>{words.allDone}</Link>;
  const { setId, title, left } = data.next;
  return (
    <Link className={styles.next} to={`/items/${setId}${toSearch(through)}`}>
      {fill(words.next, { title, count: left })}
    </Link>
  );
}

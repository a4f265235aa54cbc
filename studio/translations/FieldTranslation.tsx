import { useId, useState } from 'react';
import { hasRight } from '#shared/studio/rights.ts';
import { useMe } from '../api/use-me.ts';
import { withoutPictureWords } from '../items/fields/picture/without-picture-words.ts';
import { useDraftValue, useOpenItem } from '../items/item/open-item.ts';
import type { FieldTranslationProps } from '../items/item/slots.ts';
import { Button } from '../widgets/Button.tsx';
import { lazyPart } from '../widgets/lazy-part.tsx';
import { OneMoment } from '../widgets/OneMoment.tsx';
import { Said } from '../widgets/Said.tsx';
import { useWords } from '../words/words.ts';
import { canCopy } from './can-copy.ts';
import styles from './FieldTranslation.module.css';
import { toPlainWords } from './plain-words.ts';
import { StateOfTranslation } from './StateOfTranslation.tsx';
import { useStillRight } from './use-still-right.ts';

const ChangedWords = lazyPart(
  async () => (await import('./lazy/ChangedWords.tsx')).ChangedWords,
  OneMoment,
);

/** How the translation of one field stands, and what can be done about it. */
export function FieldTranslation({ path, language }: FieldTranslationProps) {
  const { translations: words } = useWords();
  const { item, draft } = useOpenItem();
  const me = useMe();
  const { confirm, isRunning, problem } = useStillRight(language);
  const [isOpen, setOpen] = useState(false);
  const id = useId();
  const below = path.slice(language.length + 1);
  const value = useDraftValue(path);
  const english = useDraftValue(`en.${below}`);
  // Pictures and links have words inside.
  const place = [below, `${below}.alt`, `${below}.text`].find(
    (one) => one in item.translations[language],
  );
  if (place === undefined) return null;
  const state = item.translations[language][place] ?? 'ready';
  const mayWrite = hasRight(me, 'items.write') || me.languages.includes(language);
  const isEmpty = toPlainWords(value) === '';
  const before = toPlainWords(item.before[language][place]);
  return (
    <div className={styles.translation}>
      {/* What was just typed is a translation before the server has said so. */}
      <StateOfTranslation state={state === 'missing' && !isEmpty ? 'ready' : state} />
      {state === 'missing' && isEmpty && mayWrite && canCopy(english) && (
        <Button kind="quiet" onClick={() => draft.write(path, withoutPictureWords(english))}>
          {words.copy}
        </Button>
      )}
      {state === 'outdated' && (
        <>
          <Button
            kind="quiet"
            aria-expanded={isOpen}
            aria-controls={`${id}-changed`}
            onClick={() => setOpen(!isOpen)}
          >
            {words.whatChanged}
          </Button>
          {mayWrite && (
            <Button kind="quiet" disabled={isRunning} onClick={() => confirm(place)}>
              {words.stillRight}
            </Button>
          )}
          <div id={`${id}-changed`} hidden={!isOpen} className={styles.changed}>
            {isOpen && <ChangedWords before={before} after={toPlainWords(english)} />}
          </div>
        </>
      )}
      <Said problem={problem} />
    </div>
  );
}

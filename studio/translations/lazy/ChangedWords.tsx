import { diffWordsWithSpace } from 'diff/lib/diff/word.js';
import { useMemo } from 'react';
import { useWords } from '../../words/words.ts';
import styles from './ChangedWords.module.css';

/** Longer ones are shown whole, before and after. */
const maxDiffMs = 200;

/** What changed in English between two texts, word by word. */
export function ChangedWords({
  before,
  after,
}: {
  readonly before: string;
  readonly after: string;
}) {
  const { translations } = useWords();
  const parts = useMemo(
    () =>
      diffWordsWithSpace(before, after, { timeout: maxDiffMs }) ?? [
        { value: before, removed: true, added: false },
        { value: after, removed: false, added: true },
      ],
    [before, after],
  );
  return (
    <p className={styles.changed} lang="en">
      {parts.map(({ value, removed, added }, at) => {
        const key = `${at} ${value}`;
        if (!removed && !added) return <span key={key}>{value}</span>;
        const Element = removed ? 'del' : 'ins';
        return (
          <Element key={key}>
            <span className={styles.hidden}>
              {removed ? translations.removed : translations.added}:{' '}
            </span>
            {value}
          </Element>
        );
      })}
    </p>
  );
}

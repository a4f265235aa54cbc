import { useId } from 'react';
import { languageOptions } from '#shared/languages/languages.ts';
import type { BlockChange, WordChange } from '#shared/page-builder/editing/compare-entries.ts';
import wordStyles from '../../items/history/Differences.module.css';
import { compareWords } from '../../items/history/list-differences.ts';
import { Button } from '../../widgets/Button.tsx';
import { useWords } from '../../words/words.ts';
import { useNameOf } from '../page/use-names.ts';
import styles from './ComparePage.module.css';

/** What differs, part by part and word by word. */
export function ChangeList({
  changes,
  onGo,
  said,
}: {
  readonly changes: readonly BlockChange[];
  /** Shows a part on both sides. */
  readonly onGo: (id: string) => void;
  readonly said: string;
}) {
  const { compare: say, history, pages, variants } = useWords();
  const nameOf = useNameOf();
  const id = useId();
  return (
    <section className={styles.changes} aria-labelledby={id}>
      <h2 id={id}>{say.title}</h2>
      <p role="status">{changes.length === 0 ? history.same : said}</p>
      <ul>
        {changes.map((change) => {
          const { kind, says } = change.block
            ? nameOf(change.block)
            : { kind: change.form === null ? pages.settings.title : variants.seen, says: '' };
          return (
            <li key={`${change.id} ${change.form}`} data-kind={change.kinds.at(-1)}>
              <h3>
                {change.id === null ? (
                  [kind, change.form].filter(Boolean).join(': ')
                ) : (
                  <Button kind="quiet" onClick={() => onGo(change.id ?? '')}>
                    {says ? `${kind}: ${says}` : kind}
                  </Button>
                )}{' '}
                <span className={styles.kind}>
                  {change.kinds.map((one) => say.kinds[one]).join(', ')}
                  {change.block && change.form !== null && ` · ${change.form}`}
                </span>
              </h3>
              {change.words.map((words) => (
                <Words key={`${words.language} ${words.name} ${words.after}`} words={words} />
              ))}
            </li>
          );
        })}
      </ul>
    </section>
  );
}

function Words({ words: { name, language, before, after } }: { readonly words: WordChange }) {
  const { pages } = useWords();
  const label = (pages.inputs as Readonly<Record<string, string>>)[name] ?? name;
  const nativeName = languageOptions.find(({ code }) => code === language)?.nativeName;
  return (
    <div>
      <p className={styles.kind}>
        {label} · <span lang={language}>{nativeName}</span>
      </p>
      <p lang={language} className={wordStyles.words}>
        {compareWords(before, after).map(({ text, kind }, position) => {
          const Part = kind === 'added' ? 'ins' : kind === 'removed' ? 'del' : 'span';
          // biome-ignore lint/suspicious/noArrayIndexKey: parts of one text, drawn once
          return <Part key={position}>{text}</Part>;
        })}
      </p>
    </div>
  );
}

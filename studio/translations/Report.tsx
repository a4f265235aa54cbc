import { Link } from 'react-router';
import type { ImportReport } from '#server/studio/translations/import-translations.ts';
import { fill, useWords } from '../words/words.ts';
import styles from './Report.module.css';

/** What a file changes, unit by unit: taken, changed since, refused and why. */
export function Report({ report }: { readonly report: ImportReport }) {
  const { translations: words, items: itemWords } = useWords();
  const { language, counts, items } = report;
  const told = (['taken', 'outdated', 'clash', 'confirmed', 'refused', 'same', 'empty'] as const)
    .filter((outcome) => counts[outcome] > 0)
    .map((outcome) => fill(words.counts[outcome], { count: counts[outcome] }));
  return (
    <div className={styles.report}>
      <p>{told.join(' · ') || words.counts.none}</p>
      {items.map(({ original, setId, title, units }) => (
        <details key={original} open={items.length === 1}>
          <summary>
            <span lang={title ? 'en' : undefined}>{title || original || itemWords.untitled}</span> (
            {units.length})
          </summary>
          {setId && <Link to={`/items/${setId}?language=${language}`}>{words.open}</Link>}
          <ul>
            {units.map(({ id, label, outcome, reason, details, before, after }, at) => (
              // biome-ignore lint/suspicious/noArrayIndexKey: a unit may stand twice in a file
              <li key={`${id} ${at}`} data-outcome={outcome}>
                <p>
                  <strong>{label}</strong>:{' '}
                  {reason ? words.reasons[reason] : words.outcomes[outcome]}
                  {details && <span className={styles.quiet}> ({details})</span>}
                </p>
                {before && (
                  <p lang={language}>
                    <del>{before}</del>
                  </p>
                )}
                {after && (
                  <p lang={language}>
                    <ins>{after}</ins>
                  </p>
                )}
              </li>
            ))}
          </ul>
        </details>
      ))}
    </div>
  );
}

import { languageOptions } from '#shared/languages/languages.ts';
import { fill, useWords } from '../../words/words.ts';
import type { FormField } from '../fields/field-props.ts';
import { useOpenItem } from '../item/open-item.ts';
import styles from './Problems.module.css';
import { usePlacedProblems } from './problems.ts';

/** What keeps the item from being published, each leading to its field. */
export function Problems({ onLead }: { readonly onLead: (path: string) => void }) {
  const { items: words } = useWords();
  const { item } = useOpenItem();
  const problems = usePlacedProblems();
  if (problems.length === 0) return null;
  return (
    <details className={styles.problems}>
      <summary>{fill(words.problemsTitle, { count: problems.length })}</summary>
      <ul>
        {problems.map(({ path, sentence }) => (
          <li key={path + sentence}>
            <button type="button" onClick={() => onLead(path)}>
              {nameOf(path, item.model.fields)}
            </button>{' '}
            {sentence}
          </li>
        ))}
      </ul>
    </details>
  );
}

/** The labels on the way to a field: `Credits, Role (Español)`. */
function nameOf(path: string, fields: readonly FormField[]): string {
  const [language, ...names] = path.replace(/\[[^\]]*\]/g, '').split('.');
  const labels: string[] = [];
  let inner = fields;
  for (const name of names) {
    const field = inner.find((one) => one.name === name);
    labels.push(field?.label ?? name);
    inner = field?.fields ?? [];
  }
  const own = languageOptions.find(({ code }) => code === language)?.nativeName ?? '';
  if (labels.length === 0) return own;
  return language === 'en' ? labels.join(', ') : `${labels.join(', ')} (${own})`;
}

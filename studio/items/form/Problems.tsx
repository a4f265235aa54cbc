import { fill, useWords } from '../../words/words.ts';
import { useOpenItem } from '../item/open-item.ts';
import styles from './Problems.module.css';
import { usePlacedProblems } from './problems.ts';
import { sayPath } from './say-path.ts';

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
              {sayPath(path, item.model.fields)}
            </button>{' '}
            {sentence}
          </li>
        ))}
      </ul>
    </details>
  );
}

import { fill, useWords } from '../../words/words.ts';
import styles from './checks.module.css';
import type { WeightRow } from './list-weights.ts';

/** What a telephone fetches for the first screen, beside what composed pages are allowed. */
export function Weight({ weights }: { readonly weights: readonly WeightRow[] }) {
  const say = useWords().checks.weight;
  return (
    <>
      <h4>{say.title}</h4>
      <table className={styles.weight}>
        <tbody>
          {weights.map(({ key, name, value, budget, isOver }) => (
            <tr key={key} data-over={isOver}>
              <th scope="row">{name}</th>
              <td>{value}</td>
              <td>{budget !== null && fill(say.allowed, { value: budget })}</td>
            </tr>
          ))}
        </tbody>
      </table>
      <p className={styles.quiet}>{say.help}</p>
    </>
  );
}

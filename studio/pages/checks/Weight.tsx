import { composedBudgets, largestPaintMs } from '#shared/page-builder/page-budgets.ts';
import { fill, useSpokenLanguage } from '../../words/words.ts';
import styles from './checks.module.css';
import type { PageWeight } from './frame-look.ts';

/** What a telephone fetches for the first screen, beside what the site allows itself. */
export function Weight({ weight }: { readonly weight: PageWeight }) {
  const { words, language } = useSpokenLanguage();
  const say = words.checks.weight;
  const { page, scripts, styles: sheets, rest, pictures, films, paintedAt } = weight;
  const kilobytes = (bytes: number) => Math.round(bytes / 1_024);
  const rows = [
    { name: say.scripts, value: kilobytes(scripts), budget: composedBudgets.scripts },
    { name: say.styles, value: kilobytes(sheets), budget: composedBudgets.styles },
    {
      name: say.beforePictures,
      value: kilobytes(page + scripts + sheets + rest),
      budget: composedBudgets.beforePictures,
    },
    { name: say.pictures, value: kilobytes(pictures + films), budget: null },
  ];
  const seconds = (ms: number) =>
    (ms / 1_000).toLocaleString(language, { minimumFractionDigits: 1, maximumFractionDigits: 1 });
  return (
    <>
      <h4>{say.title}</h4>
      <table className={styles.weight}>
        <tbody>
          {rows.map(({ name, value, budget }) => (
            <tr key={name} data-over={budget !== null && value > budget}>
              <th scope="row">{name}</th>
              <td>{fill(say.kilobytes, { value })}</td>
              <td>
                {budget !== null &&
                  fill(say.allowed, { value: fill(say.kilobytes, { value: budget }) })}
              </td>
            </tr>
          ))}
          {paintedAt > 0 && (
            <tr data-over={paintedAt > largestPaintMs}>
              <th scope="row">{say.painted}</th>
              <td>{fill(say.seconds, { value: seconds(paintedAt) })}</td>
              <td>
                {fill(say.allowed, {
                  value: fill(say.seconds, { value: seconds(largestPaintMs) }),
                })}
              </td>
            </tr>
          )}
        </tbody>
      </table>
      <p className={styles.quiet}>{say.help}</p>
    </>
  );
}

import { useMessages } from '#app/i18n/language-context.tsx';
import english from '#locales/en/aboutTheCollection.json';
import { fill } from '#shared/languages/fill.ts';
import { chartSize, type PeriodChart } from './load-scope.ts';
import styles from './PeriodFigure.module.css';

const gap = 3;
const axis = 34;

/** Works by the time in which they were made: a drawing to be looked at, a table to be read. */
export function PeriodFigure({ of: { bars, ticks, most } }: { of: PeriodChart }) {
  const { period: messages } = useMessages('aboutTheCollection', english);
  return (
    <figure className={styles.figure}>
      <svg
        className={styles.chart}
        viewBox={`0 0 ${chartSize.width} ${chartSize.height + axis}`}
        role="img"
        aria-label={messages.chart}
      >
        {bars.map(({ years, count, x, width, height }) => (
          <rect
            key={years}
            x={x + gap / 2}
            y={chartSize.height - height}
            width={Math.max(1, width - gap)}
            height={Math.max(1, height)}
          >
            <title>{`${years}: ${count}`}</title>
          </rect>
        ))}
        <path className={styles.line} d={`M0 ${chartSize.height + 0.5}H${chartSize.width}`} />
        {ticks.map(({ label, x }) => (
          <g key={label} className={styles.tick}>
            <path className={styles.line} d={`M${x + 0.5} ${chartSize.height}v8`} />
            <text x={Math.max(x, 14)} y={chartSize.height + 28} textAnchor="middle">
              {label}
            </text>
          </g>
        ))}
      </svg>
      <figcaption>
        <p className={styles.caption}>{fill(messages.text, most)}</p>
        <details className={styles.table} data-slides>
          <summary>{messages.table}</summary>
          <table>
            <thead>
              <tr>
                <th scope="col">{messages.years}</th>
                <th scope="col">{messages.count}</th>
              </tr>
            </thead>
            <tbody>
              {bars.map(({ years, count }) => (
                <tr key={years}>
                  <th scope="row">{years}</th>
                  <td>{count}</td>
                </tr>
              ))}
            </tbody>
          </table>
        </details>
      </figcaption>
    </figure>
  );
}

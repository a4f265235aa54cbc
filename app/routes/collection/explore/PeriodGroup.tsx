import { useEffect, useRef, useState } from 'react';
import { useLanguage, useMessages } from '#app/i18n/language-context.tsx';
import english from '#locales/en/exploreTheCollection.json';
import { choosePlural } from '#shared/languages/choose-plural.ts';
import { fill } from '#shared/languages/fill.ts';
import { formatNumber } from '#shared/languages/format-number.ts';
import group from './ChoiceGroup.module.css';
import type { ExploreQuery } from './explore-address.ts';
import { findRange, formatYear, type PeriodBars, toYears } from './explore-period.ts';
import styles from './PeriodGroup.module.css';
import { parseTypedYear } from './typed-year.ts';

export interface PeriodGroupProps {
  readonly of: PeriodBars;
  readonly query: ExploreQuery;
  readonly onChange: () => void;
}

const height = 48;
const barWidth = 6;
const maxYearLength = 40;
/** A thumb that is drawn, or moved by keys, comes to rest before the search is made. */
const restMs = 350;

/**
 * The years in which objects were made: bars to look at, two thumbs under them, and two fields which
 * are what is sent. Without scripts the fields are all there is to set.
 */
export function PeriodGroup({ of: { bars, undatedCount }, query, onChange }: PeriodGroupProps) {
  const { period: messages, facets } = useMessages('exploreTheCollection', english);
  const { language } = useLanguage();
  const { yearFrom, yearTo } = query;
  const [range, setRange] = useState(() => findRange(bars, query));
  const fromField = useRef<HTMLInputElement>(null);
  const toField = useRef<HTMLInputElement>(null);
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);

  const textOf = (year: number | undefined) =>
    year === undefined ? '' : formatYear(year, messages);

  // biome-ignore lint/correctness/useExhaustiveDependencies: the address says the years
  useEffect(() => {
    // Results of an earlier position do not interrupt a visitor who is still moving a thumb.
    if (timer.current !== undefined) return;
    setRange(findRange(bars, query));
    if (fromField.current) fromField.current.value = textOf(yearFrom);
    if (toField.current) toField.current.value = textOf(yearTo);
  }, [bars, yearFrom, yearTo]);
  useEffect(() => () => clearTimeout(timer.current), []);

  function slide(next: readonly [number, number]) {
    setRange(next);
    const years = toYears(bars, next);
    if (fromField.current) fromField.current.value = textOf(years.yearFrom);
    if (toField.current) toField.current.value = textOf(years.yearTo);
    clearTimeout(timer.current);
    timer.current = setTimeout(() => {
      timer.current = undefined;
      onChange();
    }, restMs);
  }

  const most = Math.max(1, ...bars.map(({ count }) => count));
  const [first, last] = range;
  const end = bars.length - 1;
  const yearOf = (year: number | undefined) => formatYear(year ?? 0, messages);
  const hasYears = yearFrom !== undefined || yearTo !== undefined;
  const field = (name: 'yearFrom' | 'yearTo') => (
    <label>
      {name === 'yearFrom' ? messages.from : messages.to}
      <input
        ref={name === 'yearFrom' ? fromField : toField}
        type="text"
        name={name}
        maxLength={maxYearLength}
        autoComplete="off"
        defaultValue={textOf(query[name])}
        placeholder={yearOf(name === 'yearFrom' ? bars[0]?.from : bars.at(-1)?.to)}
        onBlur={(event) => {
          const { currentTarget } = event;
          const year = parseTypedYear(currentTarget.value);
          if (year !== query[name]) onChange();
          // As it was understood.
          currentTarget.value = textOf(year);
        }}
      />
    </label>
  );
  return (
    <details className={group.group} id="choose-period" open data-slides>
      <summary>{facets.period}</summary>
      <div className={styles.slider}>
        <svg
          viewBox={`0 0 ${bars.length * barWidth} ${height}`}
          preserveAspectRatio="none"
          role="img"
          aria-label={messages.bars}
        >
          {bars.map(({ from, count }, index) => {
            const size = count === 0 ? 0 : Math.max(1.5, (count / most) * height);
            return (
              <rect
                key={from}
                x={index * barWidth}
                y={height - size}
                width={barWidth - 1}
                height={size}
                data-out={index < first || index > last ? '' : undefined}
              />
            );
          })}
        </svg>
        <input
          type="range"
          aria-label={messages.from}
          // When both thumbs are on the last bar, this is the one that can be moved.
          data-raised={first > end / 2 ? '' : undefined}
          aria-valuetext={yearOf(bars[first]?.from)}
          min={0}
          max={end}
          value={first}
          onChange={(event) => slide([Math.min(event.currentTarget.valueAsNumber, last), last])}
        />
        <input
          type="range"
          aria-label={messages.to}
          aria-valuetext={yearOf(bars[last]?.to)}
          min={0}
          max={end}
          value={last}
          onChange={(event) => slide([first, Math.max(event.currentTarget.valueAsNumber, first)])}
        />
      </div>
      <p className={styles.pair} aria-hidden="true">
        <span>{yearOf(bars[first]?.from)}</span>
        <span>{yearOf(bars[last]?.to)}</span>
      </p>
      <div className={styles.pair}>
        {field('yearFrom')}
        {field('yearTo')}
      </div>
      {hasYears && undatedCount > 0 && (
        <p className={group.note}>
          {fill(choosePlural(messages.undated, undatedCount, language), {
            count: formatNumber(undatedCount),
          })}
        </p>
      )}
    </details>
  );
}

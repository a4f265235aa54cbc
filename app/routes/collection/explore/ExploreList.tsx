import type { ReactNode } from 'react';
import { CardLink } from '#app/components/cards/CardLink.tsx';
import { Picture } from '#app/components/media/Picture.tsx';
import { Localized } from '#app/components/text/Localized.tsx';
import { TitleText } from '#app/components/text/TitleText.tsx';
import styles from './ExploreList.module.css';
import { type ExploreItem, toProportion } from './explore-item.ts';
import type { PageRange } from './loaded-pages.ts';

export interface ExploreListProps {
  readonly range: PageRange;
  readonly view: 'grid' | 'list';
  /** What an object's address carries of this search. */
  readonly context: string;
  /** Ends the list, and fills its last row: the way to more. */
  readonly children?: ReactNode;
}

/** The results: works on a wall in their own proportions, or a list to read. */
export function ExploreList({ range, view, context, children }: ExploreListProps) {
  const Entry = view === 'list' ? Row : Work;
  return (
    <ol
      className={view === 'list' ? styles.rows : styles.wall}
      data-fading
      data-goes-on={children ? '' : undefined}
    >
      {range.pages.flatMap((items, page) =>
        items.map((item, index) => (
          <Entry
            key={item.id}
            of={item}
            href={`/objects/${item.id}/${item.slug}${context}`}
            page={index === 0 ? range.first + page : undefined}
            isFirst={page === 0 && index < 3}
          />
        )),
      )}
      {children && <li className={styles.end}>{children}</li>}
    </ol>
  );
}

interface EntryProps {
  readonly of: ExploreItem;
  readonly href: string;
  /** Where a page begins. */
  readonly page: number | undefined;
  /** In the first window, so that its picture comes first. */
  readonly isFirst: boolean;
}

/** Row height in rem, from which the browser is told how wide a picture will be. */
const rowHeight = 18;

function Work({ of: item, href, page, isFirst }: EntryProps) {
  const proportion = item.image && toProportion(item.image);
  return (
    <li
      data-octave={proportion?.octave}
      data-step={proportion?.step}
      data-page={page}
      data-object={item.id}
    >
      <article>
        <div className={styles.label}>
          <h3>
            <CardLink to={href}>
              <TitleText of={item.title} />
            </CardLink>
          </h3>
          <Facts of={item} />
        </div>
        {item.image && proportion && (
          <div className={styles.frame}>
            <Picture
              of={item.image}
              ratio="fill"
              isWhole
              hasColor
              isPriority={isFirst}
              sizes={`(min-width: 768px) ${Math.round(rowHeight * 1.2 * proportion.ratio)}rem, 41vw`}
            />
          </div>
        )}
      </article>
    </li>
  );
}

function Row({ of: item, href, page }: EntryProps) {
  return (
    <li data-page={page} data-object={item.id}>
      <article>
        <div className={styles.thumb}>
          {item.image && <Picture of={item.image} ratio="fill" isWhole isDecoration sizes="6rem" />}
        </div>
        <h3>
          <CardLink to={href}>
            <TitleText of={item.title} />
          </CardLink>
        </h3>
        <p className={styles.maker}>{item.makers.join(', ')}</p>
        <p>
          <Localized of={item.date} />
        </p>
        <p>{item.accessionNumber}</p>
      </article>
    </li>
  );
}

function Facts({ of: { makers, date, found } }: { of: ExploreItem }) {
  if (makers.length === 0 && !date && found.length === 0) return null;
  return (
    <p>
      {makers.length > 0 && <span className={styles.maker}>{makers.join(', ')}</span>}
      {date && (
        <span>
          <Localized of={date} />
        </span>
      )}
      {found.map((line) => (
        <i key={line.text}>
          <Localized of={line} />
        </i>
      ))}
    </p>
  );
}

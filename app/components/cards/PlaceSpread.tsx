import { Column, Section } from '#app/components/layout/Section.tsx';
import { Picture, type PictureRatio } from '#app/components/media/Picture.tsx';
import { Localized } from '#app/components/text/Localized.tsx';
import { TitleText } from '#app/components/text/TitleText.tsx';
import type { ItemReference } from '#services/content-management/contract.ts';
import { CardLink } from './CardLink.tsx';
import styles from './PlaceSpread.module.css';

/** One deep picture that runs off an edge of the window; its words hang in the margin at its foot. */
export function PlaceSpread({ of, edge }: { of: ItemReference; edge: 'start' | 'end' }) {
  return (
    <Section width="layout">
      <Column span={12} bleed={edge}>
        <Place of={of} ratio="wide" sizes="(min-width: 1024px) 76vw, 100vw" margin={edge} />
      </Column>
    </Section>
  );
}

interface PlaceProps {
  readonly of: ItemReference;
  readonly ratio: PictureRatio;
  readonly sizes: string;
  /** The edge that the picture runs off: the words hang at the other. Without it they stand below. */
  readonly margin?: 'start' | 'end';
}

/** An editors' picture of the museum, which leads on. */
export function Place({ of: { href, title, summary, image }, ratio, sizes, margin }: PlaceProps) {
  return (
    <article className={styles.place} data-margin={margin}>
      <Picture of={image} ratio={ratio} sizes={sizes} isDecoration />
      <div className={styles.words}>
        <h2 className={styles.title}>
          <CardLink to={href}>
            <TitleText of={title} />
          </CardLink>
        </h2>
        {summary && (
          <p className={styles.summary}>
            <Localized of={summary} />
          </p>
        )}
      </div>
    </article>
  );
}

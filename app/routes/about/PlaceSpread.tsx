import { CardLink } from '#app/components/cards/CardLink.tsx';
import { Column, Section } from '#app/components/layout/Section.tsx';
import { Picture, type PictureRatio } from '#app/components/media/Picture.tsx';
import { Localized } from '#app/components/text/Localized.tsx';
import type { ItemReference } from '#services/content-management/contract.ts';
import styles from './PlaceSpread.module.css';

/** The editors' pictures of the museum: one runs off the edge, one hangs lower beside it. */
export function PlaceSpread({ of: [first, second] }: { of: readonly ItemReference[] }) {
  if (!first) return null;
  return (
    <Section width="layout">
      <Column span={7} bleed="start">
        <Place of={first} ratio="wide" sizes="(min-width: 768px) 62vw, 100vw" />
      </Column>
      {second && (
        <Column span={4} start={9} align="end">
          <Place of={second} ratio="portrait" sizes="(min-width: 768px) 30vw, 100vw" />
        </Column>
      )}
    </Section>
  );
}

interface PlaceProps {
  readonly of: ItemReference;
  readonly ratio: PictureRatio;
  readonly sizes: string;
}

function Place({ of: { href, title, summary, image }, ratio, sizes }: PlaceProps) {
  return (
    <article className={styles.place}>
      <Picture of={image} ratio={ratio} sizes={sizes} isDecoration />
      <div className={styles.words}>
        <h2 className={styles.title}>
          <CardLink to={href}>
            <Localized of={title} />
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

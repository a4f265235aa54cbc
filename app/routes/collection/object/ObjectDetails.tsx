import type { MouseEvent } from 'react';
import { Section } from '#app/components/layout/Section.tsx';
import { Localized } from '#app/components/text/Localized.tsx';
import { useMessages } from '#app/i18n/language-context.tsx';
import english from '#locales/en/objectDetail.json';
import { toDetailAnchor } from '#shared/collection/detail-anchor.ts';
import styles from './ObjectDetails.module.css';
import type { DetailView } from './object-view.ts';

export interface ObjectDetailsProps {
  readonly of: readonly DetailView[];
  /** Brings the picture above to a part of it. */
  readonly onShow: (detail: DetailView) => void;
}

const opensElsewhere = (event: MouseEvent) => event.metaKey || event.ctrlKey || event.shiftKey;

/** What to look at closely, part by part. Without a script each part opens as a picture. */
export function ObjectDetails({ of: details, onShow }: ObjectDetailsProps) {
  const messages = useMessages('objectDetail', english).details;
  if (details.length === 0) return null;
  return (
    <Section width="layout" ground="white" labelledBy="details">
      <h2 id="details" className={styles.heading}>
        {messages.title}
      </h2>
      <ol className={styles.details} data-count={details.length}>
        {details.map((detail, index) => (
          <li key={detail.name.text} id={toDetailAnchor(index + 1)}>
            {detail.cut && (
              <a
                href={detail.cut.large}
                className={styles.cut}
                onClick={(event) => {
                  if (opensElsewhere(event)) return;
                  event.preventDefault();
                  onShow(detail);
                }}
              >
                <img
                  src={detail.cut.src}
                  width={detail.cut.width}
                  height={detail.cut.height}
                  alt={detail.name.text}
                  lang={detail.name.language}
                  loading="lazy"
                />
              </a>
            )}
            <h3>
              <Localized of={detail.name} />
            </h3>
            {detail.text && (
              <p>
                <Localized of={detail.text} />
              </p>
            )}
          </li>
        ))}
      </ol>
    </Section>
  );
}

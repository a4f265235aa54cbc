import type { ReactNode, RefObject } from 'react';
import { Picture } from '#app/components/media/Picture.tsx';
import type { Accent } from '#app/design/accents.ts';
import type { Picture as PictureData } from '#services/content-management/contract.ts';
import type { LocalizedText } from '#shared/languages/localized-text.ts';
import { HeadLabel } from './HeadLabel.tsx';
import styles from './PageHeader.module.css';
import { TitleText } from './TitleText.tsx';

export interface PageHeaderProps {
  /**
   * `short` for lists and what visitors come to do; `desk` where they do it right below, so that the sentence
   * stands over what it speaks of; `quiet` for texts and letters.
   */
  readonly kind?: 'short' | 'desk' | 'quiet';
  /** A few words above the title, behind the section: the kind of item. Left out where the title says them. */
  readonly label?: LocalizedText | string | null;
  readonly title: LocalizedText | string;
  /** Given where the title reports what was done, and takes the focus. */
  readonly titleRef?: RefObject<HTMLHeadingElement | null>;
  readonly lead?: LocalizedText | string | null;
  readonly accent?: Accent;
  /** Beside the words, to the edge of the window; above them on phones. */
  readonly picture?: PictureData | null;
  /** Below the sentence: what visitors do here. */
  readonly children?: ReactNode;
  /** Stands below all of it, over the whole width: a search form. */
  readonly foot?: ReactNode;
}

/** Letters that stand on two lines of a third of the page at most. */
const shortTitle = 18;

const lengthOf = (title: LocalizedText | string) =>
  (typeof title === 'string' ? title : title.text).length;

/**
 * Opens a page below the bar, in a third of the first screen at most, so that what visitors came for is in
 * it too. Pages whose picture deserves a window of its own open with a Hero instead.
 */
export function PageHeader(props: PageHeaderProps) {
  const { kind = 'short', label, title, lead, accent, picture, children, foot } = props;
  const { titleRef } = props;
  return (
    <header
      className={styles.head}
      data-opening="light"
      data-kind={kind}
      data-short={lengthOf(title) <= shortTitle ? '' : undefined}
      data-accent={accent}
      data-ground={picture ? 'sand' : undefined}
      data-has-picture={picture ? '' : undefined}
    >
      <div className={styles.words}>
        <div className={styles.name}>
          <HeadLabel of={label} title={title} className={styles.label} />
          <h1 className={styles.title} ref={titleRef} tabIndex={titleRef ? -1 : undefined}>
            <TitleText of={title} />
          </h1>
        </div>
        {(lead || children) && (
          <div className={styles.lead}>
            {lead && (
              <p>
                <TitleText of={lead} />
              </p>
            )}
            {children}
          </div>
        )}
        {foot && <div className={styles.foot}>{foot}</div>}
      </div>
      {picture && (
        <div className={styles.picture}>
          <Picture of={picture} ratio="fill" sizes="(min-width: 768px) 42vw, 100vw" isPriority />
        </div>
      )}
    </header>
  );
}

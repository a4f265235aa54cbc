import { Picture } from '#app/components/media/Picture.tsx';
import type { Ground } from '#app/design/accents.ts';
import type { ItemLink, Picture as PictureData } from '#services/content-management/contract.ts';
import type { LocalizedText } from '#shared/languages/localized-text.ts';
import { ArrowLink } from './ArrowLink.tsx';
import { Localized } from './Localized.tsx';
import styles from './PagePush.module.css';
import { TitleText } from './TitleText.tsx';

export interface PagePushProps {
  readonly title: LocalizedText;
  readonly text?: LocalizedText | null;
  readonly link: ItemLink;
  /** Words of the link; its own text when it has one. */
  readonly linkText: LocalizedText | string;
  readonly picture?: PictureData | null;
  readonly ground?: Ground;
}

/** Sends the visitor on: one title, one sentence, one link. */
export function PagePush(props: PagePushProps) {
  const { title, text, link, linkText, picture, ground = 'deep' } = props;
  return (
    <aside className={styles.push} data-ground={ground} data-has-picture={picture ? '' : undefined}>
      {picture && (
        <div className={styles.picture}>
          <Picture of={picture} ratio="fill" sizes="(min-width: 768px) 50vw, 100vw" isDecoration />
        </div>
      )}
      <div className={styles.text}>
        <h2>
          <TitleText of={title} />
        </h2>
        {text && (
          <p>
            <Localized of={text} />
          </p>
        )}
        <ArrowLink link={link}>
          {typeof linkText === 'string' ? linkText : <Localized of={linkText} />}
        </ArrowLink>
      </div>
    </aside>
  );
}

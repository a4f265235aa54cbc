import type { ReactNode } from 'react';
import { Localized } from '#app/components/text/Localized.tsx';
import type { Picture as PictureData } from '#services/content-management/contract.ts';
import type { LocalizedText } from '#shared/languages/localized-text.ts';
import styles from './BigMedia.module.css';
import { isUpright, Picture, type PictureRatio } from './Picture.tsx';

export interface BigMediaProps {
  readonly picture?: PictureData | null;
  /** A film instead of a picture; its picture is shown until it plays. */
  readonly videoSrc?: string | null;
  readonly caption?: LocalizedText | null;
  /** A caption in which words lead on. */
  readonly captionLine?: ReactNode;
  readonly credit?: LocalizedText | null;
  readonly ratio?: PictureRatio;
  /** `margin`: the caption hangs beside the picture on wide screens. */
  readonly captionAt?: 'below' | 'margin';
  readonly sizes?: string;
  readonly children?: ReactNode;
}

/** A picture or film given the width of the page, with its caption. */
export function BigMedia(props: BigMediaProps) {
  const { picture = null, videoSrc, caption, captionLine, credit = picture?.credit } = props;
  return (
    <figure
      className={styles.figure}
      data-caption-at={props.captionAt}
      data-upright={(picture && isUpright(picture)) || undefined}
    >
      {videoSrc ? (
        // biome-ignore lint/a11y/useMediaCaption: films of editors come without a caption file; their words stand in the text
        <video
          className={styles.film}
          src={videoSrc}
          poster={picture?.src}
          controls
          preload="metadata"
          playsInline
        />
      ) : (
        (props.children ?? (
          <Picture of={picture} ratio={props.ratio} sizes={props.sizes ?? '100vw'} />
        ))
      )}
      {(caption || captionLine || credit) && (
        <figcaption className={styles.caption}>
          <span>{captionLine ?? <Localized of={caption} />}</span>
          {credit && (
            <span className={styles.credit}>
              <Localized of={credit} />
            </span>
          )}
        </figcaption>
      )}
    </figure>
  );
}

import { useCallback, useState } from 'react';
import { useMessages, usePageLanguage } from '#app/i18n/language-context.tsx';
import english from '#locales/en/common.json';
import type { Picture as PictureData } from '#services/content-management/contract.ts';
import { NoPicture } from './NoPicture.tsx';
import styles from './Picture.module.css';
import { type PictureCrop, toPictureAddress, toSourceSet } from './picture-address.ts';

/**
 * Proportions a picture is cropped to; `own` keeps its own, `fill` takes those of its surroundings. A work is
 * never cropped: it stands whole in the place, at its foot.
 */
export type PictureRatio =
  | 'own'
  | 'fill'
  | 'square'
  | 'portrait'
  | 'tall'
  | 'landscape'
  | 'wide'
  | 'panorama';

export interface PictureProps {
  /** Null: there is none, and the place says so. */
  readonly of: Pick<PictureData, 'src' | 'width' | 'height' | 'alt' | 'dominantColor'> | null;
  /** How wide it is drawn, with what its place cuts away, as in the `sizes` attribute. */
  readonly sizes: string;
  readonly ratio?: PictureRatio;
  /** Cropped by the endpoint to exactly this many pixels, for example artists' 600 by 600. */
  readonly crop?: PictureCrop;
  /**
   * Upright phones get this cut of the picture, so that a wide picture drawn tall is neither soft
   * nor loaded whole.
   */
  readonly phoneCrop?: PictureCrop;
  /** The part that stays when the sides are cropped. */
  readonly focus?: 'top' | 'bottom' | 'start' | 'end';
  /** Contained instead of cropped. */
  readonly isWhole?: boolean;
  /** Its colour stands in for it also where it is whole. That of a work is what it lies on, and goes on around it. */
  readonly hasColor?: boolean;
  /** The page's largest picture above the fold: loaded at once and first. */
  readonly isPriority?: boolean;
  /** Set where the text beside it says the same: screen readers pass it over. */
  readonly isDecoration?: boolean;
  /** A detail page's own picture: that of its card becomes it on the way there. */
  readonly isShared?: boolean;
}

/**
 * Square or higher, as works are photographed. In a row of wide pictures it is shown whole: what is left
 * of a work between two cuts says nothing.
 */
export const isUpright = ({ width, height }: { readonly width: number; readonly height: number }) =>
  width < 1.2 * height;

const uprightRatios: ReadonlySet<PictureRatio> = new Set(['square', 'portrait', 'tall']);

/** Pictures of works lie in a folder of their name, wherever they are served. */
export const isWork = ({ src }: { readonly src: string }) => /\/objects\//.test(src);

/** A picture in the sizes and the format the browser needs, over its dominant colour until it has come. */
export function Picture(props: PictureProps) {
  const { of: picture, sizes, ratio = 'own', crop, phoneCrop } = props;
  const { focus, isPriority, isDecoration } = props;
  const isCropped = ratio !== 'own' && ratio !== 'fill' && !crop;
  const isWhole = props.isWhole || (isCropped && picture !== null && isWork(picture));
  // What is loaded late knows how wide its place is, and browsers that cannot tell take what is said. A picture that
  // loses its sides is wider than its place.
  const losesSides =
    !isWhole &&
    (ratio === 'fill' || (uprightRatios.has(ratio) && picture !== null && !isUpright(picture))) &&
    !crop;
  const messages = useMessages('common', english);
  const language = usePageLanguage();
  const src = picture?.src ?? null;
  const [failedSrc, setFailedSrc] = useState<string | null>(null);
  const hasFailed = src !== null && failedSrc === src;
  // A picture may have failed before the page was hydrated, and then no event comes any more.
  const look = useCallback(
    (image: HTMLImageElement | null) => {
      if (image?.complete && image.naturalWidth === 0) setFailedSrc(src);
    },
    [src],
  );

  const label = hasFailed ? messages.pictures.failed : messages.pictures.absent;
  return (
    <span
      className={styles.frame}
      data-ratio={ratio}
      data-fit={isWhole ? 'contain' : undefined}
      data-work={isWhole && !props.isWhole ? '' : undefined}
      data-focus={focus}
      data-shared-picture={props.isShared ? '' : undefined}
    >
      {!picture || hasFailed ? (
        <NoPicture message={label} isDecoration={isDecoration} />
      ) : (
        <>
          {picture.dominantColor && (!isWhole || props.hasColor || isWork(picture)) && (
            <svg className={styles.color} aria-hidden>
              <rect width="100%" height="100%" fill={picture.dominantColor} />
            </svg>
          )}
          <picture>
            {phoneCrop && (
              <source
                media="(max-width: 767px) and (orientation: portrait)"
                srcSet={toSourceSet(picture.src, picture.width, phoneCrop)}
                sizes="100vw"
              />
            )}
            <img
              ref={look}
              className={styles.image}
              src={toPictureAddress(picture.src, crop ?? { width: 828 })}
              srcSet={toSourceSet(picture.src, picture.width, crop)}
              sizes={isPriority || losesSides ? sizes : `auto, ${sizes}`}
              width={crop?.width ?? picture.width}
              height={crop?.height ?? picture.height}
              alt={isDecoration ? '' : picture.alt.text}
              lang={
                isDecoration || picture.alt.language === language ? undefined : picture.alt.language
              }
              loading={isPriority ? 'eager' : 'lazy'}
              fetchPriority={isPriority ? 'high' : undefined}
              decoding={isPriority ? 'sync' : 'async'}
              onError={() => setFailedSrc(picture.src)}
            />
          </picture>
        </>
      )}
    </span>
  );
}

import { type ReactNode, useState } from 'react';
import { Ornament } from '#app/components/ornament/Ornament.tsx';
import { HeadLabel } from '#app/components/text/HeadLabel.tsx';
import { Localized } from '#app/components/text/Localized.tsx';
import { TitleText } from '#app/components/text/TitleText.tsx';
import type { Accent, Ground } from '#app/design/accents.ts';
import type { Hero as HeroData } from '#services/content-management/contract.ts';
import styles from './Hero.module.css';
import { HeroFilm } from './HeroFilm.tsx';
import { isWork, Picture } from './Picture.tsx';
import { toneOfColor } from './tone-of-color.ts';
import { YouTubeFilm } from './YouTubeFilm.tsx';

export interface HeroProps {
  readonly of: Pick<HeroData, 'title' | 'backgroundImage' | 'variant'> & Partial<HeroData>;
  /** The content below the title: links, dates. */
  readonly children?: ReactNode;
  /** Stands below the picture on a dark band of its own: what a visitor must know at once. */
  readonly foot?: ReactNode;
  /** `full` opens a page like a window; `tall` and `low` leave room for what follows. At least 400 px. */
  readonly height?: 'full' | 'tall' | 'low';
  /**
   * Of a low one, whose words stand on a ground of their own: below the whole picture, or beside it where
   * there is room. `plate`: the picture is set into the ground, the facts in one row below both. `object`: a work stands large at the window's edge, beside words on ink. `portal`: the ground
   * frames the picture, with the facts beside it (`--label` wide) and the title at its foot.
   */
  readonly form?: 'below' | 'beside' | 'plate' | 'object' | 'portal';
  /** What the words of a low one stand on; without it the section's accent. */
  readonly ground?: Ground;
  /** Of that ground; without it the section's. */
  readonly accent?: Accent;
  /** `end`: what is sharp stands there, and a phone shows it. */
  readonly focus?: 'top' | 'bottom' | 'end';
  /** The picture is the one that the item's card showed: it travels from there to here. */
  readonly isShared?: boolean;
  /** 1 unless the hero stands inside another page. */
  readonly headingLevel?: 1 | 2 | 3;
}

/** Upright, as tall as a window; from a master of 2400 by 1500 it loses no detail. */
const crops = {
  full: { width: 828, height: 1380 },
  tall: { width: 828, height: 1150 },
  /** Above the words; not so narrow that it cuts what stands at the sides. */
  low: { width: 828, height: 621 },
} as const;
const sizesOf = {
  full: 'max(100vw, 160vh)',
  tall: 'max(100vw, 130vh)',
  below: '100vw',
  beside: '(min-width: 1024px) max(60vw, 66vh), 100vw',
  plate: '(min-width: 1024px) 40vw, 100vw',
  object: '(min-width: 1024px) 66vh, 100vw',
  portal: '(min-width: 1024px) max(80vw, 120vh), 100vw',
} as const;

/**
 * The deep image that opens a page, with the page's main heading. Specification §2: background
 * image, looping film with mute toggle, or a film of the video site; variants bottom, center and
 * video-only (the heading is then for screen readers).
 */
export function Hero(props: HeroProps) {
  const {
    of: hero,
    children,
    foot,
    height = 'full',
    form = 'below',
    ground = form === 'object' ? 'ink' : 'accent',
    focus,
    isShared,
    headingLevel = 1,
  } = props;
  const Heading = `h${headingLevel}` as const;
  const [isPlaying, setPlaying] = useState(false);
  // Its picture stands by itself, below the bar, and its words on a ground of their own.
  const isApart = height === 'low' && hero.variant === 'bottom';
  const isWhole = isApart && hero.backgroundImage !== null && isWork(hero.backgroundImage);
  return (
    <header
      className={styles.hero}
      data-variant={hero.variant}
      data-height={height}
      data-focus={focus}
      data-form={isApart ? form : undefined}
      data-ground={isApart ? ground : undefined}
      data-accent={props.accent}
      data-opening={height !== 'full' && headingLevel === 1 ? 'light' : undefined}
      data-tone={toneOfColor(hero.textColor ?? null)}
      data-has-film={hero.backgroundVideoSrc || hero.youtubeVideoId ? '' : undefined}
      data-playing={isPlaying || undefined}
      data-has-foot={foot ? '' : undefined}
    >
      <div className={styles.background}>
        {hero.backgroundImage && (
          <Picture
            of={hero.backgroundImage}
            sizes={sizesOf[height === 'low' ? form : height]}
            phoneCrop={
              isWhole
                ? undefined
                : focus === 'end'
                  ? { ...crops[height], from: 'right' }
                  : crops[height]
            }
            ratio="fill"
            isWhole={isWhole}
            focus={focus}
            isPriority={headingLevel === 1}
            isShared={isShared}
          />
        )}
        {hero.backgroundVideoSrc && <HeroFilm src={hero.backgroundVideoSrc} />}
        {hero.overlayColor && (
          <svg className={styles.overlay} viewBox="0 0 1 1" preserveAspectRatio="none" aria-hidden>
            <rect width="1" height="1" fill={hero.overlayColor} />
          </svg>
        )}
      </div>
      <div className={styles.text}>
        {hero.title && headingLevel === 1 ? (
          <HeadLabel of={hero.breadcrumb} title={hero.title} className={styles.breadcrumb} />
        ) : (
          hero.breadcrumb && (
            <p className={styles.breadcrumb}>
              <Localized of={hero.breadcrumb} />
            </p>
          )
        )}
        {hero.title && (
          <Heading className={styles.title}>
            <TitleText of={hero.title} />
          </Heading>
        )}
        {(hero.description || children) && (
          <div className={styles.more}>
            {hero.description && (
              <p className={styles.description}>
                <Localized of={hero.description} />
              </p>
            )}
            {children}
          </div>
        )}
      </div>
      {hero.youtubeVideoId && !hero.backgroundVideoSrc && (
        <YouTubeFilm videoId={hero.youtubeVideoId} onPlay={() => setPlaying(true)} />
      )}
      <div className={styles.lattice}>
        <Ornament kind="lattice" />
      </div>
      {foot && (
        <div className={styles.foot} data-ground={isApart ? undefined : 'night'}>
          {foot}
        </div>
      )}
    </header>
  );
}

import { useEffect, useRef } from 'react';
import { useAllowsFilm } from '#app/components/media/use-allows-film.ts';
import type { widgetBlocks } from '../../widget-blocks.ts';
import { BareBlocks } from '../Blocks.tsx';
import type { BlockProps } from '../block-props.ts';
import { usePageRules } from '../page-rules.ts';
import { useInView } from '../use-in-view.ts';

/**
 * Source: reference §7, "Video". It plays by itself only for visitors who allow films; the others
 * get controls.
 */
export function Video({ options, block }: BlockProps<(typeof widgetBlocks)['Video']>) {
  const { ref, isInView } = useInView<HTMLDivElement>('200px', options.lazyLoad === false);
  const video = useRef<HTMLVideoElement>(null);
  const allowsFilm = useAllowsFilm();
  const children = block.children ?? [];
  const ratio = options.aspectRatio ?? 0;
  const isSized = ratio > 0 && !(options.fitContent && children.length > 0);
  const rules: string[] = [];
  if (options.fit) rules.push(`&>.builder-video{object-fit:${options.fit}}`);
  if (options.position) rules.push(`&>.builder-video{object-position:${options.position}}`);
  if (isSized) rules.push(`&>.builder-video-sizer{padding-top:${Math.round(ratio * 1e5) / 1e3}%}`);
  const className = usePageRules(rules);
  const plays = options.autoPlay === true && allowsFilm && isInView;
  useEffect(() => {
    if (!plays) video.current?.pause();
    // A browser may refuse; then the still picture stays.
    else void video.current?.play()?.catch(() => {});
  }, [plays]);
  return (
    <div
      ref={ref}
      className={`builder-video-frame ${className}`}
      data-sized={ratio > 0 || undefined}
    >
      <video
        ref={video}
        className="builder-video"
        poster={options.posterImage}
        muted={options.muted ?? options.autoPlay}
        loop={options.loop}
        playsInline={options.playsInline}
        controls={options.controls || (options.autoPlay === true && !allowsFilm && isInView)}
        preload={options.preload ?? 'metadata'}
        key={isInView ? options.video : ''}
      >
        {isInView && options.video && <source type="video/mp4" src={options.video} />}
      </video>
      {isSized && <div className="builder-video-sizer" />}
      {children.length > 0 &&
        (options.fitContent ? (
          <div className="builder-blocks">
            <BareBlocks of={children} />
          </div>
        ) : (
          <div className="builder-image-overlay" data-passive>
            <BareBlocks of={children} />
          </div>
        ))}
    </div>
  );
}

import { NoPicture } from '#app/components/media/NoPicture.tsx';
import { useWords } from '#app/i18n/language-context.tsx';
import english from '#locales/en/common.json';
import { BareBlocks } from '../Blocks.tsx';
import type { BlockProps } from '../block-props.ts';
import { usePageRules } from '../page-rules.ts';
import { toImageSources } from './image-sources.ts';
import { useImageState } from './use-image-state.ts';

interface ImageOptions {
  readonly image?: string;
  readonly src?: string;
  readonly altText?: string;
  readonly title?: string;
  readonly backgroundSize?: string;
  readonly backgroundPosition?: string;
  readonly aspectRatio?: number;
  readonly fitContent?: boolean;
  readonly highPriority?: boolean;
  readonly sizes?: string;
  readonly srcset?: string;
  readonly noWebp?: boolean;
  readonly width?: number;
  readonly height?: number;
}

/** Source: reference §7, "Image". It is in the server's HTML; browsers load it when it is near. */
export function Image({ options, block }: BlockProps<ImageOptions>) {
  const src = options.image ?? options.src;
  const children = block.children ?? [];
  const ratio = options.aspectRatio ?? 0;
  const isPlaced = ratio > 0;
  // What lies over the picture may say how high it is.
  const isSized = isPlaced && !(options.fitContent && children.length > 0);
  const sizer = usePageRules(isSized ? [`&{padding-top:${Math.round(ratio * 1e5) / 1e3}%}`] : []);
  const inner = <BareBlocks of={children} />;
  return (
    <>
      <Picture options={options} src={src} isPlaced={isPlaced} />
      {isSized && <div className={`builder-image-sizer ${sizer}`} />}
      {children.length > 0 &&
        (options.fitContent ? inner : <div className="builder-image-overlay">{inner}</div>)}
    </>
  );
}

interface PictureProps {
  readonly options: ImageOptions;
  readonly src: string | undefined;
  /** It fills its block, whose height is given otherwise. */
  readonly isPlaced: boolean;
}

function Picture({ options, src, isPlaced }: PictureProps) {
  const words = useWords('common', english);
  const { backgroundSize: size = 'cover', backgroundPosition: position = 'center' } = options;
  const className = usePageRules([`&{object-fit:${size};object-position:${position}}`]);
  const { hasFailed, observe, fail } = useImageState(src);
  if (!src || hasFailed) {
    return (
      <span className="builder-image-missing" data-sized={isPlaced || undefined}>
        <NoPicture words={hasFailed ? words.pictures.failed : words.pictures.absent} />
      </span>
    );
  }
  const { src: address, srcSet, webpSrcSet } = toImageSources(src, options.srcset, options.noWebp);
  const alt = options.altText ?? '';
  const sizes = srcSet ? toSizes(options) : undefined;
  return (
    <picture>
      {webpSrcSet && <source type="image/webp" srcSet={webpSrcSet} sizes={sizes} />}
      <img
        ref={observe}
        className={`builder-image ${className}`}
        data-sized={isPlaced || undefined}
        src={address}
        srcSet={srcSet}
        sizes={sizes}
        alt={alt}
        role={alt ? undefined : 'presentation'}
        title={options.title || undefined}
        width={options.width}
        height={options.height}
        loading={options.highPriority ? 'eager' : 'lazy'}
        fetchPriority={options.highPriority ? 'high' : undefined}
        decoding="async"
        onError={fail}
      />
    </picture>
  );
}

/** The last of the sizes has no condition; an editor's may have one. */
function toSizes({ sizes, highPriority }: ImageOptions): string {
  if (!sizes) return highPriority ? '100vw' : 'auto, 100vw';
  const parts = sizes.split(',').map((part) => part.trim());
  const last = (parts.pop() ?? '100vw').replace(/^\([^)]*\)\s*/, '') || '100vw';
  return [...parts, last].join(', ');
}

/** `Raw:Img`: the picture alone, with the block's own attributes. */
export function RawImg({ options, attributes }: BlockProps<ImageOptions>) {
  const src = options.image ?? options.src;
  const rules: string[] = [];
  if (options.backgroundSize) rules.push(`&{object-fit:${options.backgroundSize}}`);
  if (options.backgroundPosition) rules.push(`&{object-position:${options.backgroundPosition}}`);
  if (options.aspectRatio) rules.push(`&{aspect-ratio:${1 / options.aspectRatio}}`);
  const className = usePageRules(rules);
  if (!src) return null;
  const { src: address, srcSet } = toImageSources(src, undefined);
  return (
    <img
      loading="lazy"
      {...attributes}
      className={`${attributes.className} builder-raw-img ${className}`}
      src={address}
      srcSet={srcSet}
      sizes={srcSet ? 'auto, 100vw' : undefined}
      alt={options.altText ?? ''}
      title={options.title || undefined}
    />
  );
}

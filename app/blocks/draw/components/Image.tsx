import { NoPicture } from '#app/components/media/NoPicture.tsx';
import { useMessages } from '#app/i18n/language-context.tsx';
import english from '#locales/en/common.json';
import type { defaultBlocks } from '../../default-blocks.ts';
import type { OptionsOf } from '../../options-of.ts';
import type { PreparedBlock } from '../../prepared.ts';
import { BareBlocks } from '../Blocks.tsx';
import type { BlockProps } from '../block-props.ts';
import { usePageRules } from '../page-rules.ts';
import { StyleMark } from '../StyleMark.tsx';
import { toImageSources } from './image-sources.ts';
import { useImageState } from './use-image-state.ts';

type ImageOptions = OptionsOf<(typeof defaultBlocks)['Image']>;

/** Source: reference §7, "Image". It is in the server's HTML; browsers load it when it is near. */
export function Image({ options, block }: BlockProps<(typeof defaultBlocks)['Image']>) {
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
      <StyleMark />
      {(src || !isBound(block)) && <Picture options={options} src={src} isPlaced={isPlaced} />}
      {isSized && <div className={`builder-image-sizer ${sizer}`} />}
      {children.length > 0 &&
        (options.fitContent ? inner : <div className="builder-image-overlay">{inner}</div>)}
    </>
  );
}

/** A picture that an expression gives may be none; then there is nothing to be missed. */
const isBound = ({ bind }: PreparedBlock) =>
  bind?.options?.some(([[name]]) => name === 'image' || name === 'src') ?? false;

interface PictureProps {
  readonly options: ImageOptions;
  readonly src: string | undefined;
  /** It fills its block, whose height is given otherwise. */
  readonly isPlaced: boolean;
}

function Picture({ options, src, isPlaced }: PictureProps) {
  const messages = useMessages('common', english);
  const className = usePageRules([toFit(options)]);
  const { hasFailed, observe, fail } = useImageState(src);
  if (!src || hasFailed) {
    return (
      <span className="builder-image-missing" data-sized={isPlaced || undefined}>
        <NoPicture message={hasFailed ? messages.pictures.failed : messages.pictures.absent} />
      </span>
    );
  }
  const { src: address, srcSet, webpSrcSet } = toImageSources(src, options.srcset, options.noWebp);
  const alt = options.altText ?? '';
  // Without a place of its own a picture is as large as its sizes say, here and at the page builder.
  const measured = srcSet && isPlaced ? toSizes(options) : undefined;
  return (
    <picture>
      {webpSrcSet && <source type="image/webp" srcSet={webpSrcSet} sizes={measured} />}
      <img
        ref={observe}
        className={`builder-image ${className}`}
        data-sized={isPlaced || undefined}
        src={address}
        srcSet={srcSet}
        sizes={measured ?? (srcSet && options.sizes)}
        alt={alt}
        role={alt ? undefined : 'presentation'}
        title={options.title || undefined}
        loading={options.highPriority ? 'eager' : 'lazy'}
        fetchPriority={options.highPriority ? 'high' : undefined}
        decoding="async"
        onError={fail}
      />
    </picture>
  );
}

/**
 * The last of the sizes has no condition; an editor's may have one. Browsers may take the width of a
 * lazy picture from its place.
 */
function toSizes({ sizes = '100vw', highPriority }: ImageOptions): string {
  const parts = sizes.split(',').map((part) => part.trim());
  const last = (parts.pop() ?? '').replace(/^\([^)]*\)\s*/, '') || '100vw';
  return [...(highPriority ? [] : ['auto']), ...parts, last].join(', ');
}

const toFit = ({
  backgroundSize = 'cover',
  backgroundPosition = 'center',
}: Pick<ImageOptions, 'backgroundSize' | 'backgroundPosition'>) =>
  `&{object-fit:${backgroundSize};object-position:${backgroundPosition}}`;

/** `Raw:Img`: the picture alone, with the block's own attributes. */
export function RawImg({ options, attributes }: BlockProps<(typeof defaultBlocks)['Raw:Img']>) {
  const src = options.image;
  const rules = [toFit(options)];
  // Width by height, other than in a picture's frame: so the page builder draws it.
  if (options.aspectRatio) rules.push(`&{aspect-ratio:${options.aspectRatio}}`);
  const className = usePageRules(rules);
  if (!src) return null;
  const { src: address, srcSet } = toImageSources(src, undefined, true);
  return (
    <img
      loading="lazy"
      {...attributes}
      className={`${attributes.className} builder-raw-img ${className}`}
      src={address}
      srcSet={srcSet}
      alt={options.altText ?? ''}
      title={options.title || undefined}
    />
  );
}

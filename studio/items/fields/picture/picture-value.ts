import type { Media } from '../../../pictures/media-query.ts';
import type { FormField } from '../field-props.ts';

/** A picture in the service's stored format; its thumbnails stand beside these by their names. */
export interface RawImage {
  readonly id?: string;
  readonly url?: string;
  readonly dimensions?: { readonly width: number; readonly height: number };
  /** Null: not said yet; empty: decorative. */
  readonly alt?: string | null;
  readonly copyright?: string | null;
  readonly edit?: {
    readonly x: number;
    readonly y: number;
    readonly zoom: number;
    readonly background: string;
  };
  readonly [thumbnail: string]: unknown;
}

/** A part of a picture, in its pixels. */
export interface Rect {
  readonly x: number;
  readonly y: number;
  readonly width: number;
  readonly height: number;
}

/** A cut that the model asks for. */
export interface WantedCut {
  /** Empty: the picture itself. */
  readonly name: string;
  readonly width: number;
  readonly height: number;
}

type Config = FormField['config'] & {
  readonly constraint?: { readonly width?: number | null; readonly height?: number | null };
  readonly thumbnails?: readonly {
    readonly name: string;
    readonly width?: number | null;
    readonly height?: number | null;
  }[];
};

type Shown = Pick<
  Media,
  'id' | 'url' | 'version' | 'width' | 'height' | 'ground' | 'dominantColor'
> &
  Pick<Media, 'focalPoint'>;

const sidesOf = ({ width, height }: Shown) => ({ width: width ?? 1, height: height ?? 1 });

/** The cuts of a field; one side that the model leaves free follows the picture. */
export function cutsOf(config: Config, media: Shown): WantedCut[] {
  const { constraint = {}, thumbnails = [] } = config;
  const own = sidesOf(media);
  return [...(isBound(config) ? [{ name: '', ...constraint }] : []), ...thumbnails].map(
    (wanted) => {
      const width = wanted.width ?? own.width;
      const height = wanted.height ?? Math.round((own.height * width) / own.width);
      return { name: wanted.name, width, height };
    },
  );
}

/** The largest part of a cut's proportions around what must be seen, as a load of files makes it. */
export function cutAround(
  cut: WantedCut,
  media: Shown,
  closeness = 1,
  focus = media.focalPoint,
): Rect {
  const own = sidesOf(media);
  const scale = Math.min(own.width / cut.width, own.height / cut.height) / closeness;
  const width = Math.max(1, Math.floor(cut.width * scale));
  const height = Math.max(1, Math.floor(cut.height * scale));
  const { x, y } = focus ?? { x: 0.5, y: 0.5 };
  const place = (at: number, side: number, all: number) =>
    Math.floor(Math.min(Math.max(0, at * all - side / 2), all - side));
  return { x: place(x, width, own.width), y: place(y, height, own.height), width, height };
}

/** The part of the picture that a cut shows; null: all of it. */
export function rectOf(image: RawImage | undefined): Rect | null {
  const query = (image?.url ?? '').split('?')[1] ?? '';
  const numbers = (new URLSearchParams(query).get('rect') ?? '').split(',').map(Number);
  if (numbers.length !== 4 || !numbers.every(Number.isFinite)) return null;
  const [x, y, width, height] = numbers as [number, number, number, number];
  return { x, y, width, height };
}

/** Whether the model asks for sides of the picture itself. */
export const isBound = ({ constraint }: Config): boolean =>
  Boolean(constraint?.width && constraint.height);

interface PictureWords {
  readonly alt: string | null;
  readonly copyright: string | null;
}

/** A picture of the library as a field holds it, with the cuts of its model. */
export function toImage(media: Shown, config: Config, words: PictureWords): RawImage {
  const cuts = cutsOf(config, media);
  const [own] = cuts.filter(({ name }) => name === '');
  const main = own ? toCut(media, own, cutAround(own, media), words) : toWhole(media, words);
  const thumbnails = cuts
    .filter(({ name }) => name !== '')
    .map((cut) => [cut.name, toCut(media, cut, cutAround(cut, media), words)]);
  return { ...main, ...Object.fromEntries(thumbnails) };
}

export const toWhole = (media: Shown, words: PictureWords): RawImage => ({
  dimensions: sidesOf(media),
  ...words,
  url: toAddress(media, ''),
  id: media.id,
  edit: { x: 0, y: 0, zoom: 1, background: backgroundOf(media) },
});

export const toCut = (
  media: Shown,
  { width, height }: WantedCut,
  rect: Rect,
  words: PictureWords,
): RawImage => ({
  dimensions: { width, height },
  ...words,
  url: toAddress(
    media,
    `&rect=${rect.x},${rect.y},${rect.width},${rect.height}&w=${width}&h=${height}`,
  ),
  id: media.id,
  edit: { x: rect.x, y: rect.y, zoom: width / rect.width, background: backgroundOf(media) },
});

/** The part that a place shows where the model asks for no sides, in the picture's own pixels. */
export const toPart = (media: Shown, rect: Rect, words: PictureWords): RawImage =>
  toCut(media, { name: '', width: rect.width, height: rect.height }, rect, words);

function toAddress({ url, version }: Shown, cut: string): string {
  const [path] = url.split('?');
  return `${path}?auto=format,compress${version > 1 ? `&v=${version}` : ''}${cut}`;
}

/** A work goes on in the ground that it lies on; other pictures have their main color before they come. */
const backgroundOf = ({ url, ground, dominantColor }: Shown): string =>
  (url.startsWith('/images/objects/') && ground) || dominantColor || '#ffffff';

/** The same words for a picture and all its cuts. */
export function withWords(image: RawImage, words: Partial<PictureWords>): RawImage {
  const entries = Object.entries({ ...image, ...words }).map(([name, value]) => {
    const isCut = typeof value === 'object' && value !== null && 'url' in value;
    return [name, isCut ? { ...value, ...words } : value];
  });
  return Object.fromEntries(entries) as RawImage;
}

/** What the library says of a picture in a language, as a field takes it over. */
export const wordsOf = (
  { alt, credit, isDecorative }: Pick<Media, 'alt' | 'credit' | 'isDecorative'>,
  language: keyof Media['alt'],
): PictureWords => ({
  alt: isDecorative ? '' : alt[language] || null,
  copyright: credit[language] || null,
});

import type { PictureVersion, VersionSize } from '../editing/picture-versions.ts';
import type { FieldValues } from '../stored-document.ts';

interface Rect {
  readonly x: number;
  readonly y: number;
  readonly width: number;
  readonly height: number;
}

/**
 * A picture's stored value (or that of one of its thumbnails) as its newest file is drawn: the address names
 * the version, and a cut keeps its place in the picture where the new file has other sides.
 */
export function toPresentPicture(image: FieldValues, present: PictureVersion): FieldValues {
  if (typeof image.url !== 'string') return image;
  const [path = '', query = ''] = image.url.split('?');
  const parameters = new URLSearchParams(query);
  const stored = Number(parameters.get('v') ?? 1);
  if (stored >= present.version) return image;
  parameters.set('v', String(present.version));
  const before = sizeOf(present, stored);
  const after = sizeOf(present, present.version);
  const rect = readRect(parameters.get('rect'));
  const edit = (image.edit ?? {}) as FieldValues;
  const background = present.dominantColor ?? edit.background;
  const isSame = !(before && after) || !isOther(before, after);
  if (isSame || !rect) {
    // Without a cut the picture is whole, with the sides of its file.
    const whole =
      isSame || !after ? {} : { dimensions: { width: after.width, height: after.height } };
    const url = toUrl(path, parameters);
    return { ...image, ...whole, url, edit: { ...edit, background } };
  }
  const moved = moveRect(rect, before, after);
  parameters.set('rect', [moved.x, moved.y, moved.width, moved.height].join(','));
  const { width = moved.width } = (image.dimensions ?? {}) as { width?: number };
  const place = { x: moved.x, y: moved.y, zoom: width / moved.width, background };
  return { ...image, url: toUrl(path, parameters), edit: { ...edit, ...place } };
}

/** The same of a link to a film or another file. */
export function toPresentFile(link: FieldValues, present: PictureVersion): FieldValues {
  const [path = ''] = String(link.url).split('?');
  const bytes = sizeOf(present, present.version)?.bytes;
  const size = bytes === undefined ? link.size : String(bytes);
  return { ...link, url: `${path}?v=${present.version}`, size };
}

/** A document's fields with all their pictures and files as they are now, wherever they stand. */
export function toPresentValues(
  value: unknown,
  versions: ReadonlyMap<string, PictureVersion>,
): unknown {
  if (versions.size === 0 || typeof value !== 'object' || value === null) return value;
  if (Array.isArray(value)) return value.map((one) => toPresentValues(one, versions));
  const inner = Object.fromEntries(
    Object.entries(value).map(([name, one]) => [name, toPresentValues(one, versions)]),
  );
  const present = versions.get(String(inner.id));
  if (!present || typeof inner.url !== 'string') return inner;
  if (inner.link_type === 'Media') return toPresentFile(inner, present);
  return 'dimensions' in inner ? toPresentPicture(inner, present) : inner;
}

const sizeOf = ({ sizes }: PictureVersion, version: number): VersionSize | null =>
  sizes.findLast((one) => one.version <= version) ?? sizes[0] ?? null;

const isOther = (one: VersionSize, other: VersionSize): boolean =>
  one.width !== other.width || one.height !== other.height;

/** The version before the cut, as files and the studio write it. */
function toUrl(path: string, parameters: URLSearchParams): string {
  const rank = (name: string) => ['auto', 'v'].indexOf(name) + 1 || 3;
  const sorted = [...parameters].sort(([one], [other]) => rank(one) - rank(other));
  return `${path}?${new URLSearchParams(sorted).toString().replaceAll('%2C', ',')}`;
}

function readRect(text: string | null): Rect | null {
  const numbers = (text ?? '').split(',').map(Number);
  if (numbers.length !== 4 || !numbers.every(Number.isFinite)) return null;
  const [x, y, width, height] = numbers as [number, number, number, number];
  return { x, y, width, height };
}

/** Around the same point, of the same proportions, as large a part as it was. */
function moveRect(rect: Rect, before: VersionSize, after: VersionSize): Rect {
  const share = Math.min(after.width / before.width, after.height / before.height);
  const width = Math.max(1, Math.floor(rect.width * share));
  const height = Math.max(1, Math.floor(rect.height * share));
  const middle = {
    x: ((rect.x + rect.width / 2) / before.width) * after.width,
    y: ((rect.y + rect.height / 2) / before.height) * after.height,
  };
  const keep = (at: number, side: number, all: number) =>
    Math.round(Math.min(Math.max(0, at - side / 2), all - side));
  return {
    x: keep(middle.x, width, after.width),
    y: keep(middle.y, height, after.height),
    width,
    height,
  };
}

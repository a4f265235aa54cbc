interface StoredImage {
  readonly url?: unknown;
  readonly alt?: unknown;
  readonly copyright?: unknown;
  readonly dimensions?: unknown;
  readonly [thumbnail: string]: unknown;
}

/** The forms in which a file may say a picture, the shortest first; what the list of pictures says need not be said again. */
export function listImageForms(value: unknown): (string | Record<string, unknown>)[] {
  const { alt = null, copyright: credit = null, ...image } = (value ?? {}) as StoredImage;
  const file = readName(image.url);
  if (file === null) return [];
  const part = readPart(image);
  const crops = Object.fromEntries(
    Object.entries(image).flatMap(([name, one]) => {
      const rect = readRect((one as StoredImage | null)?.url);
      return rect ? [[name, rect]] : [];
    }),
  );
  const words = [{}, { alt }, { credit }, { alt, credit }];
  const places = [
    {},
    ...(part ? [{ part }] : []),
    ...(Object.keys(crops).length > 0 ? [{ crops }, ...(part ? [{ part, crops }] : [])] : []),
  ];
  const forms = places.flatMap((place) => words.map((said) => ({ ...said, ...place })));
  return [file, ...forms.slice(1).map((form) => ({ file, ...form }))];
}

/** `/images/scenes/court.webp?…` → `scenes/court` */
const readName = (url: unknown): string | null =>
  /^\/images\/([^?#]+)\.[^./?#]+(\?|$)/.exec(typeof url === 'string' ? url : '')?.[1] ?? null;

/** With the sides at which it is shown, where these are others. */
function readPart({ url, dimensions }: StoredImage): number[] | null {
  const rect = readRect(url);
  const { width, height } = (dimensions ?? {}) as { width?: number; height?: number };
  const isSame = rect?.[2] === width && rect?.[3] === height;
  return !rect || isSame ? rect : [...rect, width ?? 0, height ?? 0];
}

function readRect(url: unknown): number[] | null {
  const [, text = ''] = /[?&]rect=([\d,]+)/.exec(typeof url === 'string' ? url : '') ?? [];
  const numbers = text.split(',').map(Number);
  return numbers.length === 4 ? numbers : null;
}
